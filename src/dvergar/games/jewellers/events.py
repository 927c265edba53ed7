"""The events for logs and animations; each comment lists what `shown | secret` contain."""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # round, category or -1; the seat holds the crown
FOUND: Final = 1  # find
BROUGHT: Final = 2  # green-backed card
REFILLED: Final = 3  # cards
LOGOS: Final = 4  # gems that crown logos put down, by colour, then 0 white or 1 black
BID: Final = 5  # gold
DECLINED: Final = 6
HIDDEN_BID: Final = 7  # gold
CROWNED: Final = 8  # gold paid
CROWN_MOVED: Final = 9
PRIZED: Final = 10  # colour
FAVOURED: Final = 11  # a multi logo
WILD: Final = 12  # 0 wild4 or 1 wild3, colour
HOUSED: Final = 13  # card
LOOKED: Final = 14  # number | cards
MOVED: Final = 15  # place, card; both secret unless the card goes to the offer
PICKED: Final = 16  # gem
MARKED: Final = 17  # the memorist's marker
PROMISED: Final = 18  # gem, 0 white or 1 black
HAMMERED: Final = 19  # paid colour, amount, gained kind, how many
PLAYED_HARP: Final = 20  # gained kind, how many
TUNED: Final = 21  # paid colour, amount
INKED: Final = 22  # cards replaced
REFILLED_INK: Final = 23  # paid colour, amount
PLACED: Final = 24  # colour
PAIRED: Final = 25  # two colours, gained
BOUGHT: Final = 26  # card, source, X, bonus or -1, mods, then what was paid by kind
PASSED: Final = 27
ENDED: Final = 28
LOST: Final = 29  # crystals by colour, to geodes
SWEPT: Final = 30  # cards
STAYED: Final = 31  # cards
POINTED: Final = 32  # card or -1
MEDAL: Final = 33  # colour
FORGONE: Final = 34
REWARDED: Final = 35  # a new triple of runes
OVER: Final = 36
