"""What others did: one line per turn in the log, and a strip with what affected the player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Browser, Socket
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.table import TablePage

TURN = ".log .whole"
EDGE: Any = {"x": 3, "y": 8}  # beside the things that are named


def pair(person: Person, server: Server) -> tuple[TablePage, Socket]:
    """Open a game of Smithy with Bo, who has no page; the person moves first."""
    bo = Browser(server, "Bo")
    id = person.account.create("me", "open", options={"first": 1})
    bo.sit(id, 1)
    table = TablePage(person, id)
    table.asked()
    return table, bo.socket(id).hello()


def cards_for_market(table: TablePage) -> list[str]:
    return [a for a in table.actions() if a.startswith("play:") and a.endswith("market")]


def to_market(table: TablePage) -> None:
    """Put what Ada can into her Market, and end her turn."""
    while found := cards_for_market(table):
        table.on_board(found[0])
    finish(table)


def finish(table: TablePage) -> None:
    table.on_board("end")
    while table.view["waiting"] == [0]:
        table.on_board(next(a for a in table.actions() if a.startswith("draw")))


def others_turn(socket: Socket, *first: str) -> list[str]:
    """Let Bo do one action of each kind, as far as possible, then play two cards and end."""
    while socket.view["waiting"] != [1]:
        socket.receive()
    done = []
    for kind in (*first, "play:", "play:"):
        found = [choice for choice in socket.choices if choice.startswith(kind)]
        if found:
            socket.act(found[0])
            done.append(found[0])
        while "end" not in socket.choices:
            socket.act(socket.choices[0])
    socket.act("end")
    while socket.view["waiting"] == [1]:
        socket.act(socket.choices[0])
    return done


def bought(table: TablePage, socket: Socket) -> int:
    """Play until Bo has bought a card of Ada's Market; return what she received."""
    to_market(table)
    for _ in range(20):
        done = others_turn(socket, "buy:p1", "buy:")
        table.asked()
        sold = [
            *table.lines("smithy-log-bought-market"),
            *table.lines("smithy-log-bought-workshop"),
        ]
        if any(line["seller"] == 0 for line in sold):
            return int(next(line["coins"] for line in sold if line["seller"] == 0))
        assert done is not None
        finish(table)
    raise AssertionError("Bo never buys from Ada")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_turn_of_another_player_is_one_line_that_unfolds(
    come: Come, server: Server, lang: str
) -> None:
    ada = come(server, "Ada", lang)
    table, bo = pair(ada, server)
    finish(table)
    others_turn(bo)
    table.asked()
    turn = ada.page.locator(TURN).last
    turn.wait_for()
    assert turn.locator("li").count() == 0
    turn.locator("button.fold").click(position=EDGE)
    assert turn.locator("li").count() >= 3
    ada.page.keyboard.press("ArrowLeft")
    turn.locator("li").first.wait_for(state="detached")
    ada.page.keyboard.press("ArrowRight")
    turn.locator("li").first.wait_for()
    finish(table)
    others_turn(bo)
    table.asked()
    ada.page.locator(f"{TURN} button.fold").last.click(position=EDGE)
    assert ada.page.locator(f"{TURN}.open").count() == 1
    ada.page.locator(f"{TURN}:not(.open) button.fold").last.click(
        modifiers=["Shift"], position=EDGE
    )
    assert ada.page.locator(f"{TURN}.open").count() == 2
    bo.close()


def test_the_strip_says_what_others_bought_until_the_player_acts(
    come: Come, server: Server
) -> None:
    ada = come(server, "Ada")
    table, bo = pair(ada, server)
    coins = bought(table, bo)
    strip = ada.page.locator(".strip")
    sold = strip.locator("li", has_text="bought your").first
    sold.locator(".gain", has_text=f"+{coins}").wait_for()
    ada.page.locator(f"{TURN} .gain", has_text="+").first.wait_for()
    assert strip.locator("li").count() <= 4
    ada.shot("strip")
    strip.locator(".watch").click()
    table.asked()
    table.on_board(table.actions()[-1])
    strip.locator("li").first.wait_for(state="detached")
    bo.close()


def test_the_strip_can_be_closed_on_a_phone(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **TOUCH)
    table, bo = pair(ada, server)
    bought(table, bo)
    strip = ada.page.locator(".strip")
    strip.locator("li").first.wait_for()
    ada.shot("strip-phone")
    strip.locator(".ib").tap()
    strip.locator("li").first.wait_for(state="detached")
    bo.close()
