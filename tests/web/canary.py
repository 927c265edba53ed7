"""`dvergar` with tokens on every hidden card: a reader who is sent one was shown too much.

A token rides on the number of a card, through all arithmetic, to the tables that name cards; a
marked number itself can't be sent at all. Compiled code would ignore this: it runs interpreted.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from dvergar.cli import main
from dvergar.engine import core
from dvergar.engine.core import Decision, Event
from dvergar.games.smithy import SmithyTitle
from dvergar.games.smithy.flow import PAYING
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import RESOURCES, unpack
from dvergar.games.smithy.state import SmithyState, Stack
from dvergar.games.smithy.view import View
from dvergar.games.title import Line
from tests.server.sight import known

BOOK = "DVERGAR_CANARY_BOOK"  # a file that counts the tokens: reader, hidden cards
LEAK = "DVERGAR_CANARY_LEAK"  # hand, king or log: what a broken view would show
TOKEN = "canary"
SPEAKING: list[Any] = [
    import_module(f"dvergar.games.smithy.{name}")
    for name in ("view", "lines", "choices", "why", "names")
]
KEEPING = ("add", "radd", "sub", "rshift", "lshift", "and", "or", "mod", "floordiv", "mul")

real_view = SmithyTitle.view
real_lines = SmithyTitle.lines


class Marked(int):
    """A number that remembers which card it stands for."""

    token: str


def marked(number: int, token: str) -> Marked:
    made = Marked(number)
    made.token = token
    return made


def keeping(name: str) -> Any:
    """The operator of plain numbers, with the token kept."""
    plain = getattr(int, name)

    def work(self: Marked, other: int) -> Any:
        result = plain(self, other)
        return result if result is NotImplemented else marked(result, self.token)

    return work


for operator in KEEPING:
    setattr(Marked, f"__{operator}__", keeping(f"__{operator}__"))


class Naming(list[str]):
    """Names by number; a marked number is called by its token."""

    def __getitem__(self, n: Any) -> Any:
        return n.token if isinstance(n, Marked) else super().__getitem__(n)


def unpack_marked(packed: int) -> list[int]:
    cards = unpack(packed)
    if not isinstance(packed, Marked):
        return cards
    return [marked(card, f"{packed.token}-{n}") for n, card in enumerate(cards)]


class Planter:
    """Marks what is hidden from one reader in one state."""

    def __init__(self, s: SmithyState, me: int) -> None:
        self.s = s
        self.me = me
        self.count = 0

    def plant(self, card: int, place: str) -> Marked:
        self.count += 1
        return marked(card, f"{TOKEN}-{place}-{self.count}-from{self.me}")

    def pile(self, slots: list[int], place: str) -> list[int]:
        seen = [self.me >= 0 and slot >> self.me & 1 for slot in slots]
        return [slot if open else self.plant(slot, place) for slot, open in zip(slots, seen)]

    def stack(self, stack: Stack) -> Stack:
        if known(self.s, stack.known, self.me):
            return stack
        card = self.plant(stack.card, "king")
        return Stack(card, stack.parts, stack.size, stack.known, stack.tools)

    def work(self) -> None:
        self.s.mine.slots = self.pile(self.s.mine.slots, "mine")
        self.s.guild.slots = self.pile(self.s.guild.slots, "guild")
        for p, him in enumerate(self.s.smiths):
            him.kings = [self.stack(k) for k in him.kings]
            him.stacks = [self.stack(k) for k in him.stacks]
            if p != self.me:
                him.hand = self.plant(him.hand, f"hand{p}")
                him.guild_hand = [self.plant(card, f"guildhand{p}") for card in him.guild_hand]
        asked = self.s.pending[-1]
        if asked.step == PAYING and self.s.active != self.me:
            card = self.plant(asked.a, "paying")
            self.s.pending[-1] = Decision(asked.step, asked.seats, card, asked.b)


def note(reader: int, count: int) -> None:
    with open(os.environ[BOOK], "a", encoding="ascii") as book:
        print(reader, count, file=book)


def planted_view(title: SmithyTitle, game: Smithy, state: SmithyState, seat: int) -> View:
    game.book.t.ids = Naming(game.book.t.ids)
    if state.over:
        return real_view(title, game, state, seat)
    planter = Planter(game.clone(state), seat)
    planter.work()
    note(seat, planter.count)
    return real_view(title, game, planter.s, seat)


def planted_event(event: Event, seat: int) -> Event:
    if (seat >= 0 and event.seen >> seat & 1) or event.seen & 15 == 15:
        return event
    secret: list[int] = [marked(n, f"{TOKEN}-log-from{seat}") for n in event.secret]
    return Event(event.kind, event.seat, event.shown, secret, event.seen)


def planted_lines(title: SmithyTitle, game: Smithy, events: list[Event], seat: int) -> list[Line]:
    game.book.t.ids = Naming(game.book.t.ids)
    return real_lines(title, game, [planted_event(event, seat) for event in events], seat)


def break_view(what: str) -> None:
    """Views as careless hands might write them."""
    view, lines = SPEAKING[:2]
    smith, line = view.smith, lines.line
    if what == "hand":
        view.smith = lambda game, s, p, me: smith(game, s, p, p)
    elif what == "king":
        view.public = lambda s, stack: True
    elif what == "log":
        lines.line = lambda t, event, told: line(t, event, True)


def begin() -> None:
    assert core.__file__.endswith(".py"), "canaries need interpreted code"
    for module in SPEAKING:
        if hasattr(module, "RESOURCES"):
            module.RESOURCES = Naming(RESOURCES)
        if hasattr(module, "unpack"):
            module.unpack = unpack_marked
    title: Any = SmithyTitle
    title.view, title.lines = planted_view, planted_lines
    break_view(os.environ.get(LEAK, ""))


if __name__ == "__main__":
    begin()
    main()
