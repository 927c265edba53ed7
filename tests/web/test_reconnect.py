"""Lines break, servers die, pages are reloaded: the game goes on, and nothing counts twice."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Message
from tests.server.database import Entry, journal
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import LOST, Person
from tests.web.table import TablePage, play
from tests.web.wire import Wire


def entries(server: Server, id: str) -> list[Entry]:
    """What lies on the disk; the browser's loop runs in this thread, so another one reads."""
    with ThreadPoolExecutor() as beside:
        return beside.submit(journal, server.db, id).result()


def begun(person: Person) -> TablePage:
    """A game against a bot, in the middle of the person's turn, with the list of moves open."""
    id = person.account.create("me", "greedy", options={"first": 1})
    table = TablePage(person, id)
    table.asked()
    table.tab("moves")
    table.choose(next(move for move in table.moves() if move.startswith("play")))
    table.until(lambda: table.moves() and "end" in table.moves())
    return table


def back(table: TablePage) -> None:
    table.page.locator(".connection.open").wait_for()
    since = table.page.locator(".since footer .btn")
    if since.is_visible():
        since.click()


def test_the_server_is_killed_in_mid_turn_and_the_game_goes_on(come: Come, running: Server) -> None:
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


def test_an_act_whose_answer_was_lost_counts_once(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    wire = Wire(ada.page)
    table = begun(ada)
    before = len(entries(server, table.id))
    wire.down = lambda message: None
    table.choose("end")
    table.until(lambda: len(entries(server, table.id)) > before)
    wire.down = lambda message: message
    wire.cut()
    table.until(lambda: [said["do"] for said in wire.sent].count("act") == 3)
    back(table)
    table.until(lambda: table.moves())
    mine = [(act, key) for _, seat, act, key in entries(server, table.id) if seat == 0]
    assert [act for act, _ in mine][:2].count("end") == 1
    assert len({key for _, key in mine}) == len(mine)


def test_a_line_that_answers_no_more_is_told_and_the_act_counts_once(
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


@pytest.mark.parametrize("event", [BACK_AFTER_AN_HOUR, ONLINE], ids=["visible", "online"])
def test_whoever_comes_back_trusts_no_old_line(come: Come, running: Server, event: str) -> None:
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


def test_a_line_that_dies_while_one_waits_is_noticed(come: Come, running: Server) -> None:
    ada = come(running, "Ada", "fr", patient=False)
    ada.forgive(*LOST)
    ada.page.add_init_script(HASTE)
    table = begun(ada)
    running.freeze()
    ada.shows(ada.says("web-connection-lost"))
    running.thaw()
    back(table)
    assert play([table], most=2) == 2


def test_a_line_that_lives_is_kept_through_a_long_silence(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    ada.page.add_init_script(HASTE)
    wire = Wire(ada.page)
    table = begun(ada)
    table.until(lambda: [said["do"] for said in wire.sent].count("ping") > 4)
    assert [said["do"] for said in wire.sent].count("hello") == 1
    assert play([table], most=2) == 2


def test_whoever_looks_away_for_a_moment_keeps_the_line(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    wire = Wire(ada.page)
    table = begun(ada)
    ada.page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
    assert play([table], most=2) == 2
    assert [said["do"] for said in wire.sent].count("hello") == 1


def test_what_is_chosen_without_a_line_is_done_when_it_is_back(come: Come, server: Server) -> None:
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
    ada.speak("de")
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
    """What somebody at the table would miss."""
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
    """What the cards in the hand say; the page learns it after the game."""
    return table.page.locator(".hand .card").all_inner_texts()
