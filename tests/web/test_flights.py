"""Gems and cards fly from their old place to the new one, below all buttons."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from dvergar.games.silberzwerg.material import COLOUR_WORDS
from tests.golden.files import folder
from tests.marks import first_is_quick
from tests.server.client import Browser, Message
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come
from tests.web.flights import HOLD, MOVING, SPREAD, WATCH, flown
from tests.web.games import GAMES
from tests.web.person import DESKTOP, TOUCH, Person
from tests.web.silber import SilberPage
from tests.web.silber_tables import GAME, ruling
from tests.web.table import TablePage

TWO = "2-low-start-public-bonus-open-contracts-greedy"
THREE = "3-long-greedy"
# By golden game: a log line and its reader (the player, the victim, someone else).
CASES = {
    TWO: [("swapped", "player"), ("fulfilled-public", "player")],
    THREE: [
        ("mined", "player"),
        ("took", "player"),
        ("took", "other"),
        ("bought", "player"),
        ("sold", "player"),
        ("returned", "player"),
        ("fulfilled", "player"),
        ("fulfilled", "other"),
        ("stole-seen", "player"),
        ("stole-seen", "victim"),
        ("stole", "other"),
    ],
}
KINDS = {kind for cases in CASES.values() for kind, _ in cases}
ROLES = ("player", "victim")
SAID = "silberzwerg-log-"
MOST = 12  # at most this many fly at once
# What moves in a game of Smithy, from where and to where, as its player sees it.
CARDS = [
    ("deck/mine", "hand"),
    ("deck/guild", "hand"),
    ("hand", "market"),
    ("hand", "workshop"),
    ("market", "warehouse"),
    ("warehouse", "hand"),
    ("workshop", "stack"),
    ("stack", "discard"),
    ("p2", "market"),
    ("hand2", "p2"),
    ("deck/mine", "hand2"),
]
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": TOUCH}


class Replayed:
    """A golden game as the server shows it to each seat, in a browser."""

    def __init__(self, person: Person, game: str, name: str) -> None:
        self.person = person
        self.id = uploaded(person.account, (folder(game) / f"{name}.dvergar").read_text("utf-8"))
        self.ask = cache(self.asked)
        person.page.add_init_script(WATCH)

    def asked(self, path: str) -> Message:
        found: Message = self.person.account.ask("GET", f"/api/replays/{self.id}{path}")
        return found

    def moments(self, seat: int) -> list[Message]:
        found: list[Message] = self.ask(f"?seat={seat}")["moments"]
        return found

    def moment(self, kind: str, role: str) -> tuple[int, int]:
        """Return the first moment, and a seat in this role, at which gems move only in this way."""
        for seat in range(len(self.ask("?seat=0")["seats"])):
            for n, moment in enumerate(self.moments(seat)):
                logged = [line for line in moment["lines"] if kind_of(line) in KINDS]
                alone = {kind_of(line) for line in logged} == {kind}
                if alone and role in roles(logged, seat) and len(moment["moves"]) <= MOST:
                    return n, seat
        raise AssertionError(f"no {role} sees: {kind}")

    def changes(self, n: int, seat: int) -> dict[str, int]:
        """Return where gems were added or removed at this moment."""
        before, after = [held(self.ask(f"/{m}?seat={seat}")["view"]) for m in (n - 1, n)]
        return {spot: after[spot] - before[spot] for spot in after if after[spot] != before[spot]}

    def step(self, n: int, seat: int) -> list[Any]:
        """Return what flies between the previous moment and this one."""
        page = self.person.page
        page.goto("about:blank")
        page.goto(f"/replay/{self.id}#moment={n - 1}&seat={seat}")
        page.locator(".main :is(.card, .track span)").first.wait_for(state="attached")
        page.keyboard.press("ArrowRight")
        return flown(self.person)


def kind_of(line: Message) -> str:
    return str(line["id"]).removeprefix(SAID)


def roles(lines: list[Message], seat: int) -> list[str]:
    """Return a seat's role in each of these lines."""
    named = [{line["args"].get(role): role for role in ROLES} for line in lines]
    return [names.get(seat, "other") for names in named]


def held(view: Message) -> dict[str, int]:
    """Return the number of gems in each place, as the board shows them."""
    own = view["seat"]
    mines = {f"mine/{colour}": n for colour, n in zip(COLOUR_WORDS, view["mines"])}
    mine = {f"own/{colour}": n for colour, n in zip(COLOUR_WORDS, view["clans"][own]["bag"])}
    clans = enumerate(view["clans"])
    return {**mines, **mine, **{f"bag/p{n + 1}": clan["gems"] for n, clan in clans if n != own}}


