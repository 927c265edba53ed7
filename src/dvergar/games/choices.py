"""Describes a game's legal actions for people."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from dvergar.engine.core import Game
from dvergar.engine.state import State
from dvergar.games.title import Arg, Choice, Line

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)
A = TypeVar("A", bound="LegalAction[Any, Any]")
EACH = 1000  # more than any verb has actions


class LegalAction(Generic[G, S]):
    """An action to describe, with the game, the state and the seat."""

    def __init__(self, game: G, s: S, seat: int, action: int, n: int, rank: int) -> None:
        self.game = game
        self.s = s
        self.d = s.pending[-1]
        self.seat = seat
        self.action = action
        self.n = n  # its number among the actions of its kind
        self.rank = rank

    def sentence(self, id: str, **args: Arg) -> Line:
        return Line(f"{self.game.id}-do-{id}", args)

    def verb(self, line: Line) -> str:
        return self.game.space.verb_of(self.action)

    def choice(
        self,
        line: Line,
        thing: str = "",
        price: int = 0,
        pays: list[str] | None = None,
        ends: str = "",
    ) -> Choice:
        return Choice(
            action=self.game.space.text(self.action),
            verb=self.verb(line),
            line=line,
            thing=thing,
            rank=self.rank,
            price=price,
            pays=pays or [],
            ends=ends,
        )


def plain(id: str, thing: str = "") -> Callable[[LegalAction[Any, Any]], Choice]:
    """Describe actions that all have the same text."""
    return lambda act: act.choice(act.sentence(id), thing)


class Descriptions(Generic[A]):
    """The kinds of actions of a game: the first number of each, and its describing function.

    They are listed in the order in which people see them. A kind ends where the next one starts.
    """

    def __init__(self, action: type[A], kinds: list[tuple[int, Callable[[A], Choice]]]) -> None:
        self.action = action
        ranked = [(first, rank, describe) for rank, (first, describe) in enumerate(kinds)]
        self.kinds = sorted(ranked, key=lambda kind: kind[0])
        self.firsts = [first for first, _, _ in self.kinds]

    def choices(self, game: Game[Any], s: State, seat: int) -> list[Choice]:
        """Describe every legal action in the engine's order; `rank` is the order for people."""
        return [self.choice(game, s, seat, action) for action in game.legal(s, seat)]

    def choice(self, game: Game[Any], s: State, seat: int, action: int) -> Choice:
        first, rank, describe = self.kinds[bisect_right(self.firsts, action) - 1]
        n = action - first
        return describe(self.action(game, s, seat, action, n, rank * EACH + n))
