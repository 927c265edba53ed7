"""A real match at a given position, played on with action texts; each game adds its own parts."""

from __future__ import annotations

from typing import Any, Self

from dvergar.engine.core import Game
from dvergar.engine.match import Match
from dvergar.engine.state import Event, lowest
from dvergar.games.record import Record


class Moment:
    def __init__(self, record: Record, opening: list[Event]) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.opening = opening
        self.flaws: list[str] = []  # faults that the position has from the start

    @property
    def match(self) -> Match[Any]:
        return self.record.match

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def asked(self) -> int:
        """The number of the player asked now, or 0 when the game is over."""
        return 0 if self.state.over else lowest(self.state.waiting()) + 1

    def legal(self, player: int | None = None) -> list[str]:
        """Return the legal action texts of a player, by default the one asked now."""
        seat = (self.asked if player is None else player) - 1
        if self.state.over or not self.state.waiting() >> seat & 1:
            return []
        return [self.game.space.text(action) for action in self.game.legal(self.state, seat)]

    def verbs(self, player: int | None = None) -> set[str]:
        return {text.partition(":")[0] for text in self.legal(player)}

    def offered(self, verb: str, player: int | None = None) -> list[str]:
        """Return the legal arguments of a verb, by default for the player asked now."""
        found = [text.partition(":") for text in self.legal(player)]
        return [rest for name, _, rest in found if name == verb]

    def do(self, *texts: str) -> Self:
        """Play actions: `p2 pass` names the player, `pass` means the one asked now."""
        for text in texts:
            who, _, word = text.rpartition(" ")
            player = int(who[1:]) if who else self.asked
            assert word in self.legal(player), f"{word} is none of {self.legal(player)}"
            self.match.play(player - 1, self.game.space.parse(word))
            self.check()
        return self

    def refuse(self, *texts: str) -> Self:
        for text in texts:
            who, _, word = text.rpartition(" ")
            self.game.space.parse(word)
            assert word not in self.legal(int(who[1:]) if who else None), f"{text} is possible"
        return self

    def check(self) -> None:
        faults = self.game.faults(self.state)
        assert faults == self.flaws, faults

    def events(self) -> list[Event]:
        return [*self.opening, *[e for entry in self.match.history for e in entry]]

    def says(self, player: int) -> list[str]:
        """Return the log as one player reads it (0 is a spectator): message ids with arguments."""
        title = self.record.title
        found = []
        for line in title.lines(self.game, self.events(), player - 1):
            args = [f"{name}={value}" for name, value in line.args.items()]
            found.append(" ".join([line.id.removeprefix(f"{title.id}-log-"), *args]))
        return found
