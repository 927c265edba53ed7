"""A game's options struct as plain data, for dialogs."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec


def describe(options: type[msgspec.Struct]) -> dict[str, Any]:
    """By option: its choices, or `bool`, or `int`, and its default."""
    hints = get_type_hints(options)
    defaults = msgspec.to_builtins(options())
    return {name: {"kind": kind(hint), "default": defaults[name]} for name, hint in hints.items()}


def kind(hint: Any) -> list[str] | str:
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return "bool" if hint is bool else "int"
