"""Uploaded save files are kept under a link or refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.engine.save import parse
from dvergar.games import title
from dvergar.games.record import begin, newest_cards, open_record
from tests.server.client import Browser, Message
from tests.server.custom_sets import ROWS, custom_game
from tests.server.database import everything
from tests.server.process import Server
from tests.server.uploads import upload, uploaded

GOLDEN = Path(__file__).parent.parent / "golden" / "smithy" / "starter-2-greedy.dvergar"
SAVE = GOLDEN.read_text("utf-8")
LINES = SAVE.splitlines()
HEAD = SAVE[: SAVE.index("log ")]
KIB = 1024


def whole(browser: Browser, id: str, seat: int = -1) -> Message:
    found: Message = browser.ask("GET", f"/api/replays/{id}?seat={seat}", status=200)
    return found


def begun(seed: int) -> str:
    """Return a local game that was left after a few moves."""
    smithy = title("smithy")
    record = begin(smithy, smithy.options(), newest_cards(smithy), ["human", "random"], seed)
    for _ in range(3):
        seat = record.match.state.active
        record.match.play(seat, record.game.legal(record.match.state, seat)[-1])
    return record.text()


def changed(old: str, new: str) -> str:
    assert SAVE.count(old) >= 1
    return SAVE.replace(old, new, 1)


def test_an_uploaded_game_replays_as_it_was(running: Server) -> None:
    ada, bo = Browser(running, "Ada"), Browser(running, "Bo")
    id = uploaded(ada, SAVE)
    assert id == parse(SAVE).hash[: len(id)] and len(id) == 24
    before = everything(running.db)["upload"]
    assert len(before) == 1
    assert uploaded(ada, SAVE) == id == uploaded(bo, SAVE)
    assert upload(bo, SAVE, "application/octet-stream").json() == {"id": id}
    assert everything(running.db)["upload"] == before
    running.stop()
    running.start()
    record = open_record(SAVE)
    for seat in (-1, 0, 1):
        replay = whole(Browser(running), id, seat)
        assert replay["id"] == id and replay["over"] and replay["played"] == 0
        assert [s["name"] for s in replay["seats"]] == record.players
        assert len(replay["moments"]) == len(record.match.log) + 1
        assert replay["moments"][-1]["wealth"] == record.game.scores(record.match.state)
    assert Browser(running).request("GET", f"/api/replays/{id}/save").text == SAVE


def test_an_unfinished_game_is_shown_as_far_as_it_goes(server: Server, ada: Browser) -> None:
    id = uploaded(ada, begun(1))
    replay = whole(ada, id)
    assert not replay["over"] and len(replay["moments"]) == 4
    assert replay["moments"][-1]["turn"] >= 0
    assert [(s["name"], s["bot"]) for s in replay["seats"]] == [("human", ""), ("random", "random")]
    asked = replay["moments"][-1]["turn"]
    view = ada.ask("GET", f"/api/replays/{id}/3?seat={asked}")["view"]
    assert view["choices"] and not view["sheets"]
    assert ada.request("GET", f"/api/replays/{id}/4").status_code == 404


def test_an_uploaded_save_of_a_finished_table_is_the_same_game(server: Server) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 1}, salt="ab" * 16)
    socket = ada.socket(table).hello()
    while not socket.over:
        if socket.choices:
            socket.act("end" if "end" in socket.choices else socket.choices[0])
        else:
            socket.receive()
    text = ada.request("GET", f"/api/replays/{table}/save").text
    assert text == ada.request("GET", f"/api/tables/{table}/save").text
    here, there = whole(ada, table, 0), whole(ada, uploaded(ada, text), 0)
    for field in ("game", "options", "over", "commitment", "seed", "salts", "moments"):
        assert here[field] == there[field], field


WRONG: list[tuple[str, str | bytes, str, int]] = [
    ("nothing", "", "save-unreadable", 1),
    ("other text", "A poem\nabout dwarves\n", "save-unreadable", 1),
    ("JSON", '{"salt": ""}', "save-unreadable", 1),
    ("a picture", b"\x89PNG\r\n\x1a\n\xff\xfe", "save-unreadable", 0),
    ("a null", SAVE + "\0", "save-unreadable", len(LINES) + 1),
    ("other line ends", SAVE.replace("\n", "\r\n"), "save-unreadable", 0),
    ("cut", "\n".join(LINES[:30]) + "\n", "save-unreadable", 30),
    ("without an end", SAVE[:-10], "save-unreadable", len(LINES) - 1),
    ("more", SAVE + "more\n", "save-unreadable", len(LINES) + 1),
    ("a large garbage", "x" * 400 * KIB, "save-unreadable", 1),
    ("deep JSON", changed("options {", "options " + "[" * 100_000), "save-unreadable", 5),
    ("a wrong seed", changed("\nseed ", "\nseed 00"), "save-unreadable", 8),
    ("an unwritten action", changed("1 end", "1 fly"), "save-changed", -1),
    ("a changed hash", SAVE[:-3] + ("00\n" if SAVE[-3:] != "00\n" else "11\n"), "save-changed", -1),
    ("other options", changed('"bidding":false', '"bidding":true'), "save-changed", -1),
    ("NaN", changed('"first":0', '"first":NaN'), "save-changed", -1),
    ("another player", changed("players greedy", "players gredy"), "save-changed", -1),
    ("five players", changed("players ", "players a b c "), "save-unreadable", 9),
    ("other cards", changed("cards smithy-1 ", "cards smithy-1 0"), "save-changed", -1),
    ("a broken custom set", changed("cards smithy-1", "cards own"), "save-unreadable", 10),
    ("no rules", changed("rules 1", "rules 0"), "save-changed", -1),
    ("a newer format", changed("dvergar 1\n", "dvergar 2\n"), "save-newer", -1),
    ("a much newer format", changed("dvergar 1\n", "dvergar 12\nall new\n"), "save-newer", -1),
    ("newer rules", changed("rules 1\n", "rules 2\n"), "save-newer", -1),
    ("a newer game", changed("game smithy", "game barrow"), "save-newer", -1),
    ("newer cards", changed("cards smithy-1", "cards smithy-2"), "save-newer", -1),
]


@pytest.mark.parametrize(("body", "id", "line"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_an_invalid_save_is_refused(server: Server, body: str | bytes, id: str, line: int) -> None:
    ada = Browser(server, "Ada")
    before = everything(server.db)
    answer = upload(ada, body)
    args = {"line": line} if line >= 0 else {}
    assert (answer.status_code, answer.json()["why"]) == (
        400,
        {"id": f"refused-{id}", "args": args},
    )
    assert everything(server.db) == before
    assert "Traceback" not in server.output()


def test_one_changed_action_is_detected(server: Server) -> None:
    """This holds even if the changed log could be played."""
    log = parse(SAVE).log
    at = LINES.index(f"log {len(log)}") + 1
    swapped = [*LINES]
    first = next(
        n for n in range(at, at + len(log) - 1)
        if LINES[n] != LINES[n + 1] and LINES[n].split()[0] == LINES[n + 1].split()[0]
    )  # fmt: skip
    swapped[first], swapped[first + 1] = swapped[first + 1], swapped[first]
    answer = upload(Browser(server, "Ada"), "\n".join(swapped) + "\n")
    assert answer.status_code == 400
    assert answer.json()["why"]["id"] == "refused-save-changed"


def test_too_large_uploads_are_refused(server: Server) -> None:
    ada = Browser(server, "Ada")
    before = everything(server.db)
    endless = f"{HEAD}log 20001\n" + "1 end\n" * 20001 + LINES[-1] + "\n"
    for body in (SAVE + "x" * 512 * KIB, endless):
        answer = upload(ada, body)
        assert answer.status_code == 413
        assert answer.json()["why"]["id"] == "refused-too-long"
    assert everything(server.db) == before


def test_uploads_need_a_name_and_are_limited_by_address(server: Server) -> None:
    before = everything(server.db)
    nobody = Browser(server)
    assert upload(nobody, SAVE).status_code == 401
    assert everything(server.db) == before
    ada = Browser(server, "Ada")
    codes = [upload(ada, SAVE).status_code for _ in range(40)]
    assert codes[:20] == [201] * 20 and codes[-1] == 429


def test_one_person_cannot_fill_the_disk(server: Server) -> None:
    ada = Browser(server, "Ada")
    for n in range(100):
        if n % 25 == 0:
            ada = elsewhere(ada)
        uploaded(ada, begun(n + 100))
    before = everything(server.db)
    answer = upload(elsewhere(ada), begun(99))
    assert answer.status_code == 429
    assert answer.json()["why"] == {"id": "refused-too-many-uploads", "args": {"limit": 100}}
    assert everything(server.db) == before
    assert uploaded(elsewhere(ada), begun(100))
    assert uploaded(Browser(server, "Bo"), begun(99))


def elsewhere(browser: Browser) -> Browser:
    """Return the same person at another address."""
    moved = Browser(browser.server)
    moved.http.cookies.update(browser.http.cookies)
    return moved


@pytest.mark.parametrize("game", ROWS)
def test_a_replay_uses_the_card_set_it_was_played_with(
    server: Server, ada: Browser, game: str
) -> None:
    record = custom_game(game)
    found = ada.ask("GET", f"/api/replays/{uploaded(ada, record.text())}/cards")
    assert found == {
        "set": "own",
        "names": record.cards.names,
        "tables": record.title.card_tables(record.cards, record.options),
    }
    newest = ada.ask("GET", f"/api/games/{game}/cards")
    assert newest["set"] == record.title.card_sets[-1] and not newest["names"]
    assert newest["tables"] != found["tables"]


def test_spectators_get_the_tables_card_set(server: Server, ada: Browser) -> None:
    options = {"low_start": True}
    table = ada.create("me", "open", game="silberzwerg", options=options)
    found = Browser(server).ask("GET", f"/api/tables/{table}/cards")
    silberzwerg = title("silberzwerg")
    cards = newest_cards(silberzwerg)
    tables = silberzwerg.card_tables(cards, silberzwerg.options(low_start=True))
    assert found == {"set": cards.name, "names": {}, "tables": tables}


def test_an_unknown_replay_has_no_cards(server: Server, ada: Browser) -> None:
    for path in ("replays/nowhere", f"replays/{'0' * 24}", "tables/nowhere"):
        assert ada.request("GET", f"/api/{path}/cards").status_code == 404
