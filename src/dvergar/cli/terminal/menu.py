"""The numbered menu of legal actions, sorted by place and card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from dvergar.games.title import Choice
from dvergar.locales import Speaker

LONG_RUN = 6
NO_BREAK = "\u00a0"

ROOMY, TIGHT, TIGHTEST = 0, 1, 2

Label = Callable[[Choice, bool], str]
Spot = Callable[[Choice], str]


class Entry(NamedTuple):
    """A numbered choice."""

    number: int
    choice: Choice


class Menu:
    """A seat's choices; those with a `label` are shown beside their `spot`."""

    def __init__(self, choices: list[Choice], label: Label, spot: Spot, speaker: Speaker) -> None:
        self.choices = sorted(choices, key=lambda choice: choice.rank)
        self.label = label
        self.spot = spot
        self.speaker = speaker
        self.density = ROOMY
        self.shown: set[str] = set()
        self.runs = long_runs(self.choices)
        hidden = [choice for run in self.runs for choice in run[1:]]
        listed = [choice for choice in by_spot(self.choices, spot) if choice not in hidden]
        self.entries = [Entry(n, choice) for n, choice in enumerate(listed, 1)]

    def listed(self) -> list[str]:
        return [entry.choice.action for entry in self.entries]

    def renumber(self, numbers: dict[str, int]) -> None:
        """Give each action the number that the player knows."""
        self.entries = [Entry(numbers[e.choice.action], e.choice) for e in self.entries]

    def most(self) -> int:
        """Return the highest number."""
        return max([entry.number for entry in self.entries], default=0)

    @property
    def tight(self) -> bool:
        return self.density >= TIGHT

    def tag(self, thing: str) -> Text:
        """Return the actions for a thing on the table, such as ` 4)→ Market 5)→ Workshop`."""
        self.shown.add(thing)
        text = Text()
        for entry in self.entries:
            if self.spot(entry.choice) == thing and (label := self.label(entry.choice, self.tight)):
                text.append(" ").append_text(numbered(entry.number, label.replace(" ", NO_BREAK)))
        return text

    def number(self, thing: str) -> Text:
        """Return `12)` for a thing with a single action."""
        self.shown.add(thing)
        found = [entry.number for entry in self.entries if self.spot(entry.choice) == thing]
        return numbered(found[0], "") if found else Text()

    def rest(self) -> list[Text]:
        """Return the choices that are not shown beside a thing, as sentences."""
        cells = [
            numbered(entry.number, f" {self.speaker.say(entry.choice.line)}")
            for entry in self.entries
            if self.spot(entry.choice) not in self.shown or not self.label(entry.choice, self.tight)
        ]
        return cells + [Text(self.run_words(run)) for run in self.runs]

    def sentences(self) -> list[Text]:
        """Return every choice in words, grouped by card."""
        return [numbered(e.number, f" {self.speaker.say(e.choice.line)}") for e in self.entries]

    def run_words(self, run: list[Choice]) -> str:
        first, last = [choice.action.replace(":", " ") for choice in (run[0], run[-1])]
        return self.speaker.words("table-run", first=first, last=last)

    def described(self, choice: Choice) -> Text:
        """Return a choice in words, with its number if it has one."""
        text = self.speaker.say(choice.line)
        number = next((entry.number for entry in self.entries if entry.choice == choice), None)
        return numbered(number, f" {text}") if number else Text(text)


def numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number})", "bold cyan"), words)


def by_spot(choices: list[Choice], spot: Spot) -> list[Choice]:
    """Group choices by place and thing, otherwise keeping their order."""
    places: dict[str, dict[str, list[Choice]]] = {}
    for choice in choices:
        thing = spot(choice)
        places.setdefault(thing.partition("/")[0], {}).setdefault(thing, []).append(choice)
    things = [thing for place in places.values() for thing in place.values()]
    return [choice for thing in things for choice in thing]


def long_runs(choices: list[Choice]) -> list[list[Choice]]:
    """Return runs of choices that differ only in an amount and are too many to list."""
    runs: dict[str, list[Choice]] = {}
    for choice in choices:
        deed, _, amount = choice.action.rpartition(":")
        if amount.isdecimal():
            runs.setdefault(deed, []).append(choice)
    return [run for run in runs.values() if len(run) > LONG_RUN]
