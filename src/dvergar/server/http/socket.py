"""The WebSocket of a table: messages in, numbered messages out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dvergar.server.people.accounts import COOKIE, Person
from dvergar.server.protocol import (
    VERSION,
    Act,
    Chat,
    HandOver,
    Hello,
    Incoming,
    Look,
    Ping,
    Pong,
    Study,
    TakeBack,
    Undo,
)
from dvergar.server.refusal import Refused
from dvergar.server.services import Services
from dvergar.server.tables.chat import post_line, recent
from dvergar.server.tables.stream import LOGGED_OUT, SLOW_READER, Stream
from dvergar.server.tables.table import Table

MAX_BYTES = 64 * 1024

UNREADABLE, TOO_MUCH, TOO_OFTEN, TOO_OLD, REFUSED = 4400, 4413, 4429, 4426, 4403
SLOW, LEFT = 4408, 4401
CLOSE_CODES = {SLOW_READER: SLOW, LOGGED_OUT: LEFT}

Socket = WebSocket[Any, Any, Any]


class Closing(Exception):
    """Ends the connection with a close code for the client."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/ws/{id:str}")
async def play(socket: Socket, id: FromPath[str]) -> None:
    services: Services = socket.app.state.services
    try:
        services.refuse_foreign(socket.headers.get("origin"), socket.headers.get("host", ""))
        who = await services.people.by_token(socket.cookies.get(COOKIE, ""))
        table = await services.lobby.table(id)
    except Refused as refused:
        await socket.accept()
        await socket.close(REFUSED, refused.id)
        return
    await socket.accept()
    try:
        await Session(socket, services, table, who).run()
    except Closing as closing:
        with contextlib.suppress(Exception):
            await socket.close(closing.code, closing.reason)
    except WebSocketDisconnect:
        pass


def address(socket: Socket) -> str:
    return socket.client.host if socket.client else ""


class Session:
    """One connection of one client."""

    def __init__(
        self, socket: Socket, services: Services, table: Table, who: Person | None
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.audience = table.audience
        self.stream = Stream(who)
        self.name = f"{table.id} {who.id if who else address(socket)}"

    @property
    def who(self) -> Person | None:
        """Return the current person, who changes when a guest logs in."""
        return self.stream.person

    async def run(self) -> None:
        first = await self.receive()
        if not isinstance(first, Hello):
            raise Closing(UNREADABLE, "hello-first")
        if first.version != VERSION:
            raise Closing(TOO_OLD, "old-client")
        stream = self.stream = self.audience.attach(self.stream, first.stream)
        with self.present(stream) as outbox:
            await self.catch_up(stream, first)
            writer = asyncio.create_task(self.write(outbox))
            try:
                await self.listen(stream)
            finally:
                writer.cancel()

    @contextlib.contextmanager
    def present(self, stream: Stream) -> Iterator[asyncio.Queue[bytes]]:
        """Show the player as online while the socket is open."""
        before = self.audience.online()
        outbox = stream.open()
        self.table.start(self.audience.show_presence(stream, before))
        try:
            yield outbox
        finally:
            before = self.audience.online()
            stream.close(outbox)
            self.table.start(self.audience.show_presence(stream, before))

    async def catch_up(self, stream: Stream, first: Hello) -> None:
        async with self.table.lock:
            if first.stream == stream.name and stream.resume(first.last):
                return
            stream.welcome()
            for talk in await recent(self.services.store, self.table.id):
                stream.say(talk)
            stream.shown = 0
            self.audience.update(stream)

    async def write(self, outbox: asyncio.Queue[bytes]) -> None:
        while True:
            data = await outbox.get()
            if data in CLOSE_CODES:
                await self.socket.close(CLOSE_CODES[data], data.decode())
                return
            await self.socket.send_data(data, mode="text")

    async def receive(self) -> Incoming:
        """Return the next message, or close the connection if it is not valid."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        text = event.get("text")
        if text is None:
            raise Closing(UNREADABLE, "binary")
        if len(text.encode()) > MAX_BYTES:
            raise Closing(TOO_MUCH, "too-long")
        if not self.within_limit():
            raise Closing(TOO_OFTEN, "too-often")
        try:
            message: Incoming = msgspec.json.decode(text, type=Incoming)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Closing(UNREADABLE, "malformed") from None
        return message

    def within_limit(self) -> bool:
        """Count a message against the limit that all sockets of a person share at one table."""
        windows = self.services.messages
        watching = not self.table.seats_of(self.who)
        return windows.take(self.name, windows.most // 2 if watching else None)

    async def listen(self, stream: Stream) -> None:
        while True:
            message = await self.receive()
            key = getattr(message, "key", "")
            try:
                await self.carry_out(stream, message)
            except Refused as refused:
                async with self.table.lock:
                    self.audience.deny(stream, key, refused)

    async def carry_out(self, stream: Stream, message: Incoming) -> None:
        if isinstance(message, Act | Undo | TakeBack):
            ply = await self.table.act(self.who, message)
            self.audience.confirm(stream, message.key, ply)
        elif isinstance(message, Look):
            await self.look(stream, message.seat)
        elif isinstance(message, Chat):
            await post_line(self.services.store, self.table, stream, message)
            self.audience.confirm(stream, message.key, self.table.ply)
        elif isinstance(message, HandOver):
            if self.who is None:
                raise Refused("no-session", status=401)
            await self.services.lobby.seating.hand_over(
                self.table, self.who, message.seat, message.to_bot, message.key
            )
            self.audience.confirm(stream, message.key, self.table.ply)
        elif isinstance(message, Study):
            await self.services.teaching.study(self.table, self.who, message)
            self.audience.confirm(stream, message.key, self.table.ply)
        elif isinstance(message, Ping):
            stream.send(Pong)
        else:
            raise Closing(UNREADABLE, "hello-again")

    async def look(self, stream: Stream, seat: int) -> None:
        if seat >= 0:
            self.table.check_seat(self.who, seat)
        async with self.table.lock:
            stream.seat = seat
            self.audience.update(stream)
