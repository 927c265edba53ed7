"""Gems and cards that moved, from the public part of the events (J2.2, J7.8).

Two things are not in the events: the gems that a new round and wild logos put on the miner cards,
and which Investment, Archive Access or Privilege a payment discards.
"""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.state import Event
from dvergar.games.jewellers import events as e
from dvergar.games.jewellers.buying.price import FROM_DISCARD, FROM_OFFER
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import is_green
from dvergar.games.jewellers.material import BONUS_PRICE, GEM_WORDS, GOLD, GREY, NO_BONUS
from dvergar.games.jewellers.shown.names import gem_names
from dvergar.games.title import Move

BANK = "bank"
DECK = "deck"
DISCARD = "discard"
GREENS = "greens"  # the stock of green-backed cards
HOUSE = "house"  # the aesthete patron's marker
MINERS = ["white", "black"]


class Mover:
    """The places of an event for one reader, whose own things are shown one by one."""

    def __init__(self, book: Book, event: Event, reader: int) -> None:
        self.book = book
        self.own = event.seat == reader
        self.player = f"p{event.seat + 1}"

    @property
    def seat(self) -> str:
        return f"seat/{self.player}"

    def gain(self, gems: list[str], start: str = BANK) -> list[Move]:
        return [Move(gem, start, self.stock(gem)) for gem in gems]

    def pay(self, gems: list[str]) -> list[Move]:
        return [Move(gem, self.stock(gem), BANK) for gem in gems]

    def place(self, gems: list[str]) -> list[Move]:
        """Move stones into squares; another player's stones stay at that player's place."""
        return [Move(gem, self.stock(gem), f"square/{gem}") for gem in gems] if self.own else []

    def stock(self, gem: str) -> str:
        return f"stock/{gem}" if self.own else self.seat

    def bowl(self, gem: str) -> str:
        return f"bowl/{gem}" if self.own else f"dish/{self.player}"

    def card(self, card: int) -> str:
        return self.book.data.ids[card]

    def bring(self, cards: list[int], start: str) -> list[Move]:
        """Move cards to the offer."""
        return [Move(self.card(card), start, f"card/{self.card(card)}") for card in cards]

    def put_away(self, cards: list[int]) -> list[Move]:
        """Move cards away from the offer; green-backed ones go to their stock (J1.7)."""
        goals = [GREENS if is_green(self.book, card) else DISCARD for card in cards]
        return [
            Move(self.card(card), f"card/{self.card(card)}", goal)
            for card, goal in zip(cards, goals, strict=True)
        ]


def picked(m: Mover, v: list[int]) -> list[Move]:
    gem = GEM_WORDS[v[0]]
    return m.gain([gem], m.bowl(gem))


def promised(m: Mover, v: list[int]) -> list[Move]:
    kind, black = v
    start = f"{MINERS[black]}/{GEM_WORDS[kind]}"
    return m.pay([GEM_WORDS[GREY + black]]) + m.gain([GEM_WORDS[kind]], start)


def bought(m: Mover, v: list[int]) -> list[Move]:
    card, source, _x, bonus, _mods, *way = v
    name = m.card(card)
    start = {FROM_OFFER: f"card/{name}", FROM_DISCARD: DISCARD}.get(source, DECK)
    more = gem_names(BONUS_PRICE[bonus]) if bonus != NO_BONUS else []
    goal = f"own/{name}" if m.own else m.seat
    return [*m.pay(gem_names(way) + more), Move(name, start, goal)]


def hammered(m: Mover, v: list[int]) -> list[Move]:
    paid, cost, kind, n = v
    return m.pay([GEM_WORDS[paid]] * cost) + m.gain([GEM_WORDS[kind]] * n)


def paired(m: Mover, v: list[int]) -> list[Move]:
    a, b, kind = v
    return m.place([GEM_WORDS[a], GEM_WORDS[b]]) + m.gain([GEM_WORDS[kind]])


def priced(m: Mover, v: list[int]) -> list[Move]:
    """Move the gems paid to reactivate a gift."""
    return m.pay([GEM_WORDS[v[0]]] * v[1])


def from_icon(place: str) -> Callable[[Mover, list[int]], list[Move]]:
    """Move a gem of the bank, starting at the icon that shows who gets it."""
    return lambda m, v: m.gain([GEM_WORDS[v[0]]], f"{place}/{GEM_WORDS[v[0]]}")


MOVES: dict[int, Callable[[Mover, list[int]], list[Move]]] = {
    e.BROUGHT: lambda m, v: m.bring(v, GREENS),
    e.REFILLED: lambda m, v: m.bring(v, DECK),
    e.CROWNED: lambda m, v: m.pay([GEM_WORDS[GOLD]] * v[0]),
    e.PRIZED: from_icon("prize"),
    e.HOUSED: lambda m, v: [Move(HOUSE, m.seat, f"card/{m.card(v[0])}")],
    e.MOVED: lambda m, v: m.bring(v[1:], DECK),  # only a move to the offer is public
    e.PICKED: picked,
    e.PROMISED: promised,
    e.HAMMERED: hammered,
    e.PLAYED_HARP: lambda m, v: m.gain([GEM_WORDS[v[0]]] * v[1]),
    e.TUNED: priced,
    e.INKED: lambda m, v: m.put_away(v),
    e.REFILLED_INK: priced,
    e.PLACED: lambda m, v: m.place([GEM_WORDS[v[0]]]),
    e.PAIRED: paired,
    e.BOUGHT: bought,
    e.LOST: lambda m, v: m.pay(gem_names(v)),
    e.SWEPT: lambda m, v: m.put_away(v),
    e.MEDAL: from_icon("medal"),
}


def moves(book: Book, events: list[Event], seat: int) -> list[Move]:
    """Return the gems and cards of these events, one by one."""
    return [
        move
        for event in events
        if event.kind in MOVES
        for move in MOVES[event.kind](Mover(book, event, seat), event.shown)
    ]
