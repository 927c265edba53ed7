"""A connection between a page and its table that tests can tamper with."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.server.client import Message

Change = Callable[[Message], Message | None]


class Wire:
    """Passes on every message; `up` and `down` change it, or drop it by returning None."""

    def __init__(self, page: Page) -> None:
        self.up: Change = lambda message: message
        self.down: Change = lambda message: message
        self.routes: list[WebSocketRoute] = []
        self.servers: list[WebSocketRoute] = []
        self.sent: list[Message] = []
        self.broken = False  # a new connection fails too
        page.route_web_socket("**/ws/*", self.join)

    def join(self, route: WebSocketRoute) -> None:
        if self.broken:
            route.close(code=3001)
            return
        server = route.connect_to_server()
        self.routes.append(route)
        self.servers.append(server)
        route.on_message(lambda text: self.passed(text, self.note_up, server.send))
        server.on_message(lambda text: self.passed(text, self.down, route.send))

    def note_up(self, message: Message) -> Message | None:
        self.sent.append(message)
        return self.up(message)

    def passed(self, text: str | bytes, change: Change, send: Callable[[str], Any]) -> None:
        changed = change(json.loads(text))
        if changed is not None:
            send(json.dumps(changed))

    def throw(self, data: str | bytes) -> None:
        """Send something that our pages never send."""
        self.servers[-1].send(data)

    def cut(self) -> None:
        """Close the connection; the page may open a new one."""
        self.routes[-1].close(code=3001)
