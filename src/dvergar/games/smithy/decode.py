"""Rebuilds a state from the ints of state.encode(), for bots in other processes."""

from __future__ import annotations

from dvergar.engine.pile import Pile
from dvergar.engine.state import Tape, read_frame
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import total
from dvergar.games.smithy.state import Smith, SmithyState, Stack


def decode(book: Book, words: list[int]) -> SmithyState:
    t = Tape(words)
    f = read_frame(t)
    smiths = [smith(book, t) for _ in range(f.seats)]
    mine, guild = Pile(t.listed()), Pile(t.listed())
    warehouse, scrap, discard, named = t.listed(), t.listed(), t.listed(), t.listed()
    first, round, phase, actions, draws, stoked, salvaged = t.run(7)
    into_shop, into_market, closer, done, cause = t.run(5)
    return SmithyState(
        frame=f, smiths=smiths, mine=mine, guild=guild, warehouse=warehouse, scrap=scrap,
        discard=discard, first=first, round=round, phase=phase, actions=actions, draws=draws,
        stoked=stoked, salvaged=salvaged, into_shop=into_shop, into_market=into_market,
        named=named, closer=closer, done=done, cause=cause,
    )  # fmt: skip


def smith(book: Book, t: Tape) -> Smith:
    coins, hand, shown, raw, bars = t.run(5)
    guild_hand, market, bench, apprentices, tools = [t.listed() for _ in range(5)]
    kings = [stack(t) for _ in range(t.next())]
    stacks = [stack(t) for _ in range(t.next())]
    shop_size = total(raw) + total(bars) + len(bench) + sum([k.size for k in stacks])
    return Smith(
        coins=coins, hand=hand, shown=shown, hand_size=total(hand) + len(guild_hand),
        guild_hand=guild_hand, market=market, kings=kings, raw=raw, bars=bars, bench=bench,
        stacks=stacks, shop_size=shop_size, apprentices=apprentices, tools=tools,
        perks=book.data.perks(apprentices), kit=book.kit(tools),
    )  # fmt: skip


def stack(t: Tape) -> Stack:
    card, parts, known, tools = t.run(4)
    return Stack(card=card, parts=parts, size=total(parts) + 1, known=known, tools=tools)
