"""Why something that a player might try can't be done."""

from __future__ import annotations

from dvergar.games.silberzwerg.flow import (
    HAUNTING,
    PLACING,
    RULING,
    owner,
)
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.haunting import victims
from dvergar.games.silberzwerg.material import (
    COLOUR_WORDS,
    COLOURS,
    COLUMN_WORDS,
    COLUMNS,
    CONTRACT,
    GEMS,
    MOST_MINERS,
    leaders_of,
    miners_of,
    most_lords,
)
from dvergar.games.silberzwerg.names import gem_names
from dvergar.games.silberzwerg.ruling import may_fulfil
from dvergar.games.silberzwerg.space import DIG, HAUNT, RULE
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.title import Arg, Blocked, Line


def blocked(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    step = s.pending[-1].step
    if step == PLACING:
        return blocked_places(s, s.sealed[seat])
    if step == HAUNTING:
        return blocked_haunts(game, s, seat)
    return blocked_rules(game, s, seat) if step == RULING else []


def no(thing: str, verb: str, id: str, rule: str, **args: Arg) -> Blocked:
    return Blocked(thing, verb, Line(f"silberzwerg-why-{id}", args), rule)


def blocked_places(s: SilberState, parts: list[int]) -> list[Blocked]:
    miners = sum(part < RULE for part in parts)
    leaders = len(parts) - miners
    found = []
    if miners == miners_of(s.seats):
        found.append(no("piece/miner", "place", "all-miners-placed", "Z2.1"))
    if leaders == leaders_of(s.seats):
        found += [
            no(f"piece/{k}", "place", "all-leaders-placed", "Z2.1") for k in ("lord", "ghost")
        ]
    for column in range(COLUMNS):
        thing = f"column/{COLUMN_WORDS[column]}"
        if column < COLOURS and parts.count(DIG + column) == MOST_MINERS < miners_of(s.seats):
            found.append(no(thing, "miner", "mine-full", "Z5.1", limit=MOST_MINERS))
        if parts.count(RULE + column) == most_lords(s.seats, column):
            found.append(no(thing, "lord", "lord-there", "Z2.1"))
        if HAUNT + column in parts:
            found.append(no(thing, "ghost", "ghost-there", "Z2.1"))
    return found


def blocked_haunts(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    found = []
    ghosts = s.clans[seat].ghosts
    for column in range(COLOURS):
        thing = f"mine/{COLOUR_WORDS[column]}"
        if ghosts[column] and not s.mines[column]:
            found.append(no(thing, "take", "mine-empty", "Z2.4"))
        if ghosts[column] and not victims(s, seat, column, 0):
            found.append(no(thing, "banish", "nobody-there", "Z2.4"))
    if ghosts[CONTRACT]:
        found += blocked_notches(game, s, seat)
    if ghosts[GEMS] and s.clans[seat].gems() < 2:
        found.append(no("column/gems", "swap", "two-gems", "Z2.4"))
    return found


def blocked_notches(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    found = []
    for space, contract in enumerate(s.spaces):
        if contract < 0:
            continue
        thing = f"contract/{game.book.t.ids[contract]}"
        holder = owner(s, space)
        if holder == seat and not s.opened:
            found.append(no(thing, "lower", "own-contract", "Z2.4"))
        if holder not in (seat, -1) and not s.opened:
            found.append(no(thing, "raise", "not-your-contract", "Z2.4"))
        elif not s.levels[space]:
            found.append(no(thing, "raise", "at-top", "Z2.4"))
    return found


def blocked_rules(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    found = []
    clan = s.clans[seat]
    for column in range(COLOURS):
        thing = f"mine/{COLOUR_WORDS[column]}"
        if clan.lords[column] and not s.mines[column]:
            found.append(no(thing, "buy", "mine-empty", "Z2.6"))
        elif clan.lords[column] and clan.wealth < s.prices[column]:
            lacks = s.prices[column] - clan.wealth
            found.append(no(thing, "buy", "thalers", "Z2.6", thalers=lacks))
    if clan.lords[CONTRACT]:
        found += blocked_contracts(game, s, seat)
    if clan.lords[GEMS] and not clan.gems():
        found.append(no("column/gems", "sell", "bag-empty", "Z2.6"))
    return found


def blocked_contracts(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    found = []
    for space, contract in enumerate(s.spaces):
        if contract < 0:
            continue
        thing = f"contract/{game.book.t.ids[contract]}"
        lacks = missing(game, s, seat, contract)
        if not may_fulfil(game.book, s, seat, space):
            found.append(no(thing, "fulfil", "not-your-contract", "Z2.6"))
        elif lacks:
            found.append(no(thing, "fulfil", "lacks", "Z2.6", parts=lacks))
    return found


def missing(game: Silberzwerg, s: SilberState, seat: int, contract: int) -> list[str]:
    """The gems that a seat lacks for a contract."""
    need = game.book.t.gems[contract]
    bag = s.clans[seat].bag
    return gem_names([max(0, need[c] - bag[c]) for c in range(COLOURS)])
