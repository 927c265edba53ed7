"""Bad arguments give one clear error line with the valid choices, and a non-zero exit code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dvergar.games.catalog import released_text
from tests.cli.run import ENV, error_in_process, error_of, errors_in_process, output_of

GOOD = released_text("smithy", "smithy-1")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["conjure"], "there are: play, learn, games"),
        (["simulate", "chess"], "there are: smithy, silberzwerg"),
        (["rules", "chess"], "there are: smithy, silberzwerg"),
        (["cards", "chess"], "there are: smithy, silberzwerg"),
        (["perft", "chess"], "there are: smithy, silberzwerg"),
        (["play", "chess"], "there are: smithy, silberzwerg"),
        (["simulate", "smithy", "--players", "1"], "2 to 4 players, not 1"),
        (["simulate", "smithy", "--players", "5"], "2 to 4 players, not 5"),
        (["simulate", "smithy", "--bots", "greedy,random", "--players", "3"], "3 players need 3"),
        (["simulate", "smithy", "--bots", "genius"], "there are: random, greedy"),
        (["simulate", "smithy", "--mode", "hard"], "possible: starter, full"),
        (["simulate", "smithy", "--variant", "chess"], "possible: bidding, endless-mine"),
        (
            ["simulate", "smithy", "--first", "3", "--players", "2"],
            "first: 3 is no seat of 2 players; possible: 0, 1, 2",
        ),
        (["simulate", "smithy", "--first", "9"], "--first: 9 is not possible; possible: 0, 1"),
        (["simulate", "smithy", "--manner", "opal"], "no option --manner opal; possible: --mode"),
        (["simulate", "smithy", "--games", "0"], "0"),
        (["simulate", "smithy", "--gems", "1"], "--gems"),
        (["simulate", "smithy", "--cards", "nowhere.toml"], "nowhere.toml: No such file"),
        (["simulate", "silberzwerg", "--variant", "long"], "long: true is for 3 players, not 2"),
        (["simulate", "silberzwerg", "--variant", "bidding"], "possible: long, short, low-start"),
        (["rules", "silberzwerg", "Z9.9"], "Z6.4"),
        (["simulate", "jewellers", "--players", "6"], "2 to 5 players, not 6"),
        (["simulate", "jewellers", "--mode", "hard"], "possible: initiation, classic, advanced"),
        (["simulate", "jewellers", "--manner", "ruby"], "possible: topaz, opal"),
        (["play", "jewellers", "--auction", "closed"], "closed is for mode advanced, not"),
        (["play", "jewellers", "--cleanup", "chaotic"], "chaotic is for mode advanced, not"),
        (
            ["play", "jewellers", "--mode", "initiation", "--variant", "patrons"],
            "patrons: true is for",
        ),
        (["rules", "jewellers", "J9.9"], "J8.1"),
        (["perft", "smithy", "--players", "7"], "2 to 4 players, not 7"),
        (["rules", "smithy", "S2.99"], "S2.17"),
        (["rules", "smithy", "--lang", "tlh"], "there are: en, fr, hu, de"),
        (["cards", "smithy", "--lang", "xx"], "there are: en, fr, hu, de"),
        (["verify", "nowhere.dvergar"], "nowhere.dvergar: No such file"),
        (["replay", "nowhere.dvergar"], "nowhere.dvergar: No such file"),
        (["play", "smithy", "--players", "9"], "2 to 4 players"),
        (["play", "smithy", "--lang", "xx"], "there are: en, fr, hu, de"),
        (["play", "smithy", "--bots", "genius"], "there are: random, greedy"),
        (["play", "--resume", "nowhere.dvergar"], "nowhere.dvergar: No such file"),
    ],
)
def test_a_bad_argument_is_named_with_the_valid_choices(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert says in error_in_process(capsys, *words)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "goblet"', 'id = "goblet"\nweight = 3', "goblet.weight: there is no such field"),
        ('id = "goblet"\n', "", "id is missing; possible: a text"),
        ("buy = 2\nvalue = 22\n", "buy = 2\n", "goblet: value is missing"),
        (
            "buy = 2\nvalue = 22\n",
            "value = 22\n",
            "goblet.buy is missing; possible: a whole",
        ),
        (
            "buy = 2\nvalue = 22\n",
            'buy = "2"\nvalue = 22\n',
            "goblet.buy: '2' is not possible",
        ),
        ("count = 26", "count = 25", "iron: count must be 26, not 25"),
        ('id = "iron"', 'id = "lead"', "resource: needs exactly iron"),
        ('id = "goblet"', 'id = "keg-of-nails"', "keg-of-nails: 2 cards have this id"),
        ('set = "core"', 'set = "full"', "set 'core' needs 3 cards of type 'apprentice', not 2"),
        ('key = "sell_tilted"', 'key = "sell_all"', "barker: effect.key: 'sell_all' is none of"),
        ("coins = 3 }", "amount = 3 }", "tally-clerk: effect.coins is missing"),
        ("cost = { iron = 1 }", "cost = { iron = 7 }", "keg-of-nails.cost"),
        ("cost = { iron = 1 }", "cost = { tin = 1 }", "keg-of-nails.cost"),
        ("format = 1", "format = = 1", "line 11"),
        ('game = "smithy"', 'game = "chess"', "game: 'chess' is not possible; possible: smithy"),
    ],
)
def test_a_broken_card_file_names_the_card_and_the_field(
    tmp_path: Path, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in GOOD
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace(old, new, 1), "utf-8")
    assert any(
        says in line for line in errors_in_process(capsys, "simulate", "smithy", "--cards", file)
    )


def test_a_binary_card_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in error_of("cards", "smithy", "--check", file)


def test_a_valid_card_file_passes_the_check(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, "utf-8")
    assert "a valid card set for smithy" in output_of("cards", "smithy", "--check", file)


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"{sys.executable} -m dvergar rules smithy | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=ENV, timeout=300
    )
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) == 1
