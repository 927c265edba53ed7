"""The actions of lords in their columns (Z2.6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.contracts import is_public, owner, value_at
from dvergar.games.silberzwerg.board.gems import from_mine, show_cover, to_mine
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import earn
from dvergar.games.silberzwerg.leaders.symbols import count
from dvergar.games.silberzwerg.material import (
    COLOURS,
    CONTRACT,
    COST,
    DISCOUNT,
    GEMS,
    MAX_GEMS,
    MINUS_3,
    NO_SYMBOL,
    PLUS_MINUS,
    PUBLIC_BONUS,
    TOOL_SET,
    TOOL_SET_PAYS,
    TOOLS,
    TRIBUTE,
)
from dvergar.games.silberzwerg.space import BUY, FULFIL, SELL
from dvergar.games.silberzwerg.state import SilberState

SYMBOLS_HELP: Final = 2  # from this rules version, a lord is asked if symbols could help it


def choices(book: Book, s: SilberState, seat: int, column: int) -> list[int]:
    """Return everything that a lord in a column can do except resting, sorted."""
    if column < COLOURS:
        most = min(s.mines[column], s.clans[seat].wealth // s.prices[column])
        return [BUY + column * MAX_GEMS + n for n in range(most)]
    if column == CONTRACT:
        return [FULFIL + contract for contract in fulfillable(book, s, seat)]
    return sales(s, seat)


def sales(s: SilberState, seat: int) -> list[int]:
    """Return the sales of every possible number of gems of one colour."""
    bag = s.clans[seat].bag
    return [SELL + c * MAX_GEMS + n for c in range(COLOURS) for n in range(bag[c])]


def fulfillable(book: Book, s: SilberState, seat: int) -> list[int]:
    found: list[int] = []
    for space, contract in enumerate(s.spaces):
        if contract >= 0 and may_fulfil(book, s, seat, space):
            if s.clans[seat].covers(book.data.gems[contract]):
                found.append(contract)
    found.sort()
    return found


def may_fulfil(book: Book, s: SilberState, seat: int, space: int) -> bool:
    """Return whether a contract is the seat's, public, or open to all (Z2.6, Z4.3, Z5.3)."""
    holder = owner(s, space)
    return holder == seat or holder < 0 or s.opened or book.open


def can_rule(book: Book, s: SilberState, seat: int) -> bool:
    """Return whether a lord of this seat can do anything."""
    if can_trade(book, s, seat):
        return True
    return s.clans[seat].lords[CONTRACT] > 0 and len(fulfillable(book, s, seat)) > 0


def can_trade(book: Book, s: SilberState, seat: int) -> bool:
    """Return whether a lord of this seat can buy or sell, which everyone can see."""
    clan = s.clans[seat]
    for column in range(COLOURS):
        if clan.lords[column] and could_buy(book, s, seat, column):
            return True
    return clan.lords[GEMS] > 0 and clan.gems() > 0


def could_buy(book: Book, s: SilberState, seat: int, mine: int) -> bool:
    """Return whether a seat can pay for a gem, now or after using its symbols (Z2.6)."""
    clan, price = s.clans[seat], s.prices[mine]
    if not s.mines[mine]:
        return False
    if s.rules_version < SYMBOLS_HELP or not clan.kept:
        return clan.wealth >= price
    wealth = clan.wealth + TRIBUTE * count(book, s, seat, PLUS_MINUS)
    return wealth >= max(1, price - DISCOUNT * count(book, s, seat, MINUS_3))


def show_contracts(book: Book, s: SilberState, seat: int) -> None:
    """Record that everyone sees whether the bag covers a contract this seat may fulfil."""
    if s.clans[seat].gems() >= COST:
        spaces = [n for n, contract in enumerate(s.spaces) if contract >= 0]
        mine = [s.spaces[n] for n in spaces if may_fulfil(book, s, seat, n)]
        show_cover(s, seat, [book.data.gems[contract] for contract in mine])


def show_lord(book: Book, s: SilberState, seat: int) -> None:
    """Record what everyone learns if only a contract could make this seat's lords act.

    Asking the seat, or skipping it, then shows whether the bag covers such a contract.
    """
    if s.clans[seat].lords[CONTRACT] and not can_trade(book, s, seat):
        show_contracts(book, s, seat)


def column_of(choice: int) -> int:
    """Return the column of a choice."""
    if choice < FULFIL:
        return (choice - BUY) // MAX_GEMS
    return CONTRACT if choice < SELL else GEMS


def buy(s: SilberState, seat: int, colour: int, n: int) -> None:
    cost = n * s.prices[colour]
    s.clans[seat].wealth -= cost
    from_mine(s, seat, colour, n)
    s.emit(events.BOUGHT, seat, [colour, n, cost])


def sell(s: SilberState, seat: int, colour: int, n: int) -> None:
    to_mine(s, seat, colour, n)
    s.emit(events.SOLD, seat, [colour, n, n * s.prices[colour]])
    earn(s, seat, n * s.prices[colour])


def fulfil(book: Book, s: SilberState, seat: int, space: int) -> None:
    """Return the gems to the mines and earn the contract's value and bonuses (Z4.2)."""
    contract = s.spaces[space]
    for colour in range(COLOURS):
        if book.data.gems[contract][colour]:
            to_mine(s, seat, colour, book.data.gems[contract][colour])
    value, bonus = value_at(book, s, space), bonus_at(book, s, space)
    s.emit(events.FULFILLED, seat, [contract, value, bonus])
    s.spaces[space] = -1
    s.levels[space] = 0
    if book.data.symbols[contract] == NO_SYMBOL:
        s.out = [*s.out, contract]
    else:
        s.clans[seat].keep(contract)
    earn(s, seat, value + bonus + tool_set(book, s, seat, book.data.symbols[contract]))


def bonus_at(book: Book, s: SilberState, space: int) -> int:
    """Return the bonus of a public contract (Z5.3)."""
    return PUBLIC_BONUS if book.bonus and is_public(s, space) else 0


def gain_at(book: Book, s: SilberState, seat: int, space: int) -> int:
    """Return everything that a seat would gain by fulfilling a contract (Z4.2)."""
    third = len(same_tools(book, s, seat, book.data.symbols[s.spaces[space]])) == TOOL_SET - 1
    return value_at(book, s, space) + bonus_at(book, s, space) + (TOOL_SET_PAYS if third else 0)


def same_tools(book: Book, s: SilberState, seat: int, tool: int) -> list[int]:
    """Return the kept contracts with this symbol, if it is a tool."""
    kept = s.clans[seat].kept if 0 <= tool < TOOLS else []
    return [contract for contract in kept if book.data.symbols[contract] == tool]


def tool_set(book: Book, s: SilberState, seat: int, tool: int) -> int:
    """Turn in three of the same tool, and return what they pay (Z3.1)."""
    same = same_tools(book, s, seat, tool)
    if len(same) < TOOL_SET:
        return 0
    for contract in same:
        s.clans[seat].drop(contract)
    s.out = s.out + same
    s.emit(events.TOOL_SET, seat, [tool, TOOL_SET_PAYS])
    return TOOL_SET_PAYS
