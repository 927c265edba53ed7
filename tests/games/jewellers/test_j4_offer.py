"""J4.1, J4.3, J4.4: cleaning up and refilling the offer, and the number of rounds."""

from __future__ import annotations

import itertools
from typing import Literal

import pytest

from dvergar.games.jewellers.cards.options import Options
from tests.games.jewellers.scene import REST, Has, Mode, Scene, fresh, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]
CARDS = [
    "anvil", "bellows", "garnet-studs", "monument-fire", "privilege", "monument-water",
    "runed-helm", "long-tongs",
]  # fmt: skip
NEW = ["lute", "fiddle", "flute", "organ"]
PLAIN = ["three-brothers", REST]  # finds without wild logos


def swept(left: list[str], seed: int = 1) -> Scene:
    return scene("classic", "clean", offer=left, seed=seed, finds=PLAIN)


@rule("J4.1")
@pytest.mark.parametrize(
    "cards", [[], ["garnet-studs"], ["garnet-studs", "privilege", "monument-fire"]]
)
def test_in_initiation_the_offer_is_unchanged(cards: list[str]) -> None:
    sc = scene("initiation", offer=cards, finds=PLAIN).do("pass", "pass")
    assert sc.state.round == 3
    assert sc.offer()[: len(cards)] == cards
    assert sc.discard() == []


@rule("J4.1")
@pytest.mark.parametrize(("n", "stay"), list(enumerate([0, 0, 0, 1, 1, 1, 2, 2, 2])))
def test_the_number_of_cards_that_stay_in_the_classic_mode(n: int, stay: int) -> None:
    left = CARDS[:n]
    sc = swept(left)
    kept = [card for card in sc.offer() if card in left]
    gone = [card for card in left if card not in kept]
    assert len(kept) == stay
    back = [card for card in gone if card == "privilege"]
    assert sorted(sc.discard() + back) == sorted(gone)
    assert all(card in sc.greens() for card in back)


@rule("J4.1")
@pytest.mark.parametrize("n", [3, 6])
def test_the_cards_that_stay_are_random_including_green_backed_ones(n: int) -> None:
    left = CARDS[2 : 2 + n]
    kept = {card for seed in range(40) for card in swept(left, seed).offer()} & set(left)
    assert kept == set(left)


def pointing(cleanup: Literal["controlled", "chaotic", "no-quarter"], seats: int) -> Scene:
    cards = ["anvil", "bellows", "privilege", "cursed-crystal-red"]
    return scene(
        "advanced", "clean", seats=seats, offer=cards, cleanup=cleanup,
        finds=["three-brothers", "royal-survey"], deck=NEW, greens=[],
    )  # fmt: skip


def remaining(sc: Scene) -> list[str]:
    return [c for c in sc.offer() if c not in NEW]


@rule("J4.1")
def test_controlled_clean_up_is_the_default() -> None:
    assert Options(mode="advanced").cleanup == "controlled"


@rule("J4.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cleanup", ["controlled", "chaotic"])
def test_everyone_points_at_any_card_or_none(
    cleanup: Literal["controlled", "chaotic"], seats: int
) -> None:
    sc = pointing(cleanup, seats)
    assert sc.waiting == list(range(1, seats + 1))
    for p in sc.waiting:
        assert set(sc.offered("point", p)) == {
            "anvil", "bellows", "privilege", "cursed-crystal-red", "none",
        }  # fmt: skip


@rule("J4.1")
def test_the_pointed_cards_stay_in_a_controlled_clean_up() -> None:
    sc = pointing("controlled", 4)
    sc.do("p1 point:anvil", "p2 point:none", "p3 point:anvil", "p4 point:cursed-crystal-red")
    assert remaining(sc)[:2] == ["anvil", "cursed-crystal-red"]
    assert "bellows" in sc.discard()
    assert "privilege" in sc.greens() + sc.offer()


@rule("J4.1")
@pytest.mark.parametrize(
    ("points", "stay"),
    [
        (["anvil", "none", "none"], {"anvil"}),
        (["anvil", "anvil", "none"], set()),
        (["anvil", "anvil", "anvil"], {"anvil"}),
        (["anvil", "anvil", "bellows"], {"bellows"}),
        (["none", "none", "none"], set()),
        (["privilege", "cursed-crystal-red", "none"], {"privilege", "cursed-crystal-red"}),
    ],
)
def test_cards_with_an_even_number_of_pointers_go_in_a_chaotic_clean_up(
    points: list[str], stay: set[str]
) -> None:
    sc = pointing("chaotic", 3)
    sc.do(*[f"p{p} point:{card}" for p, card in enumerate(points, 1)])
    assert {c for c in remaining(sc) if c != "privilege"} == stay - {"privilege"}
    assert {"anvil", "bellows", "cursed-crystal-red"} - stay == {*sc.discard()}


