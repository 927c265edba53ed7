"""Redraws what a seat can't know (S1.5)."""

from __future__ import annotations

from dvergar.engine.rng import Rng, fork
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import KINGS_ITEM, pack, unpack
from dvergar.games.smithy.state import SmithyState, Stack
from dvergar.games.smithy.steps.act import ACTING
from dvergar.games.smithy.steps.pay import PAYING


def resample(book: Book, s: SmithyState, seat: int, rng: Rng) -> None:
    s.rng = fork(rng)
    if s.over:  # nothing is hidden after the end
        return
    reopen_craft(s, seat)
    redraw_resources(s, seat, rng)
    redraw_guild(book, s, seat, rng)


def reopen_craft(s: SmithyState, seat: int) -> None:
    """Cancel another player's payment, since only they know which card they are paying for."""
    if s.pending[-1].step == PAYING and not s.pending[-1].seats >> seat & 1:
        d = s.pending.pop()
        s.ask(ACTING, d.seats)


def redraw_resources(s: SmithyState, seat: int, rng: Rng) -> None:
    pool = s.mine.unknown_to(seat)
    for p, smith in enumerate(s.smiths):
        if p != seat:
            pool += unpack(smith.hand - smith.shown)
    rng.shuffle(pool)
    s.mine.redraw(seat, pool)
    for p, smith in enumerate(s.smiths):
        if p != seat:
            n = len(unpack(smith.hand - smith.shown))
            smith.hand = smith.shown + pack([pool.pop() for _ in range(n)])


class Veiled:
    """A face-down king's item that a seat can't know, and the cards it may be."""

    def __init__(self, owner: int, done: bool, at: int, may: list[bool], card: int) -> None:
        self.owner, self.done, self.at, self.may, self.card = owner, done, at, may, card


def redraw_guild(book: Book, s: SmithyState, seat: int, rng: Rng) -> None:
    veiled = find_veiled(book, s, seat)
    pool = s.guild.unknown_to(seat) + [v.card for v in veiled]
    for p, smith in enumerate(s.smiths):
        if p != seat:
            pool += smith.guild_hand
    free = [False] * len(book.data.ids)
    for card in pool:
        free[card] = True
    assign(veiled, free, rng)
    for v in veiled:
        unveil(s, v)
    rest = [card for card in range(len(free)) if free[card]]
    rng.shuffle(rest)
    s.guild.redraw(seat, rest)
    for p, smith in enumerate(s.smiths):
        if p != seat:
            smith.guild_hand = sorted([rest.pop() for _ in smith.guild_hand])


def find_veiled(book: Book, s: SmithyState, seat: int) -> list[Veiled]:
    found: list[Veiled] = []
    for p, smith in enumerate(s.smiths):
        if p == seat:
            continue
        for done, stacks in ((True, smith.kings), (False, smith.stacks)):
            for at, stack in enumerate(stacks):
                if not stack.known >> seat & 1:
                    may = candidates(book, smith.tools[: stack.tools], stack.parts)
                    found.append(Veiled(p, done, at, may, stack.card))
    return found


def candidates(book: Book, tools: list[int], parts: int) -> list[bool]:
    """Return, by guild card, whether it is a king's item that these resources can pay for."""
    kit = book.kit(tools)
    fits = [False] * len(book.data.ids)
    for card in book.deck:
        fits[card] = book.data.types[card] == KINGS_ITEM and parts in kit.payments(card)
    return fits


def assign(veiled: list[Veiled], free: list[bool], rng: Rng) -> bool:
    """Give each hidden item a free card that fits, starting with the fewest choices.

    It backtracks, because an item taken early may be the only one that fits a later place.
    """
    if not veiled:
        return True
    fewest = fitting(veiled[0], free)
    place = 0
    for i in range(1, len(veiled)):
        choices = fitting(veiled[i], free)
        if len(choices) < len(fewest):
            fewest, place = choices, i
    rest = veiled[:place] + veiled[place + 1 :]
    rng.shuffle(fewest)
    for card in fewest:
        free[card] = False
        veiled[place].card = card
        if assign(rest, free, rng):
            return True
        free[card] = True
    return False


def fitting(v: Veiled, free: list[bool]) -> list[int]:
    return [card for card in range(len(free)) if free[card] and v.may[card]]


def unveil(s: SmithyState, v: Veiled) -> None:
    smith = s.smiths[v.owner]
    stacks = smith.kings if v.done else smith.stacks
    old = stacks[v.at]
    stacks[v.at] = Stack(
        card=v.card, parts=old.parts, size=old.size, known=old.known, tools=old.tools
    )
