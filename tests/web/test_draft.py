"""Draft picks in the Jewellers can be taken back and stay secret."""

from __future__ import annotations

import pytest

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.games import JEWEL
from tests.web.jewel import TAKE_BACK, JewelPage, drafting
from tests.web.keys import Keys, by_keys_on_board
from tests.web.places import Places

Pair = tuple[JewelPage, JewelPage]


@pytest.fixture
def pair(come: Come, server: Server) -> Pair:
    """Let Ada and Bo draft in two browsers; a bot has already picked."""
    ada, bo = come(server, "Ada"), come(server, "Bo", "de")
    id = ada.account.create("me", "open", "greedy", game=JEWEL.id)
    bo.account.sit(id, 1)
    pages = JewelPage(ada, id), JewelPage(bo, id)
    drafting(*pages)
    for page in pages:
        page.seal_of("Dagny", page.person.says("jewellers-sealed")).wait_for()
    return pages


def taken(page: JewelPage, seat: int = 0) -> list[str]:
    """Return what a player took, once picks are revealed."""
    return [f"take:{args['card']}" for args in page.lines("jewellers-log-picked", player=seat)]


def test_a_sealed_pick_can_be_taken_back_while_others_choose(pair: Pair) -> None:
    mine, theirs = pair
    first, *_, other = mine.actions()
    sealed = theirs.person.says("jewellers-sealed")
    mine.on_board(first)
    theirs.seal_of("Ada", sealed).wait_for()
    mine.does(mine.take_back)
    assert mine.plan == [] and mine.actions()
    theirs.seal_of("Ada", sealed).wait_for(state="detached")
    mine.on_board(other)
    assert mine.plan == [other] and theirs.plan == []
    theirs.on_board(theirs.actions()[0])
    for page in pair:
        page.until(lambda page=page: taken(page))  # type: ignore[misc]
        assert taken(page) == [other]


def test_the_log_groups_the_picks_of_each_player(pair: Pair) -> None:
    mine, _ = pair
    mine.until(lambda: picked(pair, 3))
    mine.until(lambda: takers(mine) == ["Ada", "Bo", "Dagny"])


def picked(pair: Pair, picks: int) -> bool:
    """Let those asked take gems, and return whether there were enough picks."""
    for page in pair:
        if page.options() and len(taken(page)) < picks:
            page.on_board(page.actions()[0])
    return all(len(taken(page)) >= picks for page in pair)


def takers(page: JewelPage) -> list[str]:
    """Return who takes something in each log line."""
    return [line.partition(" takes ")[0] for line in page.log() if " takes " in line]


def test_a_reload_in_the_draft_keeps_a_pick(pair: Pair) -> None:
    mine, theirs = pair
    first, *_ = mine.actions()
    mine.on_board(first)
    mine.page.reload()
    mine.take_back.wait_for()
    assert mine.plan == [first]
    assert mine.page.locator(".lifted").get_attribute("data-thing") == f"bowl/{first[5:]}"
    theirs.page.reload()
    theirs.asked()
    assert theirs.plan == [] and theirs.page.locator(".lifted").count() == 0
    mine.does(mine.take_back)
    assert mine.plan == []


def test_a_gem_is_taken_and_put_back_by_keyboard(pair: Pair) -> None:
    mine, _ = pair
    keys, last = Keys(mine.page), mine.actions()[-1]
    by_keys_on_board(keys, mine, last)
    assert mine.plan == [last]
    before = mine.answers
    keys.walk(TAKE_BACK)
    keys.press("Enter")
    mine.answered(before)
    assert mine.plan == []


def test_after_the_draft_the_focus_is_on_the_board_and_not_on_ending_the_turn(
    come: Come, server: Server
) -> None:
    ada = come(server, "Ada")
    table = JewelPage(ada, ada.account.create("me", "greedy", game=JEWEL.id))
    drafting(table)
    keys = Keys(table.page)
    keys.enter("bowl")
    while table.until(table.options) and table.view["question"] == "pick":
        table.until(lambda: keys.at(".bowls .legal"))
        before = table.answers
        keys.press("Enter")
        table.answered(before)
    table.until(lambda: keys.at("[data-area] .legal"))


def test_a_gem_is_dragged_into_the_stock(pair: Pair) -> None:
    mine, _ = pair
    first, *_ = mine.actions()
    mine.drag(mine.thing(f"bowl/{first[5:]}"), mine.page.locator('[data-drop="stock"]'))
    assert mine.plan == [first]


def test_the_bowls_are_visible_during_the_auction(come: Come, places: Places) -> None:
    ada = come(places.server, account=places.ada)
    table = JewelPage(ada, places.jewel.bidding)
    table.asked()
    ada.button("jewellers-area-bowls").click()
    assert ada.page.locator(".dish.own .bg").count() == sum(table.view["bowls"][0]) > 0
    assert ada.page.locator(".others .dish").count() == len(table.view["bowls"]) - 1
    ada.button("jewellers-area-auction").click()
    table.named("decline").filter(visible=True).wait_for()


def uncovered(table: JewelPage) -> str:
    """Open the curtain for the player asked, and answer; return the action."""
    curtain = table.page.locator(".curtain button")
    table.until(lambda: curtain.count() or table.options())
    if curtain.count():
        curtain.first.click()
    action = table.actions()[0]
    table.on_board(action)
    return action


def test_the_curtain_hides_the_previous_players_pick(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    id = ada.account.create("me", {"who": "me", "name": "Bo"}, game=JEWEL.id)
    table, action = JewelPage(ada, id), ""
    while not action.startswith("take"):
        action = uncovered(table)
    seat = ada.noted.update["seat"]
    ada.shows(ada.says("table-curtain", player=("Bo", "Ada")[seat]))
    assert ada.page.locator("[data-thing], .log .l").count() == 0
    ada.page.locator(".curtain button").first.click()
    table.until(lambda: ada.noted.update["seat"] != seat and table.options())
    assert table.plan == [] and table.page.locator(".lifted").count() == 0
    table.on_board(table.actions()[0])
    table.until(lambda: taken(table, seat))
    assert taken(table, seat) == [action]
