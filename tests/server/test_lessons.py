"""Lessons over the socket: a learner who knows no rules does only what the lesson shows."""

from __future__ import annotations

import pytest

from dvergar.lessons import lesson, taught
from tests.server.client import Browser, Message, Socket, new_key, why
from tests.server.process import Server

FIRST = "smithy"


def begin(learner: Browser, game: str = FIRST, **more: bool) -> str:
    return str(learner.ask("POST", f"/api/lessons/{game}", more)["id"])


def opened(learner: Browser, table: str) -> Socket:
    return learner.socket(table).hello()


def now(socket: Socket) -> Message:
    found: Message = socket.update["lesson"]["now"]
    return found


def study(socket: Socket, verb: str, **fields: str) -> Message:
    fields.setdefault("key", new_key())
    socket.send({"do": "study", "verb": verb, **fields})
    answer = socket.until(lambda m: m.get("key") == fields["key"])
    socket.settle()
    return answer


def follow(socket: Socket) -> str:
    """Do what the lesson shows; return what it was: an action, a look, or nothing but waiting."""
    shown = now(socket)
    if shown["do"]:
        answer = socket.act(shown["do"])
        assert answer["is"] == "done", answer
        socket.settle()
        return str(shown["do"])
    if shown["looks"]:
        for look in shown["looks"]:
            assert study(socket, "look", step=shown["step"], look=look)["is"] == "done"
        return str(shown["looks"][0])
    before = socket.last
    socket.until(lambda m: m["is"] == "update" and m["n"] > before)
    return ""


def steps_shown(sockets: list[Socket]) -> list[str]:
    """Return the steps of all updates, in order."""
    updates = [frame for socket in sockets for frame in socket.frames if frame["is"] == "update"]
    steps = [update["lesson"]["now"]["step"] for update in updates]
    return list(dict.fromkeys(step for step in steps if step))


def needed(game: str) -> list[str]:
    """Return the steps that the learner must do something for; others only wait for bots."""
    return [step.id for step in lesson(game).steps if step.done.did or step.done.looked]


def progress(learner: Browser, game: str = FIRST) -> Message:
    found = {row["game"]: row for row in learner.ask("GET", "/api/lessons")}
    row: Message = found[game]
    return row


@pytest.mark.parametrize("game", taught())
def test_doing_only_what_a_lesson_shows_leads_to_its_end(server: Server, game: str) -> None:
    """Every step is reached, and the learner leaves and comes back at each."""
    learner = Browser(server, "Eitri")
    table = begin(learner, game)
    sockets = [opened(learner, table)]
    left: set[str] = set()
    while (socket := sockets[-1]).update["lesson"]["status"] == "running":
        shown = now(socket)
        if (shown["do"] or shown["looks"]) and shown["step"] not in left:
            left.add(shown["step"])
            socket.ws.close()
            sockets.append(opened(learner, table))
            assert now(sockets[-1])["step"] == shown["step"]
        follow(sockets[-1])
    reached = steps_shown(sockets)
    order = [step.id for step in lesson(game).steps]
    assert {*needed(game)} <= {*reached}
    assert reached == [step for step in order if step in reached]
    assert now(socket)["step"] == ""
    assert progress(learner, game)["status"] == "done"
    assert not socket.over
    learner.close()


def test_a_lesson_survives_kills(running: Server) -> None:
    kill_at(running, ["refined", "stack", "play-gold"])


@pytest.mark.long
def test_a_lesson_survives_a_kill_at_every_step(running: Server) -> None:
    kill_at(running, needed(FIRST))


def kill_at(server: Server, steps: list[str]) -> None:
    learner = Browser(server, "Eitri")
    table = begin(learner)
    for step in steps:
        socket = opened(learner, table)
        while now(socket)["step"] != step:
            follow(socket)
        shown = now(socket)
        server.kill()
        server.start()
        socket = opened(learner, table)
        assert now(socket) == shown
    learner.close()


def test_a_seat_that_was_handed_to_a_bot_comes_back(ada: Browser) -> None:
    table = begin(ada, again=True)
    ada.ask("DELETE", f"/api/tables/{table}/seat")
    assert ada.table(table)["seats"][0]["bot"]
    assert begin(ada) == table
    assert not ada.table(table)["seats"][0]["bot"]


def test_a_second_start_returns_the_open_lesson(ada: Browser) -> None:
    table = begin(ada)
    assert begin(ada) == table
    assert progress(ada)["table"] == table
    assert progress(ada)["number"] == 1


