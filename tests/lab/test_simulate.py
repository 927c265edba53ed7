"""Simulations are reproducible and report broken laws."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from dvergar.cli import dvergar
from dvergar.engine import core
from dvergar.games import title
from dvergar.games.title import Title
from dvergar.lab import simulate
from dvergar.lab.simulate import Series, play_series
from tests.programs import needs

ROOT = Path(__file__).parents[2]
INTERPRETED = str(core.__file__).endswith(".py")
VARIANTS = ["--variant", "bidding", "--variant", "endless-mine"]


def run(*args: str) -> Result:
    return CliRunner().invoke(dvergar, ["simulate", "smithy", *args])


def report(*args: str) -> dict[str, Any]:
    said = run("--json", *args)
    assert said.exit_code == 0, said.output
    found: dict[str, Any] = msgspec.json.decode(said.stdout)
    return found


def series(*bots: str, game: str = "smithy", seed: int = 1, check: bool = False) -> Series:
    return Series(game, "{}", title(game).card_sets[-1], bots, seed, check)


def test_the_same_seed_gives_the_same_games_however_many_processes_play() -> None:
    alone = list(play_series(series("random", "random"), 45, 1))
    assert list(play_series(series("random", "random"), 45, 2)) == alone
    assert len({game.digest for game in alone}) == 45


def test_another_seed_gives_other_games() -> None:
    games = [next(play_series(series("random", "random", seed=n), 1, 1)).digest for n in (1, 2)]
    assert games[0] != games[1]


def test_a_game_does_not_depend_on_the_checks() -> None:
    plain = next(play_series(series("random", "random"), 1, 1))
    assert next(play_series(series("random", "random", check=True), 1, 1)) == plain


def test_bots_rotate_seats_from_game_to_game() -> None:
    games = list(play_series(series("greedy", "random", "random"), 4, 1))
    assert [game.seats.index("greedy") for game in games] == [0, 2, 1, 0]


def test_the_report_adds_up() -> None:
    found = report("--games", "12", "--bots", "greedy,random,random")
    assert found["games"] == 12 and found["violations"] == 0
    assert [row["name"] for row in found["by_bot"]] == ["greedy", "random"]
    assert [row["name"] for row in found["by_seat"]] == ["seat 1", "seat 2", "seat 3"]
    for rows in (found["by_bot"], found["by_seat"]):
        assert sum(row["wins"] for row in rows) == pytest.approx(12)
        assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    assert sum(found["endings"].values()) == 12
    assert list(found["endings"]) == list(title("smithy").endings)
    for spread in (found["actions"], found["turns"], found["rounds"]):
        rising = [spread[at] for at in ("low", "q5", "q10", "q50", "q90", "q95", "high")]
        assert rising == sorted(rising) and rising[0] <= spread["mean"] <= rising[-1]


def test_the_jewellers_play_as_many_rounds_as_their_mode_has() -> None:
    games = series("random", "random", game="jewellers")
    assert [game.rounds for game in play_series(games, 2, 1)] == [5, 5]


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("options", [[], ["--mode", "full", *VARIANTS]], ids=["starter", "full"])
def test_random_games_break_no_law(players: str, options: list[str]) -> None:
    found = report("--games", "12", "--players", players, "--check", *options)
    assert found["violations"] == 0 and found["first_violations"] == []


def test_greedy_games_break_no_law() -> None:
    found = report("--games", "2", "--bots", "greedy,random,greedy", "--check", *VARIANTS)
    assert found["violations"] == 0


def test_a_broken_law_is_counted_and_shown_and_fails_the_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = simulate.rules_and_title

    class Leaky:
        def __getattr__(self, name: str) -> Any:
            return getattr(title("smithy"), name)

        def view(self, game: Any, state: Any, seat: int) -> Any:
            return [smith.hand for smith in state.smiths]

    def leaky(series: Series, seats: int) -> tuple[Title, Any]:
        return Leaky(), real(series, seats)[1]

    monkeypatch.setattr(simulate, "rules_and_title", leaky)
    said = run("--games", "2", "--check")
    assert said.exit_code == 1
    assert "violation: game 0: action " in said.stdout and "law of view broken" in said.stdout
    assert int(said.stdout.splitlines()[-1].split()[0]) > 2


def test_an_illegal_log_is_found_by_its_replay() -> None:
    game = simulate.rules_and_title(series("random", "random"), 2)[1]
    faults = simulate.replay_faults(game, 2, bytes(32), [(0, 0)], "")
    assert len(faults) == 1 and faults[0].startswith("replay: ")


def test_the_report_is_printed_as_a_table() -> None:
    said = run("--games", "3", "--bots", "random,greedy", "--check")
    assert said.exit_code == 0
    for words in ("3 games", "greedy", "seat 2", "actions per game", "endings: ", "0 violations"):
        assert words in said.stdout
    assert said.stderr == ""


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--bots", "gready"], "gready"),
        (["--players", "5"], "2 to 4"),
        (["--bots", "random,random", "--players", "3"], "3 players"),
        (["--games", "0"], "--games"),
        (["--mode", "hard"], "hard"),
        (["--variant", "slow"], "slow"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_impossible_options_are_refused(args: list[str], words: str) -> None:
    said = run(*args)
    assert said.exit_code != 0
    assert words in str(said.exception) + said.stderr


def test_greedy_beats_random() -> None:
    found = report("--games", "20", "--bots", "greedy,random,random")
    assert found["by_bot"][0]["share"] > 0.7


@needs("compiler")
@pytest.mark.skipif(INTERPRETED, reason="the package under test is interpreted already")
def test_compiled_and_interpreted_series_are_equal() -> None:
    code = (
        "from tests.lab.test_simulate import INTERPRETED, play_series, series\n"
        "assert INTERPRETED\n"
        "print(*[g.digest for g in play_series(series('greedy', 'random'), 4, 1)])"
    )
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    said = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
    )
    games = play_series(series("greedy", "random"), 4, 1)
    assert said.stdout.split() == [game.digest for game in games], said.stderr


@pytest.mark.long
@pytest.mark.parametrize("options", [[], ["--mode", "full", *VARIANTS]], ids=["starter", "full"])
def test_many_random_games_break_no_law(options: list[str]) -> None:
    args = ["--games", "1000", "--players", "4", "--check", "--jobs", "2", *options]
    assert report(*args)["violations"] == 0


@pytest.mark.long
def test_greedy_wins_four_games_of_five_against_two_random_players() -> None:
    found = report("--games", "400", "--bots", "greedy,random,random", "--jobs", "2")
    assert found["by_bot"][0]["share"] >= 0.8
