"""Hidden things carry tokens, and no message to any reader contains one it may not see."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dvergar.engine import core
from tests.server.client import Message
from tests.server.database import empty_database, journal
from tests.server.hidden_cards import Truth
from tests.server.process import Server
from tests.web.canary import BOOK, FOUND, LEAK, TOKEN, WRONG
from tests.web.conftest import Come
from tests.web.games import JEWEL, SILBER, SMITHY, Played
from tests.web.person import Person
from tests.web.strategies import frugal
from tests.web.table import TablePage, play
from tools.tree import ROOT

READERS = (-1, 0, 1)
Enough = Callable[[TablePage], bool]
ENOUGH_HIDDEN = 3_000  # tokens
MOST_GAMES = 4  # one game in forty ends before every reader has missed a bid
WHOLE_GAME = 300.0  # seconds that interpreted bots may take


def sources() -> Path:
    """Return the interpreted package: the one under test, or the checkout's."""
    found = Path(core.__file__)
    return found.parents[2] if found.suffix == ".py" else ROOT / "src"


@contextmanager
def canary_server(folder: Path, leak: str = "") -> Iterator[Server]:
    """Start the interpreted sources with tokens planted."""
    planted = {"PYTHONPATH": f"{sources()}:{ROOT}", BOOK: str(folder / "book"), LEAK: leak}
    with empty_database("sqlite", folder) as url:
        server = Server(url, folder, "tests.web.canary_server", **planted).start()
        try:
            yield server
        finally:
            server.stop()


def planted(server: Server) -> dict[int, Counter[str]]:
    """Return how many tokens of each place every reader could have been sent."""
    found: dict[int, Counter[str]] = {reader: Counter() for reader in READERS}
    for line in Path(server.environment[BOOK]).read_text().splitlines():
        reader, place, tokens = line.split()
        found[int(reader)][place.rstrip("012")] += int(tokens)
    return found


class Gathering:
    """Ada, Bo and a bot play; a guest and a stranger watch."""

    def __init__(self, come: Come, server: Server, game: Played, **options: Any) -> None:
        self.server = server
        self.game = game
        self.options = options
        named = [come(server, name) for name in ("Ada", "Bo", "Guest")]
        self.people = [*named, come(server)]
        self.gather()

    def gather(self) -> None:
        """Bring everyone to a new table."""
        ada, bo = self.people[:2]
        seats = ("me", "open", "greedy")
        self.id = ada.account.create(*seats, game=self.game.id, options=self.options, public=True)
        bo.account.sit(self.id, 1)
        for person in self.people:
            person.page.goto("/", wait_until="networkidle")
            person.noted.read()
        self.tables = [self.game.page(person, self.id) for person in self.people]
        for table in self.tables:
            table.page.locator(".status").wait_for()
        for table in self.tables[:2]:
            table.tab("moves")

    def auction(self, first: int) -> None:
        """Let Ada and Bo save gold and bid one after the other."""
        second = 1 - first
        for _ in range(MOST_GAMES):
            bidders = [self.tables[first], self.tables[second]]
            play(bidders, frugal, enough=lambda: self.missed("hide", second))
            if not bidders[0].over():
                break
            self.gather()

    def missed(self, place: str, reader: int) -> bool:
        """Return whether a reader could have been sent enough from a place."""
        return place in planted(self.server)[reader] and plenty(self.server)

    def play(self, by_hand: int, enough: Enough) -> None:
        """Play some moves by clicks, then let bots continue; repeat until enough was hidden."""
        for _ in range(MOST_GAMES):
            play(self.tables[:2], self.game.choice, most=by_hand)
            self.hand_over(to_bot=True)
            for table in self.tables:
                table.until(partial(far, table, enough), WHOLE_GAME)
            self.hand_over(to_bot=False)
            if plenty(self.server):
                break
            self.gather()

    def hand_over(self, to_bot: bool) -> None:
        for seat, person in enumerate(self.people[:2]):
            socket = person.account.socket(self.id).hello()
            socket.ask("hand-over", seat=seat, to_bot=to_bot)
            socket.close()

    def heard(self, person: Person) -> list[str]:
        """Return what was sent before the end of the game revealed the cards."""
        frames = [frame for frame in person.noted.frames if not over(json.loads(frame))]
        return frames + person.noted.read()

    def truth(self) -> Truth:
        """Return what each reader may know, from the save and the database."""
        save = self.people[0].account.request("GET", f"/api/tables/{self.id}/save").text
        with ThreadPoolExecutor() as pool:  # the browser's event loop runs in this thread
            entries = pool.submit(journal, self.server.db, self.id).result()
        return Truth(save, entries, list(READERS))

    def scan(self, *places: str) -> None:
        """Check that no token reached anyone, and that every reader missed some of each place."""
        for person in self.people:
            heard = self.heard(person)
            assert len(heard) > 40
            assert [text for text in heard if FOUND.search(text)] == []
        for tokens in planted(self.server).values():
            assert tokens.total() > ENOUGH_HIDDEN and {*places} <= {*tokens}


def far(table: TablePage, enough: Enough) -> bool:
    return table.over() or enough(table)


def plies(server: Server, ply: int) -> Enough:
    """Return a check for this ply, or later until enough was hidden from every reader."""
    return lambda table: table.ply >= ply and plenty(server)


def plenty(server: Server) -> bool:
    """Return a check that enough was hidden from every reader."""
    return all(tokens.total() > ENOUGH_HIDDEN for tokens in planted(server).values())


