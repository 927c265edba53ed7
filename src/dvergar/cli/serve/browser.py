"""Opens the browser of the machine, if it has one."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def show(address: str, patience: float = 0) -> None:
    """Open a page, waiting only so long: some browsers return only when they are closed."""
    if has_screen():
        opening = threading.Thread(target=opened, args=(address,), daemon=True)
        opening.start()
        opening.join(patience)


def has_screen() -> bool:
    """Elsewhere only browsers for the terminal would be found, and that is ours."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def opened(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
