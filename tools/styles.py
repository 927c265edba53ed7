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


def problems(root: Path) -> list[str]:
    """List a game's style sheets, and the selectors that begin outside their component."""
    pages = root / "web" / "src"
    found = [
        f"{path.relative_to(root)}: a game has no style sheet; its components have their styles"
        for path in sorted((pages / "games").rglob("*.css"))
    ]
    for path in sorted(pages.rglob("*.svelte")):
        found += [
            f"{path.relative_to(root)}: {selector} begins outside the component"
            for selector in selectors(path.read_text("utf-8"))
            if selector.startswith(GLOBAL) and not THEME.match(selector)
        ]
    return found


def selectors(component: str) -> Iterator[str]:
    """Give each selector of a component's style."""
    for style in STYLE.findall(component):
        for heads in RULE.findall(COMMENT.sub("", style)):
            if not heads.strip().startswith("@"):
                yield from map(str.strip, COMMA.split(heads))


if __name__ == "__main__":
    raise SystemExit(report(problems(ROOT)))
