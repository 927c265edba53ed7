"""A browser without a screen: keeps the cookie and sends requests and socket messages."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.process import Server
from tests.waiting import PATIENCE

VERSION = 4
MESSAGES_A_SOCKET = 90  # after that a new socket resumes the stream

Message = dict[str, Any]
machines = count(1)


class Gone(Exception):
    """The server closed the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


def new_key() -> str:
    return secrets.token_hex(8)


def new_address() -> str:
    """Return a new address, so that limits by address affect only their own tests."""
    n = next(machines)
    return f"127.1.{n // 250}.{n % 250 + 1}"


class Browser:
    def __init__(self, server: Server, name: str = "", address: str = "") -> None:
        self.server = server
        self.address = address or new_address()
        self.http = httpx.Client(
            base_url=server.url,
            headers={"Origin": server.url},
            transport=httpx.HTTPTransport(local_address=self.address, retries=2),
            timeout=PATIENCE,
        )
        self.name = name
        if name:
            self.ask("POST", "/api/me", {"name": name}, status=200)

    @property
    def token(self) -> str:
        return self.http.cookies.get("dvergar") or ""

    def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Return the answer's JSON, failing the test on an unexpected status."""
        answer = self.request(method, path, body)
        good = answer.status_code == status if status else answer.is_success
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.text else None

    def refused(self, method: str, path: str, body: Any, status: int) -> str:
        """Return the id of the refusal without its prefix."""
        why = self.ask(method, path, body, status)["why"]["id"]
        return str(why).removeprefix("refused-")

    def create(self, *seats: str | Message, **more: Any) -> str:
        """Create a table and return its id; seats are `me`, `open` or a bot's name."""
        listed = [{"who": seat} if isinstance(seat, str) else seat for seat in seats]
        options = more.pop("options", {})
        body = {"game": "smithy", "options": options, "seats": listed, **more}
        return str(self.ask("POST", "/api/tables", body)["id"])

    def sit(self, table: str, seat: int, **more: Any) -> Message:
        found: Message = self.ask("POST", f"/api/tables/{table}/seat", {"seat": seat, **more})
        return found

    def table(self, table: str) -> Message:
        found: Message = self.ask("GET", f"/api/tables/{table}")
        return found

    def socket(self, table: str, origin: str | None = "own") -> Socket:
        return Socket(self, table, origin)

    def close(self) -> None:
        self.http.close()


