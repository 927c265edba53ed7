"""In whole games, moves add up to every change of a reader's view and name no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dvergar.engine.state import Event
from dvergar.games.record import open_record
from dvergar.games.smithy import TITLE, events
from dvergar.games.smithy.material import RESOURCES
from dvergar.games.smithy.shown.view import SmithView, View
from dvergar.games.title import Move
from tests.golden.files import folder
from tests.marks import rule

GAMES = [
    "starter-2-bidding-greedy",
    "ending-kings",
    "many-apprentices",
    "one-apprentice-too-many",
    "full-2-endless-mine-greedy",
    "starter-3-greedy",
]
Lies = Counter[tuple[str, str]]  # how often a card lies at a place, "" for one that is unseen
# What the event of a completed stack leaves unsaid: its resources, and where they go.
UNTOLD = {
    events.UNTRAINED: {"deck/mine"},
    events.REFILLED: {"deck/mine", "warehouse"},
}
COUNTED = ("deck/mine", "deck/guild", "scrap")


class Sight:
    """Return the cards that a reader sees in each place."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.front = max(view.seat, 0)
        self.lies: Lies = Counter()
        for n, smith in enumerate(view.smiths):
            self.add_smith(n, smith)
        self.add("warehouse", [stock.card for stock in view.warehouse])
        self.add("discard", view.discard)
        self.add("deck/mine", [""] * view.mine)
        self.add("deck/guild", [""] * view.guild)

    def add(self, place: str, cards: list[str]) -> None:
        self.lies.update((place, card) for card in cards)

    def of(self, n: int, own: str, others: str) -> str:
        return own if n == self.front else f"{others}{n + 1}"

    def add_smith(self, n: int, smith: SmithView) -> None:
        hidden = smith.mine_backs + smith.guild_backs - len(smith.hand)
        self.add(self.of(n, "hand", "hand"), smith.hand + [""] * hidden)
        self.add(self.of(n, "market", "p"), [piece.card for piece in smith.market])
        self.add(self.of(n, "workshop", "shop"), [piece.card for piece in smith.workshop])
        for laid in smith.stacks:
            self.add(self.of(n, "stack", "stack"), [laid.card, *laid.parts])
        self.add(self.of(n, "king", "king"), [laid.card for laid in smith.kings])
        self.add(self.of(n, "apprentice", "apprentice"), smith.apprentices)
        self.add(self.of(n, "tool", "tool"), smith.tools)

    def hides(self, place: str) -> bool:
        """Whether cards at a place are only counted, now or once all is shown at the end."""
        own = place == "hand" and self.view.seat >= 0
        return place in COUNTED or (place.startswith(("hand", "stack", "king")) and not own)


def place_of(place: str, thing: str, before: Sight) -> str:
    """A place by its first word; that of a crafted card is found where the card lay."""
    if place.startswith("deck/"):
        return place
    area = place.partition("/")[0]
    if not area.startswith("smith"):
        return area
    owner = area.removeprefix("smith")
    areas = [f"p{owner}", f"shop{owner}"] if owner else ["market", "workshop"]
    return next((a for a in areas if before.lies[a, thing]), f"hand{owner}")


def key(place: str, thing: str, sight: Sight) -> tuple[str, str]:
    return place, "" if sight.hides(place) else thing


def changes(before: Sight, after: Sight) -> Lies:
    found: Lies = Counter()
    for sight, sign in ((before, -1), (after, 1)):
        for (place, card), n in sight.lies.items():
            if not (place.startswith("stack") and card in RESOURCES):
                found[key(place, card, sight)] += sign * n
    return found


def told(moves: list[Move], before: Sight) -> Lies:
    found: Lies = Counter()
    for move in moves:
        for place, sign in ((move.start, -1), (move.to, 1)):
            area = place_of(place, move.thing, before)
            if not (area.startswith("stack") and move.thing in RESOURCES):
                found[key(area, move.thing, before)] += sign
    return found


def derivable(lies: Lies, entry: list[Event]) -> dict[tuple[str, str], int]:
    untold = {place for event in entry for place in UNTOLD.get(event.kind, set())} | {"scrap"}
    return {(place, card): n for (place, card), n in lies.items() if n and place not in untold}


def walk(name: str, seat: int) -> Iterator[tuple[list[Event], list[Move], Sight, Sight]]:
    """Yield every entry of a game with its moves and what the reader saw before and after."""
    text = (folder("smithy") / f"{name}.dvergar").read_text("utf-8")
    match = open_record(text).match
    record = open_record(text, 0)
    game: Any = record.game
    state: Any = record.match.state
    before = Sight(TITLE.view(game, state, seat))
    for (actor, action), entry in zip(match.log, match.history, strict=True):
        game.apply(state, actor, action)
        after = Sight(TITLE.view(game, state, seat))
        yield entry, TITLE.moves(game, entry, seat), before, after
        before = after


@rule("S1.5")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_moves_are_all_that_changes_and_name_only_what_is_seen(name: str, seat: int) -> None:
    for entry, moves, before, after in walk(name, seat):
        assert derivable(told(moves, before), entry) == derivable(changes(before, after), entry)
        for move in moves:
            start, to = [place_of(place, move.thing, before) for place in (move.start, move.to)]
            assert before.lies[start, move.thing] or after.lies[to, move.thing] or not move.thing
