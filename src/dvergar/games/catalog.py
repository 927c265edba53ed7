"""Card sets: released sets never change, custom sets are saved with the match."""

from __future__ import annotations

import hashlib
import json
import tomllib
from abc import abstractmethod
from collections import Counter
from importlib.resources import files
from typing import Annotated, Any, Generic, TypeVar

import msgspec
from msgspec.inspect import type_info

from dvergar.engine.save import canonical_json
from dvergar.games.card_form import Fault, faults
from dvergar.games.card_lines import CardLines

OWN = "own"
Name = Annotated[str, msgspec.Meta(max_length=40)]  # of a card, in a card file
C = TypeVar("C", bound=msgspec.Struct)


class BadCards(ValueError):
    """A card file with errors; `reasons` has one line for each."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class Cards:
    """A checked card set with its name, its hash and its card names."""

    def __init__(self, name: str, content: Any, names: dict[str, str]) -> None:
        self.name = name
        self.content = content
        self.names = names
        self.data = canonical_json(msgspec.to_builtins(content))
        self.hash = hashlib.sha256(self.data.encode()).hexdigest()


class CardReader(Generic[C]):
    """Reads the card sets of one game; released ones are cached."""

    id: str
    card_file: type[C]  # what a card file of this game holds

    def __init__(self) -> None:
        self.kept: dict[str, Cards] = {}

    @abstractmethod
    def problems(self, content: C) -> list[str]:
        """Return what the rules do not allow in a card file, one line each."""

    @abstractmethod
    def names(self, content: C) -> dict[str, str]:
        """Return the card names in the set by id; some are empty."""

    def schema(self) -> dict[str, Any]:
        """Return the JSON schema of a card file."""
        return msgspec.json.schema(self.card_file)

    def convert(self, data: object, source: str = "") -> C:
        """Return the checked content of a card file; BadCards names each line, card and field."""
        lines = CardLines(source)
        wrong = list(faults(data, type_info(self.card_file)))
        if wrong:
            raise BadCards(in_order([(lines.of(f.path), worded(f, data)) for f in wrong]))
        content = msgspec.convert(data, self.card_file)
        found = [*self.problems(content), *hidden_names(self.names(content))]
        if found:
            raise BadCards(in_order([(lines.of_reason(reason), reason) for reason in found]))
        return content

    def cards(self, text: str) -> Cards:
        return self.named(OWN, from_toml(text), text)

    def embedded(self, data: str) -> Cards:
        return self.named(OWN, json.loads(data))

    def released(self, name: str) -> Cards:
        if name not in self.kept:
            self.kept[name] = self.named(name, from_toml(released_text(self.id, name)))
        return self.kept[name]

    def named(self, name: str, data: object, source: str = "") -> Cards:
        content = self.convert(data, source)
        names = self.names(content)
        return Cards(name, content, {id: text for id, text in names.items() if text})


def released_text(game: str, name: str) -> str:
    return files(f"dvergar.games.{game}").joinpath("data", f"{name}.toml").read_text("utf-8")


def from_toml(text: str) -> object:
    """Parse a card file; BadCards names the line that is not valid TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCards([f"not valid TOML: {error}"]) from None


def repeated_ids(ids: list[str]) -> list[str]:
    return [f"{id}: {n} cards have this id" for id, n in Counter(ids).items() if n > 1]


def hidden_names(names: dict[str, str]) -> list[str]:
    hidden = [id for id, name in names.items() if not name.isprintable()]
    return [f"{id}: name holds characters that can't be shown" for id in hidden]


def in_order(found: list[tuple[int, str]]) -> list[str]:
    """Return the errors from the first line to the last; those without a line come first."""
    return [
        f"line {n}: {reason}" if n else reason for n, reason in sorted(found, key=lambda f: f[0])
    ]


def worded(fault: Fault, data: Any) -> str:
    """Turn ("card", 3, "buy") into `goblet.buy: …`."""
    names: list[str] = []
    at = data
    for step in fault.path:
        if isinstance(step, int):
            at = at[step]
            row = f"{names.pop()} {step + 1}"
            names.append(str(at.get("id", row)) if isinstance(at, dict) else row)
        else:
            at = at.get(step) if isinstance(at, dict) else None
            names.append(step)
    missing = fault.reason.startswith("is missing")
    return f"{'.'.join(names)}{' ' if missing or not names else ': '}{fault.reason}"
