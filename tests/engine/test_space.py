"""Every action has one number and one text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.engine.space import ActionSpace
from tests.scenario import scenario

SMITHY = scenario().game.space
calm = settings(deadline=None, derandomize=True, database=None)


def small() -> ActionSpace:
    space = ActionSpace()
    assert space.verb("place", ["1", "2"]) == 0
    assert space.verb("end", []) == 2
    return space


def test_numbers_follow_the_order_of_verbs_and_parts() -> None:
    space = small()
    assert [space.text(action) for action in range(space.size)] == ["place:1", "place:2", "end"]
    assert [(verb.name, verb.base, verb.size) for verb in space.verbs] == [
        ("place", 0, 2),
        ("end", 2, 1),
    ]


def test_a_text_given_twice_is_refused() -> None:
    space = small()
    with pytest.raises(ValueError, match="two actions are called 'place:2'"):
        space.verb("place", ["3", "2"])
    with pytest.raises(ValueError, match="'end'"):
        space.verb("end", [])


@pytest.mark.parametrize("action", [-1, 3, 99])
def test_a_number_outside_is_refused(action: int) -> None:
    with pytest.raises(ValueError, match="there are 3"):
        small().text(action)


@pytest.mark.parametrize("text", ["", "place", "place:3", "End", " end", "end ", "place:1:"])
def test_an_unknown_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unknown action"):
        small().parse(text)


def test_the_verb_of_an_action_is_its_first_word() -> None:
    assert [small().verb_of(action) for action in range(3)] == ["place", "place", "end"]


def test_every_action_of_a_real_space_round_trips() -> None:
    texts = [SMITHY.text(action) for action in range(SMITHY.size)]
    assert [SMITHY.parse(text) for text in texts] == list(range(SMITHY.size))
    assert len(set(texts)) == SMITHY.size


@calm
@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = SMITHY.parse(text)
    except ValueError as error:
        assert repr(text) in str(error)
    else:
        assert SMITHY.text(action) == text


@calm
@given(st.sampled_from(SMITHY.texts), st.integers(0, 60), st.sampled_from("ax-:0 \n٣"))
def test_a_damaged_text_never_parses_as_the_original_action(text: str, at: int, c: str) -> None:
    damaged = text[:at] + c + text[at:]
    assert SMITHY.ints.get(damaged) != SMITHY.parse(text)
