"""A game's options struct as plain data, for dialogs."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

OptionValue = bool | int | str
Kind = Literal["bool", "int"] | list[str]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: a list of choices, a switch or a number, and what it is if not said."""

    kind: Kind
    default: OptionValue


def describe(options: type[msgspec.Struct]) -> dict[str, OptionInfo]:
    """The options of a game, by name."""
    hints = get_type_hints(options)
    defaults = msgspec.to_builtins(options())
    return {name: OptionInfo(kind(hint), defaults[name]) for name, hint in hints.items()}


def kind(hint: Any) -> Kind:
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return "bool" if hint is bool else "int"
