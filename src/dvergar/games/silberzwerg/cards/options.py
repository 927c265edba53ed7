"""The table options of Silberzwerg (Z5.3)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from dvergar.games.options import only


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    long: Annotated[bool, only("Z5.3", players=["3"])] = False  # three players with all contracts
    short: Annotated[bool, only("Z5.3", players=["4"])] = False  # four players with the deck of 22
    low_start: bool = False  # one-colour contracts start at the values of 6 + 2
    public_bonus: bool = False  # 15 more for a contract from a public space
    open_contracts: bool = False  # every player may fulfil every contract


def short_deck(options: Options, seats: int) -> bool:
    """Return whether the deck of 22 is used (Z5.2, Z5.3)."""
    return options.short or (seats == 3 and not options.long)
