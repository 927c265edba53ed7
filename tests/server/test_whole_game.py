"""Two people and a bot play to the end, and the save proves the shuffle."""

from __future__ import annotations

from random import Random

from dvergar.engine.rng import KeyedRng, commitment, match_key
from dvergar.engine.save import parse
from dvergar.games.record import open_record
from tests.server.client import Browser, Socket, play
from tests.server.database import journal
from tests.server.process import Server

Table = tuple[str, list[Socket], list[str]]


def seated(server: Server) -> Table:
    """Seat Ada and Bo with a bot, each with their own salt."""
    salts = ["ab" * 16, "cd" * 16]
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "greedy", "open", salt=salts[0])
    promised = ada.table(table)
    assert promised["status"] == "open" and promised["seed"] == ""
    bo.sit(table, 2, salt=salts[1])
    assert ada.table(table)["commitment"] == promised["commitment"]
    return table, [ada.socket(table).hello(), bo.socket(table).hello()], salts


def test_a_whole_game_ends_for_all_and_its_save_verifies(running: Server) -> None:
    table, sockets, salts = seated(running)
    promised = sockets[0].update["table"]["commitment"]
    play(sockets, Random(1))
    for socket in sockets:
        assert socket.over and socket.view["over"] and socket.view["sheets"]
        updates = [m["table"] for m in socket.frames if m["is"] == "update"]
        assert {t["commitment"] for t in updates} == {promised}
        assert {t["seed"] for t in updates if t["status"] != "over"} == {""}
        assert commitment(bytes.fromhex(updates[-1]["seed"])) == promised
    text = sockets[1].browser.request("GET", f"/api/tables/{table}/save").text
    save = parse(text)
    assert save.players == ["human", "greedy", "human"]
    assert [salt.hex() for salt in save.salts] == [salts[0], "", salts[1]]
    assert commitment(save.seed) == promised
    record = open_record(text)
    assert record.match.state.over
    rng = record.match.state.rng
    assert isinstance(rng, KeyedRng)
    assert rng.key == match_key(save.seed, [bytes.fromhex(salts[0]), b"", bytes.fromhex(salts[1])])
    assert rng.key != match_key(save.seed, [bytes.fromhex(salts[1]), b"", bytes.fromhex(salts[0])])
    entries = journal(running.db, table)
    assert [seq for seq, *_ in entries] == list(range(1, len(entries) + 1))
    assert save.log == [f"{seat + 1} {act}" for _, seat, act, _ in entries]


def test_the_save_of_a_running_game_is_not_available(running: Server) -> None:
    table, sockets, _ = seated(running)
    play(sockets, Random(2), most=10)
    for browser in [s.browser for s in sockets] + [Browser(running)]:
        assert browser.refused("GET", f"/api/tables/{table}/save", None, 409) == "not-over"
        assert browser.table(table)["seed"] == ""
