"""J3.10: the purse's quick answer matches a full list of payments."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.engine.rng import fast
from dvergar.engine.state import lowest
from dvergar.games import title
from dvergar.games.jewellers.buying.market import purchases
from dvergar.games.jewellers.buying.payment import payments
from dvergar.games.jewellers.buying.price import FROM_DISCARD, FROM_LAST, FROM_OFFER, FROM_TOP
from dvergar.games.jewellers.buying.purchase import SECOND
from dvergar.games.jewellers.flow import may_buy
from dvergar.games.jewellers.space import BUY, CHOOSE
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.act import ACTING
from dvergar.games.record import newest_cards
from tests.marks import rule

TABLES: list[dict[str, Any]] = [
    {"mode": "initiation"},
    {"mode": "classic"},
    {"mode": "classic", "manner": "opal", "patrons": True},
    {"mode": "advanced", "patrons": True},
    {"mode": "advanced", "manner": "opal"},
]
GAMES = 3
SEATS = 3


def by_ways(game: Any, s: JewelState, seat: int, cards: list[int], source: int) -> list[int]:
    """Find affordable cards by listing every payment."""
    found = []
    for card in cards:
        n = len(payments(game.book, s, seat, card, source)) if may_buy(s, seat, card) else 0
        found += [BUY + card] * (n > 0) + [CHOOSE + card] * (n > 1)
    return found


@rule("J3.10")
@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(map(str, o.values())))
def test_exactly_the_affordable_cards_are_offered(options: dict[str, Any]) -> None:
    t = title("jewellers")
    game: Any = t.game(t.options(**options), newest_cards(t), SEATS)
    met = {BUY: 0, CHOOSE: 0}
    for seed in range(1, GAMES + 1):
        s, luck = game.new(SEATS, fast(seed), game.rules_version), fast(-seed)
        while not s.over:
            seat = lowest(s.waiting())
            if s.pending[-1].step in (ACTING, SECOND):
                places = {FROM_OFFER: s.offer, FROM_DISCARD: s.discard}
                if game.book.patrons:
                    places |= {FROM_TOP: s.offer, FROM_LAST: s.offer}
                for source, cards in places.items():
                    found = purchases(game.book, s, seat, cards, source)
                    assert found == by_ways(game, s, seat, cards, source)
                    met[BUY] += sum(action < CHOOSE for action in found)
                    met[CHOOSE] += sum(action >= CHOOSE for action in found)
            moves = game.legal(s, seat)
            game.apply(s, seat, moves[luck.below(len(moves))])
    assert min(met.values()) > 30