def test_a_restart_begins_a_fresh_table_and_deletes_the_old_one(ada: Browser) -> None:
    table = begin(ada)
    socket = opened(ada, table)
    follow(socket)
    assert progress(ada)["number"] == 2
    fresh = begin(ada, again=True)
    assert fresh != table
    assert socket.until(lambda m: m["is"] == "update")["table"]["status"] == "closed"
    assert progress(ada)["number"] == 1
    assert ada.refused("GET", f"/api/tables/{table}", None, 404) == "unknown-table"


def test_a_repeated_key_counts_once(ada: Browser) -> None:
    socket = opened(ada, begin(ada, again=True))
    key = "k" * 16
    for _ in range(2):
        assert study(socket, "look", step="goal", look="next", key=key)["is"] == "done"
    assert now(socket)["number"] == 2
    study(socket, "repeat", chapter="goal")
    study(socket, "look", step="goal", look="next", key=key)
    assert now(socket)["step"] == "goal"


def test_a_step_can_be_skipped_and_its_chapter_repeated(ada: Browser) -> None:
    socket = opened(ada, begin(ada, again=True))
    study(socket, "skip", step="goal")
    shown = now(socket)
    assert shown["number"] == 2
    assert shown["chapters"][0]["steps"] == ["skipped"]
    assert shown["chapters"][0]["again"]
    study(socket, "repeat", chapter="goal")
    assert now(socket)["step"] == "goal"
    assert not now(socket)["chapters"][0]["again"]


def test_leaving_makes_it_an_ordinary_table_until_it_is_resumed(ada: Browser) -> None:
    table = begin(ada, again=True)
    socket = opened(ada, table)
    study(socket, "leave")
    assert socket.update["lesson"]["status"] == "left"
    assert ada.table(table)["lesson"] == "left"
    assert begin(ada) == table
    study(socket, "resume")
    assert socket.update["lesson"]["status"] == "running"
    assert now(socket)["step"] == "goal"


def test_only_the_learner_sees_and_steers_the_lesson(ada: Browser, bo: Browser) -> None:
    table = begin(ada, again=True)
    watcher = opened(bo, table)
    assert watcher.update["lesson"] is None
    assert why(study(watcher, "skip", step="goal")) == "not-your-seat"
    assert now(opened(ada, table))["step"] == "goal"


def test_an_ordinary_table_has_no_lesson(ada: Browser) -> None:
    socket = opened(ada, ada.create("me", "greedy", "greedy"))
    assert socket.update["lesson"] is None
    assert socket.update["table"]["lesson"] == ""
    assert why(study(socket, "skip", step="goal")) == "no-lesson"


@pytest.mark.parametrize(
    "message",
    [
        {"verb": "look", "step": "nowhere", "look": "next"},
        {"verb": "look", "step": "goal", "look": "elsewhere"},
        {"verb": "skip", "step": ""},
        {"verb": "repeat", "chapter": "nowhere"},
    ],
)
def test_what_the_lesson_does_not_have_is_refused(ada: Browser, message: dict[str, str]) -> None:
    socket = opened(ada, begin(ada, again=True))
    assert why(study(socket, **message)) == "unknown-step"
    assert now(socket)["step"] == "goal"


def test_another_move_is_allowed_and_commented_on(ada: Browser) -> None:
    socket = opened(ada, begin(ada, again=True))
    while now(socket)["step"] != "play-silver":
        follow(socket)
    assert [ask["actions"] for ask in now(socket)["asks"]] == [["end"]]
    socket.act("play:silver:market")
    socket.settle()
    shown = now(socket)
    assert shown["step"] == "play-silver"
    assert shown["comment"] == "lesson-smithy-play-silver-market"
    assert shown["undo"] and socket.update["undo"]
    socket.undo()
    socket.settle()
    assert now(socket)["comment"] == ""


def test_a_bot_with_the_learners_name_gets_another(server: Server) -> None:
    learner = Browser(server, "regin")
    names = [seat["name"] for seat in learner.table(begin(learner))["seats"]]
    assert names == ["regin", "Regin II"]
    learner.close()


def test_unknown_games_have_no_lesson(ada: Browser) -> None:
    assert ada.refused("POST", "/api/lessons/chess", {}, 404) == "unknown-game"
    assert {row["game"] for row in ada.ask("GET", "/api/lessons")} == {*taught()}
