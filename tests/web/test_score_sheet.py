"""The Jewellers' score sheet shows the music symbols that are scored."""

from __future__ import annotations

import re
from math import prod

import msgspec
import pytest

from tests.games.jewellers.scene import Has, last_round, scene
from tests.golden.files import folder
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come
from tests.web.games import JEWEL

GOLDEN = folder(JEWEL.id) / "advanced-2-opal-patrons-greedy.dvergar"
LOUD = "organ lute drum-fire bagpipe-fire bagpipe-water carillon"
REST = "drum-earth drum-water bagpipe-earth flute war-horn fiddle hurdy-gurdy"
COUNTS = {
    "seven of one symbol": (LOUD, 5 * 2 * 3),
    "seven or more of each": (f"{LOUD} {REST}", 5 * 5 * 5),
    "an opal raises a cap": (f"{LOUD}+musician {REST}", 6 * 5 * 5),
}


def counted(cards: str) -> bytes:
    """Return the updates of a game that ends with these cards."""
    owner = Has(cards=cards.split(), harp=False)
    last = last_round("advanced")
    end = scene("advanced", "count", manner="opal", p1=owner, round=last).view(1)
    assert end.over
    return msgspec.json.encode({"moment": 0, "seat": 0, "view": end})


@pytest.mark.parametrize(("cards", "points"), COUNTS.values(), ids=COUNTS)
def test_no_music_symbol_is_shown_above_its_cap(
    come: Come, server: Server, cards: str, points: int
) -> None:
    ada, body = come(server, "Ada"), counted(cards)
    id = uploaded(ada.account, GOLDEN.read_text("utf-8"))
    ada.page.route(f"**/api/replays/{id}/0?*", lambda route: route.fulfill(body=body))
    ada.page.goto(f"/replay/{id}")
    ada.page.locator(".weighs").click()
    music = ada.page.locator('.rank[data-seat="0"] .sheet section').last
    heading = [ada.says("jewellers-sheet-music"), str(points)]
    assert music.locator("h4").inner_text().split() == heading
    symbols = re.findall(r"\d+", music.locator("li").inner_text())
    assert len(symbols) == 3 and prod(map(int, symbols)) == points
