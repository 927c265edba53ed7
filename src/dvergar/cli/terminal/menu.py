"""The legal actions, numbered: by place, by card, in the order for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from dvergar.games.title import Option
from dvergar.locales import Speaker

LONG_RUN = 6
NO_BREAK = "\u00a0"

ROOMY, TIGHT, TIGHTEST = 0, 1, 2

Label = Callable[[Option, bool], str]
Spot = Callable[[Option], str]


class Entry(NamedTuple):
    """A numbered option."""

    number: int
    option: Option


class Menu:
    """What a seat may do now; `label` gives short words for what stands beside its `spot`."""

    def __init__(self, options: list[Option], label: Label, spot: Spot, speaker: Speaker) -> None:
        self.options = sorted(options, key=lambda option: option.rank)
        self.label = label
        self.spot = spot
        self.speaker = speaker
        self.density = ROOMY
        self.shown: set[str] = set()
        self.runs = long_runs(self.options)
        hidden = [option for run in self.runs for option in run[1:]]
        listed = [option for option in by_spot(self.options, spot) if option not in hidden]
        self.entries = [Entry(n, option) for n, option in enumerate(listed, 1)]

    @property
    def tight(self) -> bool:
        return self.density >= TIGHT

    def tag(self, thing: str) -> Text:
        """` 4)→ Market 5)→ Workshop`: what can be done with a thing that the table shows."""
        self.shown.add(thing)
        text = Text()
        for entry in self.entries:
            if self.spot(entry.option) == thing and (label := self.label(entry.option, self.tight)):
                text.append(" ").append_text(numbered(entry.number, label.replace(" ", NO_BREAK)))
        return text

    def number(self, thing: str) -> Text:
        """`12)`, for a thing that a single action takes."""
        self.shown.add(thing)
        found = [entry.number for entry in self.entries if self.spot(entry.option) == thing]
        return numbered(found[0], "") if found else Text()

    def rest(self) -> list[Text]:
        """What the table has no place for, in whole sentences."""
        cells = [
            numbered(entry.number, f" {self.speaker.say(entry.option.line)}")
            for entry in self.entries
            if self.spot(entry.option) not in self.shown or not self.label(entry.option, self.tight)
        ]
        return cells + [Text(self.run_words(run)) for run in self.runs]

    def sentences(self) -> list[Text]:
        """Every option in words, what belongs to one card together."""
        return [numbered(e.number, f" {self.speaker.say(e.option.line)}") for e in self.entries]

    def run_words(self, run: list[Option]) -> str:
        first, last = [option.action.replace(":", " ") for option in (run[0], run[-1])]
        return self.speaker.words("table-run", first=first, last=last)

    def described(self, option: Option) -> Text:
        """An option on its own, with its number if it has one."""
        text = self.speaker.say(option.line)
        number = next((entry.number for entry in self.entries if entry.option == option), None)
        return numbered(number, f" {text}") if number else Text(text)


def numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number})", "bold cyan"), words)


def by_spot(options: list[Option], spot: Spot) -> list[Option]:
    """In their order, but those of one place together, and of one thing within it."""
    places: dict[str, dict[str, list[Option]]] = {}
    for option in options:
        thing = spot(option)
        places.setdefault(thing.partition("/")[0], {}).setdefault(thing, []).append(option)
    things = [thing for place in places.values() for thing in place.values()]
    return [option for thing in things for option in thing]


def long_runs(options: list[Option]) -> list[list[Option]]:
    """Options that differ in an amount alone, where they are too many to list."""
    runs: dict[str, list[Option]] = {}
    for option in options:
        deed, _, amount = option.action.rpartition(":")
        if amount.isdecimal():
            runs.setdefault(deed, []).append(option)
    return [run for run in runs.values() if len(run) > LONG_RUN]
