"""Texts in the reader's language, from the Fluent files beside this module."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from dvergar.games.title import Arg, Line

LANGUAGES = {"en": "English", "fr": "Français", "hu": "Magyar", "de": "Deutsch"}


class UnknownLanguage(ValueError):
    """A language that Dvergar does not have."""


class MissingText(KeyError):
    """A message id that the locale files do not have."""


class Words:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"unknown language {lang!r}; there are: {known}")
        self.lang = lang
        self.bundle = bundle(lang)

    def __call__(self, id: str, **args: object) -> str:
        return self.text(id, args)

    def ids(self) -> list[str]:
        return list(self.bundle._messages)

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        return self.bundle.has_message(name) and (
            not attribute or attribute in self.bundle.get_message(name).attributes
        )

    def text(self, id: str, args: dict[str, object]) -> str:
        """Return the message `id`, or one of its attributes as `id.attribute`."""
        if not self.has(id):
            raise MissingText(id)
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{id} ({self.lang}): {errors[0]}")
        return str(text)

    def listing(self, names: list[str]) -> str:
        """Join names and count equal ones: 2 × Iron, Gold."""
        counts = {name: names.count(name) for name in names}
        return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counts.items())


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in sorted(files("dvergar.locales").joinpath(lang).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


SEAT_KEYS = ("player", "seller", "owner", "victim", "second")


class Speaker:
    """The texts of one table, with its card and player names."""

    def __init__(
        self, words: Words, game: str, players: list[str], custom_names: dict[str, str]
    ) -> None:
        self.words = words
        self.game = game
        self.players = players
        self.custom_names = custom_names  # names from a custom card set

    def name(self, ref: str) -> str:
        """Return the name of a card; `iron.refined` is a side of a resource."""
        id, _, side = ref.partition(".")
        if id in self.custom_names and side in ("", "refined", "unrefined"):
            custom = self.custom_names[id]
            return f"{custom} ({self.words(f'{self.game}-{side}')})" if side else custom
        for kind in ("card", "resource", "term"):
            key = f"{self.game}-{kind}-{id}"
            if self.words.has(key):
                return self.words(f"{key}.{side}" if side else key)
        return id

    def say(self, line: Line) -> str:
        return self.words.text(line.id, {key: self.resolve(key, v) for key, v in line.args.items()})

    def resolve(self, key: str, value: Arg) -> object:
        if isinstance(value, list):
            return self.words.listing([self.name(ref) for ref in value])
        if isinstance(value, int):
            return self.players[value] if key in SEAT_KEYS else value
        return self.name(value)
