"""`dvergar serve` opens the browser, prints addresses for phones, and fails with one clear line."""

from __future__ import annotations

import json
import os
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from dvergar.cli.serve.address import lan_address, listen, page_address, phone_code
from dvergar.cli.serve.single_server import games_file
from dvergar.server.protocol import VERSION
from dvergar.server.settings import BadSetting, Settings, database_url, from_environment
from tests.cli.run import dvergar, error_of
from tests.cli.serving import games, recorder, serving
from tests.server.process import free_port
from tests.waiting import PATIENCE, until

NAME = {"name": "Ada"}
TABLE = {"game": "smithy", "options": {}, "seats": [{"who": "me"}, {"who": "greedy"}]}
RESTARTING = 1012
DEFAULT = 8484


def read_soon(file: Path) -> str:
    """Return what the fake browser recorded."""
    return until(lambda: file.exists() and file.read_text("utf-8").strip()) or ""


def test_open_shows_the_page_once_it_is_ready(tmp_path: Path) -> None:
    browser, opened = recorder(tmp_path)
    port = str(free_port())
    with serving(tmp_path, "--port", port, "--open", BROWSER=browser) as server:
        assert read_soon(opened) == server.address == f"http://127.0.0.1:{port}"
        assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200


def test_without_a_browser_the_address_is_printed(tmp_path: Path) -> None:
    with serving(tmp_path, DVERGAR_PORT=str(free_port()), DVERGAR_OPEN="1") as server:
        assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200
        assert "Traceback" not in server.said


def test_ctrl_c_ends_the_server_cleanly_even_with_a_game_running(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", str(free_port())) as server:
        own = {"Origin": server.address}
        with httpx.Client(base_url=server.address, headers=own, timeout=PATIENCE) as ada:
            assert ada.post("/api/me", json=NAME).status_code == 200
            table = ada.post("/api/tables", json=TABLE).json()["id"]
            cookie = {"Cookie": f"dvergar={ada.cookies['dvergar']}"}
        where = f"{server.address.replace('http:', 'ws:')}/ws/{table}"
        line = connect(
            where,
            origin=Origin(server.address),
            additional_headers=cookie,
            open_timeout=PATIENCE,
        )
        line.send(json.dumps({"do": "hello", "version": VERSION}))
        for kind in ("welcome", "update"):
            assert kind in str(line.recv(PATIENCE))
        assert server.interrupt() == (0, "")
        with line, pytest.raises(ConnectionClosed) as closed:
            while line.recv(PATIENCE):  # the bot may have moved meanwhile
                continue
        assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTARTING


def test_pages_opened_at_the_printed_addresses_may_act(tmp_path: Path) -> None:
    try:
        house = lan_address()
    except BadSetting:
        assert "no network" in error_of("serve", "--lan", "--db", games(tmp_path))
        return
    with serving(tmp_path, "--port", str(free_port()), "--lan") as server:
        assert server.address.startswith(f"http://{house}:")
        assert phone_code(server.address) in server.said
        for origin, status in ((server.address, 200), ("http://elsewhere:80", 403)):
            answer = httpx.post(
                f"{server.address}/api/me",
                json=NAME,
                headers={"Origin": origin},
                timeout=PATIENCE,
                trust_env=False,
            )
            assert answer.status_code == status


def test_lan_and_host_exclude_each_other() -> None:
    assert "leave out --host" in error_of("serve", "--lan", "--host", "127.0.0.1")


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = error_of("serve", "--port", port, "--db", games(tmp_path))
    assert f"port {port} is in use" in line and "--port" in line


def test_without_a_port_option_the_next_free_port_is_used(tmp_path: Path) -> None:
    with socket.socket() as other:
        try:
            other.bind(("127.0.0.1", DEFAULT))
            other.listen()
        except OSError:
            pass  # the port is taken anyway
        with serving(tmp_path) as server:
            port = int(server.address.rpartition(":")[2])
            assert port > DEFAULT and f"Port {DEFAULT} is in use" in server.said
            assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200


def test_a_database_in_use_is_not_served_twice(tmp_path: Path) -> None:
    browser, opened = recorder(tmp_path)
    with serving(tmp_path, "--port", str(free_port())) as server:
        line = error_of("serve", "--db", games(tmp_path), "--port", free_port())
        assert server.address in line and "--db" in line
        again = dvergar("serve", "--open", "--db", games(tmp_path), env={"BROWSER": browser})
        assert again.returncode == 0 and server.address in again.stdout
        assert read_soon(opened) == server.address
    with serving(tmp_path, "--port", str(free_port())):
        pass


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("sqlite:////no/such/folder/games.sqlite", "No such file"),
        ("postgresql://ada:secret@127.0.0.1:1/games", "127.0.0.1"),
    ],
)
def test_a_bad_database_is_named_without_its_password(url: str, word: str) -> None:
    line = error_of("serve", "--db", url, "--port", free_port())
    assert word in line and "secret" not in line and "sqlite:///FILE" in line


@pytest.mark.parametrize(
    "url", ["mysql://ada:secret@here/x", "x.sqlite", "postgresql://ada:secret@here:port/x"]
)
def test_an_invalid_database_url_is_refused(url: str) -> None:
    with pytest.raises(BadSetting, match="possible: --db") as caught:
        games_file(database_url(Settings(db=url)))
    assert "secret" not in str(caught.value)


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("a shopping list, and no database at all" * 100)
    line = error_of("serve", "--db", games(tmp_path), "--port", free_port())
    assert "not a database" in line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "0"),
        ("LAN", "maybe"),
        ("OPEN", "2"),
        ("BOT_PAUSE", "-1"),
        ("BOT_PAUSE", "inf"),
        ("ORIGINS", "https://a.org, zork"),
        ("ORIGINS", "https://a.org/"),
    ],
)
def test_a_bad_environment_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"DVERGAR_{name}", value)
    with pytest.raises(BadSetting, match=f"DVERGAR_{name} is '{value}'; possible: "):
        from_environment()


def test_origins_may_have_spaces_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DVERGAR_ORIGINS", "https://a.org, http://b.org:8484")
    assert from_environment() == {"origins": ("https://a.org", "http://b.org:8484")}


def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    around = {"XDG_DATA_HOME": str(tmp_path / "file"), "HOME": str(tmp_path), "DVERGAR_DB": ""}
    line = error_of("serve", env=around)
    assert "data folder" in line and os.fspath(tmp_path) in line


def test_a_host_of_another_machine_is_named(tmp_path: Path) -> None:
    line = error_of("serve", "--host", "203.0.113.7", "--db", games(tmp_path))
    assert "'203.0.113.7' is not an address of this machine" in line


def test_addresses_are_written_for_a_browser() -> None:
    assert page_address("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert page_address("::1", 80) == "http://[::1]:80"
    assert page_address("dwarf.example", 80) == "http://dwarf.example:80"


def test_only_the_default_port_moves_to_the_next_free_one() -> None:
    first = listen("127.0.0.1", free_port(), True)
    port = first.getsockname()[1]
    with first, listen("127.0.0.1", port, False) as second:
        assert second.getsockname()[1] > port
        with pytest.raises(BadSetting):
            listen("127.0.0.1", port, True)
