"""The table options of the Jewellers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dvergar.games.options_schema import only, refuse_unfit
from dvergar.games.title import BadOption

Cleanup = Literal["controlled", "chaotic", "no-quarter"]
Auction = Literal["open", "closed"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["initiation", "classic", "advanced"] = "classic"
    manner: Literal["topaz", "opal"] = "topaz"
    cleanup: Annotated[Cleanup, only("J4.1", mode=["advanced"])] = "controlled"  # of the offer
    auction: Annotated[Auction, only("J5.3", mode=["advanced"])] = "open"  # of the crown
    patrons: Annotated[bool, only("J7", mode=["classic", "advanced"])] = False


def refuse_impossible(options: Options, seats: int) -> None:
    """Raise BadOption for what the mode rules out."""
    if not 2 <= seats <= 5:
        raise BadOption("players", f"2 to 5, not {seats} (J0)")
    refuse_unfit(options)
