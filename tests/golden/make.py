"""Writes the golden games that are missing, or all with --again, their results and contents."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from dvergar.engine.core import lowest
from dvergar.engine.rng import bot_luck
from dvergar.games import title
from dvergar.games.record import Record, begin, newest_cards
from tests.golden import coverage
from tests.golden.files import FOLDER, RESULTS, SCRIPTED, result, results
from tests.golden.plans import PLANS, SCRIPTS, Plan
from tests.golden.players import HABITS, player


def table(players: list[str], seed: int, **options: Any) -> Record:
    t = title("smithy")
    return begin(t, msgspec.convert(options, t.options), newest_cards(t), players, seed)


def played(plan: Plan) -> Record:
    who = "human" if plan.habit in HABITS else plan.habit
    options = {"mode": plan.mode, "bidding": plan.bidding, "endless_mine": plan.endless_mine}
    record = table([who] * plan.seats, plan.seed, **options)
    player_of = player(plan.habit, record.game)
    luck, match = bot_luck(record.seed), record.match
    while not match.state.over:
        seat = lowest(match.state.waiting())
        match.play(seat, player_of.choose(match.state, seat, luck))
    return record


def scripted(name: str) -> Record:
    """A game from a script: its seed, its options, then a line for each turn."""
    text = (SCRIPTED / f"{name}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    seed = int(lines[0].removeprefix("seed "))
    options = dict(pair.split("=") for pair in lines[1].split(" ")[1:])
    record = table(["human"] * 2, seed, mode=options["mode"], first=int(options["first"]))
    for line in lines[2:]:
        seat, *actions = line.split(" ")
        for action in actions:
            record.match.play(int(seat[0]) - 1, record.game.space.parse(action))
    return record


def made() -> dict[str, Any]:
    """By name: how each golden game is made."""
    plans: dict[str, Any] = {plan.name: lambda plan=plan: played(plan) for plan in PLANS}
    return plans | {name: lambda name=name: scripted(name) for name in SCRIPTS}


def main(again: bool) -> None:
    for name, make in made().items():
        file = FOLDER / f"{name}.dvergar"
        if again or not file.exists():
            file.write_text(make().text(), "utf-8", newline="\n")
            print(result(file), flush=True)
    RESULTS.write_text(results(), "utf-8", newline="\n")
    coverage.FILE.write_text(coverage.markdown(), "utf-8", newline="\n")


if __name__ == "__main__":
    main("--again" in sys.argv[1:])
