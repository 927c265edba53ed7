"""`dvergar lessons` counts a server's lessons and says nothing about its players."""

from __future__ import annotations

import json
from pathlib import Path

from dvergar.lessons import lesson, taught
from tests.cli.run import error_of, output_of
from tests.server.client import Browser, Message
from tests.server.process import Server
from tests.server.test_lessons import begin, follow, now, opened, study

GAME = "jewellers"


def counts(server: Server) -> dict[str, Message]:
    rows = json.loads(output_of("lessons", "--db", server.db, "--json"))
    return {row["game"]: row for row in rows}


def test_lessons_are_counted_by_where_they_stopped(running: Server) -> None:
    assert counts(running)[GAME] == {"game": GAME, "started": 0, "finished": 0, "stopped": {}}
    for steps in (0, 3, 3):
        learner = Browser(running, "Eitri")
        socket = opened(learner, begin(learner, GAME))
        order = [step.id for step in lesson(GAME).steps]
        while now(socket)["step"] != order[steps]:
            follow(socket)
        learner.close()
    found = counts(running)
    assert found[GAME]["started"] == 3 and found[GAME]["finished"] == 0
    assert found[GAME]["stopped"] == {"goal": 1, "pick-blue": 2}
    assert list(found) == taught()


def test_a_finished_lesson_counts_even_if_it_is_left_afterwards(running: Server) -> None:
    learner = Browser(running, "Eitri")
    socket = opened(learner, begin(learner, GAME))
    for step in lesson(GAME).steps:
        study(socket, "skip", step=step.id)
    study(socket, "leave")
    assert counts(running)[GAME]["finished"] == 1
    learner.close()


def test_a_restarted_lesson_counts_once(running: Server) -> None:
    learner = Browser(running, "Eitri")
    begin(learner, GAME)
    begin(learner, GAME, again=True)
    assert counts(running)[GAME]["started"] == 1
    learner.close()


def test_the_table_names_no_player(running: Server) -> None:
    learner = Browser(running, "Eitri")
    begin(learner, GAME)
    printed = output_of("lessons", "--db", running.db)
    assert "jewellers: 1 started, 0 finished" in printed
    assert "1 at step 1 of 20 (goal)" in printed
    assert "Eitri" not in printed
    learner.close()


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite"
    assert "none.sqlite" in error_of("lessons", "--db", f"sqlite:///{file}")
    assert not file.exists()


def test_another_database_is_refused_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    file.write_text("not a database", "utf-8")
    assert "can't be read" in error_of("lessons", "--db", f"sqlite:///{file}")
