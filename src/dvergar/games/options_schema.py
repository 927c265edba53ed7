"""A game's options struct as plain data, for dialogs."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from dvergar.games.title import BadOption

OptionValue = bool | int | str
Kind = Literal["bool", "int"] | list[str]


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: a list of choices, a switch or a number, and what it is if not said."""

    kind: Kind
    default: OptionValue
    only: dict[str, list[str]] = {}  # what other options, or "players", must be for another value
    rule: str = ""  # that says so


def describe(options: type[msgspec.Struct]) -> dict[str, OptionInfo]:
    """The options of a game, by name."""
    hints = get_type_hints(options)
    defaults = msgspec.to_builtins(options())
    limits = {name: limit(h) for name, h in get_type_hints(options, include_extras=True).items()}
    return {
        name: OptionInfo(kind(hint), defaults[name], **limits[name]) for name, hint in hints.items()
    }


def only(rule: str, **values: list[str]) -> msgspec.Meta:
    """Marks an option that a rule gives to certain values of others, or of `players`, alone."""
    return msgspec.Meta(extra={"only": values, "rule": rule})


def limit(hint: Any) -> dict[str, Any]:
    return next((m.extra for m in getattr(hint, "__metadata__", ()) if m.extra), {})


def refuse_unfit(options: msgspec.Struct, seats: int) -> None:
    """Raise BadOption for what the other options or the number of players rule out."""
    said = {**msgspec.to_builtins(options), "players": str(seats)}
    for name, info in describe(type(options)).items():
        for other, values in info.only.items():
            if said[name] != info.default and said[other] not in values:
                what = "" if info.kind == "bool" else f"{said[name]} "
                fit = f"the {' and the '.join(values)} {other}"
                if other == "players":
                    fit = f"{' or '.join(values)} players, not {seats}"
                raise BadOption(name, f"{what}is for {fit} ({info.rule})")


def kind(hint: Any) -> Kind:
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return "bool" if hint is bool else "int"
