"""Starts the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools.browser import HOW, find

SWITCHES = ["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"]


@contextmanager
def launched() -> Iterator[Browser]:
    path = find()
    assert path, f"no browser here: {HOW}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()
