"""The phases of a round, in order."""

from __future__ import annotations

from typing import Final

CROWNS: Final = 0  # colours for crown logos, in round 1 only (J1.8)
AUCTION: Final = 1
WILDS: Final = 2
HOUSE: Final = 3
FAITH: Final = 4
DRAFT: Final = 5
MUSIC: Final = 6
TURNS: Final = 7
CLEAN: Final = 8
INCOME: Final = 9
NEXT: Final = 10
SCORING: Final = 11
