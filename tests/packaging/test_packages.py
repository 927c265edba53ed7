"""Every way to install Dvergar includes the pages and needs no Node afterwards."""

from __future__ import annotations

import re
import shutil
import tarfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.packages import built, checkout, install, wheel_of_make
from tests.server.client import Browser
from tests.server.process import Server

STATIC = "dvergar/server/static/"
LINK = re.compile(r'(?:src|href)="(/[^"]+)"')
FOREIGN = ("node_modules", ".map", ".svelte", ".ts", "__pycache__", ".so")
WAYS = ["wheel of make", "checkout", "sdist", "wheel"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return what can be installed, by its name in WAYS."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "apart").mkdir()
    return {
        "wheel of make": wheel_of_make(),
        "checkout": checkout(folder / "apart"),
        **built(folder),
    }


@pytest.fixture
def server(
    made: dict[str, Path], request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Server]:
    bin_folder = install(made[request.param], tmp_path / "venv")
    alone = {"PATH": str(bin_folder), "PYTHONPATH": "", "HOME": str(tmp_path)}
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path, **alone)
    server.command = [str(bin_folder / "dvergar"), "serve"]
    server.start()
    yield server
    server.stop()


def test_the_wheel_contains_the_pages_but_not_their_sources() -> None:
    with ZipFile(wheel_of_make()) as archive:
        names = [name for name in archive.namelist() if not name.endswith(".so")]
    check_files(names, STATIC)


@pytest.mark.long
def test_the_sdist_contains_the_pages_and_everything_a_build_needs(made: dict[str, Path]) -> None:
    with tarfile.open(made["sdist"]) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    check_files(names, f"src/{STATIC}")
    assert {"tools/backend.py", "tools/pages.py", "setup.py", "README.md", "LICENSE"} <= {*names}
    assert {"src/dvergar/locales/hu/web.ftl", "src/dvergar/py.typed"} <= {*names}


def check_files(names: list[str], static: str) -> None:
    pages = [name.removeprefix(static) for name in names if name.startswith(static)]
    assert "index.html" in pages
    for ending in (".js", ".css", ".woff2"):
        assert any(p.startswith("assets/") and p.endswith(ending) for p in pages), ending
    assert [name for name in names if any(word in name for word in FOREIGN)] == []


@pytest.mark.long
@pytest.mark.parametrize("server", WAYS, indirect=True)
def test_a_table_opens_without_node(server: Server) -> None:
    tools = [shutil.which(tool, path=server.environment["PATH"]) for tool in ("node", "npm")]
    assert tools == [None, None]
    ada = Browser(server, "Ada")
    fetch_the_page(ada)
    table = ada.create("me", "greedy", options={"first": 1})
    socket = ada.socket(table).hello()
    assert socket.view["choices"]
    ply = socket.act("end")["ply"]
    socket.until(lambda m: m["is"] == "update" and m["ply"] > ply)
    assert "Traceback" not in server.output()


def fetch_the_page(browser: Browser) -> None:
    page = browser.http.get("/")
    links = LINK.findall(page.text)
    assert page.status_code == 200 and any(link.endswith(".js") for link in links)
    for path in [*links, "/locales/en", "/locales/hu", "/api/games/smithy/cards"]:
        answer = browser.http.get(path)
        assert answer.status_code == 200 and len(answer.content) > 100, path
