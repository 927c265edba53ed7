"""A style stays in its component, and one that does not is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.sapling import plant
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
    return styles.problems(plant(root, {CARD: f"<b>1</b>\n<style>{style}</style>"}))


@pytest.mark.parametrize("style", INSIDE)
def test_a_component_styles_itself_and_what_is_in_it(tmp_path: Path, style: str) -> None:
    assert checked(tmp_path, style) == []


@pytest.mark.parametrize("style", OUTSIDE)
def test_a_selector_that_begins_elsewhere_is_named(tmp_path: Path, style: str) -> None:
    [problem] = checked(tmp_path, style)
    assert problem.startswith(f"{CARD}: :global(")


def test_a_style_sheet_of_a_game_is_named(tmp_path: Path) -> None:
    plant(tmp_path, {"web/src/games/toy/toy.css": ".card { color: red }"})
    [problem] = styles.problems(tmp_path)
    assert problem.startswith("web/src/games/toy/toy.css")


def test_the_pages_keep_their_styles_in_their_components() -> None:
    assert styles.problems(ROOT) == []
