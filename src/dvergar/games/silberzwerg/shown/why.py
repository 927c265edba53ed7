"""Explains why something is not possible."""

from __future__ import annotations

from dvergar.games.silberzwerg.board.contracts import owner
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.leaders.ghosts import victims
from dvergar.games.silberzwerg.leaders.lords import may_fulfil
from dvergar.games.silberzwerg.leaders.symbols import holds
from dvergar.games.silberzwerg.material import (
    COLOUR_WORDS,
    COLOURS,
    COLUMN_WORDS,
    COLUMNS,
    CONTRACT,
    GEMS,
    MAX_MINERS,
    MINUS_3,
    leaders_of,
    miners_of,
    most_lords,
)
from dvergar.games.silberzwerg.shown.names import gem_names, seat_word
from dvergar.games.silberzwerg.space import DIG, HAUNT, RULE
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.give_back import RETURNING
from dvergar.games.silberzwerg.steps.haunt import HAUNTING
from dvergar.games.silberzwerg.steps.place import PLACING
from dvergar.games.silberzwerg.steps.rule import RULING
from dvergar.games.silberzwerg.steps.swap import SWAPPING, named
from dvergar.games.silberzwerg.steps.use import USING
from dvergar.games.title import Arg, Blocked, Line

PAIR = 2
PARTS = {SWAPPING: ("give", "Z2.4"), RETURNING: ("return", "Z2.10")}


def blocked(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    step = s.pending[-1].step
    if step == PLACING:
        return blocked_places(s, s.sealed[seat])
    if step == HAUNTING:
        return blocked_haunts(game, s, seat) + blocked_prices(game, s, seat)
    if step == RULING:
        return blocked_rules(game, s, seat) + blocked_prices(game, s, seat)
    if step == USING:
        return blocked_prices(game, s, seat) if s.pending[-1].a else []
    if step == SWAPPING and len(named(s.pending[-1].a)) >= PAIR:
        return blocked_gets(game, s, seat)
    return blocked_gems(game, s, seat) if step in PARTS else []


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
        if column >= COLOURS:
            found.append(no(thing, "miner", "no-mine", "Z2.1"))
        elif parts.count(DIG + column) == MAX_MINERS < miners_of(s.seats):
            found.append(no(thing, "miner", "mine-full", "Z5.1", limit=MAX_MINERS))
        if parts.count(RULE + column) == most_lords(s.seats, column):
            rule = "Z2.1" if most_lords(s.seats, column) == 1 else "Z5.1"
            found.append(no(thing, "lord", "lord-there", rule))
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
        if ghosts[column] and not victims(s, seat, column):
            found.append(no(thing, "banish", "nobody-there", "Z2.4"))
    if ghosts[CONTRACT]:
        found += blocked_notches(game, s, seat)
    if ghosts[GEMS]:
        found += [*blocked_swaps(s, seat), *blocked_thefts(s, seat)]
    return found


def blocked_swaps(s: SilberState, seat: int) -> list[Blocked]:
    if s.clans[seat].gems() < PAIR:
        return [no("column/gems", "swap", "two-gems", "Z2.4")]
    return [no("column/gems", "swap", "two-in-mines", "Z2.4")] if sum(s.mines) < PAIR else []


def blocked_thefts(s: SilberState, seat: int) -> list[Blocked]:
    others = [p for p in range(s.seats) if p != seat]
    empty = [p for p in others if not s.clans[p].gems()]
    found = [no(f"bag/{seat_word(p)}", "steal", "their-bag-empty", "Z2.4") for p in empty]
    if empty == others:
        found.append(no("column/gems", "steal", "nobody-to-rob", "Z2.4"))
    return found


def blocked_notches(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    found = []
    for space, contract in enumerate(s.spaces):
        if contract < 0:
            continue
        thing = f"contract/{game.book.data.ids[contract]}"
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
        thing = f"contract/{game.book.data.ids[contract]}"
        lacks = missing(game, s, seat, contract)
        if not may_fulfil(game.book, s, seat, space):
            found.append(no(thing, "fulfil", "not-your-contract", "Z2.6"))
        elif lacks:
            found.append(no(thing, "fulfil", "lacks", "Z2.6", parts=lacks))
    return found


def offered(game: Silberzwerg, s: SilberState, seat: int) -> set[str]:
    """Return the colours that may be named now."""
    texts = [game.space.text(action) for action in game.legal(s, seat)]
    return {word for text in texts for word in text.split(":")[1:2]}


def blocked_gems(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    """Gems of the bag that can't be the next part of a swap or a return."""
    d = s.pending[-1]
    verb, rule = PARTS[d.step]
    so_far = named(d.a) if d.step == SWAPPING else []
    bag, may = s.clans[seat].bag, offered(game, s, seat)
    found = []
    for c, word in enumerate(COLOUR_WORDS):
        if bag[c] and word not in may:
            id = "no-second" if c in so_far else "colour-order"
            found.append(no(f"own/{word}", verb, id, rule))
    return found


def blocked_gets(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    """Mines that can't give the next gem of a swap."""
    so_far = named(s.pending[-1].a)[PAIR:]
    may = offered(game, s, seat)
    found = []
    for c, word in enumerate(COLOUR_WORDS):
        if word not in may:
            id = "no-second" if c in so_far else "colour-order" if s.mines[c] else "mine-empty"
            found.append(no(f"mine/{word}", "get", id, "Z2.4"))
    return found


def blocked_prices(game: Silberzwerg, s: SilberState, seat: int) -> list[Blocked]:
    if not holds(game.book, s, seat, MINUS_3):
        return []
    low = [word for c, word in enumerate(COLOUR_WORDS) if s.prices[c] == 1]
    return [no(f"price/{word}", "cheapen", "lowest-price", "Z3.4") for word in low]


def missing(game: Silberzwerg, s: SilberState, seat: int, contract: int) -> list[str]:
    """Return the gems that a seat needs for a contract."""
    need = game.book.data.gems[contract]
    bag = s.clans[seat].bag
    return gem_names([max(0, need[c] - bag[c]) for c in range(COLOURS)])