def spot(places: list[str]) -> str:
    """Return the only one of these places that holds gems."""
    return next((place for place in places if place.startswith(("mine/", "own/", "bag/"))), "")


def moved(flights: list[tuple[str, str, str]]) -> dict[str, int]:
    """Return where these flights add or remove gems."""
    found = Counter(end for _, end, _ in flights)
    found.subtract(start for start, _, _ in flights)
    return {place: n for place, n in found.items() if n}


def gems(flights: list[Any]) -> list[tuple[str, str, str]]:
    return [(spot(start), spot(end), colour) for start, end, colour in flights]


@pytest.mark.parametrize("name", first_is_quick(CASES))
def test_gems_fly_as_the_log_says(come: Come, server: Server, name: str) -> None:
    ada = come(server, "Ada", **MOVING)
    game = Replayed(ada, GAME, name)
    for kind, role in CASES[name]:
        n, seat = game.moment(kind, role)
        flights = gems(game.step(n, seat))
        assert moved(flights) == game.changes(n, seat), (kind, role)
        for start, end, colour in flights:
            places = [place for place in (start, end) if not place.startswith("bag/")]
            assert {place.partition("/")[2] for place in places} == ({colour} - {""})
        ada.page.locator(".flying").first.wait_for(state="detached")


def test_bought_gems_fly_at_every_table_that_sees_it(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada", **MOVING), come(server, "Bo", "de", **MOVING)
    cili = Browser(server, "Cili")
    id = ruling([ada.account, bo.account, cili])
    cili.close()
    for person in (ada, bo):
        person.page.add_init_script(WATCH)
    mine, theirs = SilberPage(ada, id), SilberPage(bo, id)
    theirs.until(theirs.shown)
    buy = next(action for action in mine.actions() if action.startswith("buy:yellow:"))
    mine.on_board(buy)
    count = int(buy.rpartition(":")[2])
    assert gems(flown(ada)) == count * [("mine/yellow", "own/yellow", "yellow")]
    assert gems(flown(bo)) == count * [("mine/yellow", "bag/p1", "yellow")]


def goes(move: Message, start: str, to: str) -> bool:
    """Whether a card moves from one place to another."""
    return (move["from"], move["to"].partition("/")[0]) == (start, to) or (
        (move["from"].partition("/")[0], move["to"]) == (start, to)
    )


def arrives(ends: list[str], move: Message) -> bool:
    """Return whether a flight ends at the card itself or at its place."""
    goal = move["to"]
    return any(end == goal or end.startswith(f"{goal}/") for end in ends)


@pytest.mark.long
def test_cards_of_smithy_fly_from_place_to_place(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **MOVING)
    game = Replayed(ada, "smithy", "full-2-greedy")
    moments = game.moments(0)
    for start, to in CARDS:
        n = next(n for n, m in enumerate(moments) if any(goes(x, start, to) for x in m["moves"]))
        moves = moments[n]["moves"]
        flights = game.step(n, 0)
        assert len(flights) == len(moves), (start, to, moves, flights)
        for (_, ends, _), move in zip(flights, moves):
            assert arrives(ends, move), (move, ends)
        ada.page.locator(".flying").first.wait_for(state="detached")


def test_a_drawn_card_crosses_the_status_bar_below_it(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **MOVING)
    ada.page.add_init_script(HOLD)
    table = TablePage(ada, ada.account.create("me", "greedy", options={"first": 1}))
    table.until(table.shown)
    hand = next(action for action in table.actions() if action.startswith("play:"))
    for action in (hand, "end", "draw:mine"):
        table.on_board(action)
    table.until(lambda: ada.page.evaluate("window.flights") > 1)
    held = ada.page.evaluate("window.held")
    assert any('class="panel status' in met for moment in held for met in moment["met"])
    assert [moment["covered"] for moment in held if moment["covered"]] == []


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_what_flies_covers_neither_the_status_bar_nor_a_button(
    come: Come, server: Server, game: str, device: str
) -> None:
    ada = come(server, "Ada", **MOVING, **DEVICES[device])
    table = TablePage(ada, ada.account.create("me", "greedy", "greedy", game=game))
    table.until(table.shown)
    found = ada.page.evaluate(SPREAD)
    assert any('class="panel status' in met for met in found["met"])
    assert len(found["met"]) > 5
    assert found["covered"] == []
