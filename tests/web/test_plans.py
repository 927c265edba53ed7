"""Plans in Silberzwerg can be changed, sealed and reopened, and stay secret."""

from __future__ import annotations

import pytest

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.keys import Keys, by_keys_from_list, by_keys_on_board
from tests.web.person import Person
from tests.web.silber import SilberPage
from tests.web.silber_tables import GAME

PLAN = ["dig:yellow", "dig:yellow", "dig:red", "dig:blue", "lord:contract", "ghost:gems"]
OTHER = ["dig:green", "dig:green", "dig:green", "dig:red", "lord:gems", "ghost:contract"]
KINDS = ("parts", "lords", "ghosts")

Pair = tuple[SilberPage, SilberPage]


def planning(person: Person, id: str) -> SilberPage:
    """Open a table for a person who plans; a bot has finished."""
    page = SilberPage(person, id)
    page.asked()
    page.seal_of("Dagny").filter(has_text=person.says("silberzwerg-sealed")).wait_for()
    return page


@pytest.fixture
def mine(come: Come, server: Server) -> SilberPage:
    """Let Ada plan in a browser before Bo starts."""
    ada, bo = come(server, "Ada"), Browser(server, "Bo")
    id = ada.account.create("me", "open", "greedy", game=GAME)
    bo.sit(id, 1)
    bo.close()
    return planning(ada, id)


@pytest.fixture
def pair(come: Come, server: Server) -> Pair:
    """Let Ada and Bo plan in two browsers."""
    ada, bo = come(server, "Ada"), come(server, "Bo", "de")
    id = ada.account.create("me", "open", "greedy", game=GAME)
    bo.account.sit(id, 1)
    return planning(ada, id), planning(bo, id)


def revealed(page: SilberPage) -> list[str]:
    """Return where Ada's miners, lords and ghosts were when the plans were revealed."""
    revealed_lines = page.lines("silberzwerg-log-revealed", player=0)[:1]
    return [place for args in revealed_lines for kind in KINDS for place in args[kind]]


def test_parts_of_a_plan_are_taken_back_one_by_one_or_all_at_once(mine: SilberPage) -> None:
    mine.place(*PLAN)
    mine.shows_plan(*PLAN)
    mine.does(mine.placed("dig:red"))
    mine.does(mine.placed("ghost:gems"))
    mine.shows_plan("dig:yellow", "dig:yellow", "dig:blue", "lord:contract")
    assert mine.leaders() == ["piece/ghost"]
    mine.place("ghost:red")
    mine.does(mine.person.button("silberzwerg-clear"))
    mine.shows_plan()
    assert mine.leaders() == ["piece/lord", "piece/ghost"]
    assert mine.person.button("silberzwerg-do-seal").is_disabled()


def test_number_keys_choose_from_all_moves_while_a_dwarf_is_picked_up(mine: SilberPage) -> None:
    mine.place("dig:yellow")
    mine.page.locator(".reserve .picked").wait_for()
    by_keys_from_list(Keys(mine.page), mine, mine.actions()[0])
    assert len(mine.plan) == 2


def test_a_sealed_plan_can_be_reopened_while_others_are_planning(pair: Pair) -> None:
    mine, theirs = pair
    theirs.place(OTHER[0])
    mine.place(*PLAN, "seal")
    sealed = theirs.person.says("silberzwerg-sealed")
    planning = theirs.person.says("silberzwerg-planning")
    theirs.seal_of("Ada").filter(has_text=sealed).wait_for()
    mine.does(mine.person.button("silberzwerg-take-back"))
    theirs.seal_of("Ada").filter(has_text=planning).wait_for()
    mine.shows_plan(*PLAN)
    mine.does(mine.placed("lord:contract"))
    mine.place("lord:blue", "seal")
    theirs.seal_of("Ada").filter(has_text=sealed).wait_for()
    theirs.shows_plan(OTHER[0])
    theirs.place(*OTHER[1:], "seal")
    for page in pair:
        page.page.locator("main.silber:not([data-phase=placement])").wait_for()
        assert revealed(page) == ["yellow", "yellow", "red", "blue", "blue", "gems"]


def test_a_reload_keeps_a_plan_and_its_seal(pair: Pair) -> None:
    mine, theirs = pair
    mine.place(*PLAN[:4])
    mine.page.reload()
    mine.asked()
    mine.shows_plan(*PLAN[:4])
    mine.place(*PLAN[4:], "seal")
    mine.page.reload()
    mine.person.button("silberzwerg-take-back").wait_for()
    assert mine.plan == [*PLAN, "seal"]
    mine.does(mine.placed("dig:red"))
    mine.shows_plan(*(part for part in PLAN if part != "dig:red"))
    assert theirs.plan == [] and theirs.on_table() == []


def test_dwarves_are_dragged_to_their_places_and_away_again(mine: SilberPage) -> None:
    mine.drag(mine.thing("piece/miner"), mine.cell("dig:green"))
    mine.drag(mine.thing("piece/lord"), mine.cell("lord:gems"))
    mine.shows_plan("dig:green", "lord:gems")
    before = mine.answers
    mine.drag(mine.placed("dig:green"), mine.cell("dig:red"))
    mine.answered(before + 1)  # picked up, then placed
    assert mine.plan == ["dig:red", "lord:gems"]
    mine.drag(mine.placed("lord:gems"), mine.page.locator('[data-drop="reserve/"]'))
    mine.shows_plan("dig:red")


def test_a_plan_is_made_changed_and_sealed_by_keyboard(mine: SilberPage) -> None:
    keys = Keys(mine.page)
    for action in PLAN:
        by_keys_on_board(keys, mine, action)
    before = mine.answers
    keys.reach('[data-thing="placed/miner/blue"]')
    keys.press("Enter")
    mine.answered(before)
    mine.shows_plan(*(part for part in PLAN if part != "dig:blue"))
    by_keys_on_board(keys, mine, "dig:blue")
    by_keys_on_board(keys, mine, "seal")
    before = mine.answers
    keys.walk(".status .reopen")
    keys.press("Enter")
    mine.answered(before)
    mine.shows_plan(*PLAN)


def test_the_curtain_hides_the_previous_players_plan(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    id = ada.account.create("me", {"who": "me", "name": "Bo"}, "greedy", game=GAME)
    table = SilberPage(ada, id)
    ada.button("web-show-cards", player="Ada").click()
    table.until(table.options)
    table.place(*PLAN, "seal")
    ada.shows(ada.says("table-curtain", player="Bo"))
    assert ada.page.locator("[data-thing]").count() == 0
    ada.button("web-show-cards", player="Bo").click()
    table.until(lambda: ada.noted.update["seat"] == 1 and table.options())
    table.shows_plan()
    table.place(*OTHER, "seal")
    table.until(lambda: revealed(table))
    assert revealed(table) == ["yellow", "yellow", "red", "blue", "contract", "gems"]
