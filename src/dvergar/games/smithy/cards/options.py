"""The table options of Dwarven Smithy."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["starter", "full"] = "starter"
    bidding: bool = False
    endless_mine: bool = False
    first: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # the first seat; 0 for a random one (S1.2)