@rule("J4.1")
def test_no_quarter_discards_all_and_asks_nobody() -> None:
    sc = pointing("no-quarter", 3)
    assert "point" not in sc.verbs()
    assert sorted(sc.discard()) == ["anvil", "bellows", "cursed-crystal-red"]


@rule("J4.1")
@pytest.mark.parametrize("cleanup", ["controlled", "chaotic"])
def test_pointing_is_secret_and_commutes(cleanup: Literal["controlled", "chaotic"]) -> None:
    points = ["p1 point:anvil", "p2 point:bellows", "p3 point:anvil"]
    start = pointing(cleanup, 3)
    one, other = start.fork().do(points[0]), start.fork().do("p1 point:none")
    for viewer in (0, 2, 3):
        assert one.view(viewer) == other.view(viewer)
    ends = {
        tuple(sc.game.encode(sc.state))
        for sc in (start.fork().do(*order) for order in itertools.permutations(points))
    }
    assert len(ends) == 1


@rule("J4.1")
@pytest.mark.parametrize(("mode", "last"), [("initiation", 4), ("classic", 5), ("advanced", 5)])
def test_after_the_last_round_nothing_is_discarded(mode: Mode, last: int) -> None:
    cards = ["garnet-studs", "monument-fire"]
    off = False if mode == "advanced" else None
    own = Has(harp=off, inkwell=off)
    sc = scene(mode, round=last, offer=cards, p1=own, p2=own).do("pass", "pass")
    assert sc.state.over
    assert (sc.offer(), sc.discard()) == (cards, [])


@rule("J4.3")
@pytest.mark.parametrize(("mode", "last"), [("initiation", 4), ("classic", 5), ("advanced", 5)])
def test_the_number_of_rounds(mode: Mode, last: int) -> None:
    sc = fresh(2, Options(mode=mode))
    rounds = {sc.state.round}
    while not sc.state.over:
        sc.idle()
        rounds.add(sc.state.round)
    assert rounds == set(range(1, last + 1))


@rule("J4.3")
@pytest.mark.parametrize(
    ("mode", "sizes"),
    [("initiation", [5, 6, 7, 8]), ("classic", [7, 9, 10, 11]), ("advanced", [8, 10, 12, 15])],
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_offer_is_filled_to_its_size_and_line_2_is_added(
    mode: Mode, sizes: list[int], seats: int
) -> None:
    left = ["garnet-studs", "privilege", "monument-fire"]
    finds = ["three-brothers", "cracked-wall"][: 1 if seats < 4 else 2]
    sc = scene(mode, "next", seats=seats, offer=left, finds=[*finds, REST])
    size = sizes[seats - 2]
    added = [] if mode == "initiation" else ["investment-colour", "archive-access"][: len(finds)]
    assert len(sc.offer()) == size + len(added)
    assert sc.offer()[:3] == left, "what is left is counted, green-backed cards too"
    assert sc.offer()[size:] == added


@rule("J4.3")
def test_no_card_is_removed_if_the_offer_is_over_its_size() -> None:
    sc = scene(
        "initiation",
        "next",
        offer=CARDS[2:5] + ["monument-water", "monument-earth", "cockade-fire"],
    )
    assert len(sc.offer()) == 6


@rule("J4.3")
@pytest.mark.parametrize("mode", MODES)
def test_direction_category_and_bowls_of_a_new_round(mode: Mode) -> None:
    sc = scene(mode, "next", seats=3, direction=-1, finds=PLAIN)
    assert (sc.state.direction, sc.state.round) == (1, 3)
    shown = sc.view(1)
    assert sc.category() == shown.categories[2] != shown.categories[1]
    assert len({sum(bowl) for bowl in sc.state.bowls}) == 1
    assert sc.found() == ["three-brothers"]
    assert sc.state.passed == 0


@rule("J4.4")
def test_with_an_empty_deck_the_offer_stays_short_and_nothing_is_reshuffled() -> None:
    sc = scene(
        "classic", "next", offer=["anvil"], discard=["bellows", "runed-helm"],
        deck=["garnet-studs", "long-tongs"], finds=PLAIN,
    )  # fmt: skip
    assert sc.offer() == ["anvil", "garnet-studs", "long-tongs", "investment-colour"]
    assert sc.discard() == ["bellows", "runed-helm"]
    sc = scene("classic", "next", discard=["bellows"], deck=[], finds=PLAIN)
    assert (sc.offer(), sc.discard()) == (["investment-colour"], ["bellows"])


@rule("J4.4")
@pytest.mark.parametrize(("mode", "seats"), [("initiation", 5), ("classic", 5), ("advanced", 5)])
def test_the_bag_cannot_run_out(mode: Mode, seats: int) -> None:
    rounds, bowl = (4, 6) if mode == "initiation" else (5, {"classic": 7, "advanced": 8}[mode])
    bag = fresh(seats, Options(mode=mode, manner="opal")).state.bag
    gems = sum(bag[:4]) + sum(bag[12:])
    assert gems >= (rounds - 1) * seats * bowl, "even if every topaz drawn leads to another draw"