def at_the_end(table: TablePage) -> bool:
    return False


def over(message: dict[str, object]) -> bool:
    view = message.get("view")
    return isinstance(view, dict) and bool(view["over"])


@pytest.mark.long
def test_no_reader_is_sent_a_plan_a_bag_or_the_deck(come: Come, tmp_path: Path) -> None:
    with canary_server(tmp_path) as server:
        gathering = Gathering(come, server, SILBER)
        gathering.play(40, plies(server, 90))
        gathering.scan("plan", "bag", "deck")


@pytest.mark.long
def test_no_reader_is_sent_a_pick_a_bid_a_pointing_the_deck_or_the_finds(
    come: Come, tmp_path: Path
) -> None:
    with canary_server(tmp_path) as server:
        gathering = Gathering(come, server, JEWEL, mode="advanced", auction="closed")
        gathering.auction(first=0)
        gathering.auction(first=1)
        gathering.scan("pick", "hide", "point", "deck", "finds")


@pytest.mark.long
def test_no_reader_is_sent_a_card_in_a_whole_game_of_smithy(come: Come, tmp_path: Path) -> None:
    with canary_server(tmp_path) as server:
        gathering = Gathering(come, server, SMITHY, mode="full", bidding=True)
        gathering.play(60, at_the_end)
        gathering.scan("mine", "guild", "hand")
        truth = gathering.truth()
        for person in gathering.people:
            updates = [json.loads(f) for f in person.noted.frames if '"is":"update"' in f]
            assert [leak for u in updates for leak in truth.leaks(u, u["seat"])] == []


@pytest.mark.long
def test_no_reader_is_sent_a_secret_in_a_whole_game_of_silberzwerg(
    come: Come, tmp_path: Path
) -> None:
    with canary_server(tmp_path) as server:
        gathering = Gathering(come, server, SILBER, open_contracts=True, public_bonus=True)
        gathering.play(100, at_the_end)
        gathering.scan("plan", "bag", "deck")


@pytest.mark.long
def test_no_reader_is_sent_a_secret_in_a_whole_game_of_the_jewellers(
    come: Come, tmp_path: Path
) -> None:
    rich = {"mode": "advanced", "manner": "opal", "auction": "closed", "patrons": True}
    with canary_server(tmp_path) as server:
        gathering = Gathering(come, server, JEWEL, **rich)
        gathering.play(100, at_the_end)
        gathering.scan("pick", "point", "deck", "finds")


def first_of(leak: str, *more: str) -> list[Any]:
    """Mark all but the first leak as long tests."""
    return [leak, *(pytest.param(another, marks=pytest.mark.long) for another in more)]


def caught(
    come: Come, folder: Path, game: Played, bot: str, leak: str, found: str, **options: Any
) -> None:
    """Check that a spectator is sent what a broken view shows, within a few games."""
    with canary_server(folder, leak) as server:
        watcher, ada = come(server), come(server, "Ada")
        wish: dict[str, Any] = {"game": game.id, "options": options}
        tables = (ada.account.create("me", bot, bot, **wish) for _ in range(MOST_GAMES))
        assert any(betrayed(watcher, ada, id, found) for id in tables)
        assert any(FOUND.search(frame) for frame in watcher.noted.frames)


def betrayed(watcher: Person, ada: Person, id: str, found: str) -> bool:
    """Let bots play; return whether the spectator is sent this before the end."""
    table = TablePage(watcher, id)
    table.until(lambda: last_update(watcher).get("id") == id)
    socket = ada.account.socket(id).hello()
    socket.ask("hand-over", seat=0, to_bot=True)
    socket.close()
    table.until(
        lambda: leaked(watcher, found) or last_update(watcher)["status"] == "over", WHOLE_GAME
    )
    return leaked(watcher, found)


def last_update(person: Person) -> Message:
    """Return the last update a page received."""
    return person.noted.update.get("table") or {}


def leaked(person: Person, found: str) -> bool:
    return any(found in frame for frame in person.noted.frames)


@pytest.mark.parametrize("leak", first_of("hand", "king", "log", "moves"))
def test_a_leaking_view_of_smithy_is_caught(come: Come, tmp_path: Path, leak: str) -> None:
    place = {"hand": "hand0", "moves": "log"}.get(leak, leak)
    caught(come, tmp_path, SMITHY, "greedy", leak, f"{TOKEN}-{place}", mode="full")


@pytest.mark.parametrize("leak", first_of("plan", "bag", "deck", "theft"))
def test_a_leaking_view_of_silberzwerg_is_caught(come: Come, tmp_path: Path, leak: str) -> None:
    place = {"plan": f"{TOKEN}-plan0", "bag": f"[{WRONG // 10}", "theft": f"{TOKEN}-log"}
    caught(come, tmp_path, SILBER, "random", leak, place.get(leak, f"{TOKEN}-{leak}"))


@pytest.mark.parametrize("leak", first_of("pick", "deck", "finds", "look", "move"))
def test_a_leaking_view_of_the_jewellers_is_caught(come: Come, tmp_path: Path, leak: str) -> None:
    logged = leak in ("look", "move")
    place = "log" if logged else leak
    patrons = {"mode": "advanced", "patrons": True} if logged else {}
    caught(come, tmp_path, JEWEL, "random", leak, f"{TOKEN}-{place}", **patrons)
