"""What the available cards would add to the viewer's score."""

from __future__ import annotations

import msgspec

from dvergar.games.jewellers.buying.price import FROM_DISCARD, FROM_OFFER
from dvergar.games.jewellers.buying.purchase import NOBLE
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.rounds.patrons import LISTENING
from dvergar.games.jewellers.scoring.what_if import WhatIf
from dvergar.games.jewellers.shown.why import places
from dvergar.games.jewellers.state import JewelState


class Prospect(msgspec.Struct, frozen=True):
    """What a card would add to the viewer's score if the game ended now."""

    card: str
    adds: int


def prospects(game: Jewellers, s: JewelState, me: int) -> list[Prospect]:
    """Return, for every available card, what it would add to the score after paying for it."""
    if me < 0 or s.over:
        return []
    now, ids = WhatIf(game.book, game.clone(s), me).total(), game.book.data.ids
    return [
        Prospect(ids[card], bought(game, s, me, card, source) - now)
        for source, cards in on_sale(s, me)
        for card in cards
    ]


def on_sale(s: JewelState, me: int) -> list[tuple[int, list[int]]]:
    """Return the offer, the discard pile, and the deck cards that the viewer may buy."""
    found = [(FROM_OFFER, s.offer), (FROM_DISCARD, s.discard)]
    if s.pending[-1].step in (LISTENING, NOBLE) and s.waiting() >> me & 1:
        found += [(source, cards) for source, cards, _ in places(s, me)]
    return found


def bought(game: Jewellers, s: JewelState, me: int, card: int, source: int) -> int:
    what_if = WhatIf(game.book, game.clone(s), me)
    what_if.buy(card, source)
    return what_if.total()
