"""Records a page's errors, requests, responses and socket messages."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response, WebSocket

from tests.server.client import Message

INSIDE = ("data:", "blob:", "about:")


class Notes:
    """Everything one page logged to the console and received from the network."""

    def __init__(self, page: Page, host: str) -> None:
        self.host = host
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        self.responses: list[Response] = []
        self.bodies: list[str] = []
        self.heard = 0  # number of the last message
        self.update: Message = {}
        self.answers: list[Message] = []  # answers to the page's own messages
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
        """Read all responses except scripts and pictures, before leaving the page discards them."""
        read = [r for r in self.responses if "/assets/" not in r.url and ".svg" not in r.url]
        self.bodies += [body(response) for response in read]
        self.responses.clear()
        return self.bodies

    def forgive(self, *parts: str) -> None:
        """Ignore errors that a test causes on purpose, given by part of their text."""
        self.forgiven += parts

    def complaints(self) -> list[str]:
        """Return everything that must not have happened."""
        errors = [e for e in self.errors if not any(part in e for part in self.forgiven)]
        return errors + [f"asked another host: {url}" for url in self.foreign]


def body(response: Response) -> str:
    """Return a response's body; the browser drops it once the page is left."""
    try:
        return response.text()
    except Error:
        return ""
