"""J3.6–J3.9: Warhammer, Harp and Inkwell."""

from __future__ import annotations

import itertools

import pytest

from tests.games.jewellers.scene import REST, Has, Mode, scene
from tests.marks import rule

MONEY = ["red", "green", "blue", "gold"]
QUIET = Has(harp=False, inkwell=False)


@rule("J3.6")
@pytest.mark.parametrize(
    ("face", "price"), [("families", {"gold": 1, "one": 2}), ("forge", {"gold": 2, "one": 3})]
)
@pytest.mark.parametrize("colour", MONEY)
def test_the_warhammers_prices(face: str, price: dict[str, int], colour: str) -> None:
    n = price["gold" if colour == "gold" else "one"]
    for gain in MONEY:
        sc = scene(p1=Has(f"{colour}{n}", hammer=face)).do(f"hammer:{colour}:{gain}")
        assert sc.stock(1) == f"{gain}1"
        assert sc.view(1).players[0].hammer == ("families" if face == "forge" else "forged")
    less = f"{colour}{n - 1}" if n > 1 else ""
    assert "hammer" not in scene(p1=Has(less, hammer=face)).verbs()


@rule("J3.6")
def test_two_different_crystals_are_not_two_of_one_colour() -> None:
    assert "hammer" not in scene(p1=Has("red green blue")).verbs()


@rule("J3.6")
def test_a_second_use_costs_the_other_faces_price_and_flips_it_back() -> None:
    sc = scene(p1=Has("gold3")).do("hammer:gold:red", "hammer:gold:blue")
    assert sc.stock(1) == "red1 blue1"
    assert "hammer" not in sc.verbs(1), "at most twice a turn"
    assert sc.view(1).players[0].hammer == "families"


@rule("J3.6")
@pytest.mark.parametrize("mode", ["initiation", "advanced"])
def test_only_the_classic_mode_has_the_warhammer(mode: Mode) -> None:
    assert "hammer" not in scene(mode, p1=Has("red5 gold5")).verbs()


@rule("J3.7")
@pytest.mark.parametrize("gain", MONEY)
def test_the_harp_gives_a_crystal_or_gold(gain: str) -> None:
    sc = scene("advanced")
    assert sc.offered("harp") == MONEY
    sc.do(f"harp:{gain}")
    assert (sc.stock(1), sc.view(1).players[0].harp) == (f"{gain}1", 0)
    assert "harp" not in sc.verbs()
    assert "pass" in sc.verbs()


@rule("J3.7")
def test_an_inactive_harp_gives_nothing() -> None:
    assert scene("advanced", p1=QUIET).legal() == ["pass"]


@rule("J3.8")
def test_the_inkwell_replaces_two_cards_of_the_offer() -> None:
    sc = scene(
        "advanced", offer=["anvil", "bellows", "lute"], deck=["fiddle", "flute", "organ", REST],
        p1=Has(harp=False),
    )  # fmt: skip
    deck = sc.deck()
    sc.do("ink:bellows")
    assert sc.deck() == deck, "both are chosen before the new ones are seen"
    sc.do("ink:lute")
    assert sorted(sc.offer()) == ["anvil", "fiddle", "flute"]
    assert sorted(sc.discard()) == ["bellows", "lute"]
    assert sc.view(1).players[0].inkwell == 0
    assert sc.deck() == deck[2:]


@rule("J3.8")
@pytest.mark.parametrize("n", [3, 5])
def test_every_pair_can_be_chosen_in_any_order_with_the_same_result(n: int) -> None:
    cards = ["anvil", "bellows", "lute", "organ", "fiddle"][:n]
    start = scene("advanced", offer=cards)
    assert sorted(start.offered("ink")) == sorted(cards)
    for a, b in itertools.combinations(cards, 2):
        ends = [start.fork().do(f"ink:{a}", f"ink:{b}"), start.fork().do(f"ink:{b}", f"ink:{a}")]
        assert sorted(ends[0].discard()) == sorted([a, b])
        assert ends[0].game.encode(ends[0].state) == ends[1].game.encode(ends[1].state)


@rule("J3.8")
def test_either_of_two_cards_may_be_named_first() -> None:
    start = scene("advanced", offer=["anvil", "bellows"])
    for name in ("anvil", "bellows"):
        sc = start.fork().do(f"ink:{name}")
        assert (sc.view(1).question, sorted(sc.discard())) == ("act", ["anvil", "bellows"])


@rule("J3.8")
def test_one_card_if_only_one_can_be_replaced() -> None:
    sc = scene("advanced", offer=["anvil", "cursed-crystal-red"], deck=["lute", "fiddle"])
    sc.refuse("ink:cursed-crystal-red").do("ink:anvil")
    assert (sorted(sc.offer()), sc.discard()) == (["cursed-crystal-red", "lute"], ["anvil"])


@rule("J3.8", "J4.4")
def test_with_one_card_in_the_deck_one_is_replaced_and_with_none_nothing() -> None:
    sc = scene("advanced", offer=["anvil", "bellows"], deck=["lute"]).do("ink:bellows")
    assert (sorted(sc.offer()), sc.discard()) == (["anvil", "lute"], ["bellows"])
    assert "ink" not in scene("advanced", offer=["anvil", "bellows"], deck=[]).verbs()


