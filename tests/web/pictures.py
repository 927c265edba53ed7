"""Takes the pictures in docs/pictures from games that bots have played halfway."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Chromium

from tests.server.process import Server
from tests.web.chromium import launched
from tests.web.palette import save
from tests.web.person import DESKTOP, TOUCH, Person
from tests.web.places import Places
from tests.web.screens import SCREENS
from tools.tree import ROOT

FOLDER = ROOT / "docs" / "pictures"
PICTURES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "home": ("hall", "dark", {"viewport": DESKTOP}),
    "table-dark": ("picked", "dark", {"viewport": DESKTOP}),
    "table-light": ("picked", "light", {"viewport": DESKTOP}),
    "silberzwerg": ("silber-placement", "dark", {"viewport": DESKTOP}),
    "jewellers": ("jewel-turn", "dark", {"viewport": DESKTOP}),
    "phone": ("table", "dark", {**TOUCH, "device_scale_factor": 1}),
    "end": ("end", "dark", {"viewport": DESKTOP}),
}


def take(chromium: Chromium, server: Server, places: Places, name: str) -> Path:
    """Take one picture and return its path."""
    screen, theme, context = PICTURES[name]
    person = Person(chromium, server, account=places.ada, **context)
    SCREENS[screen](person, places)
    person.set_look("en", theme)
    person.page.mouse.move(0, 0)
    person.page.wait_for_timeout(500)
    path = FOLDER / f"{name}.png"
    worker = person.context.new_page()
    save(worker, person.page.screenshot(), path)
    person.leave()
    return path


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as chromium:
        server = Server(f"sqlite:///{folder}/games.sqlite", Path(folder)).start()
        places = Places(server)
        for name in PICTURES:
            path = take(chromium, server, places, name)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB")
        places.close()
        server.stop()


if __name__ == "__main__":
    main()
