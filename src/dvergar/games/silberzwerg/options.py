"""The table options of Silberzwerg (Z5.3)."""

from __future__ import annotations

import msgspec

from dvergar.games.title import BadOption


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    long: bool = False  # three players with all contracts
    short: bool = False  # four players with the deck of 22
    low_start: bool = False  # one-colour contracts begin at the values of 6 + 2
    public_bonus: bool = False  # 15 more for a contract from a public space
    open_contracts: bool = False  # everybody may fulfil every contract


def refuse_impossible(options: Options, seats: int) -> None:
    """Raise BadOption for what the number of players rules out."""
    if options.long and seats != 3:
        raise BadOption("long", f"is for 3 players, not {seats} (Z5.3)")
    if options.short and seats != 4:
        raise BadOption("short", f"is for 4 players, not {seats} (Z5.3)")


def short_deck(options: Options, seats: int) -> bool:
    """Whether the deck of 22 is played (Z5.2, Z5.3)."""
    return options.short or (seats == 3 and not options.long)
