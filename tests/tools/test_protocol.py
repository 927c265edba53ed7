"""The client's types are made from the server's structs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dvergar.games import GAMES
from dvergar.server.protocol import VERSION
from tests.programs import needs
from tools import protocol
from tools.schemas import messages, require_shared_fields, views
from tools.tree import ROOT

FILES = ["web/src/lib/protocol.ts", *[f"web/src/games/{game}/types.ts" for game in GAMES]]


def test_every_message_has_its_tag_and_all_its_fields() -> None:
    parts = messages()
    for side, tag in (("ClientMessage", "do"), ("ServerMessage", "is")):
        for part in parts[side]["anyOf"]:
            message = parts[part["$ref"].rpartition("/")[2]]
            assert len(message["properties"][tag]["enum"]) == 1 and tag in message["required"]
    for name in ("Update", "TableInfo", "Clock", "Line", "Choice"):
        assert set(parts[name]["required"]) == set(parts[name]["properties"])
    assert "salt" not in parts["NewTable"]["required"]


def test_comments_describe_the_fields() -> None:
    assert "empty until" in messages()["TableInfo"]["properties"]["seed"]["description"]


def test_each_view_has_its_own_comments() -> None:
    """The structs of all games are called View."""
    fields = {game: parts["View"]["properties"] for game, parts in views().items()}
    assert fields["jewellers"]["out"]["description"] == "seats that have left the auction"
    assert "description" not in fields["silberzwerg"]["out"]
    assert fields["jewellers"]["subject"]["description"] == "the card that is paid for, or marked"


def test_a_view_without_the_shared_fields_is_refused() -> None:
    base, view = messages()["BaseView"], views()["smithy"]["View"]
    require_shared_fields("smithy", view, base)
    poor = {"properties": {k: v for k, v in view["properties"].items() if k != "waiting"}}
    with pytest.raises(ValueError, match="no waiting"):
        require_shared_fields("smithy", poor, base)


@needs("npm")
def test_written_files_are_fresh_and_a_stale_one_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert protocol.main([], tmp_path) == 0
    for name in FILES:
        assert (tmp_path / name).read_text("utf-8") == (ROOT / name).read_text("utf-8")
    text = (tmp_path / FILES[0]).read_text("utf-8")
    assert f"VERSION = {VERSION};" in text and '  is: "welcome";' in text
    shutil.copy(tmp_path / FILES[1], tmp_path / FILES[0])
    assert protocol.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == f"{FILES[0]} is stale: run make docs\n"
