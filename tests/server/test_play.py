"""The socket of a table: repeated keys, stale plies, undo, resuming and chat."""

from __future__ import annotations

from random import Random

import pytest

from dvergar.locales import LANGUAGES, Words
from tests.server.client import (
    VERSION,
    Browser,
    Gone,
    Message,
    Socket,
    level,
    moved,
    new_key,
    play,
    why,
)
from tests.server.database import everything, journal
from tests.server.process import Server


def duel(server: Server, **more: object) -> tuple[str, Socket, Socket]:
    """Start a game between Ada, who moves first, and Bo."""
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open", options={"first": 1}, **more)
    bo.sit(table, 1)
    return table, ada.socket(table).hello(), bo.socket(table).hello()


def test_a_repeated_key_is_answered_and_not_applied(server: Server) -> None:
    table, ada, _ = duel(server)
    said = {"key": new_key(), "ply": ada.ply, "seat": 0}
    first = ada.act("end", **said)
    for _ in range(3):
        again = ada.act("end", **said)
        assert (why(again), again["ply"]) == ("done", first["ply"])
    ada.reconnect()
    assert ada.act("end", **said)["ply"] == first["ply"]
    assert len(journal(server.db, table)) == 1


def test_a_key_is_remembered_over_a_restart(running: Server) -> None:
    table, ada, bo = duel(running)
    said = {"key": new_key(), "ply": ada.ply, "seat": 0}
    first = ada.act("end", **said)
    before = journal(running.db, table)
    running.cut_power()
    running.start()
    ada.reconnect().until(lambda m: m["is"] == "update")
    assert ada.ply == first["ply"]
    again = ada.act("end", **said)
    assert (why(again), again["ply"]) == ("done", first["ply"])
    assert journal(running.db, table) == before
    bo.reconnect().until(lambda m: m["is"] == "update")
    assert why(bo.act("end")) == "done"


def test_repeating_the_action_that_ended_the_game_is_answered(server: Server) -> None:
    _, ada, bo = duel(server)
    last: dict[str, object] = {}
    ends: list[Socket] = []
    while not ada.over:
        level([ada, bo])
        mover = ada if ada.choices else bo
        last = {"key": new_key(), "ply": mover.ply, "seat": mover.update["seat"]}
        action = "end" if "end" in mover.choices else mover.choices[0]
        answer = mover.act(action, **last)
        ends, last["action"] = [mover], action
        level([ada, bo])
    action = str(last.pop("action"))
    again = ends[0].act(action, **last)
    assert (why(again), again.get("ply")) == ("done", answer["ply"])


def test_the_same_key_from_two_seats_is_two_actions(server: Server) -> None:
    table, ada, bo = duel(server)
    key = new_key()
    assert why(ada.act("end", key=key)) == "done"
    level([ada, bo])
    assert why(bo.act("end", key=key)) == "done"
    assert [seat for _, seat, _, _ in journal(server.db, table)] == [0, 1]


@pytest.mark.parametrize("ply", [-1, 1, 99, 2**40])
def test_a_stale_ply_is_refused_with_a_fresh_view(server: Server, ply: int) -> None:
    table, ada, _ = duel(server)
    ada.wait_for_everyone()
    frames = len(ada.frames)
    assert why(ada.act("end", ply=ply)) == "stale"
    fresh = ada.until(lambda m: m["is"] == "update")
    assert fresh["ply"] == 0 and fresh["view"]["choices"] and len(ada.frames) == frames + 2
    assert journal(server.db, table) == []


def test_impossible_actions_are_refused(server: Server) -> None:
    table, ada, bo = duel(server)
    assert why(bo.act("end")) == "not-your-turn"
    assert all(Words(lang).has("refused-not-your-turn") for lang in LANGUAGES)
    assert why(bo.act("end", seat=0)) == "not-your-seat"
    assert why(bo.act("end", seat=7)) == "not-your-seat"
    for action in ("", "END", "end ", "bid:", "craft:nothing", "undo", "take-back", "-1", "0"):
        assert why(ada.act(action)) == "unknown-action", action
    assert why(ada.act("pass")) == "not-possible"
    assert why(ada.undo()) == "not-possible"
    assert journal(server.db, table) == []
    assert why(ada.act("end")) == "done"


