"""Players who are asked see their own clocks run."""

from __future__ import annotations

from random import Random
from time import monotonic

from tests.server.client import Browser, Message, play
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.games import JEWEL
from tests.web.table import TablePage
from tests.web.wire import Wire

DAYS = {"kind": "days", "bank": 0, "increment": 0, "days": 2}
LIVE = {"kind": "live", "bank": 600, "increment": 0, "days": 0}
BANKS = (500, 100)
SPENT = 40


def both_asked(ada: Browser, bo: Browser) -> str:
    """Start a table with clocks at which two people draft at once."""
    id = ada.create("me", "open", game=JEWEL.id, clock=LIVE)
    bo.sit(id, 1)
    sockets = [ada.socket(id).hello(), bo.socket(id).hello()]
    while sockets[0].view["waiting"] != [0, 1]:
        play(sockets, Random(4), most=1)
    for socket in sockets:
        socket.close()
    return id


def unequal(message: Message) -> Message:
    """Give the players different times left, asked a while ago."""
    if message["is"] == "update":
        now = message["now"]
        message |= {"since": now - SPENT, "deadline": now - SPENT + min(BANKS)}
        for seat, bank in zip(message["table"]["seats"], BANKS, strict=True):
            seat["bank"] = bank
    return message


def seconds(shown: str) -> int:
    minutes, rest = shown.strip().split(":")
    return int(minutes) * 60 + int(rest)


def test_each_player_asked_sees_their_own_clock(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada"), Browser(server, "Bo")
    id = both_asked(ada.account, bo)
    Wire(ada.page).down = unequal
    before = monotonic()
    TablePage(ada, id).asked()
    texts = ada.page.locator(".clock.running").all_inner_texts()
    late = monotonic() - before + 1
    for shown, bank in zip(texts, BANKS, strict=True):
        assert bank - SPENT - late <= seconds(shown) <= bank - SPENT + 1


def test_a_clock_of_days_also_shows_hours(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    TablePage(ada, ada.account.create("me", "greedy", options={"first": 1}, clock=DAYS)).asked()
    for lang in ("en", "fr", "hu", "de"):
        ada.switch_language(lang)
        shown = ada.says("web-days-hours", days=1, hours=23)
        ada.page.locator(".clock.running", has_text=shown).wait_for()
