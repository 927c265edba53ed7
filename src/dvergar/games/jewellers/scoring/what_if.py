"""A player's best score with other cards."""

from __future__ import annotations

from dvergar.games.jewellers.buying.payment import usual
from dvergar.games.jewellers.buying.price import Price, affordable, modifiers
from dvergar.games.jewellers.buying.purchase import Bill, discard_used, settle
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.material import MONEY, NO_BONUS
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.scoring.score import Scorer, medals_for
from dvergar.games.jewellers.state import JewelState


class WhatIf:
    """Tries cards on a copy of the state, with nothing fixed since the choices change."""

    def __init__(self, book: Book, s: JewelState, p: int) -> None:
        self.book = book
        self.state = s
        self.p = p
        self.shown = [icons.final_logos(book.data, s, seat) for seat in range(s.seats)]

    def total(self) -> int:
        self.shown[self.p] = icons.final_logos(self.book.data, self.state, self.p)
        scorer = Scorer(self.book, self.state, self.p, [])
        return scorer.total() + sum(medals_for(self.shown)[self.p])

    def without(self, at: int) -> int:
        owner = self.state.players[self.p]
        card, laid, bonus = owner.cards.pop(at), owner.laid.pop(at), owner.bonuses.pop(at)
        total = self.total()
        owner.cards.insert(at, card)
        owner.laid.insert(at, laid)
        owner.bonuses.insert(at, bonus)
        return total

    def buy(self, card: int, source: int) -> None:
        """Buy with the usual payment, or pay as much of the cost as possible with the lowest X."""
        owner, data = self.state.players[self.p], self.book.data
        price = Price(self.book, self.state, self.p, card, source)
        laid = data.least_x if data.xs[card] >= 0 else 0
        if affordable(price, modifiers(self.book, self.state, self.p, source)):
            bill = Bill(usual(self.book, self.state, self.p, card, source))
            settle(self.state, self.p, bill)
            discard_used(self.book, self.state, self.p, bill.mods)
            laid = bill.x
        else:
            for kind in range(MONEY):
                owner.stock[kind] = max(0, owner.stock[kind] - data.costs[card][kind])
        owner.cards.append(card)
        owner.laid.append(laid)
        owner.bonuses.append(NO_BONUS)
