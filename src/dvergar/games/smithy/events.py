"""The events for logs and animations; each comment lists what `shown | secret` contain."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # round
INCOME: Final = 1  # coins
REFINED: Final = 2  # kinds…
TRAINED: Final = 3  # card
FIRED: Final = 4  # card that left, card that came
UNTRAINED: Final = 5  # card
TOOL_USED: Final = 6  # card
TOOL_SOLD: Final = 7  # card, coins
ITEM_SOLD: Final = 8  # card, coins
SALVAGED: Final = 9  # kind
KING_DONE: Final = 10  # packed parts | card
EXCHANGED: Final = 11  # face
KING_LOST: Final = 12  # packed parts | card
PLAYED: Final = 13  # face, area
STOKED: Final = 14  # face
MOVED: Final = 15  # face, area it goes to
SWAPPED: Final = 16  # face that leaves the Market, face that enters it
DISCARDED: Final = 17  # card
SOLD: Final = 18  # face, coins
STOCKED: Final = 19  # kind, price
BOUGHT: Final = 20  # seller, face, price, area, paid
CRAFTED: Final = 21  # packed parts, card
SEALED: Final = 22  # packed parts | card
DREW: Final = 23  # deck | card
REFILLED: Final = 24  # cards
LAST_TURN: Final = 25  # cause
NAMED: Final = 26  # seller, face
BID: Final = 27  # coins
PASSED: Final = 28
UNSOLD: Final = 29  # seller, face
OVER: Final = 30  # cause
KINDS_OF_EVENT: Final = 31
