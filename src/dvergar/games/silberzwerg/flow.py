"""The numbers of steps, phases and endings, and the changes that several steps share."""

from __future__ import annotations

from typing import Final

from dvergar.engine.state import NOBODY
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.material import (
    COLOURS,
    GHOST,
    GOAL,
    LEVELS,
    MINUS_3,
    PLUS_MINUS,
    PUBLIC,
    spaces_of,
)
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.tables import Book
from dvergar.games.silberzwerg.witness import Cover, Return, covers_any

PLACING: Final = 0
HAUNTING: Final = 1
BANISHING: Final = 2
REACTING: Final = 3
SWAPPING: Final = 4
USING: Final = 5
RULING: Final = 6
SELLING: Final = 7
RETURNING: Final = 8

PLACEMENT: Final = 0
GHOSTS: Final = 1
MINING: Final = 2
BEFORE_LORDS: Final = 3
LORDS: Final = 4
AFTER_LORDS: Final = 5
FALLING: Final = 6
HOARDING: Final = 7
PASSING: Final = 8

WON: Final = 0
SOLD_OUT: Final = 1
ROUNDS_OUT: Final = 2
ENDINGS: Final = ["goal", "contracts", "rounds"]

SWAP_BITS: Final = 12  # of SilberState.shown: the colours of a swap
TRIBUTE_BITS: Final = 3  # above them for each seat: how often it was named to lose 5
SWAPPED: Final = 0xFFF
SELL_MORE: Final = 1  # in `again`
USE_MORE: Final = 2  # and 1 more if prices may be lowered, too
SPENT_BITS: Final = 2  # for each column in Clan.spent: how many have acted there
SPENT_LORD: Final = 16  # where the lords' columns begin in it


def take_turn(s: SilberState, seat: int) -> None:
    """From now on the questions are this seat's."""
    if s.active != seat:
        s.active = seat
        s.turn += 1


def seat_at(s: SilberState, place: int) -> int:
    return (s.first + place) % s.seats


def owner(s: SilberState, space: int) -> int:
    """The seat whose contract space it is, or NOBODY for a public one."""
    each = spaces_of(s.seats)
    return space // each if space < s.seats * each else NOBODY


def is_public(s: SilberState, space: int) -> bool:
    return space >= len(s.spaces) - PUBLIC


def space_of(s: SilberState, contract: int) -> int:
    return s.spaces.index(contract)


def value_at(book: Book, s: SilberState, space: int) -> int:
    return book.values[s.spaces[space]][s.levels[space]]


def earn(s: SilberState, seat: int, thalers: int) -> None:
    """Wealth, and with it perhaps the game (Z4.2)."""
    s.clans[seat].wealth += thalers
    if s.clans[seat].wealth >= GOAL:
        finish(s, WON)


def pay(s: SilberState, seat: int, thalers: int) -> int:
    """Pay as far as one can; what is owed is forgotten (Z4.1)."""
    paid = min(thalers, s.clans[seat].wealth)
    s.clans[seat].wealth -= paid
    return paid


def finish(s: SilberState, cause: int) -> None:
    s.over = True
    s.pending.clear()
    s.cause = cause
    s.active = NOBODY
    s.emit(events.OVER, NOBODY, [cause])


def from_mine(s: SilberState, seat: int, colour: int, n: int) -> None:
    """Gems into a bag, for all to see."""
    s.mines[colour] -= n
    s.clans[seat].bag[colour] += n
    if s.seats > 2:
        s.trail.open_gain(seat, colour, n)


def to_mine(s: SilberState, seat: int, colour: int, n: int) -> None:
    """Gems back from a bag, for all to see."""
    s.clans[seat].bag[colour] -= n
    s.mines[colour] += n
    if s.seats > 2:
        s.trail.open_loss(seat, colour, n)


def show_cover(s: SilberState, seat: int, needs: list[list[int]]) -> None:
    """All see whether a bag covers one of these (Z6.4)."""
    if s.seats > 2 and needs:
        able = covers_any(s.clans[seat].bag, needs)
        s.trail.witnesses.append(Cover(seat, s.trail.balance(seat), able, needs))


