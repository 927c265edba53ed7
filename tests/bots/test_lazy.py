"""A game's code is loaded only when it is needed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from dvergar.bots import EVALUATORS
from dvergar.games import GAMES

MODULES = "\nimport json, sys; print(json.dumps(sorted(sys.modules)))"
HELP = """
from dvergar.cli import dvergar
try:
    dvergar.main(["--help"])
except SystemExit:
    pass
"""
GREEDY = """
from dvergar.bots import bot
from dvergar.games import title
from dvergar.games.record import newest_cards
chosen = title("smithy")
bot("greedy", chosen.game(chosen.options(), newest_cards(chosen), 2))
"""


def loaded(code: str) -> set[str]:
    """Return the games whose rules or bots a new process imports."""
    answer = subprocess.run(
        [sys.executable, "-c", code + MODULES], capture_output=True, text=True, check=True
    )
    modules = [name.split(".") for name in json.loads(answer.stdout.splitlines()[-1])]
    ours = [parts for parts in modules if parts[0] == "dvergar" and len(parts) > 2]
    return {parts[2] for parts in ours if parts[1] in ("games", "bots")} & set(GAMES)


@pytest.mark.parametrize("code", ["import dvergar.bots", "import dvergar.bots.greedy", HELP])
def test_no_game_is_loaded(code: str) -> None:
    assert loaded(code) == set()


def test_a_bot_loads_its_own_game_only() -> None:
    assert loaded(GREEDY) == {"smithy"}


def test_every_game_has_an_evaluator() -> None:
    assert set(EVALUATORS) == set(GAMES)
