"""The legal actions as a numbered list: by place, by card, in the order for people."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from dvergar.cli.terminal.board import Board
from dvergar.cli.terminal.screen import Row, flows
from dvergar.games.title import Option
from dvergar.locales import Speaker

LONG_RUN = 6


class Entry(NamedTuple):
    """A numbered option and its words within its group."""

    number: int
    option: Option
    words: str


class Group(NamedTuple):
    """All that can be done with one card."""

    place: str
    name: str
    entries: list[Entry]


class Menu:
    """What a seat may do now."""

    def __init__(self, options: list[Option], board: Board, speaker: Speaker) -> None:
        self.options = sorted(options, key=lambda option: option.rank)
        self.board = board
        self.speaker = speaker
        self.groups: list[Group] = []
        self.entries: list[Entry] = []
        self.run = long_run(self.options)
        for things in by_place(self.options):
            for options_of_thing in things:
                self.add(options_of_thing)

    def add(self, options: list[Option]) -> None:
        """Number the options of one thing; of a long run of amounts only the least."""
        shown = [option for option in options if option not in self.run[1:]]
        if not shown:
            return
        place, _, name = shown[0].thing.partition("/")
        entries = [self.entry(option) for option in shown]
        self.groups.append(Group(place, self.board.thing(place, name), entries))

    def entry(self, option: Option) -> Entry:
        words = self.board.label(option) or self.speaker.say(option.line)
        entry = Entry(len(self.entries) + 1, option, words)
        self.entries.append(entry)
        return entry

    def lines(self, width: int) -> list[Text]:
        places: dict[str, list[Text]] = {}
        for group in self.groups:
            places.setdefault(group.place, []).append(self.cell(group))
        if self.run:
            places.setdefault("", []).append(Text(self.run_words()))
        rows = [Row(self.board.place(place), cells) for place, cells in places.items()]
        return flows(rows, width)

    def cell(self, group: Group) -> Text:
        """`3 Goblet: craft (Silver, Gold)  4 → Market  5 → Workshop`."""
        cell = Text()
        for n, entry in enumerate(group.entries):
            cell.append("  " if n else "")
            cell.append(f"{entry.number}", "bold cyan")
            cell.append(f" {self.entry_words(group, entry) if n == 0 else entry.words}")
        return cell

    def entry_words(self, group: Group, entry: Entry) -> str:
        """The words of an entry that stands alone."""
        if not self.board.label(entry.option):
            return entry.words
        arrow = entry.words.startswith("→")
        return f"{group.name}{'' if arrow else ':'} {entry.words}"

    def run_words(self) -> str:
        first, last = self.run[0].action, self.run[-1].action
        return self.speaker.words(
            "table-run", first=first.replace(":", " "), last=last.replace(":", " ")
        )

    def described(self, option: Option) -> str:
        """An option on its own, with its number if it has one."""
        number = next((e.number for e in self.entries if e.option == option), None)
        text = self.speaker.say(option.line)
        return f"{number} {text}" if number else f"{option.action.replace(':', ' ')}: {text}"


def by_place(options: list[Option]) -> list[list[list[Option]]]:
    """Places, the things of each and their options, all in the order of the options."""
    places: dict[str, dict[str, list[Option]]] = {}
    for n, option in enumerate(options):
        place = option.thing.partition("/")[0]
        places.setdefault(place, {}).setdefault(option.thing or str(n), []).append(option)
    return [list(things.values()) for things in places.values()]


def long_run(options: list[Option]) -> list[Option]:
    """Options that differ in an amount alone, if they are too many to list."""
    run = [option for option in options if option.action.rpartition(":")[2].isdecimal()]
    return run if len(run) > LONG_RUN else []
