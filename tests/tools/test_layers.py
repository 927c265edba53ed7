"""The layers are kept, and a breach is named with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.sapling import plant
from tools import layers
from tools.tree import ROOT


def test_this_repository_keeps_its_layers() -> None:
    assert layers.problems(ROOT) == []


@pytest.mark.parametrize(
    ("file", "source", "name"),
    [
        ("engine/core.py", "from dvergar.games.toy import game", "dvergar.games.toy"),
        ("engine/core.py", "import msgspec", "msgspec"),
        ("engine/core.py", "from pathlib import Path", "pathlib"),
        ("games/toy/game.py", "from dvergar.locales import Words", "dvergar.locales"),
        ("games/toy/steps/play.py", "from ....bots import random", "dvergar.bots"),
        ("games/toy/game.py", "from dvergar import cli", "dvergar.cli"),
        (
            "bots/random.py",
            "def f() -> None:\n    import dvergar.lab.simulate",
            "dvergar.lab.simulate",
        ),
        ("lab/simulate.py", "from dvergar.server import app", "dvergar.server"),
        ("bots/wise.py", "from dvergar.locales import Words", "dvergar.locales"),
    ],
)
def test_a_breach_is_named(tmp_path: Path, file: str, source: str, name: str) -> None:
    plant(tmp_path, {f"src/dvergar/{file}": source})
    line = len(source.splitlines())
    layer = file.partition("/")[0]
    assert layers.problems(tmp_path) == [f"src/dvergar/{file}:{line}: {layer} imports {name}"]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        (
            "engine/match.py",
            "import json\nfrom typing import Final\nfrom dvergar.engine.core import State",
        ),
        ("engine/match.py", "from .core import State"),
        ("games/toy/cards.py", "import msgspec\nfrom pathlib import Path"),
        ("games/toy/steps/play.py", "from ....engine.core import State\nfrom ..state import Toy"),
        (
            "cli/__init__.py",
            "from dvergar import __version__, lab\nfrom dvergar.locales import Words",
        ),
        ("locales/__init__.py", "from dvergar.games.title import Line"),
        ("__main__.py", "from dvergar.cli import main"),
    ],
)
def test_downward_is_fine(tmp_path: Path, file: str, source: str) -> None:
    assert layers.problems(plant(tmp_path, {f"src/dvergar/{file}": source})) == []


def test_the_engine_opens_nothing(tmp_path: Path) -> None:
    plant(tmp_path, {"src/dvergar/engine/save.py": "text = open('x').read()"})
    assert layers.problems(tmp_path) == ["src/dvergar/engine/save.py:1: engine calls open"]
