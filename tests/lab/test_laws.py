"""The laws checked in simulations notice what breaks them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dvergar.engine.rng import fast
from dvergar.lab.laws import Laws
from tests.contract.moments import moments, played
from tests.contract.tables import TABLES

TABLE = [table for table in TABLES if table.game == "smithy"][-1]


class Altered:
    """A game or title with one of its methods replaced."""

    def __init__(self, real: Any, name: str, method: Callable[..., Any]) -> None:
        self.real = real
        setattr(self, name, method)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def broken(title: Any, game: Any) -> set[str]:
    """Return the laws that some moment of a game breaks."""
    laws = Laws(title, game, fast(1))
    states = [GAME.clone(moment.state) for moment in moments(TABLE)[::2]]
    return {fault for state in states for fault in laws.broken(state)}


RECORD = played(TABLE)
TITLE, GAME = RECORD.title, RECORD.game


def shown_hands(game: Any, s: Any, seat: int) -> Any:
    return [TITLE.view(game, s, seat), [smith.guild_hand for smith in s.smiths]]


def shown_future(game: Any, s: Any, seat: int) -> Any:
    return [TITLE.view(game, s, seat), s.rng.clone().word()]


def lost_coin(s: Any) -> Any:
    twin = GAME.clone(s)
    twin.smiths[0].coins += 1
    return twin


def shared_piles(s: Any) -> Any:
    twin = GAME.clone(s)
    twin.warehouse, twin.discard = s.warehouse, s.discard
    return twin


def extra_card(s: Any, seat: int, rng: Any) -> None:
    GAME.resample(s, seat, rng)
    s.warehouse.append(0)


def test_a_sound_game_breaks_no_law() -> None:
    assert broken(TITLE, GAME) == set()


@pytest.mark.parametrize(
    ("law", "title", "game"),
    [
        ("view", Altered(TITLE, "view", shown_hands), GAME),
        ("view", Altered(TITLE, "view", shown_future), GAME),
        ("undo", Altered(TITLE, "view", shown_future), GAME),
        ("clone", TITLE, Altered(GAME, "clone", shared_piles)),
        ("clone", TITLE, Altered(GAME, "clone", lost_coin)),
        ("resample", TITLE, Altered(GAME, "resample", extra_card)),
    ],
    ids=["hands", "future", "taught", "shared", "unequal", "unsound"],
)
def test_a_broken_law_is_named(law: str, title: Any, game: Any) -> None:
    assert f"law of {law} broken" in broken(title, game)
