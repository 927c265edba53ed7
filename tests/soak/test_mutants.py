"""The mutants still fit the source, name tests that exist, and cover what they should."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from dvergar.games import title
from dvergar.games.record import newest_cards
from tests.contract.tables import TABLES
from tests.soak.killing import judge
from tests.soak.mutants import (
    PARTS,
    ROOT,
    Edit,
    Mutant,
    Stale,
    mutants,
    part,
    part_of_commit,
    read,
    tables,
)

MUTANTS = mutants()
LAWS = {"view", "log", "resample", "undo", "knowledge", "clone", "save", "sealed", "lesson"}
SERVED = {"shown", "repeat", "stale", "seat", "clock"}  # laws of the table in the browser
LEAKS = {"law view", "law log", "law resample"}
SPACE = "src/dvergar/engine/space.py"
TEST = "tests/engine/test_space.py::test_the_verb_of_an_action_is_its_first_word"
VERB = 'return self.text(action).partition(":")'


def every(mutant: Mutant) -> str:
    return mutant.name


@cache
def marks_in(file: str) -> dict[str, set[str]]:
    """Return, by test of a file, the rules it is marked with."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {function.name: rules_of(function) for function in functions}


def rules_of(function: ast.FunctionDef) -> set[str]:
    calls = [mark for mark in function.decorator_list if isinstance(mark, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "rule"]
    return {ast.literal_eval(arg) for mark in marks for arg in mark.args}


@pytest.mark.parametrize("mutant", MUTANTS, ids=every)
def test_a_mutant_applies_and_is_valid_python(mutant: Mutant) -> None:
    for file, text in mutant.changed(ROOT).items():
        assert text != (ROOT / file).read_text("utf-8")
        ast.parse(text)


@pytest.mark.parametrize("mutant", MUTANTS, ids=every)
def test_a_mutant_names_a_test_of_its_rule_or_law(mutant: Mutant) -> None:
    kind, name = mutant.breaks.split(" ")
    assert mutant.kills and bool(mutant.rule) != bool(mutant.law)
    for test in mutant.kills:
        file, _, function = test.partition("::")
        function, _, table = function.partition("[")
        assert function in marks_in(file)
        assert not table or table[:-1] in map(str, TABLES)
        assert name in (marks_in(file)[function] if kind == "rule" else LAWS | SERVED)


def test_every_chapter_has_a_mutant() -> None:
    rules = {m.breaks.removeprefix("rule ") for m in MUTANTS if m.breaks.startswith("rule ")}
    chapters = {"S": range(6), "Z": range(7), "J": range(8)}
    assert {rule.split(".")[0] for rule in rules} == {
        f"{letter}{n}" for letter, numbers in chapters.items() for n in numbers
    }


def test_every_apprentice_has_a_mutant() -> None:
    content = newest_cards(title("smithy")).content
    names = {mutant.name for mutant in MUTANTS}
    assert {f"s5.2-{card.id}" for card in content.card if card.type == "apprentice"} <= names


@pytest.mark.parametrize(("game", "least"), [("smithy", 11), ("silberzwerg", 5), ("jewellers", 7)])
def test_there_are_many_leak_mutants(game: str, least: int) -> None:
    leaks = [mutant for mutant in MUTANTS if mutant.breaks in LEAKS]
    assert sum(f"/games/{game}/" in leak.files()[0] for leak in leaks) >= least


def test_no_two_mutants_are_the_same() -> None:
    assert len({tuple(mutant.changes()) for mutant in MUTANTS}) == len(MUTANTS)


def test_names_start_with_the_broken_rule_or_law() -> None:
    for mutant in MUTANTS:
        broken = mutant.breaks.split(" ")[1].lower()
        assert re.fullmatch(rf"{re.escape(broken)}(-[a-z0-9]+)+", mutant.name)


def test_a_mutant_is_listed_next_to_the_test_that_kills_it() -> None:
    for path in tables():
        folder = path.parent.relative_to(ROOT).as_posix()
        for mutant in read(path):
            assert mutant.kills[0].rpartition("/")[0] == folder


def test_a_mutant_has_one_edit_or_a_list_of_them() -> None:
    for mutant in MUTANTS:
        assert bool(mutant.file) != bool(mutant.edits)


def test_the_ten_parts_contain_each_mutant_once() -> None:
    parts = [mutant.name for number in range(PARTS) for mutant in part(MUTANTS, number)]
    assert sorted(parts) == sorted(mutant.name for mutant in MUTANTS)


def test_each_commit_runs_one_part(tmp_path: Path) -> None:
    assert part_of_commit() in range(PARTS)
    assert part_of_commit(tmp_path) == 0  # no repository


def test_an_edit_whose_text_is_missing_or_repeated_is_refused() -> None:
    for old, times in (("y = 1", 0), ("x = 1", 2)):
        with pytest.raises(Stale, match=rf"a\.py has the old text {times} times"):
            Edit("a.py", old, "").changed("x = 1\nx = 1\n")


@pytest.mark.parametrize(
    ("new", "test", "word"),
    [
        (f"{VERB}[2]", TEST, "killed"),
        (f"{VERB}[0][:]", TEST, f"survived {TEST}"),
        (f"{VERB}[0]", TEST, "took no effect"),
        (f"{VERB}[2]", f"{TEST}_x", f"pytest ended with 4 in {TEST}_x"),
    ],
    ids=["dead", "alive", "unchanged", "untested"],
)
def test_the_verdict_on_a_mutant(new: str, test: str, word: str) -> None:
    mutant = Mutant("m", [test], law="view", file=SPACE, old=f"{VERB}[0]", new=new)
    assert judge(mutant).word == word
