"""Where golden games are kept, and how they ended."""

from __future__ import annotations

from pathlib import Path

from dvergar.games.record import open_record

HERE = Path(__file__).parent
FOLDER = HERE / "smithy"
SCRIPTED = HERE / "scripts"
RESULTS = HERE / "results.txt"


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.dvergar"))


def result(file: Path) -> str:
    record = open_record(file.read_text("utf-8"))
    state, game = record.match.state, record.game
    scores = " ".join(map(str, game.scores(state)))
    length = f"{len(record.match.log)} actions in {state.turn} turns"
    return f"{file.name}: {game.ending(state)}, {length}, scores {scores}"


def results() -> str:
    return "".join(f"{result(file)}\n" for file in files())
