"""What each command prints on success."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dvergar.games import title
from dvergar.games.record import begin, newest_cards
from tests.cli.run import dvergar, output_of


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Save a game after its first action."""
    smithy = title("smithy")
    record = begin(smithy, smithy.options(), newest_cards(smithy), ["human", "greedy"], 7)
    state = record.match.state
    record.match.play(state.active, record.game.legal(state, state.active)[0])
    file = tmp_path / "one.dvergar"
    file.write_text(record.text(), "utf-8")
    return file


def test_help_loads_no_game() -> None:
    code = "import sys, dvergar.cli; sys.exit(any('dvergar.games' in m for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
    assert "simulate" in output_of("--help")


def test_version_says_compiled_or_interpreted() -> None:
    from dvergar.engine import core

    kind = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    assert kind in output_of("--version")


def test_games_lists_options_and_variants() -> None:
    text = output_of("games")
    for words in ("smithy: Dwarven Smithy, 2 to 4 players", "--mode starter|full", "endless-mine"):
        assert words in text
    for words in ("silberzwerg: Silberzwerg, 2 to 4 players", "--variant open-contracts: "):
        assert words in text


@pytest.mark.parametrize(("lang", "word"), [("en", "Market"), ("fr", "Marché"), ("hu", "piac")])
def test_rules_are_printed_in_the_chosen_language(lang: str, word: str) -> None:
    assert word in output_of("rules", "smithy", "S2.6", "--lang", lang)


def test_a_chapter_lists_only_its_own_rules() -> None:
    text = output_of("rules", "smithy", "S3")
    assert "S3.1" in text and "S3.3" in text and "S2.1 " not in text


def test_cards_lists_every_card_and_says_it_is_a_reconstruction() -> None:
    text = output_of("cards", "smithy")
    for card in newest_cards(title("smithy")).content.card:
        assert f"({card.id})" in text
    assert "reconstruct" in text


def test_verify_accepts_a_save_and_names_the_commitment(save: Path) -> None:
    assert "verified, smithy, 2 players, 1 actions; not finished" in output_of("verify", save)


def test_verify_continues_after_a_bad_file(save: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.dvergar"
    bad.write_text(save.read_text("utf-8").replace("seed ", "seed 0", 1), "utf-8")
    done = dvergar("verify", bad, save)
    assert done.returncode == 1
    assert "seed needs 64 hexadecimal digits" in done.stderr and "verified" in done.stdout


def test_replay_shows_a_moment_and_refuses_one_past_the_end(save: Path) -> None:
    assert "After action 0 of 1" in output_of("replay", save, "--at", "0", "--seat", "1")
    assert "from 0 to 1" in dvergar("replay", save, "--at", "2").stderr
    assert "from 1 to 2" in dvergar("replay", save, "--seat", "3").stderr


def test_perft_is_reproducible_and_adds_up() -> None:
    lines = output_of("perft", "smithy", "--depth", "2", "--seed", "3").splitlines()
    assert lines == output_of("perft", "smithy", "--depth", "2", "--seed", "3").splitlines()
    assert int(lines[-1].split()[1]) == sum(int(line.split()[1]) for line in lines[:-1])


def test_simulate_is_the_same_with_one_job_and_two_compiled_and_interpreted() -> None:
    words = ["simulate", "smithy", "--games", "10", "--players", "3", "--json"]
    words += ["--bots", "greedy,random,random", "--mode", "full", "--variant", "bidding"]
    one = output_of(*words, "--jobs", "1")
    assert one == output_of(*words, "--jobs", "2")
    source = Path(__file__).parents[2] / "src"
    env = {**os.environ, "PYTHONPATH": str(source)}
    plain = subprocess.run(
        [sys.executable, "-m", "dvergar", *words], capture_output=True, text=True, env=env
    )
    assert plain.stdout == one


def test_simulate_reports_what_it_promises() -> None:
    words = ["--games", "12", "--players", "3", "--bots", "greedy,random,random", "--check"]
    report = json.loads(output_of("simulate", "smithy", *words, "--json"))
    assert report["games"] == 12 and report["violations"] == 0
    assert [row["name"] for row in report["by_bot"]] == ["greedy", "random"]
    assert len(report["by_seat"]) == 3
    for row in report["by_bot"] + report["by_seat"]:
        assert set(row) == {"name", "wins", "share", "low", "high", "mean_score"}
        assert row["low"] <= row["share"] <= row["high"]
    assert sum(row["wins"] for row in report["by_seat"]) == pytest.approx(12)
    assert sum(report["endings"].values()) == 12
    assert report["actions"]["low"] <= report["actions"]["q50"] <= report["actions"]["high"]
    assert report["turns"]["mean"] > 3
