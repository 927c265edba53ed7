"""Lists of open tables, tables to watch, and your own with those waiting for you first."""

from __future__ import annotations

from tests.server.client import Browser, why
from tests.server.process import Server


def listed(browser: Browser, kind: str) -> list[str]:
    return [t["id"] for t in browser.ask("GET", f"/api/tables?kind={kind}")]


def test_tables_are_listed_where_they_belong(server: Server, ada: Browser, bo: Browser) -> None:
    public = ada.create("me", "open", public=True)
    private = ada.create("me", "open")
    nobody = Browser(server)
    assert public in listed(nobody, "open") and private not in listed(nobody, "open")
    assert set(listed(ada, "mine")) == {public, private}
    assert listed(bo, "mine") == [] == listed(nobody, "mine")
    bo.sit(public, 1)
    bo.sit(private, 1)
    assert public in listed(nobody, "running") and private not in listed(nobody, "running")
    assert public not in listed(nobody, "open")
    assert set(listed(bo, "mine")) == {public, private}
    assert nobody.refused("GET", "/api/tables?kind=secret", None, 404) == "unknown-list"


def test_tables_waiting_for_me_come_first_then_the_newest(
    server: Server, ada: Browser, bo: Browser
) -> None:
    tables = [ada.create("me", "open", options={"first": first}) for first in (1, 2, 1, 2)]
    for table in tables:
        bo.sit(table, 1)
    waiting = ada.create("me", "open")
    assert listed(ada, "mine")[:2] == [tables[2], tables[0]]
    assert set(listed(ada, "mine")[2:]) == {tables[1], tables[3], waiting}
    assert listed(bo, "mine") == [tables[3], tables[1], tables[2], tables[0]]
    socket = ada.socket(tables[0]).hello()
    assert why(socket.act("end")) == "done"
    assert listed(bo, "mine") == [tables[0], tables[3], tables[1], tables[2]]
