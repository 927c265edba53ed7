"""A module's folder decides whether it is compiled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import setup
from dvergar import games
from tools.tree import ROOT

PACKAGE = Path("src", "dvergar")
GAMES = [PACKAGE / "games" / game for game in games.GAMES]
MSGSPEC = re.compile(r"^(?:import|from) msgspec", re.MULTILINE)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.chdir(ROOT)
    return setup.compiled_modules()


def test_compiled_modules_contain_only_plain_classes(compiled: list[str]) -> None:
    """Structs of msgspec don't work when compiled."""
    assert [path for path in compiled if MSGSPEC.search(Path(path).read_text("utf-8"))] == []


def test_engine_bots_and_each_games_rules_are_compiled(compiled: list[str]) -> None:
    assert {str(PACKAGE / "engine" / "core.py"), str(PACKAGE / "bots" / "search.py")} <= {*compiled}
    for game in GAMES:
        assert {str(game / "game.py"), str(game / "state.py")} <= {*compiled}


def test_cards_views_and_shared_modules_are_not_compiled(compiled: list[str]) -> None:
    for game in GAMES:
        for name in ("cards/file.py", "shown/view.py", "__init__.py"):
            assert (ROOT / game / name).exists() and str(game / name) not in compiled
    assert str(PACKAGE / "games") not in {str(Path(path).parent) for path in compiled}
