"""The wheel that make builds, in an empty environment on a machine without Node."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.client import Browser
from tests.server.process import Server

ROOT = Path(__file__).parents[2]
STATIC = "dvergar/server/static/"
LINK = re.compile(r'(?:src|href)="(/[^"]+)"')
FOREIGN = ("node_modules", ".map", ".svelte", ".ts", "__pycache__")


def wheel() -> Path:
    found = sorted((ROOT / ".venv" / "wheel").glob("*.whl"))
    assert found, "there is no wheel; make setup builds it"
    return found[-1]


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    """The commands of an environment with the wheel and what it depends on, and nothing else."""
    folder = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip: list[str | Path] = [
        folder / "bin" / "python",
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--retries=10",
        "-q",
    ]
    pinned = ROOT / "requirements" / "run.txt"
    subprocess.run([*pip, "install", wheel(), "-r", pinned], check=True, cwd=folder)
    subprocess.run([*pip, "check"], check=True, cwd=folder)
    return folder / "bin"


@pytest.fixture
def server(bin_folder: Path, tmp_path: Path) -> Iterator[Server]:
    alone = {"PATH": str(bin_folder), "PYTHONPATH": "", "HOME": str(tmp_path)}
    made = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path, **alone)
    made.command = [str(bin_folder / "dvergar"), "serve"]
    made.start()
    yield made
    made.stop()


def test_the_wheel_holds_the_pages_and_nothing_of_their_making() -> None:
    with ZipFile(wheel()) as archive:
        names = archive.namelist()
    pages = [name.removeprefix(STATIC) for name in names if name.startswith(STATIC)]
    assert "index.html" in pages
    for ending in (".js", ".css", ".woff2"):
        assert any(p.startswith("assets/") and p.endswith(ending) for p in pages), ending
    assert [name for name in names if any(word in name for word in FOREIGN)] == []


@pytest.mark.long
def test_a_table_opens_where_there_is_no_node(server: Server) -> None:
    tools = [shutil.which(tool, path=server.environment["PATH"]) for tool in ("node", "npm")]
    assert tools == [None, None]
    ada = Browser(server, "Ada")
    fetch_the_page(ada)
    table = ada.create("me", "greedy", options={"first": 1})
    socket = ada.socket(table).hello()
    assert socket.view["options"]
    ply = socket.act("end")["ply"]
    socket.until(lambda m: m["is"] == "update" and m["ply"] > ply)
    assert "Traceback" not in server.said()


def fetch_the_page(browser: Browser) -> None:
    page = browser.http.get("/")
    links = LINK.findall(page.text)
    assert page.status_code == 200 and any(link.endswith(".js") for link in links)
    for path in [*links, "/locales/en", "/locales/hu", "/api/games/smithy/cards"]:
        answer = browser.http.get(path)
        assert answer.status_code == 200 and len(answer.content) > 100, path
