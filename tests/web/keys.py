"""Plays with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.table import TablePage

FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
AREA = "e => e.closest('[data-area]')?.dataset.area ?? ''"
IN_AREA = """name => {
  const at = document.activeElement;  // the arrows of a number change it
  return at?.role !== "spinbutton" && at?.closest("[data-area]")?.dataset.area === name;
}"""
ENDING = ("end", "seal", "enough")  # by the key E


class Keys:
    """A keyboard that knows where the focus is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def at(self, selector: str) -> bool:
        found: bool = self.page.evaluate(FOCUSED, selector)
        return found

    def walk(self, selector: str, key: str = "Tab", most: int = 150) -> None:
        """Press a key until the selector has the focus."""
        for _ in range(most):
            if self.at(selector):
                return
            self.press(key)
        raise AssertionError(f"{key} never leads to {selector}")

    def reach(self, what: str) -> None:
        """Tab to an element's area and use arrows from there, or Tab all the way."""
        area = self.page.locator(what).filter(visible=True).first.evaluate(AREA)
        if area:
            self.enter(area)
            self.walk(what, "ArrowRight", 60)
        else:
            self.walk(what)

    def enter(self, area: str, most: int = 50) -> None:
        for _ in range(most):
            if self.page.evaluate(IN_AREA, area):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never leads into {area}")


def by_keys_on_board(keys: Keys, table: TablePage, action: str) -> None:
    before = table.answers
    if action in ENDING:
        keys.press("e")
    else:
        for selector in table.way(action):
            keys.reach(selector)
            keys.press("Enter")
    table.answered(before)


def by_keys_from_list(keys: Keys, table: TablePage, action: str) -> None:
    before = table.answers
    actions = table.actions()
    if actions.index(action) < 9:
        keys.press(str(actions.index(action) + 1))
    else:
        keys.walk(f'ol.moves [data-action="{action}"]')
        keys.press("Enter")
    table.answered(before)
