"""Runs axe-core in a page."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tools.tree import ROOT

FILE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """tags => axe.run(document, {runOnly: tags, resultTypes: ["violations"]}).then(found =>
  found.violations.flatMap(v => v.nodes.map(n => `${v.id} at ${n.target}: ${n.failureSummary}`)))"""


@cache
def script() -> str:
    assert FILE.exists(), "axe-core is not there: build the pages first (make setup)"
    return FILE.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Return a page's accessibility violations as text."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(script())
    found: list[str] = page.evaluate(RUN, TAGS)
    return found
