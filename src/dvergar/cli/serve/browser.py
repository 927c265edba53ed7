"""Opens the browser, if there is one."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def show(address: str, patience: float = 0) -> None:
    """Open a page in a thread, since some browsers return only when they are closed."""
    if has_screen():
        opening = threading.Thread(target=opened, args=(address,), daemon=True)
        opening.start()
        opening.join(patience)


def has_screen() -> bool:
    """Return whether a graphical browser can open; a text browser would take over our terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def opened(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
