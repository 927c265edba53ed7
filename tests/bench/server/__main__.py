"""Measures waits at many tables, a first visit and an old game; fails if a goal is missed."""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.server.page import visits
from tests.bench.server.replay import openings
from tests.bench.server.report import Goal, goals_table, percentile, waits_table
from tests.bench.server.tables import EVERY, TABLES, echo, ours
from tests.server.process import Server

PLAIN = "plain echo server"
OURS = "dvergar, act to acknowledgement"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each server works")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        goals, waits = measure(Path(folder), asked.seconds)
    print(f"{TABLES} tables of two people, an act at each every {EVERY:g} s, SQLite on this disk;")
    print(f"milliseconds, Python {platform.python_version()}.\n")
    print("\n".join([*waits_table(waits), "", *goals_table(goals)]))
    return 0 if all(goal.met for goal in goals) else 1


def measure(folder: Path, seconds: float) -> tuple[list[Goal], dict[str, list[float]]]:
    server = Server(f"sqlite:///{folder / 'games.sqlite'}", folder, "dvergar").start()
    try:
        show("the first page…")
        visit = visits(server)
        show("an old game…")
        opening = openings(server)
        show(f"the echo, {seconds:g} s…")
        waits = {PLAIN: echo(folder, seconds)}
        show(f"{TABLES} tables, {seconds:g} s…")
        waits[OURS] = ours(server, seconds)
    finally:
        server.stop()
    show("")
    game = f"a finished game of {opening.actions} actions opens"
    return [
        Goal(
            f"act to acknowledgement at {TABLES} tables, p99", percentile(waits[OURS], 99), 50, "ms"
        ),
        Goal("the first page, as it is transferred", visit.kilobytes, 300, "KB"),
        Goal("layout shift of the lobby", visit.shift, 0.05, ""),
        Goal("the longest task on lobby and table", visit.longest, 100, "ms"),
        Goal("the first page can be used", visit.seconds, 1.5, "s"),
        Goal(game, opening.milliseconds, 200, "ms"),
    ], waits


def show(progress: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
