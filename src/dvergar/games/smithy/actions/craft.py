"""Craft or train: put loose refined resources under a guild card (S2.14)."""

from __future__ import annotations

from dvergar.engine.state import EVERYONE
from dvergar.games.smithy import events
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import spend_action
from dvergar.games.smithy.material import GUILD, KINGS_ITEM, covers, total
from dvergar.games.smithy.space import CRAFT
from dvergar.games.smithy.state import Smith, SmithyState, Stack


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


def craft(book: Book, s: SmithyState, seat: int, card: int, paid: int) -> None:
    me = s.smiths[seat]
    known = EVERYONE
    royal = book.data.types[card] == KINGS_ITEM
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
    size, tools = total(paid) + 1, len(me.tools)
    me.stacks.append(Stack(card=card, parts=paid, size=size, known=known, tools=tools))
    spend_action(s)
    if royal:
        s.emit_secret(events.SEALED, seat, [paid], [card], known)
    else:
        s.emit(events.CRAFTED, seat, [paid, card])
