"""A style stays in its component, and one that does not is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.small_repo import write_files
from tools import styles
from tools.tree import ROOT

CARD = "web/src/games/toy/Card.svelte"
INSIDE = [
    ".card { color: red }",
    ".card :global(.i), .card > b { color: red }",
    ':global([data-theme="light"]) .card { color: red }',
    "/* :global(.card) { } */ @media (width < 9px) { .card:is(.a, .b) { color: red } }",
]
OUTSIDE = [
    ":global(.card) { color: red }",
    ".card, :global(.i) { color: red }",
    "@media (width < 9px) { .a { color: red } :global(.opps) .card { color: red } }",
]


def checked(root: Path, style: str) -> list[str]:
    return styles.problems(write_files(root, {CARD: f"<b>1</b>\n<style>{style}</style>"}))


@pytest.mark.parametrize("style", INSIDE)
def test_a_component_styles_itself_and_what_is_in_it(tmp_path: Path, style: str) -> None:
    assert checked(tmp_path, style) == []


@pytest.mark.parametrize("style", OUTSIDE)
def test_a_selector_that_begins_elsewhere_is_named(tmp_path: Path, style: str) -> None:
    [problem] = checked(tmp_path, style)
    assert problem.startswith(f"{CARD}: :global(")


@pytest.mark.parametrize("part", ["games/toy", "shell/table", "home"])
def test_a_style_sheet_of_a_part_is_named(tmp_path: Path, part: str) -> None:
    write_files(tmp_path, {f"web/src/{part}/toy.css": ".card { color: red }"})
    [problem] = styles.problems(tmp_path)
    assert problem.startswith(f"web/src/{part}/toy.css: ")


@pytest.mark.parametrize("file", ["shell/Bar.svelte", "lib/bar.ts"])
def test_only_the_entry_loads_a_style_sheet(tmp_path: Path, file: str) -> None:
    kit = {"web/src/styles/kit.css": ".btn { color: red }"}
    load = {f"web/src/{name}": 'import "../styles/kit.css";' for name in ("main.ts", file)}
    [problem] = styles.problems(write_files(tmp_path, kit | load))
    assert problem.startswith(f"web/src/{file}: ")


def test_the_pages_keep_their_styles_in_their_components() -> None:
    assert styles.problems(ROOT) == []
