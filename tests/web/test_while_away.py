"""A returning player is shown what happened meanwhile, including their own seat's moves."""

from __future__ import annotations

from tests.server.client import Browser, Socket
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.table import TablePage
from tests.web.tables import bots_play

DAYS = {"kind": "days", "bank": 0, "increment": 0, "days": 2}
NONE = {"kind": "none", "bank": 0, "increment": 0, "days": 0}


def left(person: Person, server: Server, clock: dict[str, object]) -> tuple[TablePage, Socket]:
    """Leave a table at which it is this person's turn; return it with another connection."""
    bo = Browser(server, "Bo")
    id = person.account.create("me", "open", options={"first": 1}, clock=clock)
    bo.sit(id, 1)
    bo.close()
    table = TablePage(person, id)
    table.asked()
    person.page.goto("/")
    person.button("web-with-friends").first.wait_for()
    return table, person.account.socket(id).hello()


def returned(table: TablePage) -> list[str]:
    """Return the headings of what the page shows."""
    table.page.goto(f"/table/{table.id}")
    table.page.locator(".since").wait_for()
    assert table.page.locator(".since li").count() > 0
    return [text.strip() for text in table.page.locator(".since h3 .caps").all_text_contents()]


def test_a_bots_moves_in_my_seat_are_shown(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "fr")
    table, line = left(ada, server, NONE)
    line.ask("hand-over", seat=0, to_bot=True)
    while line.view["waiting"] != [1]:
        line.receive()
    line.close()
    assert returned(table) == [ada.says("web-since-by-bot")]
    ada.shot("since-by-bot")


def test_moves_made_when_my_clock_ran_out_are_shown(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "de")
    table, line = left(ada, server, DAYS)
    line.act(next(choice for choice in line.choices if choice.startswith("play")))
    line.close()
    assert returned(table) == [ada.says("web-since-own")]


def test_my_own_moves_on_another_device_are_not_shown(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    table, line = left(ada, server, NONE)
    line.act(next(choice for choice in line.choices if choice.startswith("play")))
    line.close()
    table.page.goto(f"/table/{table.id}")
    table.asked()
    assert table.page.locator(".since").count() == 0


def test_a_round_of_the_jewellers_is_summarised(come: Come, server: Server) -> None:
    """Draft picks take one line, points replace coins, and rounds have no heading."""
    ada = come(server, "Ada")
    id = ada.account.create("me", "greedy", "greedy", game="jewellers")
    TablePage(ada, id).asked()
    ada.page.goto("/")
    ada.button("web-with-friends").first.wait_for()
    line = ada.account.socket(id).hello()
    bots_play(line, rounds=3)
    line.close()
    ada.page.goto(f"/table/{id}")
    news = ada.page.locator(".since")
    news.locator("li").first.wait_for()
    points = ada.says("web-since-jewellers", gain="").strip()
    assert points in news.inner_text()
    takes = news.locator("li").filter(has_text="takes")
    picks = takes.filter(has_not_text="bonus").filter(has_not_text="miner")
    seats = news.locator("h3").count()
    assert 0 < picks.count() <= 2 * seats
    assert news.get_by_text("begins").count() == 0
