"""The end screen: the scoring comes first, then the winner, everybody's place and a picture."""

from __future__ import annotations

import base64
import struct
from pathlib import Path

import pytest

from dvergar.games.record import open_record
from tests.golden.files import folder
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.colours import tokens
from tests.web.conftest import Come
from tests.web.games import GAMES
from tests.web.person import TOUCH, Person
from tests.web.places import ended
from tests.web.table import TablePage
from tests.web.tables import finished

GOAL = folder("silberzwerg") / "3-greedy.dvergar"
KINGS = folder("smithy") / "ending-kings.dvergar"
SIZE = (1200, 630)
MOVING = {"reduced_motion": "no-preference"}
# The colours of a PNG that cover at least 300 pixels.
COLOURS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const seen = {};
  for (let at = 0; at < data.length; at += 4) {
    const hex = [0, 1, 2].map((k) => data[at + k].toString(16).padStart(2, "0")).join("");
    seen[`#${hex}`] = (seen[`#${hex}`] ?? 0) + 1;
  }
  return Object.keys(seen).filter((colour) => seen[colour] >= 300);
}"""


def watched(person: Person, game: str) -> TablePage:
    """Let bots finish a game in front of a person."""
    id = person.account.create("me", "greedy", game=game)
    table = TablePage(person, id)
    person.page.locator(".main").wait_for()
    socket = person.account.socket(id).hello()
    socket.ask("hand-over", seat=0, to_bot=True)
    while not socket.over:
        socket.receive()
    socket.close()
    person.page.locator("main.end").wait_for()
    return table


def winner(person: Person) -> str:
    """Return the name on the first place."""
    return person.page.locator(".rank.first h2").first.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_who_won_before_the_scoring(come: Come, server: Server, game: str) -> None:
    ada = come(server, "Ada", **MOVING)
    watched(ada, game)
    banner = ada.page.locator(".win")
    banner.get_by_text(ada.says("web-end-scoring"), exact=True).wait_for()
    assert ada.page.locator(".rank, .best, .overtime svg, .share").count() == 0
    ada.button("web-end-skip").click()
    ada.page.locator(".rank.first").first.wait_for()
    banner.locator("h1").filter(has_text=winner(ada)).wait_for()
    assert ada.button("web-end-skip").count() == 0


def test_the_scoring_runs_row_by_row_to_its_end(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "fr", **MOVING)
    table = watched(ada, "smithy")
    hidden = ada.page.locator(".weigh tbody tr.hidden")
    seen: set[int] = set()

    def over() -> bool:
        seen.add(hidden.count())
        return ada.page.locator(".rank.first").count() > 0

    table.until(over)
    assert len(seen) > 2 and min(seen) == 0
    assert ada.page.locator(".weigh tfoot tr.hidden").count() == 0


def test_a_game_that_is_over_already_shows_its_winner_at_once(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "de", **MOVING)
    ended(ada, finished(ada.account))
    assert ada.page.locator(".rank").count() == 3
    assert ada.button("web-end-skip").count() == 0


def test_each_player_is_told_their_place(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "hu")
    ended(ada, finished(ada.account))
    mine = ada.page.locator('.rank[data-seat="0"] .place').inner_text()
    told = ada.page.locator(".win .place")
    assert told.all_inner_texts() == [ada.says("web-end-place", place=mine, of=3)]
    bo = come(server, "Bo", "hu")
    bo.page.goto(ada.page.url)
    bo.page.locator(".win h1").wait_for()
    assert bo.page.locator(".win .place").count() == 0


@pytest.mark.parametrize(("save", "id"), [(GOAL, "web-end-goal"), (KINGS, "web-end-closed-kings")])
def test_the_ending_names_the_player(come: Come, server: Server, save: Path, id: str) -> None:
    ada = come(server, "Ada", "fr")
    text = save.read_text("utf-8")
    last = len(open_record(text).match.log)
    ada.page.goto(f"/replay/{uploaded(ada.account, text)}#moment={last}&seat=0")
    ada.page.locator(".weighs").click()
    banner = ada.page.locator(".win")
    banner.wait_for()
    names = ada.page.locator(".rank h2").all_inner_texts()
    said = {ada.says(id, player=name, players=name, count=1) for name in names}
    assert any(sentence in banner.inner_text() for sentence in said), banner.inner_text()


@pytest.mark.parametrize("more", [{}, TOUCH], ids=["mouse", "touch"])
def test_the_result_can_be_shared_as_a_picture(
    come: Come, server: Server, tmp_path: Path, more: dict[str, object]
) -> None:
    ada = come(server, "Ada", **more)
    ended(ada, finished(ada.account))
    with ada.page.expect_download() as coming:
        ada.button("web-end-share").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    png = file.read_bytes()
    assert file.name.startswith("smithy-") and png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == SIZE
    found = {*ada.page.evaluate(COLOURS, base64.b64encode(png).decode())}
    seats = {tokens("dark")[f"p{seat}"] for seat in (1, 2, 3)}
    assert seats <= found and len(found) > 20
