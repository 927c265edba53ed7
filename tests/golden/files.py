"""Where golden games are stored, and their results."""

from __future__ import annotations

from pathlib import Path

from dvergar.games import GAMES
from dvergar.games.record import open_record

HERE = Path(__file__).parent
FOLDER = HERE / "smithy"
SCRIPTED = HERE / "scripts"


def folder(game: str) -> Path:
    return HERE / game


def games_of(game: str) -> list[Path]:
    return sorted(folder(game).glob("*.dvergar"))


def files() -> list[Path]:
    return [file for game in GAMES for file in games_of(game)]


def called(file: Path) -> str:
    """Return a golden game's test id, such as silberzwerg/ending-rounds."""
    return f"{file.parent.name}/{file.stem}"


def results_file(game: str) -> Path:
    return folder(game) / "results.txt"


def result(file: Path) -> str:
    record = open_record(file.read_text("utf-8"))
    state, game = record.match.state, record.game
    scores = " ".join(map(str, game.scores(state)))
    length = f"{len(record.match.log)} actions in {state.turn} turns"
    return f"{file.name}: {game.ending(state)}, {length}, scores {scores}"


def results(game: str) -> str:
    return "".join(f"{result(file)}\n" for file in games_of(game))
