"""Imports follow the layers, the engine does no I/O, and violations are named."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from tests.tools.small_repo import write_files
from tools import engine_purity
from tools.tree import ROOT

LINT = Path(sys.executable).with_name("lint-imports")
LAYERS = "engine <- games <- bots, locales <- lessons <- lab, server <- cli"
SERVER = "inside the server: database <- people <- tables <- replays <- http"
NO_OTHER_GAME = "no game knows another"
VIOLATIONS = [
    ("engine/core.py", "from dvergar.games import title", "dvergar.games", LAYERS),
    ("games/title.py", "from dvergar.locales import Words", "dvergar.locales", LAYERS),
    ("games/smithy/score.py", "from ...bots import bot", "dvergar.bots", LAYERS),
    ("games/record.py", "from dvergar import cli", "dvergar.cli", LAYERS),
    ("bots/arena.py", "def f() -> None:\n    import dvergar.lab.laws", "dvergar.lab.laws", LAYERS),
    ("bots/search.py", "from dvergar.locales import Words", "dvergar.locales", LAYERS),
    ("lab/simulate.py", "from dvergar.server import app", "dvergar.server.app", LAYERS),
    ("server/people/accounts.py", "from dvergar.server import app", "dvergar.server.app", SERVER),
    ("server/tables/table.py", "import dvergar.server.replays.replays", "replays.replays", SERVER),
    ("games/smithy/state.py", "import dvergar.games.jewellers", "games.jewellers", NO_OTHER_GAME),
]


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [LINT, "--no-cache", "--no-logo"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src"), "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the check's output for a copy of the package with every violation in it."""
    root = tmp_path_factory.mktemp("layers")
    copytree(ROOT / "src", root / "src", ignore=ignore_patterns("static", "__pycache__", "*.so"))
    copy(ROOT / "pyproject.toml", root)
    for file, source, *_ in VIOLATIONS:
        with (root / "src" / "dvergar" / file).open("a") as module:
            module.write(f"\n\n{source}\n")
    answer = lint(root)
    assert answer.returncode == 1
    yield answer.stdout


def test_imports_follow_the_layers() -> None:
    answer = lint(ROOT)
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.mark.parametrize(("file", "source", "target", "contract"), VIOLATIONS)
def test_a_violation_is_named(
    broken: str, file: str, source: str, target: str, contract: str
) -> None:
    importer = f"dvergar.{file.removesuffix('.py').replace('/', '.')}"
    assert f"{contract} BROKEN" in broken
    named = [line for line in broken.splitlines() if f"{importer} -> " in line and target in line]
    assert named and all("(l." in line for line in named)


def test_the_engine_is_pure() -> None:
    assert engine_purity.problems(ROOT) == []


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("import msgspec", "imports msgspec"),
        ("from pathlib import Path", "imports pathlib"),
        ("import os.path", "imports os.path"),
        ("text = open('x').read()", "calls open"),
    ],
)
def test_impure_code_is_named(tmp_path: Path, source: str, problem: str) -> None:
    write_files(tmp_path, {"src/dvergar/engine/save.py": source})
    assert engine_purity.problems(tmp_path) == [f"src/dvergar/engine/save.py:1: engine {problem}"]


@pytest.mark.parametrize(
    "source",
    [
        "import json\nfrom typing import Final\nfrom dvergar.engine.core import State",
        "from .core import State",
    ],
)
def test_pure_modules_are_fine(tmp_path: Path, source: str) -> None:
    assert (
        engine_purity.problems(write_files(tmp_path, {"src/dvergar/engine/match.py": source})) == []
    )
