"""What the golden games of Silberzwerg contain: every verb, event, contract, table and ending."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

from msgspec.structs import asdict

from dvergar.engine.state import Event
from dvergar.games import title
from dvergar.games.record import Record, newest_cards, replay_entry
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.contracts import owner
from dvergar.games.silberzwerg.material import COLUMN_WORDS, DWARF_WORDS
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.rule import RULING

PLAIN = {*COLUMN_WORDS, *DWARF_WORDS}
EVENTS = {n: word for word, n in vars(events).items() if isinstance(n, int)}
MOVED = {
    events.RAISED: "raised",
    events.LOWERED: "lowered",
    events.REMOVED: "removed",
    events.FULFILLED: "fulfilled",
}
HELPED = "a lord that can act only after a symbol"
MOMENTS = [
    "penalty of an expired contract",
    "penalty of a removed contract",
    "bonus for a public contract",
    "another's contract fulfilled by an option",
    *[f"another's contract {how} when all are public" for how in MOVED.values()],
    "own contract lowered when all are public",
    "miners that find an empty mine",
    HELPED,
]


def form(text: str) -> str:
    """Return an action without its contract, player or number, such as buy:red:gems."""
    verb, *parts = text.split(":")
    return ":".join([verb, *map(form_part, parts)])


def form_part(part: str) -> str:
    if part in PLAIN:
        return part
    return "player" if re.fullmatch(r"p\d", part) else "number" if part.isdecimal() else "card"


def event_name(kind: int) -> str:
    return EVENTS[kind].lower().replace("_", "-")


class Coverage:
    """Collects what one game contains while it is replayed."""

    def __init__(self, record: Record) -> None:
        self.record = record
        game: Any = record.game
        self.game, self.t = game, game.book.data
        self.found: set[str] = {f"{record.match.state.seats} players", chosen(record)}

    def replay(self, log: list[str]) -> set[str]:
        match = self.record.match
        for n, entry in enumerate(log, 1):
            before, so_far = self.game.clone(match.state), len(match.history)
            self.asked(before)
            replay_entry(self.record, entry, n)
            self.found.add(f"action {form(entry.split(' ')[1])}")
            for event in chain.from_iterable(match.history[so_far:]):
                self.event(before, event)
        self.found.add(f"ending {self.game.ending(match.state)}")
        return self.found

    def asked(self, s: SilberState) -> None:
        """Return whether the lords asked about could do nothing without a symbol."""
        if s.pending[-1].step == RULING:
            texts = [self.game.space.text(action) for action in self.game.legal(s, s.active)]
            if {text.partition(":")[0] for text in texts} <= {"rest", "cheapen", "tribute"}:
                self.found.add(HELPED)

    def event(self, before: SilberState, event: Event) -> None:
        self.found.add(f"event {event_name(event.kind)}")
        if event.kind in MOVED:
            self.moved(before, event)
        if event.kind == events.FULFILLED:
            self.found.add(f"contract {self.t.ids[event.shown[0]]} fulfilled")
            if event.shown[2]:
                self.found.add("bonus for a public contract")
        elif event.kind == events.EXPIRED and event.shown[2]:
            self.found.add("penalty of an expired contract")
        elif event.kind == events.REMOVED and event.shown[2]:
            self.found.add("penalty of a removed contract")
        elif event.kind == events.MINED:
            self.mined(event)

    def moved(self, before: SilberState, event: Event) -> None:
        """Note whose contract was raised, lowered, removed or fulfilled."""
        holder = owner(before, before.spaces.index(event.shown[0]))
        if before.opened and 0 <= holder != event.seat:
            self.found.add(f"another's contract {MOVED[event.kind]} when all are public")
        elif before.opened and holder == event.seat and event.kind == events.LOWERED:
            self.found.add("own contract lowered when all are public")
        elif 0 <= holder != event.seat and event.kind == events.FULFILLED:
            self.found.add("another's contract fulfilled by an option")

    def mined(self, event: Event) -> None:
        """Note which mines were worked; miners are still on the board unless the round is over."""
        if sum(self.record.match.state.clans[event.seat].miners) > sum(event.shown):
            self.found.add("miners that find an empty mine")


def chosen(record: Record) -> str:
    names = [name.replace("_", "-") for name, on in asdict(record.options).items() if on]
    if len(names) > 1:
        return "several options"
    return f"option {names[0]} alone" if names else "no option"


def wanted() -> list[str]:
    """Return everything that some golden game must contain."""
    t = title("silberzwerg")
    game: Any = t.game(t.options(), newest_cards(t), 2)
    forms = [form(game.space.text(action)) for action in range(game.space.size)]
    names = [name.replace("_", "-") for name in t.options.__struct_fields__]
    return [
        *[f"{seats} players" for seats in range(t.seats[0], t.seats[1] + 1)],
        *["no option", *[f"option {name} alone" for name in names], "several options"],
        *dict.fromkeys(f"action {f}" for f in forms),
        *[f"event {event_name(kind)}" for kind in range(events.KINDS_OF_EVENT)],
        *[f"contract {card} fulfilled" for card in game.book.data.ids],
        *MOMENTS,
        *[f"ending {ending}" for ending in t.endings],
    ]
