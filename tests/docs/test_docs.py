"""The commands, files and links in every document work."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import Example, agrees, blocks, examples
from tests.docs.workspace import ROOT, Workspace

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
LINK = re.compile(r"\[[^\]]+\]\(([^)#:]+)(?:#[^)]*)?\)")
TARGET = re.compile(r"^(\S+):", re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_examples_do_what_is_shown(document: Path, tmp_path: Path) -> None:
    workspace = Workspace(tmp_path)
    for block in blocks(document):
        if block.file:
            workspace.write(block)
        elif block.language == "console":
            for example in examples(block):
                check(workspace, example)


def check(workspace: Workspace, example: Example) -> None:
    if example.command.startswith("make"):
        assert set(example.command.split()[1:2]) <= targets()
        return
    done = workspace.run(example.command)
    refused = any(line.startswith("dvergar: ") for line in example.shown)
    assert (done.returncode != 0) == refused, done.stdout
    if example.shown:
        message = f"$ {example.command}\n{done.stdout}"
        assert agrees(example.shown, done.stdout.splitlines()), message


def targets() -> set[str]:
    return set(TARGET.findall((ROOT / "Makefile").read_text("utf-8")))


@pytest.mark.parametrize("document", DOCUMENTS, ids=NAMES)
def test_links_have_a_target(document: Path) -> None:
    links = LINK.findall(document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_walk_through_game_passes_the_contract_tests(tmp_path: Path) -> None:
    workspace = Workspace(tmp_path)
    for block in blocks(ROOT / "docs" / "adding-a-game.md"):
        if block.file:
            workspace.write(block)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        + ["tests/contract/test_space.py", "tests/contract/test_state.py", "-k", "cairn"],
        cwd=ROOT,
        env=workspace.env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
