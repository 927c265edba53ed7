"""The system's own browser, found by its name."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = "DVERGAR_NO_BROWSER"
SWITCHES = ["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"]


def executable() -> str:
    """Where the browser is; without one the tests fail, unless it was said that there is none."""
    if os.environ.get(NO_BROWSER) == "1":
        pytest.skip(f"{NO_BROWSER}=1")
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(
            f"no browser here: install Chromium (one of {', '.join(NAMES)}), "
            f"or leave these tests out with {NO_BROWSER}=1",
            pytrace=False,
        )
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()
