"""A page sends one action at a time and keeps what the player has picked up."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute

from tests.server.client import Browser, why
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.keys import Keys
from tests.web.person import Person
from tests.web.silber import SilberPage
from tests.web.silber_tables import ruling
from tests.web.table import TablePage


class HeldBack:
    """A connection that holds back the answers to actions until they are released."""

    def __init__(self, person: Person) -> None:
        self.answers: list[str] = []
        person.page.route_web_socket("**/ws/*", self.route)

    def route(self, page: WebSocketRoute) -> None:
        self.page = page
        page.connect_to_server().on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        if json.loads(text)["is"] == "done":
            self.answers.append(str(text))
        else:
            self.page.send(text)

    def release(self) -> None:
        while self.answers:
            self.page.send(self.answers.pop(0))


def test_nothing_more_is_sent_until_the_table_has_answered(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    held = HeldBack(ada)
    table = TablePage(ada, ada.account.create("me", "greedy", options={"first": 1}))
    table.asked()
    table.tab("moves")
    table.choose(next(action for action in table.actions() if action.startswith("play")))
    table.until(lambda: held.answers)
    heard = json.loads(held.answers[0])["n"] - 1
    table.page.locator(f'.app[data-heard="{heard}"]').wait_for()
    assert table.offered.count() > 0 and table.moves() == []
    held.release()
    table.until(table.moves)


def test_a_picked_up_card_stays_picked_up_while_a_bot_takes_a_seat(
    come: Come, server: Server
) -> None:
    ada, bo = come(server, "Ada"), Browser(server, "Bo")
    id = ada.account.create("me", "open", options={"first": 1})
    bo.sit(id, 1)
    table = TablePage(ada, id)
    table.asked()
    options = table.until(table.options)
    table.thing(next(o for o in options if o["action"].startswith("play"))["thing"]).click()
    picked = table.page.locator(".pop [data-action]").first
    picked.wait_for()
    socket = bo.socket(id).hello()
    assert why(socket.ask("hand-over", seat=1, to_bot=True)) == "done"
    socket.close()
    table.until(lambda: ada.noted.update["table"]["seats"][1]["bot"] and table.shown())
    assert picked.is_visible()


def test_the_focus_stays_when_a_number_reaches_its_maximum(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    id = ruling([ada.account, Browser(server, "Bo"), Browser(server, "Cili")])
    SilberPage(ada, id).asked()
    keys, more = Keys(ada.page), ".amount .stepper button:last-of-type"
    keys.reach('[data-thing="column/yellow"]')
    keys.press("Enter")
    ada.page.locator(more).first.wait_for()
    keys.reach(more)
    while ada.page.locator(more).first.get_attribute("aria-disabled") == "false":
        keys.press("Enter")
    ada.drawn()  # a browser removes the focus from disabled elements
    assert keys.at(more)
    keys.reach(".amount .act")
