"""Runs the session of docs/protocol.md against a real server."""

from __future__ import annotations

import json
import re
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.docs.blocks import ANY, Block
from tests.server.client import Browser
from tests.server.process import Server
from tests.waiting import PATIENCE

NAME = re.compile(r"\{(\w+)\}")


class Session:
    """Runs the blocks in turn; names in braces are filled in where they first appear."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browser = Browser(server)
        self.known: dict[str, str] = {}
        self.socket: ClientConnection | None = None

    def run(self, block: Block) -> None:
        if block.language == "http":
            self.ask(block.text)
        elif block.language in ("socket", "reconnect"):
            self.talk(block.text.splitlines(), again=block.language == "reconnect")

    def ask(self, text: str) -> None:
        asked, answered = text.strip().split("\n\n")
        first, *body = self.filled(asked).splitlines()
        method, path = first.split()
        answer = self.browser.request(method, path, json.loads(body[0]) if body else None)
        status, *rest = answered.splitlines()
        assert answer.status_code == int(status), answer.text
        for header in rest[:-1]:
            name, _, shown = header.partition(": ")
            self.compare(shown, answer.headers[name], header)
        self.compare(json.loads(rest[-1]), answer.json(), rest[-1])

    def talk(self, lines: list[str], again: bool) -> None:
        socket = self.connected(again)
        for line in lines:
            if line.startswith("> "):
                socket.send(self.filled(line[2:]))
            else:
                heard = json.loads(socket.recv(PATIENCE))
                self.compare(json.loads(line[2:]), heard, line)

    def connected(self, again: bool) -> ClientConnection:
        if self.socket is not None and again:
            self.close()
        if self.socket is None:
            self.socket = connect(
                f"ws://{self.server.host}/ws/{self.known['table']}",
                origin=Origin(self.server.url),
                additional_headers={"Cookie": f"dvergar={self.browser.token}"},
                open_timeout=PATIENCE,
            )
        return self.socket

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def filled(self, text: str) -> str:
        return NAME.sub(lambda match: self.known.get(match[1], match[0]), text)

    def compare(self, shown: Any, real: Any, where: str) -> None:
        assert self.same(shown, real), f"shown: {where}\nreal: {json.dumps(real)}"

    def same(self, shown: Any, real: Any) -> bool:
        """Compare values; `…` matches anything, and in an object or list any further members."""
        if shown == ANY:
            return True
        if isinstance(shown, dict) and isinstance(real, dict):
            wanted = {key: value for key, value in shown.items() if key != ANY}
            whole = ANY in shown or wanted.keys() == real.keys()
            return whole and all(k in real and self.same(v, real[k]) for k, v in wanted.items())
        if isinstance(shown, list) and isinstance(real, list):
            return self.same_items(shown, real)
        if isinstance(shown, str) and isinstance(real, str):
            return self.same_text(shown, real)
        return type(shown) is type(real) and bool(shown == real)

    def same_items(self, shown: list[Any], real: list[Any]) -> bool:
        if not shown or not real:
            return all(item == ANY for item in shown) and not real
        if shown[0] == ANY:
            return self.same_items(shown[1:], real) or self.same_items(shown, real[1:])
        return self.same(shown[0], real[0]) and self.same_items(shown[1:], real[1:])

    def same_text(self, shown: str, real: str) -> bool:
        pattern = NAME.sub(r"(?P<\1>[^;]+)", re.sub(r"[.()?*+]", r"\\\g<0>", self.filled(shown)))
        found = re.fullmatch(pattern, real)
        self.known.update(found.groupdict() if found else {})
        return found is not None
