"""The table page: languages, themes, shared devices, handing over to bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Route

from tests.server.client import Browser, Message, play
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.strategies import hasty
from tests.web.table import TablePage
from tests.web.tables import MOST_TRIES
from tests.web.wire import Wire

MOTION = """() => document.getAnimations()
  .filter(a => a.effect.getComputedTiming().duration > 50)
  .map(a => `${a.animationName ?? a.transitionProperty} of ${a.effect.target.className}`)"""
FLASH = "arrived"  # a new card's log line flashes once
WATCH_MOTION = """() => {
  window.flights = 0;
  const fly = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flights += 1;
    return fly.apply(this, how);
  };
}"""


def begun(person: Person, *others: str) -> TablePage:
    """Start a game in which the person moves first."""
    id = person.account.create("me", *(others or ("greedy",)), options={"first": 1})
    table = TablePage(person, id)
    table.until(table.options)
    return table


def first_play(table: TablePage) -> str:
    return next(action for action in table.actions() if action.startswith("play"))


def test_switching_the_language_updates_log_and_board(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    table = begun(ada)
    table.on_board(first_play(table))
    logs, statuses = [], []
    for lang in ("en", "fr", "hu", "de"):
        ada.switch_language(lang)
        ada.shows(ada.says("web-your-turn"))
        logs.append(" ".join(table.log()))
        statuses.append(ada.page.locator(".status").inner_text())
        assert ada.page.evaluate("document.documentElement.lang") == lang
        assert ada.says("web-your-turn") in ada.page.title()
    assert len(set(logs)) == len(set(statuses)) == 4


def test_the_theme_can_be_switched_and_is_kept(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    ada.page.goto("/")
    theme = "document.documentElement.dataset.theme"
    assert ada.page.evaluate(theme) == "dark"
    ada.page.locator("button.theme").click()
    assert ada.page.evaluate(theme) == "light"
    ada.page.reload()
    ada.page.locator("button.theme").wait_for()
    assert ada.page.evaluate(theme) == "light"


def test_the_curtain_hides_the_previous_players_cards(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    seats = ("me", {"who": "me", "name": "Bo"})
    id = ada.account.create(*seats, options={"first": 1})
    table = TablePage(ada, id)
    ada.button("web-show-cards", player="Ada").click()
    table.until(table.options)
    mine = table.view["smiths"][0]["hand"]
    assert ada.page.locator(".hand .card[data-thing]").count() == len(mine)
    curtain = table.page.locator(".curtain")
    while not curtain.count():
        table.until(lambda: curtain.count() or table.options())
        actions = [option["action"] for option in table.options()]
        if actions:
            table.on_board("end" if "end" in actions else hasty(actions))
    ada.shows(ada.says("table-curtain", player="Bo"))
    assert ada.page.locator("[data-thing], .log .l").count() == 0
    ada.shot("curtain")
    ada.button("web-show-cards", player="Bo").click()
    table.until(lambda: table.person.noted.update["seat"] == 1 and table.options())
    assert table.view["smiths"][0]["hand"] == []


def test_a_rematch_brings_the_same_people_together(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    socket_table = ada.account.create("me", "greedy", options={"first": 1})
    socket = ada.account.socket(socket_table).hello()
    socket.ask("hand-over", seat=0, to_bot=True)
    while not socket.over:
        socket.receive()
    socket.close()
    TablePage(ada, socket_table)
    ada.button("web-rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and socket_table not in url)
    ada.page.locator(".status").wait_for()


def test_anyone_who_sees_a_rematch_can_join_it(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada"), come(server, "Bo", "de")
    id = ada.account.create("me", "open")
    bo.account.sit(id, 1)
    sockets = [ada.account.socket(id).hello(), bo.account.socket(id).hello()]
    play(sockets, Random(4), hurry=1.0)
    for socket in sockets:
        socket.close()
    TablePage(ada, id)
    TablePage(bo, id)
    bo.button("web-rematch").wait_for()
    ada.button("web-rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and id not in url)
    bo.button("web-rematch-join").click()
    bo.page.wait_for_url(ada.page.url)
    for person in (ada, bo):
        person.page.locator(".status").wait_for()
    ada.page.go_back()
    ada.button("web-rematch-go").click()
    ada.page.wait_for_url(bo.page.url)


def test_a_tab_does_not_alert_a_player_whose_bot_plays(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    wire = Wire(ada.page)
    table = TablePage(ada, ada.account.create("me", "greedy", options={"first": 1}))
    table.asked()
    assert ada.says("web-your-turn") in ada.page.title()
    handed: list[Message] = []

    def down(message: Message) -> Message | None:
        """Drop all messages after the seat is handed over."""
        if handed:
            return None
        if message["is"] == "update" and message["table"]["seats"][0]["bot"]:
            handed.append(message)
        return message

    wire.down = down
    table.tab("table")
    ada.button("web-hand-over").first.click()
    ada.shows(ada.says("web-handed"))
    assert handed[0]["view"]["waiting"] == [0]
    assert ada.says("web-your-turn") not in ada.page.title()
    table.tab("moves")
    assert table.moves() == []


def test_a_seat_is_handed_over_and_taken_back(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    bo = Browser(server, "Bo")
    id = ada.account.create("me", "open", options={"first": 1})
    bo.sit(id, 1)
    table = TablePage(ada, id)
    table.asked()
    table.tab("table")
    ada.button("web-hand-over").first.click()
    ada.shows(ada.says("web-handed"))
    table.until(lambda: table.ply > 0)
    ada.page.locator(".handed .btn").click()
    table.until(lambda: not table.person.noted.update["table"]["seats"][0]["bot"])
    ada.page.locator(".handed").wait_for(state="detached")


def test_a_spectator_sees_the_table_but_no_hand(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server)
    table = TablePage(eve, ada.create("me", "greedy", options={"first": 1}, public=True))
    eve.shows(eve.says("web-watching"))
    eve.page.locator(".status").wait_for()
    assert eve.page.locator('[data-thing^="hand/"]').count() == 0
    assert table.view["seat"] == -1 and table.view["choices"] == []
    assert eve.says("web-your-turn") not in eve.page.title()


def test_loading_a_board_is_not_shown_as_connecting(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "hu")
    held: list[Route] = []
    ada.page.route("**/assets/parts-*.js", lambda route: held.append(route))
    table = TablePage(ada, ada.account.create("me", "greedy", options={"first": 1}))
    ada.shows(ada.says("web-loading"))
    assert ada.page.get_by_text(ada.says("web-connecting")).count() == 0
    for route in held:
        route.continue_()
    table.asked()


REACH = """(things, [dx, dy]) => things.filter((thing) => {
  const box = thing.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
  return !thing.contains(found);
}).map((thing) => thing.className)"""
FINGER = 21.5  # half of a finger's width in pixels


def test_small_things_can_be_tapped(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **TOUCH)
    TablePage(ada, ada.account.create("me", "greedy", options={"first": 1})).asked()
    small = ada.page.locator(".bar .logo, .bar .ib, .rule-link").filter(visible=True)
    assert small.count() >= 4
    for way in ([FINGER, 0], [-FINGER, 0], [0, FINGER], [0, -FINGER]):
        assert small.evaluate_all(REACH, way) == []


def test_the_title_shows_whose_turn_it_is(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada"), come(server, "Bo", "de")
    id = ada.account.create("me", "open", options={"first": 1})
    bo.account.sit(id, 1)
    mine, theirs = TablePage(ada, id), TablePage(bo, id)
    mine.asked()
    theirs.page.locator(".status").wait_for()
    assert ada.says("web-your-turn") in ada.page.title()
    assert bo.says("web-your-turn") not in bo.page.title()
    mine.on_board("end")
    theirs.asked()
    assert bo.says("web-your-turn") in bo.page.title()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_with_reduced_motion(come: Come, server: Server, motion: str) -> None:
    ada = come(server, "Ada", reduced_motion=motion, pace="fast")
    ada.page.add_init_script(f"({WATCH_MOTION})()")
    table = begun(ada)
    table.on_board(first_play(table))
    if motion == "no-preference":
        table.until(lambda: ada.page.evaluate("window.flights"))
        return
    ada.drawn()
    assert ada.page.evaluate("window.flights") == 0
    moving = ada.page.evaluate(MOTION)
    assert [what for what in moving if not what.startswith(FLASH)] == []


def test_dragging_a_card_does_what_clicking_does(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    table = begun(ada)
    action = first_play(table)
    area = action.rpartition(":")[2]
    card = table.thing(table.option(action)["thing"])
    table.drag(card, ada.page.locator(f'[data-drop="{area}"]').first)
    assert table.ply == 1
    socket = ada.account.socket(table.id).hello()
    said = [line["id"] for lines in socket.update["lines"] for line in lines]
    assert any(area in id for id in said)
    socket.close()


def blocked(table: TablePage) -> list[str]:
    """Return cards in hand that can't be played."""
    things = [str(entry["thing"]) for entry in table.view["blocked"]]
    return [thing for thing in things if thing.startswith("hand/")]


def test_a_card_that_cannot_be_played_says_why(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "fr")
    tables = (begun(ada) for _ in range(MOST_TRIES))
    table = next(table for table in tables if blocked(table))
    table.thing(blocked(table)[0]).click()
    ada.page.locator(".pop .off").first.wait_for()
    assert "smithy-" not in ada.page.locator(".pop").inner_text()
