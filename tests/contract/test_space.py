"""Actions and their texts correspond one to one."""

from __future__ import annotations

import pytest

from tests.contract.tables import Table


def test_every_action_round_trips_through_its_text(table: Table) -> None:
    space = table.begin().game.space
    texts = [space.text(action) for action in range(space.size)]
    assert [space.parse(text) for text in texts] == list(range(space.size))
    assert len(set(texts)) == space.size
    assert not [text for text in texts if " " in text or "\n" in text or text != text.lower()]


def test_verbs_fill_the_space_without_a_gap(table: Table) -> None:
    space = table.begin().game.space
    at = 0
    for verb in space.verbs:
        assert verb.base == at and verb.size > 0
        texts = [space.text(action) for action in range(at, at + verb.size)]
        assert {text.partition(":")[0] for text in texts} == {verb.name}
        at += verb.size
    assert at == space.size


def test_a_text_or_number_that_is_no_action_is_refused(table: Table) -> None:
    space = table.begin().game.space
    for number in (-1, space.size):
        with pytest.raises(ValueError, match="no action"):
            space.text(number)
    for text in ("", " ", "END", "no-such-verb", space.text(0) + " ", space.text(0).upper()):
        with pytest.raises(ValueError, match="unknown action"):
            space.parse(text)
