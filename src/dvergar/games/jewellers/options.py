"""The table options of the Jewellers."""

from __future__ import annotations

from typing import Literal

import msgspec

from dvergar.games.title import BadOption


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["initiation", "classic", "advanced"] = "classic"
    manner: Literal["topaz", "opal"] = "topaz"
    cleanup: Literal["controlled", "chaotic", "no-quarter"] = "controlled"  # of the offer (J4.1)
    auction: Literal["open", "closed"] = "open"  # of the crown (J5.3)
    patrons: bool = False  # the variant of J7


def refuse_impossible(options: Options, seats: int) -> None:
    """Raise BadOption for what the mode rules out."""
    if not 2 <= seats <= 5:
        raise BadOption("players", f"2 to 5, not {seats} (J0)")
    if options.patrons and options.mode == "initiation":
        raise BadOption("patrons", "are for the classic and the advanced mode (J7)")
    if options.mode == "advanced":
        return
    if options.cleanup != "controlled":
        raise BadOption("cleanup", f"{options.cleanup} is for the advanced mode (J4.1)")
    if options.auction != "open":
        raise BadOption("auction", f"{options.auction} is for the advanced mode (J5.3)")
