"""docs/writing-a-lesson.md names every field of a lesson file."""

from __future__ import annotations

import msgspec
import pytest

from dvergar.lessons.conditions import Condition
from dvergar.lessons.file import LessonFile, Other, Script, Step
from tests.docs.workspace import ROOT

PAGE = (ROOT / "docs" / "writing-a-lesson.md").read_text("utf-8")
TABLES = {"step", "script"}  # the lists of tables, described in sections of their own


@pytest.mark.parametrize("kind", [LessonFile, Script, Step, Other, Condition])
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(kind)} - TABLES
    assert [field for field in sorted(fields) if f"`{field}" not in PAGE] == []
