"""Uploads save files."""

from __future__ import annotations

import httpx

from tests.server.client import Browser


def upload(browser: Browser, body: str | bytes, kind: str = "text/plain") -> httpx.Response:
    content = body.encode() if isinstance(body, str) else body
    return browser.http.post("/api/replays", content=content, headers={"Content-Type": kind})


def uploaded(browser: Browser, body: str) -> str:
    answer = upload(browser, body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