@rule("J3.8")
def test_nothing_to_replace_leaves_the_inkwell_unused() -> None:
    assert "ink" not in scene("advanced").verbs()
    assert "ink" not in scene("advanced", offer=["cursed-crystal-blue"]).verbs()


@rule("J3.8")
def test_the_old_cards_can_be_bought_from_the_discard_pile_in_the_same_turn() -> None:
    own = Has("red2 gold2", harp=False)
    sc = scene("advanced", p1=own, offer=["bellows"], deck=["lute", REST]).do("ink:bellows")
    sc.do("buy:bellows")
    assert (sc.stock(1), sc.cards(1)) == ("", ["bellows"])


@rule("J3.8")
def test_the_new_cards_can_be_bought_in_the_same_turn() -> None:
    own = Has("red2", harp=False)
    sc = scene("advanced", p1=own, offer=["lute"], deck=["bellows", REST])
    sc.do("ink:lute", "buy:bellows")
    assert (sc.cards(1), sc.offer()) == (["bellows"], [])


@rule("J3.9")
@pytest.mark.parametrize(
    ("gift", "gold", "one"), [("tune", 1, 2), ("refill", 2, 3)]
)  # fmt: skip
@pytest.mark.parametrize("colour", MONEY)
def test_making_a_gift_active_again(gift: str, gold: int, one: int, colour: str) -> None:
    n = gold if colour == "gold" else one
    own = Has(f"{colour}{n}", harp=gift == "refill", inkwell=gift == "tune")
    sc = scene("advanced", p1=own)
    assert sc.offered(gift) == [colour]
    sc.do(f"{gift}:{colour}")
    player = sc.view(1).players[0]
    assert (sc.stock(1), player.harp, player.inkwell, sc.asked) == ("", 1, 1, 1)
    less = f"{colour}{n - 1}" if n > 1 else ""
    short = Has(less, harp=gift == "refill", inkwell=gift == "tune")
    assert gift not in scene("advanced", p1=short).verbs()


@rule("J3.9")
def test_an_active_gift_cannot_be_made_active() -> None:
    sc = scene("advanced", p1=Has("red5 gold5"))
    assert not sc.verbs() & {"tune", "refill"}


@rule("J3.9", "J3.10")
def test_making_a_gift_active_is_neither_a_use_nor_an_action() -> None:
    own = Has("gold red2", harp=False, inkwell=False)
    sc = scene("advanced", p1=own, offer=["bellows"]).do("tune:gold")
    sc.refuse("end")
    assert {"buy:bellows", "pass", "harp:red"} <= set(sc.legal())
    sc.do("buy:bellows")
    assert sc.asked == 2


@rule("J3.9")
def test_a_gift_can_be_made_active_just_before_passing() -> None:
    sc = scene("advanced", p1=Has("gold3", harp=False, inkwell=False))
    sc.do("tune:gold", "refill:gold", "pass")
    assert (sc.view(1).players[0].harp, sc.view(1).players[0].inkwell, sc.asked) == (1, 1, 2)


@rule("J3.9", "J3.10")
def test_a_harp_made_active_again_works_in_the_second_step_only() -> None:
    own = Has("gold2 red2", inkwell=False)
    sc = scene("advanced", p1=own, offer=["bellows"]).do("harp:blue", "tune:gold")
    assert {"buy:bellows", "pass"} <= set(sc.legal()), "one use so far"
    sc.do("harp:blue")
    assert not set(sc.legal(1)) & {"buy:bellows", "pass"}
    assert "harp" not in sc.verbs(1)
    assert sc.stock(1) == "red2 blue2 gold1"


@rule("J3.9", "J3.10")
def test_an_inkwell_made_active_again_works_in_the_second_step() -> None:
    own = Has("gold2 red2", harp=False)
    sc = scene("advanced", p1=own, offer=["lute", "bellows", "cursed-crystal-blue"])
    sc.do("ink:bellows", "refill:gold")
    assert "pass" in sc.legal()
    sc.do(f"ink:{sc.offered('ink')[0]}")
    assert not sc.verbs(1) & {"buy", "pass", "ink"}
    assert len(sc.discard()) == 4


@rule("J3.9")
def test_a_gift_has_no_third_use_even_if_paid_for() -> None:
    sc = scene("advanced", p1=Has("gold9", inkwell=False)).do("harp:red", "tune:gold", "harp:red")
    if "tune:gold" in sc.legal(1):
        sc.do("tune:gold")
    assert "harp" not in sc.verbs(1)


@rule("J3.9", "J3.10")
def test_both_gifts_made_active_again_work_in_the_second_step() -> None:
    sc = scene("advanced", p1=Has("gold3"), offer=["bellows", "anvil"])
    sc.do("harp:red", "ink:bellows", "tune:gold", "harp:red", "refill:gold")
    sc.do(f"ink:{sc.offered('ink')[0]}")
    assert sc.stock(1) == "red2"
    assert not sc.verbs(1) & {"buy", "pass", "harp", "ink"}


@rule("J3.8")
def test_a_replacement_that_revealed_cards_cannot_be_undone() -> None:
    sc = scene("advanced", offer=["bellows", "anvil", "lute"]).do("harp:red", "ink:bellows")
    assert sc.match.undoable(0), "so far nothing was seen"
    sc.do("ink:anvil")
    assert not sc.match.undoable(0)