class Socket:
    """One stream of a table; checks that message numbers have no gaps."""

    def __init__(self, browser: Browser, table: str, origin: str | None = "own") -> None:
        self.browser = browser
        self.table = table
        self.origin = browser.server.url if origin == "own" else origin
        self.stream = ""
        self.last = 0
        self.frames: list[Message] = []
        self.update: Message = {}
        self.chat: list[Message] = []
        self.ws = self.dial()

    def dial(self) -> ClientConnection:
        self.sent = 0
        token = self.browser.token
        try:
            return connect(
                f"ws://{self.browser.server.host}/ws/{self.table}",
                origin=None if self.origin is None else Origin(self.origin),
                additional_headers={"Cookie": f"dvergar={token}"} if token else {},
                source_address=(self.browser.address, 0),
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                legacy=True,
            )
        except ConnectionClosed as closed:  # the server died during the handshake
            raise gone(closed) from None

    def hello(self) -> Socket:
        """Open or resume the stream and wait for a view."""
        before = self.last
        self.greet()
        if not before:
            self.until(lambda m: m["is"] == "update")
        return self

    def greet(self, version: int = VERSION) -> None:
        self.send({"do": "hello", "version": version, "stream": self.stream, "last": self.last})

    def reconnect(self) -> Socket:
        """Drop the connection and resume the stream after the last message seen."""
        self.ws.close()
        self.ws = self.dial()
        self.greet()
        return self

    def renew(self) -> None:
        """Reconnect now and then in a long game."""
        if self.sent >= MESSAGES_A_SOCKET:
            self.reconnect()

    def send(self, message: Message | str | bytes) -> None:
        self.sent += 1
        try:
            self.ws.send(json.dumps(message) if isinstance(message, dict) else message)
        except ConnectionClosed as closed:
            raise gone(closed) from None

    def receive(self, timeout: float = PATIENCE) -> Message:
        try:
            message: Message = json.loads(self.ws.recv(timeout))
        except ConnectionClosed as closed:
            raise gone(closed) from None
        self.note(message)
        return message

    def note(self, message: Message) -> None:
        fresh = message["is"] == "welcome"
        assert fresh or message["n"] == self.last + 1, f"{message['n']} follows {self.last}"
        self.last = message["n"]
        self.frames.append(message)
        if fresh:
            self.stream = message["stream"]
            self.chat = []
        elif message["is"] == "update":
            self.update = message
        elif message["is"] == "chat":
            self.chat.append(message["talk"])

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def wait_for_everyone(self) -> None:
        """Read until the owners of all seats are online."""
        self.until(lambda m: m["is"] == "update" and all(s["online"] for s in m["table"]["seats"]))

    def closed(self) -> Gone:
        """Read on until the server closes."""
        try:
            while True:
                self.receive()
        except Gone as found:
            return found

    def settle(self) -> None:
        """Read all earlier messages, by waiting for the answer to a ping."""
        self.send({"do": "ping"})
        self.until(lambda m: m["is"] == "pong")

    def quiet(self, seconds: float) -> None:
        """Give messages that must not arrive some time to arrive."""
        try:
            while True:
                self.receive(seconds)
        except TimeoutError:
            return

    @property
    def news(self) -> list[Message]:
        """Return all messages except answers to pings."""
        return [message for message in self.frames if message["is"] != "pong"]

    @property
    def view(self) -> Message:
        found: Message = self.update["view"]
        return found

    @property
    def ply(self) -> int:
        return int(self.update["ply"])

    @property
    def over(self) -> bool:
        return bool(self.update["table"]["status"] == "over")

    @property
    def choices(self) -> list[str]:
        return [o["action"] for o in self.view["choices"]] if self.update["view"] else []

    def ask(self, verb: str, **fields: Any) -> Message:
        """Send a message with a key and return its answer: `done` or `denied`."""
        key = fields.setdefault("key", new_key())
        self.renew()
        self.send({"do": verb, **fields})
        return self.until(lambda m: m["is"] in ("done", "denied") and m["key"] == key)

    def act(self, action: str, **fields: Any) -> Message:
        chosen = {"ply": self.ply, "seat": self.update["seat"], **fields}
        return self.ask("act", action=action, **chosen)

    def undo(self, **fields: Any) -> Message:
        return self.ask("undo", **{"ply": self.ply, "seat": self.update["seat"], **fields})

    def look(self, seat: int) -> Message:
        """Look through a seat's eyes; return the update or refusal."""
        self.renew()
        self.send({"do": "look", "seat": seat})
        return self.until(lambda m: m["is"] in ("update", "denied"))

    def talk(self, text: str, key: str = "") -> None:
        self.renew()
        self.send({"do": "chat", "key": key or new_key(), "text": text})

    def close(self) -> None:
        self.ws.close()


def gone(closed: ConnectionClosed) -> Gone:
    frame = closed.rcvd
    return Gone(frame.code, frame.reason) if frame else Gone(1006, "")


def why(message: Message) -> str:
    """Return `done` or the id of the refusal."""
    if message["is"] != "denied":
        return "done"
    return str(message["why"]["id"]).removeprefix("refused-")


def chosen(choices: Sequence[str], rng: Random, hurry: float = 0.7) -> str:
    """Choose an action, mostly one that ends the turn, so that games finish."""
    if "end" in choices and rng.random() < hurry:
        return "end"
    return rng.choice(choices)


def level(sockets: Sequence[Socket]) -> None:
    """Read until all sockets have the newest move that any of them has."""
    newest = max(s.ply for s in sockets)
    for s in sockets:
        while s.ply < newest:
            s.receive()


def play(
    sockets: Sequence[Socket], rng: Random, most: int = 5000, hurry: float = 0.7, watchers: int = 0
) -> int:
    """Play through the sockets to the end or for `most` actions; the last `watchers` only watch."""
    acts = 0
    level(sockets)
    while not sockets[0].over and acts < most:
        movers = [s for s in sockets[: len(sockets) - watchers] if s.choices]
        if movers:
            answer = movers[0].act(chosen(movers[0].choices, rng, hurry))
            assert why(answer) == "done", answer
            acts += 1
        else:
            sockets[0].receive()
        level(sockets)
    return acts


def moved(sit: Callable[[], Sequence[Socket]]) -> Sequence[Socket]:
    """Return the first table at which the active player has made an undoable move."""
    for _ in range(20):
        sockets = sit()
        first = sockets[0]
        moves = [action for action in first.choices if action.startswith(("play", "move"))]
        if moves:
            first.act(moves[0])
        if first.update["undo"]:
            return sockets
        for socket in sockets:
            socket.close()
    raise AssertionError("nothing can be undone")
