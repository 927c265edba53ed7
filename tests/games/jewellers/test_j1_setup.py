"""J1.1–J1.6, J1.9, J1.10: gifts, deck, categories, offer, crown, bowls."""

from __future__ import annotations

import pytest

from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.material import GEM_WORDS
from tests.games.jewellers.scene import Mode, fresh, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]
EVERY = [(mode, seats) for mode in MODES for seats in range(2, 6)]
OFFER = {"initiation": [5, 6, 7, 8], "classic": [7, 9, 10, 11], "advanced": [8, 10, 12, 15]}
GREEN = ("investment", "archive", "privilege")


@rule("J1.1", "J0.5")
@pytest.mark.parametrize(("mode", "seats"), EVERY)
def test_gifts(mode: Mode, seats: int) -> None:
    views = fresh(seats, Options(mode=mode)).view(1).players
    gifts = {(p.hammer, p.harp, p.inkwell) for p in views}
    assert (
        gifts
        == {
            "initiation": {("", -1, -1)},
            "classic": {("families", -1, -1)},
            "advanced": {("", 1, 1)},
        }[mode]
    )


@rule("J1.2")
@pytest.mark.parametrize(("seats", "golden"), [(2, 1), (3, 1), (4, 2), (5, 3)])
def test_cursed_crystals_in_the_deck(seats: int, golden: int) -> None:
    sc = fresh(seats, Options(mode="advanced"))
    cursed = [c for c in [*sc.deck(), *sc.offer()] if c.startswith("cursed-crystal")]
    plain = [c for c in cursed if "gold" not in c]
    assert sorted(plain) == [f"cursed-crystal-{c}" for c in ("blue", "green", "red")]
    assert len(cursed) - len(plain) == golden


@rule("J1.2")
@pytest.mark.parametrize("mode", ["initiation", "classic"])
def test_only_the_advanced_mode_has_cursed_crystals(mode: Mode) -> None:
    sc = fresh(5, Options(mode=mode))
    assert not [c for c in [*sc.deck(), *sc.offer()] if c.startswith("cursed")]


@rule("J1.3")
@pytest.mark.parametrize("mode", MODES)
def test_topaz_categories_are_shuffled_and_the_top_one_is_for_round_1(mode: Mode) -> None:
    firsts = set()
    for seed in range(40):
        sc = fresh(2, Options(mode=mode), seed)
        assert len(sc.state.categories) == (4 if mode == "initiation" else 5)
        firsts.add(sc.category())
    assert len(firsts) == {"initiation": 4, "classic": 6, "advanced": 7}[mode]


@rule("J1.3")
@pytest.mark.parametrize("mode", MODES)
def test_the_opal_manner_has_no_categories(mode: Mode) -> None:
    assert fresh(3, Options(mode=mode, manner="opal")).view(1).categories == []


@rule("J1.5")
@pytest.mark.parametrize(("mode", "seats"), EVERY)
def test_the_offer_has_its_size_plus_line_2(mode: Mode, seats: int) -> None:
    for seed in range(8):
        sc = fresh(seats, Options(mode=mode), seed)
        green = [c for c in sc.offer() if c.startswith(GREEN)]
        size = OFFER[mode][seats - 2]
        if mode == "initiation":
            assert len(sc.offer()) == size
        else:
            assert len(sc.offer()) - len(green) == size
            assert 1 <= len(green) <= (1 if seats < 4 else 2)


@rule("J1.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_direction_and_crown_are_random(seats: int) -> None:
    states = [fresh(seats, seed=seed).state for seed in range(60)]
    assert {s.crown for s in states} == set(range(seats))
    assert {s.direction for s in states} == ({1} if seats == 2 else {1, -1})


@rule("J1.6")
@pytest.mark.parametrize(("mode", "seats"), EVERY)
def test_later_players_get_gold(mode: Mode, seats: int) -> None:
    for seed in range(6):
        sc = fresh(seats, Options(mode=mode), seed)
        s = sc.state
        order = [(s.crown + n * s.direction) % seats + 1 for n in range(seats)]
        assert [sc.stock(p) for p in order] == ["", "gold1", "gold1", "gold2", "gold2"][:seats]


@rule("J1.9")
def test_an_opal_replaces_a_topaz_drawn_from_the_bag() -> None:
    opals = "opal-court4 opal-aesthete4 opal-noble4 opal-memorist3"
    sc = scene(
        "initiation", "next", manner="opal", bag=f"topaz18 {opals}", finds=["three-brothers", "..."]
    )
    held = [sum(bowl[kind] for bowl in sc.state.bowls) for kind in range(len(GEM_WORDS))]
    assert sum(held) == sum(held[5:9]) == 12
    assert sc.state.bag[4] == 6, "the topazes drawn are out of play"


@rule("J1.9")
def test_without_opals_left_another_gem_is_drawn() -> None:
    sc = scene("initiation", "next", manner="opal", bag="topaz9 red13", finds=["three-brothers"])
    assert sc.stocks() == ["red6", "red6"], "where all gems are equal nobody is asked"


@rule("J1.9")
def test_the_redrawn_gem_may_be_any_in_the_bag() -> None:
    bag = "topaz9 red6 grey6"
    sc = scene("initiation", "next", manner="opal", bag=bag, finds=["three-brothers"])
    assert sum(sum(bowl) for bowl in sc.state.bowls) == 12
    assert sum(bowl[GEM_WORDS.index("red")] for bowl in sc.state.bowls) == 6
    assert sum(bowl[GEM_WORDS.index("grey")] for bowl in sc.state.bowls) == 6


@rule("J1.9")
@pytest.mark.parametrize(("opals", "found"), [("opal-noble1", "opal-noble1"), ("", "")])
def test_an_opal_or_nothing_replaces_a_topaz_on_a_finds_card(opals: str, found: str) -> None:
    sc = scene("classic", "next", manner="opal", bag=f"red40 {opals}", finds=["amber-hollow"])
    assert sc.white() == f"green1 {found}".strip()


@rule("J1.9")
def test_an_opal_replaces_a_topaz_of_line_3() -> None:
    sc = scene("advanced", "next", manner="opal", bag="red40 opal-court", finds=["three-brothers"])
    assert (sc.white(), sc.black()) == ("red1 green1 blue1", "opal-court1")


@rule("J1.9")
def test_the_topaz_manner_keeps_its_topazes() -> None:
    sc = scene("initiation", "next", bag="topaz18", finds=["amber-hollow"])
    assert (sc.stocks(), sc.white()) == (["topaz6", "topaz6"], "green1 topaz1")


@rule("J1.10")
@pytest.mark.parametrize(("mode", "seats"), EVERY)
def test_each_player_has_a_bowl_that_is_refilled_every_round(mode: Mode, seats: int) -> None:
    n = {"initiation": 6, "classic": 7, "advanced": 8}[mode]
    for sc in (fresh(seats, Options(mode=mode)), scene(mode, "next", seats=seats)):
        assert [sum(bowl) for bowl in sc.state.bowls] == [n] * seats
