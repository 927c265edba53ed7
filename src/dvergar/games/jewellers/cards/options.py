"""The table options of the Jewellers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dvergar.games.options import only

Cleanup = Literal["controlled", "chaotic", "no-quarter"]
Auction = Literal["open", "closed"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["initiation", "classic", "advanced"] = "classic"
    manner: Literal["topaz", "opal"] = "topaz"
    cleanup: Annotated[Cleanup, only("J4.1", mode=["advanced"])] = "controlled"  # of the offer
    auction: Annotated[Auction, only("J5.3", mode=["advanced"])] = "open"  # of the crown
    patrons: Annotated[bool, only("J7", mode=["classic", "advanced"])] = False