def test_undo_goes_back_to_the_barrier(server: Server) -> None:
    ada, bo = moved(lambda: duel(server)[1:])
    before = [m["view"] for m in ada.frames if m["is"] == "update"][-2]
    assert ada.update["undo"]
    assert why(ada.undo()) == "done"
    assert not ada.update["undo"]
    assert why(ada.undo()) == "not-possible"
    assert ada.view == before
    assert [act for _, _, act, _ in journal(server.db, ada.table)][-1] == "undo"
    assert why(ada.act("end")) == "done"
    assert why(ada.undo()) == "not-possible"
    level([ada, bo])
    assert why(bo.undo()) == "not-possible"


def test_resuming_sends_everything_after_the_last_message_seen(server: Server) -> None:
    _, ada, bo = duel(server)
    for n in range(8):
        bo.ws.close()
        mover = ada if n % 2 == 0 else bo
        if mover is ada:
            assert why(ada.act("end")) == "done"
            ada.talk(f"line {n}")
            ada.until(lambda m: m["is"] == "chat")
        seen = len(bo.frames)
        bo.ws = bo.dial()
        bo.greet()
        level([ada, bo])
        bo.settle()
        assert [m for m in bo.frames[seen:] if m["is"] == "welcome"] == []
        if mover is bo:
            assert why(bo.act("end")) == "done"
            level([ada, bo])
    assert [t["text"] for t in bo.chat] == [f"line {n}" for n in (0, 2, 4, 6)]
    assert [m["n"] for m in bo.frames] == list(range(1, len(bo.frames) + 1))


def test_resuming_sends_nothing_if_nothing_is_new(server: Server) -> None:
    _, ada, _ = duel(server)
    ada.wait_for_everyone()
    seen = ada.news
    ada.reconnect().settle()
    assert ada.news == seen


def test_a_resume_that_is_too_old_gets_the_whole_view(server: Server) -> None:
    _, ada, bo = duel(server)
    bo.ws.close()
    for n in range(70):
        ada.talk(f"line {n}")
        ada.until(lambda m: m["is"] == "chat")
    seen = bo.last
    bo.ws = bo.dial()
    bo.greet()
    bo.until(lambda m: m["is"] == "update")
    assert bo.last > seen and "welcome" in [m["is"] for m in bo.frames[-60:]]
    assert [t["text"] for t in bo.chat] == [f"line {n}" for n in range(20, 70)]
    assert len(bo.update["lines"]) == 0 or bo.update["ply"] == 0


def test_a_ping_is_answered_and_changes_nothing(server: Server) -> None:
    _, ada, bo = duel(server)
    ada.wait_for_everyone()
    bo.settle()
    seen = bo.news
    ada.send({"do": "ping"})
    assert ada.receive() == {"is": "pong", "n": ada.last}
    bo.settle()
    assert bo.news == seen
    assert ada.reconnect().act("end")["is"] == "done"


@pytest.mark.parametrize("last", [10**6, 2**62])
def test_a_resume_from_the_future_gets_the_whole_view(server: Server, last: int) -> None:
    _, ada, _ = duel(server)
    ada.ws.close()
    ada.ws = ada.dial()
    ada.send({"do": "hello", "version": VERSION, "stream": ada.stream, "last": last})
    assert [ada.receive()["is"] for _ in range(2)] == ["welcome", "update"]


def test_another_persons_stream_cannot_be_resumed(server: Server) -> None:
    table, ada, bo = duel(server)
    for thief in (bo.browser, Browser(server, "Eve"), Browser(server)):
        socket = thief.socket(table)
        socket.send({"do": "hello", "version": VERSION, "stream": ada.stream, "last": 0})
        assert socket.receive()["stream"] != ada.stream
        socket.until(lambda m: m["is"] == "update")
        assert socket.update["seat"] != 0


def test_everyone_learns_at_once_who_is_online(server: Server) -> None:
    _, ada, bo = duel(server)

    def there(message: Message) -> list[bool]:
        return [s["online"] for s in message["table"]["seats"]] if message["is"] == "update" else []

    ada.until(lambda m: there(m) == [True, True])
    bo.close()
    ada.until(lambda m: there(m) == [True, False])
    bo.reconnect()
    ada.until(lambda m: there(m) == [True, True])


def test_chat_is_kept_for_later_visitors(running: Server) -> None:
    table, ada, bo = duel(running)
    ada.talk("Good evening, Bo 🔨")
    bo.until(lambda m: m["is"] == "chat")
    running.stop()
    running.start()
    later = Browser(running).socket(table).hello()
    assert [(t["name"], t["text"]) for t in later.chat] == [("Ada", "Good evening, Bo 🔨")]


