"""What a page did behind its face: errors, requests, answers, frames of its sockets."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response, WebSocket

from tests.server.client import Message

INSIDE = ("data:", "blob:", "about:")


class Notes:
    """Everything that one page said to the console and heard from the net."""

    def __init__(self, page: Page, host: str) -> None:
        self.host = host
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self.bodies: list[str] = []
        self.heard = 0  # the number of the last message
        self.update: Message = {}
        self.answers: list[Message] = []  # to what the page asked of its table
        self.forgiven = ["Service Worker registration blocked by Playwright"]
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.errors.append(f"thrown: {error}"))
        page.on("request", self.request)
        page.on("response", self.response)
        page.on("websocket", self.socket)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text}")

    def request(self, request: Request) -> None:
        if not request.url.startswith(INSIDE) and urlsplit(request.url).netloc != self.host:
            self.foreign.append(request.url)

    def response(self, response: Response) -> None:
        self.responses.append(response)

    def socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.host:
            self.foreign.append(socket.url)
        socket.on("framereceived", self.frame)

    def frame(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        self.frames.append(text)
        message: Message = json.loads(text)
        self.heard = int(message["n"])
        if message["is"] == "update":
            self.update = message
        elif message["is"] in ("done", "denied"):
            self.answers.append(message)

    def read(self) -> list[str]:
        """All answers but scripts and pictures; read before the page is left, or they are lost."""
        read = [r for r in self.responses if "/assets/" not in r.url and ".svg" not in r.url]
        self.bodies += [body(response) for response in read]
        self.responses.clear()
        return self.bodies

    def forgive(self, *parts: str) -> None:
        """Errors that a test causes on purpose, told by a part of their text."""
        self.forgiven += parts

    def complaints(self) -> list[str]:
        """What must not have happened."""
        errors = [e for e in self.errors if not any(part in e for part in self.forgiven)]
        return errors + [f"asked another host: {url}" for url in self.foreign]


def body(response: Response) -> str:
    """What was answered; the browser forgets it with a page that was left meanwhile."""
    try:
        return response.text()
    except Error:
        return ""
