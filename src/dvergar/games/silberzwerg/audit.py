"""Checks every state: no gem or contract lost, nothing over its limit."""

from __future__ import annotations

from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import PLACEMENT
from dvergar.games.silberzwerg.material import (
    COLOURS,
    CONTRACTS,
    LEVELS,
    MAX_MINERS,
    leaders_of,
    miners_of,
)
from dvergar.games.silberzwerg.state import Clan, SilberState


def faults(book: Book, s: SilberState) -> list[str]:
    found: list[str] = []
    for colour in range(COLOURS):
        gems = s.mines[colour] + sum([clan.bag[colour] for clan in s.clans])
        if gems != book.data.supply or s.mines[colour] < 0:
            found.append(f"colour {colour}: {gems} gems, not {book.data.supply}")
    found += contract_faults(book, s)
    for seat, clan in enumerate(s.clans):
        found += [f"seat {seat + 1}: {fault}" for fault in clan_faults(s, clan)]
    if s.seats > 2 and s.trail.present() != [n for clan in s.clans for n in clan.bag]:
        found.append("the bags are not what their history says")
    return found


def contract_faults(book: Book, s: SilberState) -> list[str]:
    copies = [0] * CONTRACTS
    s.deck.tally(copies)
    for cards in (s.spaces, s.out, *[clan.kept for clan in s.clans]):
        for contract in cards:
            if contract >= 0:
                copies[contract] += 1
    found = [
        f"contract {book.data.ids[n]}: there are {copies[n]}"
        for n in range(CONTRACTS)
        if copies[n] != int(n in book.deck)
    ]
    if min(s.levels) < 0 or max(s.levels) >= LEVELS:
        found.append(f"levels {s.levels}")
    return found


def clan_faults(s: SilberState, clan: Clan) -> list[str]:
    found: list[str] = []
    leaders = sum(clan.lords) + sum(clan.ghosts)
    if min(clan.bag) < 0:
        found.append(f"a bag of {clan.bag}")
    if clan.wealth < 0:
        found.append(f"owes {-clan.wealth} thalers")
    if sum(clan.miners) > miners_of(s.seats) or max(clan.miners) > MAX_MINERS:
        found.append(f"miners {clan.miners}")
    if leaders > leaders_of(s.seats):
        found.append(f"{leaders} leaders")
    if s.phase == PLACEMENT and leaders + sum(clan.miners):
        found.append("dwarves on the board before the placement")
    return found
