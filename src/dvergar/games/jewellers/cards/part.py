"""The base class of all parts of a card file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Amount = Annotated[int, msgspec.Meta(ge=1, le=9)]
Level = Literal["I", "C", "A"]
CardNature = Literal["fire", "earth", "water", "multi", "none"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a card file."""
