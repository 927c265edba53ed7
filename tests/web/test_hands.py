"""The same game by mouse on the board, by fingers on a phone, by keys alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TOUCH
from tests.web.table import TablePage, hasty, play, play_on_board

FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
ON_BOARD = 12
MOUSE = ("mousedown", "pointerdown", "touchstart")
COUNT = """kinds => {
  window.touched = 0;
  for (const kind of kinds) addEventListener(kind, () => (window.touched += 1), true);
}"""


def test_many_moves_are_made_on_the_board_with_the_mouse(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    ada.page.goto("/")
    ada.button("web-play-bots").first.click()
    table = TablePage(ada, "", go=False)
    table.page.locator(".status").wait_for()
    assert play_on_board(table, most=20) == 20
    ada.shot("table-by-mouse")


def test_a_whole_game_is_played_by_touch_on_a_phone(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "hu", **TOUCH)
    ada.page.goto("/")
    ada.button("web-play-bots").first.tap()
    table = TablePage(ada, "", go=False, touch=True)
    table.page.locator(".status").wait_for()
    play_on_board(table, most=ON_BOARD)
    ada.shot("phone-by-touch")
    table.tab("moves")
    play([table])
    ada.page.locator("main.end").wait_for()
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not ada.page.evaluate(wide)


class Keys:
    """Hands that know no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def at(self, selector: str) -> bool:
        found: bool = self.page.evaluate(FOCUSED, selector)
        return found

    def walk(self, selector: str, key: str = "Tab", most: int = 150) -> None:
        """Press a key until the focus is there."""
        for _ in range(most):
            if self.at(selector):
                return
            self.press(key)
        raise AssertionError(f"{key} never leads to {selector}")

    def reach(self, what: str) -> None:
        """Tab to its area and arrows to it, or Tab all the way."""
        area = f"[data-area]:has({what})"
        if self.page.locator(area).count():
            self.walk(f"{area} *")
            self.walk(what, "ArrowRight", 60)
        else:
            self.walk(what)


def by_keys_on_board(keys: Keys, table: TablePage, action: str) -> None:
    before, option = table.ply, table.option(action)
    if action == "end":
        keys.press("e")
    else:
        spot = f'[data-action="{action}"]:not(.moves *)'
        if option["thing"] and not table.page.locator(spot).count():
            keys.reach(f'[data-thing="{option["thing"]}"]')
            keys.press("Enter")
        table.until(lambda: table.ply > before or table.page.locator(spot).count())
        if table.ply == before:
            keys.reach(spot)
            keys.press("Enter")
    table.until(lambda: table.over() or (table.ply > before and table.shown()))


def by_keys_from_list(keys: Keys, table: TablePage, action: str) -> None:
    before = table.ply
    actions = [option["action"] for option in table.options()]
    if actions.index(action) < 9:
        keys.press(str(actions.index(action) + 1))
    else:
        keys.walk(f'ol.moves [data-action="{action}"]')
        keys.press("Enter")
    table.until(lambda: table.over() or (table.ply > before and table.shown()))


def test_a_whole_game_is_played_by_keys_alone(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    ada.page.goto("/")
    ada.page.evaluate(COUNT, list(MOUSE))
    keys, table = Keys(ada.page), TablePage(ada, "", go=False)
    ada.page.locator(".door.smith .btn.primary").wait_for()
    keys.walk(".door.smith .btn.primary")
    keys.press("Enter")
    ada.page.locator(".status").wait_for()
    acts = 0
    while not table.over():
        table.until(lambda: table.over() or table.options())
        actions = [option["action"] for option in table.options()]
        if acts == ON_BOARD:
            keys.walk("[role=tab]")
            keys.walk("#tab-moves", "ArrowRight")
        if actions:
            way = by_keys_on_board if acts < ON_BOARD else by_keys_from_list
            way(keys, table, hasty(actions))
            acts += 1
    assert acts > 10
    assert ada.page.evaluate("window.touched") == 0


def test_a_key_takes_back_what_was_done(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    id = ada.account.create("me", "greedy", options={"first": 1})
    table = TablePage(ada, id)
    table.asked()
    before = [option["action"] for option in table.options()]
    first = next(action for action in before if action.startswith("play"))
    by_keys_from_list(Keys(ada.page), table, first)
    assert [option["action"] for option in table.options()] != before
    Keys(ada.page).press("u")
    table.until(lambda: [option["action"] for option in table.options()] == before)
