"""The files on the path of one move in docs/architecture.md exist and call each other in order."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from typing import NamedTuple

import pytest

from tools.tree import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
END = "-"  # nothing is called from here
WIRE = ("send_data", "read")  # from the server to the page: a message instead of a call


class Stop(NamedTuple):
    """A file on the path, its function and what that calls."""

    file: str
    entered: str
    calls: str


def chains() -> list[list[Stop]]:
    """Return the parts of the path as the page draws them."""
    block = re.search(r"^```path\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert block, "docs/architecture.md draws no path"
    parts = [part.splitlines() for part in block[1].split("\n\n")]
    return [[Stop(*row.split()) for row in part if row.startswith("  ")] for part in parts]


STOPS = [stop for chain in chains() for stop in chain]


def body(stop: Stop) -> str:
    """Return the source of the function, or of the attribute of an element."""
    text = (ROOT / stop.file).read_text("utf-8")
    found = in_python(text, stop.entered) if stop.file.endswith(".py") else in_page(text, stop)
    assert found, f"{stop.file} has no {stop.entered}"
    return found


def in_python(text: str, name: str) -> str:
    """Return all functions of this name; a file may have several classes."""
    defined = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [n for n in ast.walk(ast.parse(text)) if isinstance(n, defined) and n.name == name]
    return "\n".join(ast.unparse(node) for node in found)


def in_page(text: str, stop: Stop) -> str:
    name = re.escape(stop.entered)
    method = rf"^( *)(?:private |async )*{name}\([^\n]*\{{\n.*?^\1\}}"
    found = re.search(method, text, re.DOTALL | re.MULTILINE)
    found = found or re.search(rf"{name}=\{{.*?\}}", text)
    return found[0] if found else ""


def last_name(call: str) -> str:
    return call.rpartition(".")[2]


def test_the_path_is_drawn_from_click_to_page() -> None:
    assert STOPS[0].entered == "onclick"
    assert STOPS[-1].file.endswith("session.svelte.ts")
    assert all(chains())


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: f"{stop.file}:{stop.entered}")
def test_a_file_on_the_path_calls_what_the_page_says(stop: Stop) -> None:
    text = body(stop)
    if stop.calls != END:
        assert re.search(rf"(?<!\w){re.escape(stop.calls)}\(", text), f"no {stop.calls}( there"


@pytest.mark.parametrize("chain", chains(), ids=lambda chain: chain[0].file)
def test_each_file_calls_the_next(chain: list[Stop]) -> None:
    for here, there in pairwise(chain):
        called = last_name(here.calls)
        assert called == there.entered or (called, there.entered) == WIRE
