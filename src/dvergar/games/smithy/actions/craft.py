"""Craft or train: loose refined resources under a guild card (S2.14)."""

from __future__ import annotations

from dvergar.engine.state import EVERYONE
from dvergar.games.smithy import events
from dvergar.games.smithy.flow import PAYING, spend_action
from dvergar.games.smithy.material import BITS, COUNT, GUILD, KINDS, KINGS_ITEM, covers, total
from dvergar.games.smithy.space import CRAFT
from dvergar.games.smithy.state import Smith, SmithyState, Stack
from dvergar.games.smithy.tables import Book


def legal(me: Smith, out: list[int]) -> None:
    for card in me.bench:
        if affordable(me, card):
            out.append(CRAFT + card)
    if me.shop_room():
        for card in me.guild_hand:
            if affordable(me, card):
                out.append(CRAFT + card)
        for code in me.market:
            if code >= GUILD * 2 and affordable(me, (code >> 1) - GUILD):
                out.append(CRAFT + (code >> 1) - GUILD)


def affordable(me: Smith, card: int) -> bool:
    for pay in me.kit.payments(card):
        if covers(me.bars, pay):
            return True
    return False


def next_parts(me: Smith, card: int, paid: int) -> list[int]:
    """The kinds that may be laid next; parts are laid in ascending order, so none comes twice."""
    top = KINDS - 1
    while top > 0 and not paid >> BITS * top & COUNT:
        top -= 1
    below = (1 << BITS * top) - 1
    found = 0
    for pay in me.kit.payments(card):
        if pay & below == paid & below and pay > paid and covers(me.bars, pay):
            rest = pay - paid
            kind = 0
            while not rest >> BITS * kind & COUNT:
                kind += 1
            if covers(pay, paid):
                found |= 1 << kind
    return [kind for kind in range(KINDS) if found >> kind & 1]


def lay(book: Book, s: SmithyState, seat: int, card: int, paid: int) -> None:
    """Lay every part that leaves no choice, then ask for the next or finish the craft."""
    me = s.smiths[seat]
    parts = next_parts(me, card, paid)
    while len(parts) == 1:
        paid += 1 << BITS * parts[0]
        parts = next_parts(me, card, paid)
    if parts:
        s.ask(PAYING, 1 << seat, card, paid)
    else:
        craft(book, s, seat, card, paid)


def craft(book: Book, s: SmithyState, seat: int, card: int, paid: int) -> None:
    me = s.smiths[seat]
    known = EVERYONE
    royal = book.t.types[card] == KINGS_ITEM
    if card in me.guild_hand:
        me.lose_guild(card)
        if royal:
            known = 1 << seat
        me.shop_size += 1
    elif card in me.bench:
        me.bench.remove(card)
    else:
        code = (GUILD + card) * 2
        me.market.remove(code if code in me.market else code + 1)
        me.shop_size += 1
    me.bars -= paid
    me.stacks.append(Stack(card, paid, total(paid) + 1, known, len(me.tools)))
    spend_action(s)
    if royal:
        s.whisper(events.SEALED, seat, [paid], [card], known)
    else:
        s.emit(events.CRAFTED, seat, [paid, card])
