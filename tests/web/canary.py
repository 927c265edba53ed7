"""Marks hidden cards with tokens: a reader who is sent one was shown too much.

A token is attached to a card's number and survives arithmetic up to the tables that name cards.
A marked number itself can't be sent. Hidden counts are replaced by impossibly large ones.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from typing import Any

from dvergar.engine.state import Event

BOOK = "DVERGAR_CANARY_BOOK"  # a file with token counts: reader, place, number
LEAK = "DVERGAR_CANARY_LEAK"  # what a deliberately broken view shows
TOKEN = "canary"
WRONG = 75_000
FOUND = re.compile(rf"{TOKEN}|[\[,:]-?7\d{{4}}[,\]}}]")
KEEPING = ("add", "radd", "sub", "rshift", "lshift", "and", "or", "mod", "floordiv", "mul")


class Marked(int):
    """A number that carries the token of its card."""

    token: str


def marked(number: int, token: str) -> Marked:
    made = Marked(number)
    made.token = token
    return made


def keeping(name: str) -> Any:
    """Return an int operator that keeps the token."""
    plain = getattr(int, name)

    def work(self: Marked, other: int) -> Any:
        result = plain(self, other)
        return result if result is NotImplemented else marked(result, self.token)

    return work


for operator in KEEPING:
    setattr(Marked, f"__{operator}__", keeping(f"__{operator}__"))


class Naming(list[str]):
    """Names by number; a marked number is named by its token."""

    def __getitem__(self, n: Any) -> Any:
        return n.token if isinstance(n, Marked) else super().__getitem__(n)


class Planter:
    """Marks what is hidden from one reader (-1 is a spectator)."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.count: Counter[str] = Counter()

    def plant(self, number: int, place: str) -> Marked:
        self.count[place] += 1
        return marked(number, f"{TOKEN}-{place}-{self.count[place]}-from{self.me}")

    def pile(self, slots: list[int], place: str) -> list[int]:
        seen = [self.me >= 0 and slot >> self.me & 1 for slot in slots]
        return [slot if open else self.plant(slot, place) for slot, open in zip(slots, seen)]

    def counts(self, counts: list[int], place: str) -> list[int]:
        """Replace counts by wrong ones with the same, public sum."""
        self.count[place] += 1
        return [n - WRONG if at % 2 else n + WRONG for at, n in enumerate(counts)]

    def event(self, event: Event) -> Event:
        if (self.me >= 0 and event.seen >> self.me & 1) or event.seen & 15 == 15:
            return event
        secret: list[int] = [self.plant(n, "log") for n in event.secret]
        return Event(event.kind, event.seat, event.shown, secret, event.seen)

    def note(self) -> None:
        """Record what was planted."""
        with open(os.environ[BOOK], "a", encoding="ascii") as book:
            for place, count in self.count.items():
                print(self.me, place, count, file=book)
