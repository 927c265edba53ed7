"""Games continue after broken connections, server crashes and reloads, and nothing counts twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.marks import first_is_quick
from tests.server.client import Message
from tests.server.database import Entry, journal
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import LOST, Person
from tests.web.table import TablePage, play
from tests.web.wire import Wire


def entries(server: Server, id: str) -> list[Entry]:
    """Read the journal in another thread, since the browser's event loop runs in this one."""
    with ThreadPoolExecutor() as pool:
        return pool.submit(journal, server.db, id).result()


def begun(person: Person) -> TablePage:
    """Start a game against a bot, in the middle of the person's turn, with all moves listed."""
    id = person.account.create("me", "greedy", options={"first": 1})
    table = TablePage(person, id)
    table.asked()
    table.tab("moves")
    table.choose(next(action for action in table.actions() if action.startswith("play")))
    table.until(lambda: table.moves() and "end" in table.moves())
    return table


def back(table: TablePage) -> None:
    table.page.locator(".connection.open").wait_for()
    since = table.page.locator(".since footer .btn")
    if since.is_visible():
        since.click()


def test_the_game_continues_after_the_server_is_killed_in_mid_turn(
    come: Come, running: Server
) -> None:
    ada = come(running, "Ada")
    ada.forgive(*LOST)
    table = begun(ada)
    before = entries(running, table.id)
    running.kill()
    ada.page.locator(".connection.lost").wait_for()
    ada.shows(ada.says("web-connection-lost"))
    ada.shot("connection-lost")
    table.choose("end")
    running.start()
    back(table)
    table.until(lambda: len(entries(running, table.id)) > len(before))
    after = entries(running, table.id)[len(before) :]
    assert [act for _, seat, act, _ in after if seat == 0][:1] == ["end"]
    assert [act for _, seat, act, _ in after if seat == 0].count("end") == 1
    assert play([table], most=3) == 3


def test_an_action_whose_answer_was_lost_counts_once(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    wire = Wire(ada.page)
    table = begun(ada)
    before = len(entries(server, table.id))
    wire.down = lambda message: None
    table.choose("end")
    table.until(lambda: len(entries(server, table.id)) > before)
    wire.down = lambda message: message
    wire.cut()
    table.until(lambda: [said["do"] for said in wire.sent].count("act") >= 3)
    back(table)
    table.until(lambda: table.moves())
    mine = [(act, key) for _, seat, act, key in entries(server, table.id) if seat == 0]
    assert [act for act, _ in mine][:2].count("end") == 1
    assert len({key for _, key in mine}) == len(mine)


@pytest.mark.long
def test_a_silent_connection_is_reported_and_the_action_counts_once(
    come: Come, running: Server
) -> None:
    ada = come(running, "Ada", "hu", patient=False)
    ada.forgive(*LOST)
    table = begun(ada)
    before = len(entries(running, table.id))
    running.freeze()
    table.choose("end")
    ada.shows(ada.says("web-connection-lost"))
    running.thaw()
    back(table)
    table.until(lambda: len(entries(running, table.id)) > before and table.moves())
    mine = [(act, key) for _, seat, act, key in entries(running, table.id)[before:] if seat == 0]
    assert mine[0][0] == "end"
    assert len({key for _, key in mine}) == len(mine)


BACK_AFTER_AN_HOUR = """() => {
  const now = Date.now() + 3_600_000;
  Date.now = () => now;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ONLINE = 'dispatchEvent(new Event("online"))'


@pytest.mark.parametrize(
    "event", first_is_quick([BACK_AFTER_AN_HOUR, ONLINE]), ids=["visible", "online"]
)
def test_a_returning_page_opens_a_new_connection(come: Come, running: Server, event: str) -> None:
    ada = come(running, "Ada", "de", patient=False)
    ada.forgive(*LOST)
    table = begun(ada)
    running.freeze()
    ada.page.evaluate(event)
    ada.shows(ada.says("web-connection-lost"))
    running.thaw()
    back(table)
    assert play([table], most=2) == 2


SILENCE = 20_000
HASTE = f"""
const later = window.setTimeout;
const soon = (time) => (time === {SILENCE} ? 200 : time);
window.setTimeout = (work, time, ...more) => later(work, soon(time), ...more);
"""


@pytest.mark.long
def test_a_connection_lost_while_waiting_is_noticed(come: Come, running: Server) -> None:
    ada = come(running, "Ada", "fr", patient=False)
    ada.forgive(*LOST)
    ada.page.add_init_script(HASTE)
    table = begun(ada)
    running.freeze()
    ada.shows(ada.says("web-connection-lost"))
    running.thaw()
    back(table)
    assert play([table], most=2) == 2


def test_a_live_connection_is_kept_through_a_long_silence(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    ada.page.add_init_script(HASTE)
    wire = Wire(ada.page)
    table = begun(ada)
    table.until(lambda: [said["do"] for said in wire.sent].count("ping") > 4)
    assert [said["do"] for said in wire.sent].count("hello") == 1
    assert play([table], most=2) == 2


def test_briefly_leaving_the_tab_keeps_the_connection(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    wire = Wire(ada.page)
    table = begun(ada)
    ada.page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
    assert play([table], most=2) == 2
    assert [said["do"] for said in wire.sent].count("hello") == 1


def test_an_action_chosen_offline_is_sent_after_reconnecting(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "fr")
    wire = Wire(ada.page)
    table = begun(ada)
    wire.broken = True
    wire.cut()
    ada.shows(ada.says("web-connection-lost"))
    table.choose("end")
    assert [act for _, seat, act, _ in entries(server, table.id) if act == "end"] == []
    wire.broken = False
    table.until(lambda: "end" in [act for _, seat, act, _ in entries(server, table.id) if not seat])
    back(table)
    table.until(lambda: table.moves())


def test_a_reload_keeps_everything(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "hu")
    table = begun(ada)
    table.tab("log")
    ada.switch_language("de")
    ada.page.locator("button.theme").click()
    ada.page.get_by_label(ada.says("web-say")).fill("Glück auf!")
    ada.page.keyboard.press("Enter")
    ada.shows("Glück auf!")
    kept = seen(table)
    ada.page.reload()
    table.asked()
    ada.shows("Glück auf!")
    table.until(lambda: len(table.log()) == len(kept["log"]) and values(table) == kept["hand"])
    assert seen(table) == kept
    assert kept["lang"] == "de" and kept["theme"] == "light"


def seen(table: TablePage) -> Message:
    """Return everything that must survive a reload."""
    page = table.page
    return {
        "log": table.log(),
        "lang": page.evaluate("document.documentElement.lang"),
        "theme": page.evaluate("document.documentElement.dataset.theme"),
        "title": page.title(),
        "url": page.url,
        "status": page.locator(".status .turn").inner_text(),
        "hand": values(table),
    }


def values(table: TablePage) -> list[str]:
    """Return the texts of the cards in hand, which load after the game."""
    return table.page.locator(".hand .card").all_inner_texts()
