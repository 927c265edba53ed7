"""Chained hashes, winners and seat masks."""

from __future__ import annotations

from dvergar.engine.core import winners
from dvergar.engine.match import chain, state_digest
from dvergar.engine.state import lowest


def test_a_chained_hash_changes_with_every_link() -> None:
    head, entries, tail = "game quarry\n", ["1 end", "2 end"], b"state"
    hashes = {
        chain(head, entries, tail),
        chain("game Quarry\n", entries, tail),
        chain(head, ["1 end", "2 pass"], tail),
        chain(head, ["2 end", "1 end"], tail),
        chain(head, ["1 end"], tail),
        chain(head, entries, b"State"),
    }
    assert len(hashes) == 6


def test_the_chained_hash_is_the_one_that_saves_hold() -> None:
    wanted = "e0c5fb22e19f891929c869d13e6c4272d8fb43ccf70f33e55cd30d20400a5aac"
    assert chain("game quarry\n", ["1 end", "2 end"], state_digest([1, 2, 3])) == wanted


def test_winners_share_and_lowest_finds_the_first_seat() -> None:
    assert (winners([3, 7, 7]), winners([1])) == ([1, 2], [0])
    assert [lowest(mask) for mask in (0b1, 0b110, 0b1000)] == [0, 1, 3]
