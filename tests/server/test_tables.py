"""Creating, joining, leaving and rematching tables, with all the errors a person can make."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from dvergar.engine.save import parse
from dvergar.locales import LANGUAGES, Words
from tests.server.client import Browser, level, play, why
from tests.server.database import everything
from tests.server.process import Server

ME, OPEN = {"who": "me"}, {"who": "open"}
GOOD = {"game": "smithy", "options": {}, "seats": [ME, OPEN]}
BEGINNERS = {"mode": "initiation", "patrons": True}
BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "unknown-game"),
    ({"game": ""}, "unknown-game"),
    ({"game": 7}, "malformed"),
    ({"options": {"mode": "easy"}}, "bad-option"),
    ({"options": {"more": 1}}, "unknown-option"),
    ({"options": {"first": 9}}, "bad-option"),
    ({"options": {"first": 3}}, "smithy-first"),
    ({"game": "silberzwerg", "options": {"long": True}}, "silberzwerg-long"),
    ({"game": "silberzwerg", "options": {"short": True}}, "silberzwerg-short"),
    ({"game": "jewellers", "options": BEGINNERS}, "jewellers-patrons"),
    ({"game": "jewellers", "options": {"cleanup": "chaotic"}}, "jewellers-cleanup"),
    ({"game": "jewellers", "options": {"auction": "closed"}}, "jewellers-auction"),
    ({"options": {"bidding": "yes"}}, "bad-option"),
    ({"options": []}, "malformed"),
    ({"seats": []}, "player-count"),
    ({"seats": [ME]}, "player-count"),
    ({"seats": [ME] + [OPEN] * 6}, "player-count"),
    ({"seats": [ME] + [OPEN] * 60}, "malformed"),
    ({"seats": [OPEN, OPEN]}, "no-person"),
    ({"seats": [{"who": "greedy"}, {"who": "greedy"}]}, "no-person"),
    ({"seats": [ME, {"who": "deep-blue"}]}, "unknown-bot"),
    ({"seats": [ME, {"who": ""}]}, "unknown-bot"),
    ({"seats": [ME, {"who": "me"}]}, "name-taken"),
    ({"seats": [ME, {"who": "me", "name": "x" * 25}]}, "name-long"),
    ({"seats": [ME, {"who": "me", "name": "x" * 10_240}]}, "name-long"),
    ({"seats": [ME, {"who": "me", "name": "\u200b \u0000"}]}, "name-empty"),
    ({"clock": {"kind": "hourglass"}}, "bad-clock"),
    ({"clock": {"kind": "live", "bank": 0}}, "bad-clock"),
    ({"clock": {"kind": "days", "days": 0}}, "bad-clock"),
    ({"clock": {"kind": "live", "bank": -1}}, "bad-clock"),
    ({"clock": {"kind": "live", "bank": 1e9}}, "bad-clock"),
    ({"clock": {"kind": "live", "bank": 9, "increment": 3601}}, "bad-clock"),
    ({"clock": {"kind": "days", "days": 15}}, "bad-clock"),
    ({"clock": "none"}, "malformed"),
    ({"salt": "zz"}, "malformed"),
    ({"salt": "AB" * 16}, "malformed"),
    ({"more": 1}, "malformed"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "why"), BAD_TABLES)
def test_a_bad_table_is_not_created(server: Server, wrong: dict[str, Any], why: str) -> None:
    ada = Browser(server, "Ada")
    before = everything(server.db)
    status = 409 if why == "name-taken" else 400
    assert ada.refused("POST", "/api/tables", {**GOOD, **wrong}, status) == why
    assert all(Words(lang).has(f"refused-{why}") for lang in LANGUAGES)
    assert everything(server.db) == before


def test_unknown_and_full_tables_are_refused(server: Server, ada: Browser, bo: Browser) -> None:
    table = ada.create("me", "open", "greedy")
    path = f"/api/tables/{table}"
    before = everything(server.db)
    for id in ("nowhere", "A" * 12, "..%2f", "%00"):
        assert ada.request("GET", f"/api/tables/{id}").status_code == 404
        assert ada.refused("POST", f"/api/tables/{id}/seat", {"seat": 0}, 404)
    assert ada.socket("nowhere").closed().code == 4403
    assert bo.refused("POST", f"{path}/seat", {"seat": 0}, 409) == "seat-taken"
    assert bo.refused("POST", f"{path}/seat", {"seat": 2}, 409) == "seat-taken"
    assert bo.refused("POST", f"{path}/seat", {"seat": 5}, 404) == "unknown-seat"
    assert bo.refused("POST", f"{path}/seat", {"seat": 8}, 400) == "malformed"
    assert bo.refused("POST", f"{path}/seat", {"seat": 1, "name": "Ada"}, 409) == "name-taken"
    assert bo.refused("POST", f"{path}/seat", {"seat": 1, "name": "greedy"}, 409) == "name-taken"
    assert ada.refused("POST", f"{path}/bot", {"seat": 0, "bot": "greedy"}, 409) == "seat-taken"
    assert ada.refused("POST", f"{path}/bot", {"seat": 1, "bot": "nobody"}, 400) == "unknown-bot"
    assert everything(server.db) == before
    assert bo.sit(table, 1)["status"] == "running"
    eve = Browser(server, "Eve")
    assert eve.refused("POST", f"{path}/seat", {"seat": 1}, 409) == "already-running"
    assert ada.refused("POST", f"{path}/start", None, 409) == "already-running"


@pytest.mark.parametrize("seat", [2, 7])
def test_handing_over_an_unknown_seat_is_refused(server: Server, seat: int) -> None:
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open")
    bo.sit(table, 1)
    socket = ada.socket(table).hello()
    for to_bot in (True, False):
        assert socket.ask("hand-over", seat=seat, to_bot=to_bot)["is"] == "denied"
    assert "Traceback" not in server.output()


def test_no_seat_is_handed_over_before_the_start(server: Server, ada: Browser) -> None:
    table = ada.create("me", "open")
    socket = ada.socket(table).hello()
    before = everything(server.db)
    assert socket.ask("hand-over", seat=0, to_bot=True)["is"] == "denied"
    assert everything(server.db) == before


def test_a_guest_leaves_and_the_host_closes(server: Server, ada: Browser, bo: Browser) -> None:
    table = ada.create("me", "open", "open", public=True)
    bo.sit(table, 1)
    window = bo.socket(table).hello()
    bo.ask("DELETE", f"/api/tables/{table}/seat", status=204)
    window.until(lambda m: m["is"] == "update" and not m["table"]["seats"][1]["taken"])
    bo.sit(table, 2)
    ada.ask("DELETE", f"/api/tables/{table}/seat", status=204)
    window.until(lambda m: m["is"] == "update" and m["table"]["status"] == "closed")
    assert bo.request("GET", f"/api/tables/{table}").status_code == 404
    assert table not in [t["id"] for t in bo.ask("GET", "/api/tables?kind=open")]
    window.talk("Anybody?")
    assert window.until(lambda m: m["is"] == "denied")
    assert "Traceback" not in server.output()


def test_a_bot_plays_for_a_player_who_leaves(server: Server, ada: Browser, bo: Browser) -> None:
    table = ada.create("me", "open", options={"first": 2})
    bo.sit(table, 1)
    window = ada.socket(table).hello()
    bo.ask("DELETE", f"/api/tables/{table}/seat", status=204)
    window.until(lambda m: m["is"] == "update" and bool(m["view"]["choices"]))
    assert window.update["table"]["seats"][1]["bot"] == "greedy"
    back = bo.socket(table).hello()
    assert why(back.act("end", seat=1)) == "seat-handed-over"
    assert why(back.ask("hand-over", seat=1, to_bot=False)) == "done"
    level([window, back])
    assert why(window.act("end")) == "done"
    level([window, back])
    possible = back.update["view"]["choices"]  # the bot may have left a stack to be completed
    assert why(back.act(possible[-1]["action"])) == "done"


def test_after_taking_a_seat_back_the_bot_makes_no_late_move(ada: Browser) -> None:
    socket = ada.socket(ada.create("me", "greedy", options={"first": 1})).hello()
    for _ in range(20):
        for to_bot in (True, False):
            answer = why(socket.ask("hand-over", seat=0, to_bot=to_bot))
            if socket.over:  # on a slow machine the bots may have finished the game
                return
            assert answer == "done"
        while not socket.choices and not socket.over:
            socket.receive()
        stands = socket.ply
        socket.quiet(0.05)
        assert socket.ply == stands


def test_a_rematch_has_the_same_seats_and_another_shuffle(
    server: Server, ada: Browser, bo: Browser
) -> None:
    table = ada.create("me", "greedy", "open", options={"bidding": True}, public=True)
    bo.sit(table, 2)
    play([ada.socket(table).hello(), bo.socket(table).hello()], Random(4), hurry=1.0)
    first = ada.table(table)
    again = bo.ask("POST", f"/api/tables/{table}/rematch")
    assert again["status"] == "open" and again["host"] and again["public"]
    assert again["options"] == first["options"]
    assert again["commitment"] != first["commitment"]
    assert [(s["taken"], s["mine"], s["bot"]) for s in again["seats"]] == [
        (False, False, ""), (True, False, "greedy"), (True, True, ""),
    ]  # fmt: skip
    assert ada.sit(again["id"], 0)["status"] == "running"


def test_everyone_who_asks_for_a_rematch_gets_the_same_table(
    server: Server, ada: Browser, bo: Browser
) -> None:
    table = ada.create("me", "open", "greedy")
    bo.sit(table, 1)
    sockets = [ada.socket(table).hello(), bo.socket(table).hello()]
    play(sockets, Random(4), hurry=1.0)
    path, later = f"/api/tables/{table}/rematch", {"salt_later": True}
    again = bo.ask("POST", path, later)
    sockets[0].until(lambda m: m["is"] == "update" and m["table"]["rematch"] == again["id"])
    joined = ada.ask("POST", path, later)
    assert (joined["id"], joined["status"]) == (again["id"], "open")
    assert [(s["name"], s["mine"]) for s in joined["seats"][:2]] == [("Ada", True), ("Bo", False)]
    assert bo.ask("POST", path, later)["id"] == again["id"]
    for who, status in ((ada, "open"), (bo, "running")):
        salted = who.ask("POST", f"/api/tables/{again['id']}/salt", {"salt": "ab" * 16})
        assert salted["status"] == status
    assert ada.ask("POST", path)["id"] == again["id"]
    ada.ask("DELETE", f"/api/tables/{again['id']}/seat")
    assert ada.table(table)["rematch"] == again["id"]


def test_after_closing_a_rematch_a_new_one_can_be_requested(
    server: Server, ada: Browser, bo: Browser
) -> None:
    table = ada.create("me", "open")
    bo.sit(table, 1)
    play([ada.socket(table).hello(), bo.socket(table).hello()], Random(4), hurry=1.0)
    path = f"/api/tables/{table}/rematch"
    first = bo.ask("POST", path)["id"]
    bo.ask("DELETE", f"/api/tables/{first}/seat")
    second = ada.ask("POST", path)
    assert second["id"] != first and second["host"]
    assert ada.table(table)["rematch"] == second["id"]


@pytest.mark.long
def test_the_salt_sent_with_a_rematch_is_used(server: Server, ada: Browser) -> None:
    table = ada.create("me", "greedy", salt="ab" * 16)
    play([ada.socket(table).hello()], Random(4), hurry=1.0)
    path = f"/api/tables/{table}/rematch"
    bad: list[Any] = [{"salt": "xy"}, {"salt": "AB" * 16}, {"more": 1}, [], "salt"]
    for wrong in bad:
        assert ada.refused("POST", path, wrong, 400) == "malformed"
    for body, salt in (({"salt": "cd" * 16}, b"\xcd" * 16), ({}, b""), (None, b"")):
        again = ada.ask("POST", path, body, status=201)
        assert again["status"] == "running"
        play([ada.socket(again["id"]).hello()], Random(4), hurry=1.0)
        save = parse(ada.request("GET", f"/api/tables/{again['id']}/save").text)
        assert save.salts == [salt, b""]


def test_a_host_who_wants_to_see_the_seal_first_starts_the_game_with_the_salt(
    server: Server, ada: Browser, bo: Browser
) -> None:
    table = ada.create("me", "greedy", salt_later=True, options={"first": 1})
    shown = ada.table(table)
    assert shown["status"] == "open" and len(shown["commitment"]) == 64
    bad = bo.request("POST", f"/api/tables/{table}/salt", {"salt": "ab" * 16})
    assert bad.status_code == 403
    for salt in ("xy", "AB" * 16):
        bad = ada.request("POST", f"/api/tables/{table}/salt", {"salt": salt})
        assert bad.status_code == 400
    assert ada.table(table)["status"] == "open"
    started = ada.ask("POST", f"/api/tables/{table}/salt", {"salt": "ab" * 16})
    assert (started["status"], started["commitment"]) == ("running", shown["commitment"])
    again = ada.request("POST", f"/api/tables/{table}/salt", {"salt": "cd" * 16})
    assert again.status_code == 409


def test_a_full_table_waits_for_the_salt_of_its_host(
    server: Server, ada: Browser, bo: Browser
) -> None:
    table = ada.create("me", "open", salt_later=True)
    bo.sit(table, 1)
    assert ada.table(table)["status"] == "open"
    assert ada.ask("POST", f"/api/tables/{table}/salt", {"salt": "ab" * 16})["status"] == "running"


def test_a_seat_link_moves_the_seat_once(server: Server, ada: Browser, bo: Browser) -> None:
    table = ada.create("me", "open", options={"first": 1})
    bo.sit(table, 1)
    old = ada.socket(table).hello()
    path = f"/api/tables/{table}"
    ended, link = [ada.ask("POST", f"{path}/seat/0/link")["token"] for _ in range(2)]
    phone = Browser(server, "Phone")
    assert phone.refused("POST", f"{path}/claim", {"token": ended}, 404) == "unknown-link"
    assert phone.ask("POST", f"{path}/claim", {"token": link})["seats"][0]["mine"]
    assert Browser(server, "Eve").refused("POST", f"{path}/claim", {"token": link}, 404)
    old.until(lambda m: m["is"] == "update" and m["seat"] == -1)
    assert old.view["smiths"][0]["hand"] == [] and old.choices == []
    assert why(old.act("end", seat=0)) == "not-your-seat"
    assert why(phone.socket(table).hello().act("end")) == "done"
    assert ada.request("POST", f"{path}/seat/0/link").status_code == 403


def test_only_one_of_two_simultaneous_claims_succeeds(server: Server, ada: Browser) -> None:
    for n in range(5):
        host = Browser(server, "Host")
        table = host.create("me", "greedy", options={"first": 1})
        token = host.ask("POST", f"/api/tables/{table}/seat/0/link")["token"]
        people = [Browser(server, f"P{n}{k}") for k in range(3)]
        path = f"/api/tables/{table}/claim"
        with ThreadPoolExecutor(3) as pool:
            asked = [pool.submit(b.request, "POST", path, {"token": token}) for b in people]
        assert sorted(a.result().status_code for a in asked) == [201, 404, 404]


def test_hot_seat_shows_the_view_of_the_player_asked(server: Server, ada: Browser) -> None:
    second = {"who": "me", "name": "Ada's brother"}
    table = ada.create("me", second, options={"first": 1})
    socket = ada.socket(table).hello()
    assert socket.update["table"]["status"] == "running"
    assert socket.update["seat"] == 0
    assert why(socket.act("end")) == "done"
    assert socket.update["seat"] == 1 and "end" in socket.choices
    assert why(socket.act("end", seat=0)) == "not-your-turn"
    assert why(socket.act("end")) == "done"
    assert socket.look(1)["seat"] == 1
    assert socket.choices == [] and socket.view["smiths"][0]["hand"] == []
