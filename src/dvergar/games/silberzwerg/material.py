"""Numbers for the components of Silberzwerg: colours, columns, dwarves, symbols."""

from __future__ import annotations

from typing import Final

COLOURS: Final = 4
YELLOW: Final = 0
COLOUR_WORDS: Final = ["yellow", "red", "green", "blue"]

# The columns of the placement board: the four mines, then these two.
CONTRACT: Final = 4
GEMS: Final = 5
COLUMNS: Final = 6
COLUMN_WORDS: Final = [*COLOUR_WORDS, "contract", "gems"]

MINER: Final = 0
LORD: Final = 1
GHOST: Final = 2
DWARF_WORDS: Final = ["miner", "lord", "ghost"]

AXE: Final = 0
PICK: Final = 1
HAMMER: Final = 2
PLUS_MINUS: Final = 3
NO_GHOST: Final = 4
MINUS_3: Final = 5
NO_SYMBOL: Final = -1
TOOLS: Final = 3  # the symbols below this number
SYMBOLS: Final = 6
SYMBOL_WORDS: Final = ["axe", "pick", "hammer", "plus_minus_5", "no_ghost", "minus_3"]

CONTRACTS: Final = 34
LEVELS: Final = 4  # a contract's values, from the top down
PUBLIC: Final = 2  # public spaces
COST: Final = 8  # gems of a contract

START_WEALTH: Final = 50
GOAL: Final = 600
LAST_ROUND: Final = 50
HOLD: Final = 12  # gems that a bag may hold at the end of a round
TOOL_SET: Final = 3
TOOL_SET_PAYS: Final = 40
TRIBUTE: Final = 5  # thalers gained, and lost by another player, with +5/-5
DISCOUNT: Final = 3
PUBLIC_BONUS: Final = 15
MAX_GEMS: Final = 20  # of a colour in play
MAX_MINERS: Final = 4  # of a player in one mine (Z5.1)


def miners_of(seats: int) -> int:
    return 8 if seats == 2 else 4


def leaders_of(seats: int) -> int:
    return 4 if seats == 2 else 2


def most_lords(seats: int, column: int) -> int:
    return 2 if seats == 2 and column == CONTRACT else 1


def spaces_of(seats: int) -> int:
    """Return the number of contract spaces per player."""
    return 2 if seats == 2 else 1
