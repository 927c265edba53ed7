"""The session in docs/protocol.md works, and the page lists every route and close code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from dvergar.server.app import make_app
from dvergar.server.http import socket
from dvergar.server.settings import Settings
from tests.docs.blocks import blocks
from tests.docs.session import Session
from tests.docs.workspace import ROOT
from tests.server.process import Server

PAGE = ROOT / "docs" / "protocol.md"
CODE = re.compile(r"^\| (\d{4}) \|", re.MULTILINE)


def test_the_session_runs_as_shown(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path).start()
    session = Session(server)
    shown = [block for block in blocks(PAGE) if block.language != "console"]
    try:
        for block in shown:
            session.run(block)
    finally:
        session.close()
        server.stop()
    assert [block.language for block in shown].count("http") >= 3
    assert {"cookie", "ada", "table", "stream"} <= session.known.keys()


@pytest.mark.parametrize(
    ("shown", "real", "same"),
    [
        ({"a": 1, "…": "…"}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1, "…": "…"}, {"b": 2}, False),
        (["…", 2, "…"], [1, 2, 3], True),
        (["…", 4], [1, 2, 3], False),
        ([1], [], False),
        ([], [1], False),
        (["…"], [], True),
        ({"a": True}, {"a": 1}, False),
        ("{x} {x}", "one two", False),
    ],
)
def test_differences_from_the_shown_session_are_found(
    shown: object, real: object, same: bool
) -> None:
    session = Session.__new__(Session)
    session.known = {"x": "one"}
    assert session.same(shown, real) == same


def test_every_route_is_documented() -> None:
    text = PAGE.read_text("utf-8")
    for route in make_app(Settings()).routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            for handler in route.route_handlers:
                for method in handler.http_methods if handler.include_in_schema else ():
                    if handler.fn.__module__.startswith("dvergar."):
                        assert f"`{method} {route.path_format}" in text


def test_every_close_code_is_documented() -> None:
    ours = {
        code
        for code in vars(socket).values()
        if isinstance(code, int) and code in range(4400, 4500)
    }
    documented = {int(code) for code in CODE.findall(PAGE.read_text("utf-8"))}
    assert documented == ours | {1009, 1012}
