"""Coming back to a table: what was done meanwhile, also by whoever played for me."""

from __future__ import annotations

from tests.server.client import Browser, Socket
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.table import TablePage

DAYS = {"kind": "days", "bank": 0, "increment": 0, "days": 2}
NONE = {"kind": "none", "bank": 0, "increment": 0, "days": 0}


def left(person: Person, server: Server, clock: dict[str, object]) -> tuple[TablePage, Socket]:
    """A table at which it is this person's turn, who goes away; and another line to it."""
    bo = Browser(server, "Bo")
    id = person.account.create("me", "open", options={"first": 1}, clock=clock)
    bo.sit(id, 1)
    bo.close()
    table = TablePage(person, id)
    table.asked()
    person.page.goto("/")
    person.button("web-create").first.wait_for()
    return table, person.account.socket(id).hello()


def returned(table: TablePage) -> list[str]:
    """What the page then tells, by its headings."""
    table.page.goto(f"/table/{table.id}")
    table.page.locator(".since").wait_for()
    assert table.page.locator(".since li").count() > 0
    return [text.strip() for text in table.page.locator(".since h3 .caps").all_text_contents()]


def test_what_a_bot_did_in_my_seat_is_told(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "fr")
    table, line = left(ada, server, NONE)
    line.ask("hand-over", seat=0, to_bot=True)
    while line.view["waiting"] != [1]:
        line.hear()
    line.close()
    assert returned(table) == [ada.says("web-since-by-bot")]
    ada.shot("since-by-bot")


def test_what_was_done_in_my_seat_while_its_clock_ran_is_told(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "de")
    table, line = left(ada, server, DAYS)
    line.act(next(choice for choice in line.choices if choice.startswith("play")))
    line.close()
    assert returned(table) == [ada.says("web-since-own")]


def test_what_i_did_elsewhere_is_no_news(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    table, line = left(ada, server, NONE)
    line.act(next(choice for choice in line.choices if choice.startswith("play")))
    line.close()
    table.page.goto(f"/table/{table.id}")
    table.asked()
    assert table.page.locator(".since").count() == 0


def test_a_round_of_jewels_is_told_in_short(come: Come, server: Server) -> None:
    """Picks of the draft in one line, points instead of coins, no heading of a round."""
    ada = come(server, "Ada")
    id = ada.account.create("me", "greedy", "greedy", game="jewellers")
    TablePage(ada, id).asked()
    ada.page.goto("/")
    ada.button("web-create").first.wait_for()
    line = ada.account.socket(id).hello()
    line.ask("hand-over", seat=0, to_bot=True)
    while line.view["round"] < 3:
        line.hear()
    line.ask("hand-over", seat=0, to_bot=False)
    line.close()
    ada.page.goto(f"/table/{id}")
    told = ada.page.locator(".since")
    told.locator("li").first.wait_for()
    points = ada.says("web-since-jewellers", gain="").strip()
    assert points in told.inner_text()
    takes = told.locator("li").filter(has_text="takes")
    picks = takes.filter(has_not_text="crown").filter(has_not_text="miner")
    seats = told.locator("h3").count()
    assert 0 < picks.count() <= 2 * seats
    assert told.get_by_text("begins").count() == 0
