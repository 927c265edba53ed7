"""Generated files are written correctly, and stale ones are named."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.tools.small_repo import RULES, write_files
from tools import docs
from tools.tree import stale

FTL = "src/dvergar/locales/en/rules-toy.ftl"
DATA = "src/dvergar/games/toy/data"
PAGE = """# Toy

<!-- Generated from rules-toy.ftl by make docs. -->

## In short

**Goal.** Have most stones.

**Turn.** Take a stone.

**End.** When no stones are left.

## Icons

- **Stone.** Counts 1.
- **Hole.** Counts nothing.

## T1 The turn

**T1.1 Stones.** Take a stone.

> **Example.** Ann takes a stone.
>
> Bo takes two.

**T1.2 Noise.** Then do this:

- Shout.
- Sing.

## Edge cases

**T1.1 Stones.** A split stone is two.
"""


def test_a_rule_page_is_written(tmp_path: Path) -> None:
    write_files(tmp_path, {FTL: RULES})
    assert docs.main([], tmp_path) == 0
    assert (tmp_path / "docs/rules/toy.md").read_text("utf-8") == PAGE
    assert docs.main(["--check"], tmp_path) == 0


def test_a_page_without_short_text_icons_or_edge_cases_has_no_empty_headings(
    tmp_path: Path,
) -> None:
    few = "rules-toy-title = Toy\nchapter-T1 = The turn\nrule-T1-1 = Sing.\n    .title = Noise\n"
    write_files(tmp_path, {FTL: few})
    assert docs.main([], tmp_path) == 0
    page = (tmp_path / "docs/rules/toy.md").read_text("utf-8")
    assert [line for line in page.splitlines() if line.startswith("#")] == [
        "# Toy",
        "## T1 The turn",
    ]


def test_a_stale_page_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_files(tmp_path, {FTL: RULES, "docs/rules/toy.md": PAGE.replace("stone", "rock")})
    assert docs.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == "docs/rules/toy.md is stale: run make docs\n"
    assert "rock" in (tmp_path / "docs/rules/toy.md").read_text("utf-8")


def test_a_card_schema_is_written_next_to_its_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = SimpleNamespace(schema=lambda: {"type": "object", "$id": "toy"})
    monkeypatch.setitem(sys.modules, "dvergar.games.toy", SimpleNamespace(TITLE=title))
    write_files(tmp_path, {f"{DATA}/toy-1.toml": ""})
    assert found(tmp_path) == [f"{DATA}/toy-1.schema.json is stale: run make docs"]
    assert docs.main([], tmp_path) == 0
    written = (tmp_path / DATA / "toy-1.schema.json").read_text("utf-8")
    assert written == '{\n  "$id": "toy",\n  "type": "object"\n}\n'
    assert found(tmp_path) == []


def found(root: Path) -> list[str]:
    return stale(root, docs.outputs(root))
