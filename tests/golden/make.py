"""Writes missing golden games (all with --again), their results and coverage."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from dvergar.engine.rng import bot_luck, local_seed
from dvergar.engine.state import lowest
from dvergar.games import title
from dvergar.games.record import Record, newest_cards
from tests.golden.coverage import coverage_file, markdown
from tests.golden.files import SCRIPTED, folder, result, results, results_file
from tests.golden.plan import Plan
from tests.golden.players import player
from tests.golden.shelves import SHELVES


def table(
    game: str, players: list[str], seed: int, rules_version: int = 1, **options: Any
) -> Record:
    t = title(game)
    chosen, salts = msgspec.convert(options, t.options), [b""] * len(players)
    return Record(t, chosen, newest_cards(t), players, local_seed(seed), salts, rules_version)


def played(game: str, plan: Plan) -> Record:
    who = "human" if plan.habit in SHELVES[game].habits else plan.habit
    record = table(game, [who] * plan.seats, plan.seed, plan.rules_version, **plan.options)
    player_of = player(plan.habit, record.game)
    luck, match = bot_luck(record.seed), record.match
    while not match.state.over:
        seat = lowest(match.state.waiting())
        match.play(seat, player_of.choose(match.state, seat, luck))
    return record


def scripted(game: str, name: str) -> Record:
    """Play a script: its seed, its options, then one line per turn."""
    text = (SCRIPTED / f"{name}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    seed = int(lines[0].removeprefix("seed "))
    options = dict(pair.split("=") for pair in lines[1].split(" ")[1:])
    record = table(game, ["human"] * 2, seed, mode=options["mode"], first=int(options["first"]))
    for line in lines[2:]:
        seat, *actions = line.split(" ")
        for action in actions:
            record.match.play(int(seat[0]) - 1, record.game.space.parse(action))
    return record


def made(game: str) -> dict[str, Callable[[], Record]]:
    """Return, by name, how each golden game is made."""
    shelf = SHELVES[game]
    games: dict[str, Callable[[], Record]] = {}
    games |= {plan.name: partial(played, game, plan) for plan in shelf.plans}
    return games | {name: partial(scripted, game, name) for name in shelf.scripts}


def write(game: str, again: bool) -> None:
    for name, make in made(game).items():
        file = folder(game) / f"{name}.dvergar"
        if again or not file.exists():
            file.write_text(make().text(), "utf-8", newline="\n")
            print(result(file), flush=True)
    results_file(game).write_text(results(game), "utf-8", newline="\n")
    coverage_file(game).write_text(markdown(game), "utf-8", newline="\n")


if __name__ == "__main__":
    for game in SHELVES:
        write(game, "--again" in sys.argv[1:])
