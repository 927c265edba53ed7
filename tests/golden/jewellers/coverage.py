"""What the golden games of the Jewellers contain: every verb, event, project, table and option."""

from __future__ import annotations

from itertools import chain, product
from typing import Any

from dvergar.engine.state import Event
from dvergar.games import title
from dvergar.games.jewellers import events
from dvergar.games.jewellers.material import (
    BONUS_WORDS,
    CLEANUP_WORDS,
    GEM_WORDS,
    MOD_WORDS,
    MODE_WORDS,
    MUSIC_WORDS,
    NATURE_WORDS,
    SCHOOL_WORDS,
    STAFF_WORDS,
)
from dvergar.games.jewellers.shown.lines import SOURCE_WORDS
from dvergar.games.jewellers.space import MOVE_WORDS
from dvergar.games.record import Record, newest_cards, replay_entry

PLAIN = {
    *[*GEM_WORDS, *SCHOOL_WORDS, *NATURE_WORDS, *STAFF_WORDS, *MUSIC_WORDS, *MOVE_WORDS],
}
EVENTS = {n: word for word, n in vars(events).items() if isinstance(n, int)}
MANNERS = ["topaz", "opal"]
AUCTIONS = ["open", "closed"]
MOMENTS = [
    *[f"purchase from the {source}" for source in SOURCE_WORDS],
    *[f"purchase with {mod}" for mod in MOD_WORDS],
    *[f"bonus {bonus}" for bonus in BONUS_WORDS],
    "purchase with two modifiers",
    "purchase by topaz",
    "purchase by opal",
    "purchase for nothing",
    "X laid by the bank alone",
]


def form(text: str) -> str:
    """Return an action without its card, opal or number, such as pay:opal."""
    verb, *parts = text.split(":")
    if verb in ("with", "bonus"):
        return text if verb == "with" else verb
    return ":".join([verb, *map(form_part, parts)])


def form_part(part: str) -> str:
    if part.startswith("opal-"):
        return "opal"
    return part if part in PLAIN else "number" if part.isdecimal() else "card"


def event_name(kind: int) -> str:
    return EVENTS[kind].lower().replace("_", "-")


class Coverage:
    """Collects what one game contains while it is replayed."""

    def __init__(self, record: Record) -> None:
        self.record = record
        game: Any = record.game
        self.game, self.t = game, game.book.data
        self.found: set[str] = set(table_of(record))

    def replay(self, log: list[str]) -> set[str]:
        match = self.record.match
        for events_told in match.history:
            self.events(events_told)
        for n, entry in enumerate(log, 1):
            emitted = len(match.history)
            replay_entry(self.record, entry, n)
            self.found.add(f"action {form(entry.split(' ')[1])}")
            self.events(list(chain.from_iterable(match.history[emitted:])))
        self.found.add(f"ending {self.game.ending(match.state)}")
        return self.found

    def events(self, emitted: list[Event]) -> None:
        for event in emitted:
            self.found.add(f"event {event_name(event.kind)}")
            if event.kind == events.BOUGHT:
                self.bought(event)
            elif event.kind == events.FOUND:
                self.found.add(f"find {self.t.finds[event.shown[0]]}")

    def bought(self, event: Event) -> None:
        card, source, x, bonus, mods, *way = event.shown
        used = [word for n, word in enumerate(MOD_WORDS) if mods >> n & 1]
        self.found |= {f"project {self.t.ids[card]} bought"}
        self.found |= {f"purchase from the {SOURCE_WORDS[source]}"}
        self.found |= {f"purchase with {word}" for word in used}
        if bonus >= 0:
            self.found.add(f"bonus {BONUS_WORDS[bonus]}")
        if len(used) > 1:
            self.found.add("purchase with two modifiers")
        if not sum(way):
            self.found.add("X laid by the bank alone" if x else "purchase for nothing")
        for kind, word in enumerate(GEM_WORDS[: len(way)]):
            if way[kind] and form_part(word) in MANNERS:
                self.found.add(f"purchase by {form_part(word)}")


def table_of(record: Record) -> list[str]:
    """Return the table's size and options, named as in `wanted`."""
    options: Any = record.options
    found = [
        f"{options.mode}, {record.match.state.seats} players",
        f"{options.mode}, {options.manner} manner",
    ]
    if options.patrons:
        found.append(f"{options.mode} with patrons")
    if options.mode == "advanced":
        found += [f"clean-up {options.cleanup}", f"{options.auction} auction"]
    return found


def tables() -> list[str]:
    return [
        *[f"{mode}, {seats} players" for mode, seats in product(MODE_WORDS, range(2, 6))],
        *[f"{mode}, {manner} manner" for mode, manner in product(MODE_WORDS, MANNERS)],
        *[f"{mode} with patrons" for mode in MODE_WORDS[1:]],
        *[f"clean-up {cleanup}" for cleanup in CLEANUP_WORDS],
        *[f"{auction} auction" for auction in AUCTIONS],
    ]


def wanted() -> list[str]:
    """Return everything that some golden game must contain."""
    t = title("jewellers")
    game: Any = t.game(t.options(), newest_cards(t), 2)
    forms = [form(game.space.text(action)) for action in range(game.space.size)]
    return [
        *tables(),
        *dict.fromkeys(f"action {f}" for f in forms),
        *[f"event {event_name(kind)}" for kind in sorted(EVENTS)],
        *[f"find {find}" for find in game.book.data.finds],
        *[f"project {card} bought" for card in game.book.data.ids],
        *MOMENTS,
        *[f"ending {ending}" for ending in t.endings],
    ]
