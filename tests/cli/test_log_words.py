"""Log lines are sentences, and a card has the same name in all of them."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from dvergar.locales import LANGUAGES, Words
from tools.tree import ROOT, entries, locale_files

LOGGED = re.compile("[a-z]+-log-")  # not the short forms in the strip of a turn
TWO_SIDED = ("iron", "silver", "gold", "mithril", "emerald", "ruby", "sapphire", "moongem")


class Texts(Visitor):
    """Collects the plain texts below a node."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Record a text."""
        self.found.append(node.value)


@cache
def log_lines(lang: str) -> dict[str, str]:
    """Map the ids of the log messages to their plain texts."""
    found: dict[str, str] = {}
    for path in locale_files(ROOT, lang):
        for entry in entries(path):
            if isinstance(entry, ast.Message) and LOGGED.match(entry.id.name):
                texts = Texts()
                texts.visit(entry)
                found[entry.id.name] = " ".join(texts.found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_line_is_a_sentence_without_a_colon(lang: str) -> None:
    lines = log_lines(lang)
    assert len(lines) > 100
    assert [id for id, text in lines.items() if ":" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_of_a_resource_have_its_name(lang: str) -> None:
    words = Words(lang)
    for kind in TWO_SIDED:
        name = words(f"smithy-resource-{kind}")
        assert words(f"smithy-resource-{kind}.unrefined") == name
        refined = words(f"smithy-resource-{kind}.refined")
        assert name.casefold() in refined.casefold() and refined != name
