"""The events for logs and animations; each comment lists what `shown | secret` contain."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # round
DEALT: Final = 1  # contract, owner of its space or -1
REVEALED: Final = 2  # miners by mine, lords by column, ghosts by column
PRICES: Final = 3  # price by colour
BANISHED: Final = 4  # mine, victim, victim or -1
TOOK: Final = 5  # colour
RAISED: Final = 6  # contract, new value
LOWERED: Final = 7  # contract, new value
REMOVED: Final = 8  # contract, owner, paid
SWAPPED: Final = 9  # two colours given, two taken
STOLE: Final = 10  # victim, gems | colours
RESTED: Final = 11  # column, kind of dwarf
CANCELLED: Final = 12  # owner of the ghost, choice, second victim or -1, what it aimed at
MINED: Final = 13  # gems by colour
BOUGHT: Final = 14  # colour, gems, thalers
FULFILLED: Final = 15  # contract, value, bonus
TOOL_SET: Final = 16  # symbol, thalers
SOLD: Final = 17  # colour, gems, thalers
TRIBUTE: Final = 18  # who pays, thalers lost
CHEAPENED: Final = 19  # colour, new price
EXPIRED: Final = 20  # contract, owner, paid
RETURNED: Final = 21  # colour
OPENED: Final = 22  # all contracts are public from now on
OVER: Final = 23  # cause
FELL: Final = 24  # contracts went down a notch
KINDS_OF_EVENT: Final = 25
