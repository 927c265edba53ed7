"""Games can be played by mouse, by touch on a phone and by keyboard alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.games import GAMES, JEWEL, SILBER, SMITHY, Played
from tests.web.keys import Keys, by_keys_from_list, by_keys_on_board
from tests.web.person import TOUCH, Person
from tests.web.table import TablePage, play, play_on_board

ALL = 10_000
LONGER = [pytest.param(game.id, marks=pytest.mark.long) for game in (SILBER, JEWEL)]
WHOLE = [SMITHY.id, *LONGER]
RICH = {"mode": "advanced", "manner": "opal", "patrons": True}
ON_BOARD = [(SILBER, {}), (JEWEL, RICH)]
MODES = {SMITHY.id: "starter", SILBER.id: "", JEWEL.id: "classic"}
MOUSE = ("mousedown", "pointerdown", "touchstart")
COUNT = """kinds => {
  window.touched = 0;
  for (const kind of kinds) addEventListener(kind, () => (window.touched += 1), true);
}"""


def in_lobby(person: Person, played: Played) -> None:
    """Open the lobby for somebody who has played this game against two bots before."""
    usual = {played.id: {"level": "greedy", "players": 3, "mode": MODES[played.id]}}
    keep = f"localStorage.setItem('dvergar-bots', '{json.dumps(usual)}')"
    person.context.add_init_script(keep)
    person.page.goto("/")


@pytest.mark.parametrize("game", GAMES)
def test_many_moves_are_made_on_the_board_with_the_mouse(
    come: Come, server: Server, game: str
) -> None:
    ada, played = come(server, "Ada"), GAMES[game]
    in_lobby(ada, played)
    ada.page.locator(f"{played.door} .btn.go").click()
    table = played.page(ada, "", go=False)
    table.page.locator(".status").wait_for()
    assert play_on_board(table, played.choice, most=20) == 20
    ada.shot(f"{game}-by-mouse")


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_is_played_by_touch_on_a_phone(come: Come, server: Server, game: str) -> None:
    ada, played = come(server, "Ada", "hu", **TOUCH), GAMES[game]
    in_lobby(ada, played)
    ada.page.locator(f"{played.door} .btn.go").tap()
    table = played.page(ada, "", go=False, touch=True)
    table.page.locator(".status").wait_for()
    play_on_board(table, played.choice, most=played.on_board)
    ada.shot(f"{game}-by-touch")
    table.tab("moves")
    play([table], played.choice)
    ada.page.locator("main.end").wait_for()
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not ada.page.evaluate(wide)


def by_keys(ada: Person, played: Played, on_board: int, most: int = ALL) -> None:
    """Play by keyboard from the lobby to the end: first on the board, then from the list."""
    in_lobby(ada, played)
    ada.page.evaluate(COUNT, list(MOUSE))
    keys, table = Keys(ada.page), played.page(ada, "", go=False)
    ada.page.locator(f"{played.door} .btn.go").wait_for()
    keys.walk(f"{played.door} .btn.go")
    keys.press("Enter")
    ada.page.locator(".status").wait_for()
    acts = 0
    while acts < most and not table.over():
        table.until(lambda: table.over() or table.options())
        actions = [option["action"] for option in table.options()]
        if actions and acts == on_board:
            keys.walk("[role=tab]")
            keys.walk("#tab-moves", "ArrowRight")
        if actions:
            way = by_keys_on_board if acts < on_board else by_keys_from_list
            way(keys, table, played.choice(actions))
            acts += 1
    assert acts > 10
    assert ada.page.evaluate("window.touched") == 0


def test_many_moves_are_made_by_keyboard_alone(come: Come, server: Server) -> None:
    by_keys(come(server, "Ada"), SMITHY, SMITHY.on_board, most=20)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(come: Come, server: Server, game: str) -> None:
    by_keys(come(server, "Ada"), GAMES[game], GAMES[game].on_board)


@pytest.mark.long
@pytest.mark.parametrize("game", [SILBER.id, JEWEL.id])
def test_a_whole_game_is_played_by_keyboard_on_the_board(
    come: Come, server: Server, game: str
) -> None:
    by_keys(come(server, "Ada", "de"), GAMES[game], ALL)


@pytest.mark.long
@pytest.mark.parametrize("context", [{}, TOUCH], ids=["mouse", "touch"])
@pytest.mark.parametrize(("played", "options"), ON_BOARD, ids=[SILBER.id, JEWEL.id])
def test_a_whole_game_is_played_on_the_board(
    come: Come, server: Server, played: Played, options: dict[str, Any], context: dict[str, Any]
) -> None:
    ada = come(server, "Ada", "fr", **context)
    seats = ("me", "greedy", "random", "random")
    id = ada.account.create(*seats, game=played.id, options=options)
    play_on_board(played.page(ada, id, touch=bool(context)), played.choice, most=ALL)
    ada.page.locator("main.end").wait_for()
    ada.shot(f"{played.id}-end-on-board{'-touch' if context else ''}")


def test_a_key_undoes_the_last_action(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    id = ada.account.create("me", "greedy", options={"first": 1})
    table = TablePage(ada, id)
    table.asked()
    before = table.actions()
    first = next(action for action in before if action.startswith("play"))
    by_keys_from_list(Keys(ada.page), table, first)
    assert table.actions() != before
    Keys(ada.page).press("u")
    table.until(lambda: [option["action"] for option in table.options()] == before)
