"""Hidden piles: each card carries the mask of seats that know it, until a shuffle."""

from __future__ import annotations

import pytest

from dvergar.engine.pile import Pile, pile_of
from dvergar.engine.rng import fast
from dvergar.engine.state import State, new_frame

EVERY = range(10, 16)


def nobody_knows(cards: list[int]) -> Pile:
    pile = Pile([])
    for card in cards:
        pile.put(card)
    return pile


def table() -> State:
    return State(new_frame(3, 1, fast(1)))


def test_the_top_is_the_last_card_put() -> None:
    pile, s = nobody_knows([10, 11, 12]), table()
    assert [pile.take(s, 0) for _ in range(3)] == [12, 11, 10]
    assert len(pile) == 0


def test_taking_a_card_teaches_exactly_the_seats_that_did_not_know_it() -> None:
    pile, s = Pile([]), table()
    pile.put(11, 0b001)
    assert pile.take(s, 0b011) == 11
    assert s.learned == 0b010


def test_taking_a_card_that_everyone_knows_teaches_nobody() -> None:
    pile, s = Pile([]), table()
    pile.put(11, 0b011)
    pile.take(s, 0b011)
    assert s.learned == 0


def test_peek_shows_a_card_at_a_depth_and_leaves_it() -> None:
    pile, s = nobody_knows([10, 11, 12]), table()
    assert pile.peek(s, 1, 0b100) == 11
    assert (s.learned, len(pile)) == (0b100, 3)
    assert pile.known(2) == [-1, 11, -1]
    assert pile.known(0) == [-1, -1, -1]


def test_a_second_peek_teaches_only_the_others() -> None:
    pile, s = nobody_knows([10]), table()
    pile.peek(s, 0, 0b001)
    s.learned = 0
    pile.peek(s, 0, 0b001)
    assert s.learned == 0
    pile.peek(s, 0, 0b011)
    assert s.learned == 0b010
    assert (pile.known(0), pile.known(1), pile.known(2)) == ([10], [10], [-1])


def test_what_is_learned_adds_up_over_an_action() -> None:
    pile, s = nobody_knows([10, 11]), table()
    pile.take(s, 0b001)
    pile.take(s, 0b100)
    assert s.learned == 0b101


def test_masks_move_with_the_cards_below() -> None:
    pile, s = nobody_knows([10, 11, 12]), table()
    pile.peek(s, 1, 0b001)
    pile.take(s, 0)
    assert pile.known(0) == [11, -1]
    pile.put(15, 0b010)
    assert (pile.known(0), pile.known(1)) == ([-1, 11, -1], [15, -1, -1])


def test_a_shuffle_keeps_the_cards_and_clears_the_masks() -> None:
    pile = Pile([])
    for card in EVERY:
        pile.put(card, 0b111)
    pile.shuffle(fast(2))
    assert sorted(pile.unknown_to(0)) == list(EVERY)
    for seat in range(3):
        assert pile.known(seat) == [-1] * 6


def test_a_shuffle_reaches_every_order() -> None:
    rng = fast(3)
    orders = {tuple(pile_of([1, 2, 3], rng).unknown_to(0)) for _ in range(80)}
    assert len(orders) == 6


def test_unknown_cards_are_listed_bottom_first_and_redrawn_in_place() -> None:
    pile, s = nobody_knows([10, 11, 12, 13]), table()
    pile.peek(s, 2, 0b001)
    assert pile.unknown_to(0) == [10, 12, 13]
    pile.redraw(0, [12, 13, 10])
    assert [slot >> 8 for slot in pile.slots] == [10, 11, 13, 12]
    assert pile.known(0) == [-1, -1, 11, -1]


def test_redrawing_for_a_seat_keeps_what_other_seats_know_where_it_is() -> None:
    pile, s = nobody_knows([10, 11]), table()
    pile.peek(s, 0, 0b010)
    pile.redraw(0, [11, 10])
    assert pile.known(1) == [11, -1]


def test_redraw_uses_no_more_cards_than_it_needs() -> None:
    pile = nobody_knows([10, 11])
    cards = [12, 13, 14]
    pile.redraw(0, cards)
    assert cards == [12]


def test_a_clone_is_independent() -> None:
    pile, s = nobody_knows([10, 11]), table()
    copy = pile.clone()
    copy.peek(s, 0, 0b001)
    copy.take(s, 0)
    copy.put(12)
    assert (pile.known(0), len(pile)) == ([-1, -1], 2)


def test_the_encoding_holds_cards_order_and_masks() -> None:
    pile, s = nobody_knows([10, 11]), table()
    seen = {tuple(pile.encode()), tuple(nobody_knows([11, 10]).encode())}
    pile.peek(s, 0, 0b001)
    seen.add(tuple(pile.encode()))
    assert len(seen) == 3


def test_a_tally_counts_every_card() -> None:
    counts = [0] * 13
    nobody_knows([10, 11, 10]).tally(counts)
    assert counts[10:] == [2, 1, 0]


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_a_mask_has_room_for_eight_seats(seat: int) -> None:
    pile, s = nobody_knows([10]), table()
    pile.peek(s, 0, 1 << seat)
    assert [pile.known(p) != [-1] for p in range(8)] == [p == seat for p in range(8)]
