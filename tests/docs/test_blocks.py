"""Documents are read and compared correctly."""

from __future__ import annotations

from pathlib import Path

from tests.docs.blocks import Block, Example, agrees, blocks, examples


def test_blocks_have_a_language_and_perhaps_a_file(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text("a\n```toml my.toml\nx = 1\n```\n```console\n$ b\n```\n", "utf-8")
    assert blocks(document) == [Block("toml", "my.toml", "x = 1\n"), Block("console", "", "$ b\n")]


def test_each_command_has_the_output_below_it() -> None:
    found = examples(Block("console", "", "$ one\n$ two\n2\n\n3\n"))
    assert found == [Example("one", []), Example("two", ["2", "", "3"])]


def test_dots_match_anything() -> None:
    assert agrees(["seed … ok", "…", "end"], ["seed 7 ok", "a", "b", "end"])
    assert agrees(["…", "end"], ["end"])
    assert not agrees(["seed … ok"], ["seed 7 bad"])
    assert not agrees(["one"], ["one", "two"])
    assert not agrees(["a.c"], ["abc"])
