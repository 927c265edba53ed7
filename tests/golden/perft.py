"""Counts all lines of play to a depth, from new games and from golden games."""

from __future__ import annotations

from typing import Any

from dvergar.bots.search import perft
from dvergar.games.record import Record, open_record
from tests.golden.files import HERE
from tests.golden.make import table

FILE = HERE / "perft.txt"


def record_of(words: list[str]) -> Record:
    """Open `smithy players=2 mode=full bidding=yes seed=1`, or `smithy/by-hand.dvergar at=60`."""
    given = dict(word.split("=") for word in words[1:])
    if words[0].endswith(".dvergar"):
        return open_record((HERE / words[0]).read_text("utf-8"), int(given["at"]))
    players, seed = ["human"] * int(given.pop("players")), int(given.pop("seed"))
    options: dict[str, Any] = {name: value == "yes" or value for name, value in given.items()}
    return table(words[0], players, seed, **options)


def nodes(line: str) -> int:
    """Count the lines of play from the position that a line of the file names."""
    *words, depth = line.split(" ")
    record = record_of(words)
    return perft(record.game, record.match.state, int(depth.removeprefix("depth=")))


def rows() -> list[tuple[str, int]]:
    """Return the lines of the file, each split into position and count."""
    lines = FILE.read_text("utf-8").splitlines()
    return [(line.rpartition(" ")[0], int(line.rpartition(" ")[2])) for line in lines]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line} {nodes(line)}\n" for line, _ in rows()), "utf-8")
