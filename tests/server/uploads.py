"""Save files on their way to a server."""

from __future__ import annotations

import httpx

from tests.server.client import Browser


def bring(browser: Browser, body: str | bytes, kind: str = "text/plain") -> httpx.Response:
    content = body.encode() if isinstance(body, str) else body
    return browser.http.post("/api/replays", content=content, headers={"Content-Type": kind})


def brought(browser: Browser, body: str) -> str:
    answer = bring(browser, body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
