"""Table options: describes, reads and checks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

OptionValue = bool | int | str
Kind = Literal["bool", "int"] | list[str]
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: a list of choices, a switch or a number, with its default."""

    kind: Kind
    default: OptionValue
    only: dict[str, list[str]] = {}  # values of other options, or "players", that it requires
    rule: str = ""  # the rule behind `only`


class BadOption(ValueError):
    """An option with an invalid value: its name, the value and what is possible."""

    def __init__(self, option: str, value: object, reason: str, possible: list[str]) -> None:
        self.option = option
        self.value = worded(value)
        self.reason = f"{self.value} {reason}"
        self.possible = possible
        super().__init__(f"{option}: {self.reason}")


class UnknownOption(BadOption):
    """An option that the game does not have."""


class BadValue(BadOption):
    """A value that the option never has."""


def read_options(options: type[O], given: Mapping[str, object]) -> O:
    """Return the options of a game from plain values, with defaults for the rest."""
    hints = get_type_hints(options, include_extras=True)
    for name, value in given.items():
        if name not in hints:
            known = list(hints)
            reason = f"can't be set, there is no such option; possible: {', '.join(known)}"
            raise UnknownOption(name, value, reason, known)
        try:
            msgspec.convert(value, hints[name])
        except msgspec.ValidationError:
            words = possible(hints[name])
            reason = f"is not possible; possible: {', '.join(words)}"
            raise BadValue(name, value, reason, words) from None
    return msgspec.convert(given, options)


def options_from_json(options: type[O], text: str) -> O:
    """Read the options of a game from a save file or the database."""
    return read_options(options, msgspec.json.decode(text, type=dict[str, OptionValue]))


def refuse_unfit(options: msgspec.Struct, seats: int) -> None:
    """Raise BadOption for an option that does not fit the others or the number of players."""
    given = {**msgspec.to_builtins(options), "players": str(seats)}
    for name, info in describe(type(options)).items():
        for other, values in info.only.items():
            if given[name] != info.default and given[other] not in values:
                needed = f"{other} {' or '.join(values)}, not {given[other]}"
                if other == "players":
                    needed = f"{' or '.join(values)} players, not {seats}"
                raise BadOption(name, given[name], f"is for {needed} ({info.rule})", values)


def describe(options: type[msgspec.Struct]) -> dict[str, OptionInfo]:
    """Return the options of a game, by name."""
    hints = get_type_hints(options)
    defaults = msgspec.to_builtins(options())
    limits = {name: limit(h) for name, h in get_type_hints(options, include_extras=True).items()}
    return {
        name: OptionInfo(kind(hint), defaults[name], **limits[name]) for name, hint in hints.items()
    }


def only(rule: str, **values: list[str]) -> msgspec.Meta:
    """Mark an option that a rule allows only with these values of others or of `players`."""
    return msgspec.Meta(extra={"only": values, "rule": rule})


def limit(hint: Any) -> dict[str, Any]:
    return next((m.extra for m in getattr(hint, "__metadata__", ()) if m.extra), {})


def kind(hint: Any) -> Kind:
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return "bool" if hint is bool else "int"


def possible(hint: Any) -> list[str]:
    """Return all values that an option can have, as text."""
    bare, *metas = get_args(hint) if get_origin(hint) is Annotated else [hint]
    found = kind(bare)
    if found == "bool":
        return ["true", "false"]
    if found == "int":
        limits = next(m for m in metas if isinstance(m, msgspec.Meta))
        return [str(n) for n in range(int(limits.ge or 0), int(limits.le or 0) + 1)]
    return list(found)


def worded(value: object) -> str:
    """Return a value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