def test_a_repeated_chat_is_said_once(server: Server) -> None:
    _, ada, bo = duel(server)
    key = new_key()
    for _ in range(2):
        ada.talk("Once", key)
    ada.talk("Twice")
    bo.until(lambda m: m["is"] == "chat" and m["talk"]["text"] == "Twice")
    assert [t["text"] for t in bo.chat] == ["Once", "Twice"]


@pytest.mark.parametrize("text", [" ", "\u200b", "\n" * 200, "\u3164 \ufe0f", "\u202e\u2066"])
def test_invisible_chat_is_not_sent(server: Server, text: str) -> None:
    _, ada, bo = duel(server)
    before = everything(server.db)
    assert why(ada.ask("chat", text=text)) == "nothing-said"
    assert all(Words(lang).has("refused-nothing-said") for lang in LANGUAGES)
    assert everything(server.db) == before
    bo.talk("Pardon?")
    ada.until(lambda m: m["is"] == "chat")
    assert [talk["text"] for talk in ada.chat] == ["Pardon?"]


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("  Well\n\n\n   met \t!", "Well met !"),
        ("Bien joué\u202f!", "Bien joué\u202f!"),
        ("\u202eAda\u202c \u2067won\u2069\u0007", "Ada won"),
        ("שלום 👩‍🔧", "שלום 👩‍🔧"),
    ],
)
def test_chat_is_one_line_with_its_own_text_direction(
    server: Server, text: str, heard: str
) -> None:
    _, ada, bo = duel(server)
    ada.talk(text)
    bo.until(lambda m: m["is"] == "chat")
    assert [talk["text"] for talk in bo.chat] == [heard]


@pytest.mark.parametrize("seat", [-1, 8])
def test_an_unknown_seat_cannot_be_handed_over(server: Server, seat: int) -> None:
    table, ada, bo = duel(server)
    before = everything(server.db)
    ada.send({"do": "hand-over", "key": new_key(), "seat": seat, "to_bot": True})
    assert ada.closed().code == 4400
    assert everything(server.db) == before
    assert [s["bot"] for s in bo.browser.table(table)["seats"]] == ["", ""]


def test_a_repeated_hand_over_is_done_once(server: Server) -> None:
    _, ada, bo = duel(server)
    first = {"seat": 1, "to_bot": True, "key": "hand-over-1"}
    assert why(ada.ask("hand-over", **first)) == "done"
    assert why(bo.ask("hand-over", seat=1, to_bot=False)) == "done"
    assert why(ada.ask("hand-over", **first)) == "done"
    assert ada.browser.table(ada.table)["seats"][1]["bot"] == ""


def test_odd_characters_do_no_harm(running: Server) -> None:
    """They are sent on or refused; NUL never reaches a database that can't store it."""
    _, ada, bo = duel(running)
    for text in ("\u0000", "a\u0000b", "\u202e\u200b", "\n" * 400):
        refusable(ada, {"do": "chat", "key": new_key(), "text": text})
    act = {"do": "act", "ply": ada.ply, "seat": 0, "action": "end"}
    refusable(ada, {**act, "key": "\u0000" * 8})
    bo.talk("Still here")
    ada.until(lambda m: m["is"] == "chat" and m["talk"]["text"] == "Still here")
    assert "Traceback" not in running.output()


def refusable(like: Socket, message: Message) -> None:
    socket = like.browser.socket(like.table).hello()
    socket.send(message)
    try:
        socket.receive()
    except Gone as gone:
        assert gone.code == 4400


@pytest.mark.long
def test_a_slow_reader_does_not_hold_up_the_others(server: Server) -> None:
    table, ada, bo = duel(server)
    sleeper = Browser(server, "Sleeper").socket(table)
    sleeper.hello()
    assert play([ada, bo], Random(3), most=80) == 80
    sleeper.ws.close()
    sleeper.ws = sleeper.dial()
    sleeper.greet()
    while sleeper.ply < ada.ply:
        sleeper.receive()
    assert sleeper.view["round"] == ada.view["round"]


def test_an_old_client_is_refused_as_such(server: Server) -> None:
    table, ada, _ = duel(server)
    for version in (0, VERSION - 1, VERSION + 1, -1, 10**6):
        socket = ada.browser.socket(table)
        socket.greet(version)
        assert socket.closed().code == 4426
    socket = ada.browser.socket(table)
    socket.send({"do": "undo", "key": new_key(), "ply": 0, "seat": 0})
    assert socket.closed().code == 4400