def show_return(s: SilberState, seat: int, least: int, colour: int) -> None:
    """All see that there was a choice of what to return, or none but this colour (Z6.4)."""
    if s.seats > 2:
        s.trail.witnesses.append(Return(seat, s.trail.balance(seat), least, colour))


def leave(s: SilberState, space: int) -> None:
    """A contract is out of the game; its space stays free until new ones come."""
    s.out.append(s.spaces[space])
    s.spaces[space] = NOBODY
    s.levels[space] = 0


def penalty(book: Book, s: SilberState, space: int) -> int:
    """What its owner pays for losing it; a public one costs nobody, an open board nothing."""
    seat = owner(s, space)
    if seat == NOBODY or s.opened:
        return 0
    return pay(s, seat, book.t.penalties[s.spaces[space]])


def at_bottom(s: SilberState, space: int) -> bool:
    return s.levels[space] == LEVELS - 1


def use_up(s: SilberState, book: Book, seat: int, symbol: int) -> None:
    """The oldest kept contract with this symbol leaves the game."""
    kept = s.clans[seat].kept
    for contract in kept:
        if book.t.symbols[contract] == symbol:
            kept.remove(contract)
            s.out.append(contract)
            return


def holds(book: Book, s: SilberState, seat: int, symbol: int) -> bool:
    for contract in s.clans[seat].kept:
        if book.t.symbols[contract] == symbol:
            return True
    return False


def count(book: Book, s: SilberState, seat: int, symbol: int) -> int:
    """How many kept contracts of a seat have this symbol."""
    n = 0
    for contract in s.clans[seat].kept:
        if book.t.symbols[contract] == symbol:
            n += 1
    return n


def usable(book: Book, s: SilberState, seat: int, cheapening: bool) -> bool:
    """Whether a symbol could be used now: +5/-5 always, -3 while a price can fall (Z3.4)."""
    if not s.clans[seat].kept:
        return False
    if holds(book, s, seat, PLUS_MINUS):
        return True
    return cheapening and max(s.prices) > 1 and holds(book, s, seat, MINUS_3)


def spend_ghost(s: SilberState, seat: int, column: int) -> None:
    s.clans[seat].ghosts[column] -= 1
    s.clans[seat].spent += 1 << SPENT_BITS * column


def spend_lord(s: SilberState, seat: int, column: int) -> None:
    s.clans[seat].lords[column] -= 1
    s.clans[seat].spent += 1 << SPENT_LORD + SPENT_BITS * column


def send_home(s: SilberState) -> None:
    """All dwarves go back to their players (Z2.2)."""
    for clan in s.clans:
        clan.miners = [0] * len(clan.miners)
        clan.lords = [0] * len(clan.lords)
        clan.ghosts = [0] * len(clan.ghosts)
        clan.spent = 0


def dwarves(s: SilberState, mine: int, victim: int) -> int:
    """How many dwarves of a seat and kind a ghost could remove from a mine (Z2.4)."""
    clan = s.clans[victim // 3]
    kind = victim % 3
    if kind == GHOST:
        return clan.ghosts[mine]
    return clan.lords[mine] if kind else clan.miners[mine]


def banish(s: SilberState, mine: int, victim: int) -> None:
    clan = s.clans[victim // 3]
    kind = victim % 3
    if kind == GHOST:
        clan.ghosts[mine] -= 1
    elif kind:
        clan.lords[mine] -= 1
    else:
        clan.miners[mine] -= 1


def next_of_two(counts: list[int], before: int) -> list[int]:
    """The colours that one of two gems may have: the first with `before` -1, then from it up."""
    found: list[int] = []
    above = 0
    for colour in range(COLOURS - 1, -1, -1):
        n = counts[colour]
        if before < 0:
            if n > 1 or (n and above):
                found.append(colour)
        elif (colour > before and n) or (colour == before and n > 1):
            found.append(colour)
        above += n
    found.reverse()
    return found
