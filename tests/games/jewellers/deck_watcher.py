"""Tracks what one seat knows about the deck, using only the events it sees (J7.8)."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.jewellers import events
from dvergar.games.jewellers.buying.price import FROM_LAST, FROM_TOP
from dvergar.games.jewellers.space import TO_BOTTOM, TO_OFFER, TO_TOP

UNKNOWN = -1


class Watcher:
    """A model of the deck, top first."""

    def __init__(self, seat: int, size: int) -> None:
        self.seat = seat
        self.deck = [UNKNOWN] * size
        self.noble = False  # the newest look is at the deck's last cards
        self.topped = 0  # cards this seat has moved to the top
        self.left = 0  # cards seen but not moved

    def follow(self, log: list[Event]) -> None:
        for event in log:
            self.note(event)

    def see(self, place: int, card: int) -> None:
        """Note a patron's card, which everyone sees when its buyer starts to pay."""
        self.deck[place] = card

    def note(self, event: Event) -> None:
        facts = [*event.shown, *(event.secret if event.seen >> self.seat & 1 else [])]
        mine = event.seat == self.seat
        if event.kind == events.MOVED:
            self.left -= int(mine)
        if event.kind == events.REWARDED:
            self.noble = mine
        elif event.kind == events.LOOKED and mine:
            self.look(facts[1:])
        elif event.kind == events.MOVED:
            self.move(facts)
        elif event.kind == events.REFILLED:
            self.deck = self.deck[len(event.shown) :]
        elif event.kind == events.BOUGHT and event.shown[1] in (FROM_TOP, FROM_LAST):
            self.lose(event.shown[0], event.shown[1] == FROM_LAST)

    def look(self, cards: list[int]) -> None:
        n = len(cards)
        self.deck = [*self.deck[:-n], *cards] if self.noble else [*cards, *self.deck[n:]]
        self.noble = False
        self.topped, self.left = 0, n

    def move(self, facts: list[int]) -> None:
        if not facts:
            self.deck = [UNKNOWN] * len(self.deck)
            return
        place, card = facts
        if place == TO_OFFER:
            self.lose(card, False)
        else:
            self.deck.remove(card)
            at = {TO_TOP: 0, TO_BOTTOM: len(self.deck)}.get(place, self.topped + self.left)
            self.deck.insert(at, card)
            self.topped += int(place == TO_TOP)

    def lose(self, card: int, low: bool) -> None:
        """Remove a card that everyone sees leave the deck; if unknown, from the top or bottom."""
        if card in self.deck:
            self.deck.remove(card)
        elif low:
            at = len(self.deck) - 1 - self.deck[::-1].index(UNKNOWN)
            self.deck.pop(at)
        else:
            self.deck.remove(UNKNOWN)
