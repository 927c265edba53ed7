"""Every rule has a test, and every mark names an existing rule."""

from __future__ import annotations

from pathlib import Path

from tests.marks import rule
from tests.tools.small_repo import RULES, write_files
from tools import rules

FTL = "src/dvergar/locales/en/rules-toy.ftl"


def test_marked_rules_are_fine(tmp_path: Path) -> None:
    test = '@rule("T1.1", "T1.2")\ndef test_toy() -> None: ...\n'
    assert (
        rules.problems(write_files(tmp_path, {FTL: RULES, "tests/games/test_toy.py": test})) == []
    )


def test_an_untested_rule_and_an_unknown_one_are_named(tmp_path: Path) -> None:
    test = '@rule("T1.1")\n@marks.rule("T9.9")\ndef test_toy() -> None: ...\n'
    assert rules.problems(write_files(tmp_path, {FTL: RULES, "tests/test_toy.py": test})) == [
        f"{FTL}: no test is marked T1.2",
        "tests/test_toy.py:2: there is no rule T9.9",
    ]


def test_a_mark_contains_its_rule_ids() -> None:
    def proof() -> None: ...

    ids = ("T1.1", "T1.2")
    (mark,) = vars(rule(*ids)(proof))["pytestmark"]
    assert (mark.name, mark.args) == ("rule", ids)
