"""Questions about the crown: bids, the bonus crystal, colours for logos (J1.8, J5)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import after
from dvergar.games.jewellers.material import CRYSTALS, GOLD, MAX_BID, MONEY
from dvergar.games.jewellers.rounds import crown
from dvergar.games.jewellers.rounds.crown import BIDDING, CROWNING, HIDING, PRIZING, WILDING
from dvergar.games.jewellers.space import BID, CROWN, DECLINE, HIDE, PRIZE, WILD3, WILD4
from dvergar.games.jewellers.state import JewelState


class Crowns(Step[JewelState]):
    """Asks for the colour of a left-over crown logo; d.a is the miner card."""

    id = CROWNING
    question = "crown"
    rule = "J1.8"

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [CROWN + colour for colour in range(MONEY)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        laid = [0] * MONEY
        laid[action - CROWN] = 1
        s.logos[d.a * 3 + 2] -= 1
        crown.lay(s, d.a, laid)
        s.emit(events.LOGOS, seat, [*laid, d.a])
        if s.logos[d.a * 3 + 2]:
            s.ask(d.step, 1 << seat, d.a)


class Bid(Step[JewelState]):
    id = BIDDING
    question = "bid"
    rule = "J5.1"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [*[BID + n - 1 for n in crown.legal_bids(s, seat)], DECLINE]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        crown.bid(self.book, s, seat, action)


class Hide(Step[JewelState]):
    """Asks for bids in the closed auction: all at once, and only the winner pays (J5.3)."""

    id = HIDING
    question = "hide"
    rule = "J5.3"
    sealed = True

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        most = min(s.players[seat].stock[GOLD], MAX_BID)
        return [HIDE + n for n in range(most + 1)]

    def reveal(self, s: JewelState, d: Decision) -> None:
        s.bids = [s.sealed[p][0] - HIDE if s.sealed[p] else 0 for p in range(s.seats)]
        for seat in range(s.seats):
            s.emit(events.HIDDEN_BID, seat, [s.bids[seat]])
        best = max(s.bids)
        if best == 0:
            crown.no_bid(s)
            return
        seat = after(s, s.crown)
        while s.bids[seat] < best:
            seat = after(s, seat)
        crown.win(self.book, s, seat, best)


class Prize(Step[JewelState]):
    id = PRIZING
    question = "prize"
    rule = "J5.4"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [PRIZE + colour for colour in crown.prizes(self.book, s)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        crown.prize(s, seat, action - PRIZE)


class Wild(Step[JewelState]):
    """Asks for a wild colour; d.a is 0 for the wild4 logos, 1 for the wild3."""

    id = WILDING
    question = "wild"
    rule = "J5.5"

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        if d.a:
            return [WILD3 + colour for colour in range(CRYSTALS)]
        return [WILD4 + colour for colour in range(MONEY)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        crown.choose_wild(s, d.a, action - (WILD3 if d.a else WILD4))
