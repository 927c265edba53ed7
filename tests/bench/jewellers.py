"""The Jewellers as a contestant: the classic game for four, and a full final scoring."""

from __future__ import annotations

from typing import Any

from dvergar.games.jewellers.material import NO_BONUS
from tests.bench.clock import Measure, repeat
from tests.bench.ours import Ours, build

__all__ = ["MEASURES", "build"]

# Three Staffs with cards of every school that leaves a choice.
TABLEAU = [
    "mage-staff-fire", "mage-staff-earth", "mage-staff-water", "throne-of-concord",
    "runic-arms-fire", "circlet-of-houses", "monument-earth", "concord-of-the-halls",
    "festival-parure", "great-furnace", "spectacles-green-blue", "reliquary-fire",
    "plinth-blue-red", "organ", "bagpipe-water",
]  # fmt: skip
STOCK = 3  # crystals of each colour for the squares
AT_ONCE = 10

CLASSIC = Ours("jewellers")
ADVANCED = Ours("jewellers", mode="advanced")


def laid_out() -> Any:
    """Return a game of four in which everyone owns the tableau."""
    game: Any = ADVANCED.game
    s = ADVANCED.deal(1)
    for p in s.players:
        p.cards = [game.book.data.ids.index(card) for card in TABLEAU]
        p.laid = [STOCK if game.book.data.xs[card] >= 0 else 0 for card in p.cards]
        p.bonuses = [NO_BONUS] * len(p.cards)
        p.stock[:3] = [STOCK] * 3
    return s


def counts(seconds: float) -> Measure:
    """Score one player's 15 cards; a table of four is scored at once."""
    game, s = ADVANCED.game, laid_out()

    def work(turn: int) -> int:
        return sum(len(game.scores(s)) for _ in range(AT_ONCE))

    return repeat(work, seconds)


MEASURES = {**CLASSIC.measures(), "counts": counts}
