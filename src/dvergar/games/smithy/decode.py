"""A state from the ints that state.encode() wrote, for bots in other processes."""

from __future__ import annotations

from dvergar.engine.core import Frame, Tape
from dvergar.engine.pile import Pile
from dvergar.games.smithy.material import total
from dvergar.games.smithy.state import Smith, SmithyState, Stack
from dvergar.games.smithy.tables import Book


def decode(book: Book, words: list[int]) -> SmithyState:
    t = Tape(words)
    f = Frame(t)
    smiths = [smith(book, t) for _ in range(f.seats)]
    mine, guild = Pile(t.listed()), Pile(t.listed())
    warehouse, scrap, discard, named = t.listed(), t.listed(), t.listed(), t.listed()
    first, round, phase, actions, draws, stoked, salvaged = t.run(7)
    into_shop, into_market, closer, done, cause = t.run(5)
    return SmithyState(
        f.seats, f.rules, f.rng, f.pending, f.sealed, f.asked, f.turn, f.active, 0, f.over,
        smiths, mine, guild, warehouse, scrap, discard, first, round, phase, actions, draws,
        stoked, salvaged, into_shop, into_market, named, closer, done, cause,
    )  # fmt: skip


def smith(book: Book, t: Tape) -> Smith:
    coins, hand, shown, raw, bars = t.run(5)
    guild_hand, market, bench, apprentices, tools = [t.listed() for _ in range(5)]
    kings = [stack(t) for _ in range(t.next())]
    stacks = [stack(t) for _ in range(t.next())]
    shop_size = total(raw) + total(bars) + len(bench) + sum([k.size for k in stacks])
    return Smith(
        coins, hand, shown, total(hand) + len(guild_hand), guild_hand, market, kings, raw, bars,
        bench, stacks, shop_size, apprentices, tools, book.t.perks(apprentices), book.kit(tools),
    )  # fmt: skip


def stack(t: Tape) -> Stack:
    card, parts, known, tools = t.run(4)
    return Stack(card, parts, total(parts) + 1, known, tools)
