"""Every golden game replays to its exact result, and together they show all that can happen."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from dvergar.cli import dvergar
from dvergar.games.record import open_record
from tests.golden import coverage
from tests.golden.files import RESULTS, files, result
from tests.golden.make import made

FILES = files()
KEPT = RESULTS.read_text("utf-8").splitlines()


def test_every_golden_game_has_a_plan_and_a_result() -> None:
    names = [file.name for file in FILES]
    assert names == sorted(f"{name}.dvergar" for name in made())
    assert names == [line.split(":")[0] for line in KEPT]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_exact_result(file: Path) -> None:
    assert result(file) in KEPT


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_finished_and_written_as_dvergar_writes(file: Path) -> None:
    text = file.read_text("utf-8")
    record = open_record(text)
    assert record.match.state.over
    assert record.game.faults(record.match.state) == []
    assert record.text() == text


@pytest.mark.parametrize("name", ["by-hand", "ending-guild", "ending-mine", "ending-rounds"])
def test_a_golden_game_can_be_made_again(name: str) -> None:
    """Those that no bot takes part in; another greedy would play other games."""
    (file,) = [file for file in FILES if file.stem == name]
    assert made()[name]().text() == file.read_text("utf-8")


def test_every_verb_event_card_effect_and_ending_is_in_a_golden_game() -> None:
    assert [thing for thing, names in coverage.table().items() if not names] == []


def test_the_table_of_what_they_contain_is_fresh() -> None:
    assert coverage.FILE.read_text("utf-8") == coverage.markdown()


def test_verify_accepts_every_golden_game() -> None:
    said = CliRunner().invoke(dvergar, ["verify", *map(str, FILES)])
    assert said.exit_code == 0, said.output
    assert said.output.count(": verified, ") == len(FILES)


def test_verify_refuses_a_changed_one_and_names_it(tmp_path: Path) -> None:
    file = tmp_path / "changed.dvergar"
    file.write_text(FILES[0].read_text("utf-8").replace("end", "pass", 1), "utf-8")
    said = CliRunner().invoke(dvergar, ["verify", str(file), str(FILES[0])])
    assert said.exit_code == 1
    assert "changed.dvergar" in said.stderr and said.stdout.count("verified") == 1
