"""What the golden games of Dwarven Smithy contain: every verb, event, card effect and ending."""

from __future__ import annotations

import re
from typing import Any

from dvergar.engine.state import Event
from dvergar.games import title
from dvergar.games.record import Record, newest_cards, replay_entry
from dvergar.games.smithy import events
from dvergar.games.smithy.material import TYPES
from dvergar.games.smithy.state import Smith, SmithyState

PLAIN = {"market", "workshop", "refined", "warehouse", "use", "sell", "none", "mine", "guild"}
EVENTS = {n: word for word, n in vars(events).items() if isinstance(n, int)}
OPEN = {events.TRAINED: 0, events.FIRED: 1, events.TOOL_USED: 0, events.TOOL_SOLD: 0}
COMPLETED = OPEN | {events.ITEM_SOLD: 0}
HELP = {
    events.INCOME: "turn_income",
    events.STOKED: "play_refined",
    events.SALVAGED: "salvage_metal",
}


def form(text: str) -> str:
    """Return an action without its cards, such as play:card:market."""
    verb, *parts = text.split(":")
    return ":".join([verb, *map(form_part, parts)])


def form_part(part: str) -> str:
    if part in PLAIN:
        return part
    return "player" if re.fullmatch(r"p\d", part) else "coins" if part.isdecimal() else "card"


def event_name(kind: int) -> str:
    return EVENTS[kind].lower().replace("_", "-")


class Coverage:
    """Collects what one game contains while it is replayed."""

    def __init__(self, record: Record) -> None:
        self.record = record
        game: Any = record.game
        self.game, self.data = game, game.book.data
        self.found: set[str] = set()

    def replay(self, log: list[str]) -> set[str]:
        match = self.record.match
        for n, entry in enumerate(log, 1):
            seat, text = entry.split(" ")
            before = self.game.clone(match.state)
            replay_entry(self.record, entry, n)
            self.action(before.smiths[int(seat) - 1], text)
            for event in match.history[-1]:
                self.event(before, event)
            for smith in match.state.smiths:
                self.limits(smith)
        self.found.add(f"ending {self.game.ending(match.state)}")
        return self.found

    def action(self, me: Smith, text: str) -> None:
        self.found.add(f"action {form(text)}")
        if text.startswith("sell:tilted-"):
            self.helped(me, "sell_tilted")
        if text.startswith("buy:warehouse:"):
            self.helped(me, "warehouse_price")

    def event(self, before: SmithyState, event: Event) -> None:
        self.found.add(f"event {event_name(event.kind)}")
        me = before.smiths[event.seat]
        if event.kind in COMPLETED:
            self.completed(event.shown[COMPLETED[event.kind]])
        elif event.kind == events.KING_DONE:
            self.completed(event.secret[0])
        elif event.kind in (events.CRAFTED, events.SEALED):
            paid, card = event.shown + event.secret
            self.saved(me, card, paid)
        elif event.kind in HELP:
            self.helped(me, HELP[event.kind])
        elif event.kind == events.BOUGHT and event.shown[4] < event.shown[2]:
            self.helped(me, "market_price")

    def completed(self, card: int) -> None:
        self.found.add(f"{TYPES[self.data.types[card]]} {self.data.ids[card]} completed")

    def saved(self, me: Smith, card: int, paid: int) -> None:
        """Note the tools without which this payment would not be enough."""
        for tool in me.tools:
            others = [other for other in me.tools if other != tool]
            if paid not in self.game.book.kit(others).payments(card):
                self.found.add(f"tool {self.data.ids[tool]} of use")

    def limits(self, me: Smith) -> None:
        if len(me.market) + len(me.kings) > 4:
            self.helped(me, "market_limit")
        if me.shop_size > 7:
            self.helped(me, "workshop_limit")
        if me.hand_size > 6:
            self.helped(me, "hand_limit")
            self.helped(me, "extra_draw")

    def helped(self, me: Smith, key: str) -> None:
        for card in me.apprentices:
            if self.data.apprentices[card].key == key:
                self.found.add(f"apprentice {self.data.ids[card]} of use")


def wanted() -> list[str]:
    """Return everything that some golden game must contain."""
    t = title("smithy")
    game: Any = t.game(t.options(), newest_cards(t), 2)
    forms = [form(game.space.text(action)) for action in range(game.space.size)]
    kinds = [TYPES[kind] for kind in game.book.data.types]
    cards = list(zip(kinds, game.book.data.ids, strict=True))
    return [
        *dict.fromkeys(f"action {f}" for f in forms),
        *[f"event {event_name(kind)}" for kind in range(events.KINDS_OF_EVENT)],
        *[f"{kind} {card} completed" for kind, card in cards],
        *[f"{kind} {card} of use" for kind, card in cards if kind in ("apprentice", "tool")],
        *[f"ending {ending}" for ending in t.endings],
    ]
