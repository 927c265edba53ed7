"""One of our games as a contestant: random play and copies with four players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from dvergar.bots.search import playout
from dvergar.engine import core
from dvergar.engine.core import Game
from dvergar.engine.rng import Rng, fast
from dvergar.engine.state import lowest
from dvergar.games import title
from dvergar.games.record import newest_cards
from tests.bench.clock import Measure, repeat

SEATS = 4
GAMES = 20


class Spot(NamedTuple):
    """A state of a random game, its generator and how far to play from here."""

    state: Any
    rng: Rng
    actions: int


def build() -> str:
    return "interpreted" if str(core.__file__).endswith(".py") else "compiled"


def play_on(rules: Game[Any], s: Any, rng: Rng, actions: int) -> int:
    """Play random actions with a Python loop, and return how many."""
    for _ in range(actions):
        seat = lowest(s.waiting())
        moves = rules.legal(s, seat)
        rules.apply(s, seat, moves[rng.below(len(moves))])
    return actions


class Ours:
    """One game with its options, and the states that measurements start from."""

    def __init__(self, id: str, **options: Any) -> None:
        self.id = id
        self.options = options
        self.kept: dict[tuple[int, int], list[Spot]] = {}

    @cached_property
    def game(self) -> Game[Any]:
        t = title(self.id)
        return t.game(t.options(**self.options), newest_cards(t), SEATS)

    def deal(self, seed: int) -> Any:
        return self.game.new(SEATS, fast(seed), self.game.rules_version)

    def spots(self, part: int, parts: int) -> list[Spot]:
        """Return several games, each played up to `part` of `parts`."""
        if (part, parts) not in self.kept:
            seeds = range(1, GAMES + 1)
            self.kept[part, parts] = [self.spot(seed, part, parts) for seed in seeds]
        return self.kept[part, parts]

    def spot(self, seed: int, part: int, parts: int) -> Spot:
        s, rng = self.deal(seed), fast(-seed)
        length = playout(self.game, self.game.clone(s), rng.clone())
        play_on(self.game, s, rng, length * part // parts)
        return Spot(s, rng, length // parts)

    def actions(self, seconds: float) -> Measure:
        """Play randomly with the loop that is compiled with the rules."""
        return repeat(lambda seed: playout(self.game, self.deal(seed), fast(-seed)), seconds)

    def driven(self, seconds: float) -> Measure:
        """Play randomly with the loop in Python."""
        return self.stretch(0, 1, seconds)

    def stretch(self, part: int, parts: int, seconds: float) -> Measure:
        """Play repeatedly from the same states."""
        rules, places = self.game, self.spots(part, parts)

        def work(turn: int) -> int:
            place = places[turn % GAMES]
            return play_on(rules, rules.clone(place.state), place.rng.clone(), place.actions)

        return repeat(work, seconds)

    def clones(self, seconds: float) -> Measure:
        """Copy games played halfway."""
        clone = self.game.clone
        states = [place.state for place in self.spots(1, 2)]

        def work(turn: int) -> int:
            s = states[turn % GAMES]
            for _ in range(100):
                clone(s)
            return 100

        return repeat(work, seconds)

    def measures(self) -> dict[str, Callable[[float], Measure]]:
        return {"actions": self.actions, "driven": self.driven, "clones": self.clones}
