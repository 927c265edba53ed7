"""Finds styles that reach beyond their component: what was opened before must not change a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.tree import ROOT, report

STYLE = re.compile(r"<style>(.*?)</style>", re.S)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
RULE = re.compile(r"([^{};]+)\{")
COMMA = re.compile(r",(?![^(]*\))")
THEME = re.compile(r":global\(\[data-(theme|motion)\b")
GLOBAL = ":global"
SHEET = re.compile(r"import [^;]*\.css[\"']")
CODE = (".svelte", ".ts")
SHARED = "styles"
ENTRY = "main.ts"


def problems(root: Path) -> list[str]:
    """List the style sheets of parts, what loads one, and selectors that begin elsewhere."""
    pages = root / "web" / "src"
    return [
        f"{path.relative_to(root)}: {problem}"
        for path in sorted(pages.rglob("*.*"))
        for problem in wrong(path.relative_to(pages), path)
    ]


def wrong(place: Path, path: Path) -> Iterator[str]:
    """Give what is wrong with the styles of one file."""
    if path.suffix == ".css" and place.parts[0] != SHARED:
        yield f"a style sheet is global and belongs in {SHARED}/; a component has its own styles"
    if path.suffix in CODE and place.name != ENTRY and SHEET.search(path.read_text("utf-8")):
        yield f"only {ENTRY} loads style sheets"
    if path.suffix == ".svelte":
        for selector in selectors(path.read_text("utf-8")):
            if selector.startswith(GLOBAL) and not THEME.match(selector):
                yield f"{selector} begins outside the component"


def selectors(component: str) -> Iterator[str]:
    """Give each selector of a component's style."""
    for style in STYLE.findall(component):
        for heads in RULE.findall(COMMENT.sub("", style)):
            if not heads.strip().startswith("@"):
                yield from map(str.strip, COMMA.split(heads))


if __name__ == "__main__":
    raise SystemExit(report(problems(ROOT)))
