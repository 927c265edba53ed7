"""Plays at many tables in a separate process: a plan on stdin, milliseconds on stdout."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from random import Random
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import VERSION, chosen
from tests.waiting import PATIENCE

AT_ONCE = 20  # tables opened or warmed up together


class Plan(msgspec.Struct):
    host: str
    tables: dict[str, list[str]]  # by table id: the tokens of its players
    acts_before: int
    seconds: float
    every: float


class Choice(msgspec.Struct):
    action: str


class View(msgspec.Struct):
    choices: list[Choice]


class Message(msgspec.Struct):
    """The part of a message that a client needs."""

    kind: str = msgspec.field(name="is", default="echo")
    key: str = ""
    ply: int = 0
    seat: int = 0
    view: View | None = None


class Person:
    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.update = Message()
        self.answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        decoder = msgspec.json.Decoder(Message)
        async for text in self.ws:
            now = perf_counter()
            heard = decoder.decode(text)
            if heard.kind == "update":
                self.update = heard
            elif heard.kind in ("done", "echo") and heard.key:
                self.answer.set_result(now)
            elif heard.kind == "denied":
                self.answer.set_exception(AssertionError(text))
        self.answer.set_exception(ConnectionError("the server hung up"))

    @property
    def choices(self) -> list[str]:
        return [o.action for o in self.update.view.choices] if self.update.view else []

    async def act(self, action: str) -> float:
        """Return the seconds until the action is acknowledged."""
        self.answer = asyncio.get_running_loop().create_future()
        key, seat = secrets.token_hex(8), self.update.seat
        said = {"do": "act", "key": key, "ply": self.update.ply, "seat": seat, "action": action}
        text = msgspec.json.encode(said).decode()
        start = perf_counter()
        await self.ws.send(text)
        return await self.answer - start


class Table:
    def __init__(self, people: list[Person], rng: Random) -> None:
        self.people = people
        self.rng = rng

    async def act(self) -> float:
        """Let the player who is asked act; a table of the echo server has only one."""
        while len(self.people) > 1 and not any(p.choices for p in self.people):
            await asyncio.sleep(0.001)
        mover = next((p for p in self.people if p.choices), self.people[0])
        return await mover.act(chosen(mover.choices or ["end"], self.rng, 0.3))

    async def play(self, acts: int) -> None:
        for _ in range(acts):
            await self.act()

    async def keep_time(self, first: float, plan: Plan) -> list[float]:
        """Act at regular times."""
        found = []
        for stroke in range(int(plan.seconds / plan.every)):
            await asyncio.sleep(first + stroke * plan.every - perf_counter())
            found.append(await self.act())
        return found


async def come(plan: Plan, id: str, token: str) -> Person:
    ws = await connect(
        f"ws://{plan.host}/ws/{id}",
        origin=Origin(f"http://{plan.host}"),
        additional_headers={"Cookie": f"dvergar={token}"},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        proxy=None,
    )
    person = Person(ws)
    if token:
        await ws.send(msgspec.json.encode({"do": "hello", "version": VERSION}).decode())
    return person


async def run(plan: Plan) -> list[float]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def ready(n: int, id: str, tokens: list[str]) -> Table:
        async with gate:
            table = Table([await come(plan, id, token) for token in tokens], Random(n))
            await table.play(plan.acts_before)
            return table

    tables = await asyncio.gather(*[ready(n, *item) for n, item in enumerate(plan.tables.items())])
    gc.freeze()
    start = perf_counter() + 1
    firsts = [start + n * plan.every / len(tables) for n in range(len(tables))]
    found = [t.keep_time(first, plan) for t, first in zip(tables, firsts, strict=True)]
    return [1000 * wait for waits in await asyncio.gather(*found) for wait in waits]


if __name__ == "__main__":
    waits = asyncio.run(run(msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)))
    sys.stdout.buffer.write(msgspec.json.encode(waits))
