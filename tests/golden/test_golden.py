"""Every golden game replays to its exact result, and together they cover everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from dvergar.cli import dvergar
from dvergar.games import GAMES
from dvergar.games.record import open_record
from tests.golden.coverage import coverage_file, markdown, table
from tests.golden.files import FOLDER, called, files, games_of, result, results_file
from tests.golden.make import made
from tests.golden.shelves import SHELVES

FILES = files()


def kept(game: str) -> list[str]:
    return results_file(game).read_text("utf-8").splitlines()


def test_every_game_has_golden_games() -> None:
    assert set(SHELVES) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_golden_game_has_a_plan_and_a_result(game: str) -> None:
    names = [file.name for file in games_of(game)]
    assert names == sorted(f"{name}.dvergar" for name in made(game))
    assert names == [line.split(":")[0] for line in kept(game)]


@pytest.mark.parametrize("file", FILES, ids=called)
def test_a_golden_game_replays_to_its_exact_result(file: Path) -> None:
    assert result(file) in kept(file.parent.name)


@pytest.mark.parametrize("file", FILES, ids=called)
def test_a_golden_game_is_finished_and_in_canonical_form(file: Path) -> None:
    text = file.read_text("utf-8")
    record = open_record(text)
    assert record.match.state.over
    assert record.game.faults(record.match.state) == []
    assert record.text() == text


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *[("smithy", name) for name in ("by-hand", "ending-guild", "ending-mine", "ending-rounds")],
        *[("silberzwerg", name) for name in ("2-random", "ending-rounds")],
        *[("jewellers", name) for name in ("classic-4-topaz-random", "initiation-2-topaz-random")],
    ],
)
def test_a_golden_game_can_be_reproduced(game: str, name: str) -> None:
    """Skips games with the greedy bot, since it would play differently after a change."""
    (file,) = [file for file in games_of(game) if file.stem == name]
    assert made(game)[name]().text() == file.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_event_effect_and_ending_is_in_a_golden_game(game: str) -> None:
    assert [thing for thing, names in table(game).items() if not names] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_coverage_table_is_up_to_date(game: str) -> None:
    assert coverage_file(game).read_text("utf-8") == markdown(game)


def test_verify_accepts_every_golden_game() -> None:
    said = CliRunner().invoke(dvergar, ["verify", *map(str, FILES)])
    assert said.exit_code == 0, said.output
    assert said.output.count(": verified, ") == len(FILES)


def test_verify_refuses_a_changed_game_and_names_it(tmp_path: Path) -> None:
    file = tmp_path / "changed.dvergar"
    good = FOLDER / "by-hand.dvergar"
    file.write_text(good.read_text("utf-8").replace("end", "pass", 1), "utf-8")
    said = CliRunner().invoke(dvergar, ["verify", str(file), str(good)])
    assert said.exit_code == 1
    assert "changed.dvergar" in said.stderr and said.stdout.count("verified") == 1
