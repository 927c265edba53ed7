"""One turn in each language matches its golden transcript byte for byte."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from dvergar.locales import LANGUAGES
from tests.golden.transcripts import TYPED, file, transcript


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_transcript_is_unchanged(lang: str) -> None:
    assert transcript(lang) == file(lang).read_bytes().decode()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_transcript_shows_a_whole_turn_in_80_columns(lang: str) -> None:
    lines = file(lang).read_text("utf-8").split("\n")
    assert max(cell_len(line) for line in lines) <= 80
    prompts = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    assert [line.strip() for line in prompts] == TYPED[lang][:-1]
