"""Checks every state: no card lost, no area over its limit (S0.1, S0.2, S1.3)."""

from __future__ import annotations

from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import (
    GUILD,
    GUILD_CARDS,
    HELPERS,
    KINDS,
    TWO_SIDED,
    count,
    covers,
    kind_of,
    total,
)
from dvergar.games.smithy.state import Smith, SmithyState


def faults(book: Book, s: SmithyState) -> list[str]:
    found: list[str] = []
    resources = s.scrap[:]
    guild = [0] * GUILD_CARDS
    s.mine.tally(resources)
    s.guild.tally(guild)
    for kind in s.warehouse:
        resources[kind] += 1
    for card in s.discard:
        guild[card] += 1
    for seat, me in enumerate(s.smiths):
        tally(me, resources, guild)
        found += [f"seat {seat + 1}: {fault}" for fault in smith_faults(book, me)]
    for kind in range(KINDS):
        if resources[kind] != book.data.counts[kind]:
            found.append(f"resource {kind}: {resources[kind]}, not {book.data.counts[kind]}")
    for card in range(GUILD_CARDS):
        if guild[card] != book.copies[card]:
            found.append(f"guild card {book.data.ids[card]}: there are {guild[card]}")
    return found


def tally(me: Smith, resources: list[int], guild: list[int]) -> None:
    for kind in range(KINDS):
        resources[kind] += count(me.hand, kind) + count(me.raw, kind) + count(me.bars, kind)
    for code in me.market:
        if code < GUILD * 2:
            resources[kind_of(code >> 1)] += 1
        else:
            guild[(code >> 1) - GUILD] += 1
    for cards in (me.guild_hand, me.bench, me.apprentices, me.tools):
        for card in cards:
            guild[card] += 1
    for stacks in (me.kings, me.stacks):
        for stack in stacks:
            guild[stack.card] += 1
            for kind in range(KINDS):
                resources[kind] += count(stack.parts, kind)


def smith_faults(book: Book, me: Smith) -> list[str]:
    found: list[str] = []
    p = book.data.perks(me.apprentices)
    hand = total(me.hand) + len(me.guild_hand)
    shop = total(me.raw) + total(me.bars) + len(me.bench) + sum([k.size for k in me.stacks])
    market = len(me.market) + len(me.kings)
    if hand != me.hand_size or shop != me.shop_size:
        found.append(
            f"miscounted: hand {hand} or {me.hand_size}, Workshop {shop} or {me.shop_size}"
        )
    if hand > p.hand or market > p.market or shop > p.workshop:
        found.append(f"over a limit: hand {hand}, Market {market}, Workshop {shop}")
    if len(me.apprentices) > HELPERS or len(me.tools) > HELPERS:
        found.append("over two apprentices or tools")
    if me.coins < 0:
        found.append(f"owes {-me.coins} coins")
    if not covers(me.hand, me.shown):
        found.append("shows more than the hand holds")
    for kind in range(TWO_SIDED, KINDS):
        if count(me.raw, kind):
            found.append("a runestone lies unrefined")
    return found
