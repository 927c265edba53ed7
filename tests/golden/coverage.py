"""Lists what the golden games of each game cover."""

from __future__ import annotations

from pathlib import Path

from dvergar.engine.save import parse
from dvergar.games.record import empty_record
from tests.golden.files import folder, games_of
from tests.golden.shelves import SHELVES

HEAD = ["# What the golden games contain", "", "| what | games | for example |", "|---|---|---|"]


def coverage_file(game: str) -> Path:
    return folder(game) / "coverage.md"


def contained(file: Path) -> set[str]:
    save = parse(file.read_text("utf-8"))
    return SHELVES[file.parent.name].coverage(empty_record(save)).replay(save.log)


def table(game: str) -> dict[str, list[str]]:
    """Return, for everything wanted, the golden games that contain it."""
    found = {file.stem: contained(file) for file in games_of(game)}
    wanted = SHELVES[game].wanted()
    return {thing: [name for name in found if thing in found[name]] for thing in wanted}


def markdown(game: str) -> str:
    rows = table(game).items()
    lines = [f"| {thing} | {len(names)} | {names[0]} |" for thing, names in rows if names]
    return "\n".join([*HEAD, *lines]) + "\n"
