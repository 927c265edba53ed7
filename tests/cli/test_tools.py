"""The tools: JSON, Ctrl-C in a simulation, limits, help with examples, completion, exit codes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dvergar.cli import COMMANDS
from dvergar.cli.files import LARGEST
from dvergar.games import GAMES
from dvergar.games.catalog import released_text
from tests.cli.run import ENV, dvergar, error_of, output_of

ROOT = Path(__file__).parents[2]
SAVE = min((ROOT / "tests/golden/smithy").glob("*.dvergar"))


def data(*args: object) -> Any:
    return json.loads(output_of(*args, "--json"))


def test_games_as_json_name_every_option() -> None:
    found = {game["game"]: game for game in data("games")}
    assert list(found) == GAMES
    assert found["smithy"]["options"]["mode"]["kind"] == ["starter", "full"]
    assert found["jewellers"]["players"] == {"least": 2, "most": 5}


def test_rules_as_json() -> None:
    (rule,) = data("rules", "smithy", "S2.6")["rules"]
    assert rule["id"] == "S2.6" and rule["title"] and rule["text"]
    assert len(data("rules", "silberzwerg")["short"]) == 3


@pytest.mark.parametrize("game", GAMES)
def test_cards_as_json_have_ids_and_names(game: str) -> None:
    cards = data("cards", game)["cards"]
    assert len([card for card in cards if card["id"]]) > 30


def test_a_card_file_checked_as_json_lists_its_errors(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(released_text("smithy", "smithy-1").replace("count = 26", "count = 27"))
    done = dvergar("cards", "smithy", "--check", file, "--json")
    assert done.returncode == 1
    (error,) = json.loads(done.stdout)["errors"]
    assert error == "line 17: iron: count must be 26, not 27 (S0.1)"


def test_verify_as_json_covers_good_and_bad_files(tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text("nothing")
    done = dvergar("verify", SAVE, bad, "--json")
    good, wrong = json.loads(done.stdout)
    assert done.returncode == 1 and done.stderr == ""
    assert good["valid"] and good["over"] and len(good["scores"]) == len(good["players"])
    assert not wrong["valid"] and "not a Dvergar save file" in wrong["error"]


def test_replay_as_json_hides_what_the_seat_may_not_see() -> None:
    spectator, first = data("replay", SAVE, "--at", 9), data("replay", SAVE, "--at", 9, "--seat", 1)
    assert (spectator["seat"], first["seat"], first["action"]) == (None, 1, 9)
    assert first["view"]["seat"] == 0 and spectator["view"] != first["view"]


def test_perft_as_json_adds_up() -> None:
    found = data("perft", "smithy", "--depth", "2", "--seed", "7")
    assert found["total"] == sum(found["actions"].values()) == 215


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_the_results_so_far(jobs: int) -> None:
    """Ctrl-C reaches every process of a terminal, so the workers get it, too."""
    words = ["simulate", "smithy", "--games", "100000", "--bots", "random", "--jobs", str(jobs)]
    code = "import sys, dvergar.cli.simulate as s; from dvergar.cli import main; " + HOOK
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENV,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stderr is not None
    assert process.stderr.readline() == "counting\n"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    games = int(re.match(r"(\d+) games\n", out)[1])  # type: ignore[index]
    assert games >= 30 and "by bot" in out and "Traceback" not in err
    assert f"stopped after {games} of 100000 games" in err


HOOK = """
add, seen = s.Tally.add, []
def counted(self, result):
    add(self, result)
    seen.append(1)
    if len(seen) == 30: print('counting', file=sys.stderr, flush=True)
s.Tally.add = counted
main()
"""


@pytest.mark.parametrize(
    "words",
    [
        ["replay"],
        ["verify"],
        ["cards", "smithy", "--check"],
        ["simulate", "smithy", "--cards"],
        ["play", "smithy", "--cards"],
    ],
)
def test_an_endless_file_is_refused(words: list[str]) -> None:
    assert "too large; at most 4 MB" in error_of(*words, "/dev/zero")


def test_an_endless_file_is_not_resumed() -> None:
    assert "/dev/zero: not a normal file" in error_of("play", "--resume", "/dev/zero")


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    file = tmp_path / "large"
    file.write_bytes(b"x" * LARGEST)
    assert "not a Dvergar save file" in error_of("verify", file)
    file.write_bytes(b"x" * (LARGEST + 1))
    assert "too large" in error_of("verify", file)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_short_help_with_examples(command: str) -> None:
    short = output_of(command, "-h")
    assert short == output_of(command, "--help")
    assert "Examples:" in short and f"dvergar {command}" in short


def test_help_shows_the_options_of_the_named_game_only() -> None:
    everything, smithy = output_of("play", "-h"), output_of("play", "smithy", "-h")
    jewellers = output_of("simulate", "jewellers", "-h")
    assert "--mode" not in everything.partition("Examples:")[0]
    assert "dvergar play GAME --help" in everything
    assert "--mode starter|full" in smithy and "--auction" not in smithy
    assert "--auction open|closed" in jewellers and "endless-mine" not in jewellers


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("dvergar si", ["simulate"]),
        ("dvergar play s", ["smithy", "silberzwerg"]),
        ("dvergar play smithy --mode ", ["starter", "full"]),
        ("dvergar play jewellers --mode a", ["advanced"]),
        ("dvergar play smithy --variant ", ["bidding", "endless-mine"]),
        ("dvergar simulate smithy --bots gr", ["greedy"]),
        ("dvergar simulate smithy --bots greedy,r", ["greedy,random"]),
    ],
)
def test_the_shell_completes_games_modes_and_bots(typed: str, found: list[str]) -> None:
    count = len(typed.split()) - (not typed.endswith(" "))
    env = {"_DVERGAR_COMPLETE": "bash_complete", "COMP_WORDS": typed, "COMP_CWORD": str(count)}
    code = "import sys; sys.argv = ['dvergar']; from dvergar.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**ENV, **env}
    )
    assert [line.partition(",")[2] for line in done.stdout.splitlines()] == found


def test_the_documented_exit_codes_are_those_of_the_program(tmp_path: Path) -> None:
    page = (ROOT / "docs/command-line.md").read_text("utf-8")
    codes = dict(re.findall(r"^\| (\d+) \| (.+?) \|$", page, re.MULTILINE))
    assert list(codes) == ["0", "1", "2", "130", "143", "129"]
    bad = tmp_path / "bad"
    bad.write_text("nothing")
    assert dvergar("games").returncode == 0
    assert dvergar("verify", bad).returncode == 1
    assert dvergar("replay", bad).returncode == 2
    assert dvergar("rules", "chess").returncode == 2
    assert dvergar("rules", "smithy", "xyzzy").returncode == 2
    assert dvergar("--nonsense").returncode == 2
