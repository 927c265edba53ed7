"""The people and bots at the table, and their names."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.bots import Bot, bot, decide
from dvergar.engine.rng import bot_luck
from dvergar.games.record import BadTable, Record
from dvergar.locales import Words

HUMAN = "human"
LONGEST_NAME = 20


class Seat:
    """One seat; `player` is None for a person."""

    def __init__(self, number: int, name: str, player: Bot | None) -> None:
        self.number = number
        self.name = name
        self.player = player

    def choose(self, record: Record) -> int:
        """Return the bot's action, seeded by the game so that a resumed game plays the same."""
        assert self.player is not None
        rng = bot_luck(record.seed + b" %d" % len(record.match.log))
        return decide(record.game, record.match.state, self.number, self.player, rng)


def seats(record: Record, words: Words, names: list[str]) -> list[Seat]:
    """Return the seats of a match, with the names that people chose."""
    people = [n for n, player in enumerate(record.players) if player == HUMAN]
    if len(names) > len(people):
        raise BadTable(f"more names ({len(names)}) than players at this keyboard ({len(people)})")
    given = dict(zip(people, [clean(name) for name in names], strict=False))
    if given:
        before = record.names or [""] * len(record.players)
        record.names = [given.get(n) or name for n, name in enumerate(before)]
    return [
        Seat(n, called(words, player, n, record.names), sitting(record, player))
        for n, player in enumerate(record.players)
    ]


def sitting(record: Record, player: str) -> Bot | None:
    return None if player == HUMAN else bot(player, record.game)


def called(words: Words, player: str, seat: int, names: Sequence[str] = ()) -> str:
    """Return the name that a person chose, or what this seat's player is called."""
    if names and names[seat]:
        return names[seat]
    key = f"table-seat-{player}"
    return words(key, seat=seat + 1) if words.has(key) else f"{player} {seat + 1}"


def clean(name: str) -> str:
    """Return a name on one line, without control characters."""
    shown = "".join(char for char in " ".join(name.split()) if char.isprintable())
    return shown[:LONGEST_NAME]
