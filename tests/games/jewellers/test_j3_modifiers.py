"""J3.3–J3.5: Investment, Archive Access and Privilege."""

from __future__ import annotations

import pytest

from tests.games.jewellers.brute_force_payments import bought_with, reached
from tests.games.jewellers.scene import Has, Mode, Scene, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]


def owner(stock: str, *cards: str) -> Has:
    return Has(stock, cards)


def left(sc: Scene, card: str) -> set[tuple[int, ...]]:
    """Return the stocks of red, green, blue and gold left by each payment for a card."""
    return {way.stock[:4] for way in reached(sc, card)}


@rule("J3.3")
@pytest.mark.parametrize("mode", MODES)
def test_an_investment_takes_three_of_one_colour_and_gives_no_change(mode: Mode) -> None:
    sc = scene(mode, p1=owner("red", "investment-colour"), offer=["garnet-studs"])
    sc.do("buy:garnet-studs")
    assert (sc.stock(1), sc.cards(1)) == ("red1", ["garnet-studs"])
    sc.settled()


@rule("J3.3")
@pytest.mark.parametrize("mode", MODES)
def test_an_investment_takes_one_of_each_colour(mode: Mode) -> None:
    sc = scene(mode, p1=owner("red green gold", "investment-trio"), offer=["throne-of-concord"])
    sc.do("buy:throne-of-concord")
    assert (sc.stock(1), sc.cards(1)) == ("green1", ["throne-of-concord"])
    sc.settled()


@rule("J3.3")
def test_an_investment_takes_off_what_is_printed_on_it() -> None:
    trio = scene(p1=owner("red2", "investment-trio"), offer=["monument-fire"])
    trio.do("buy:monument-fire")
    assert trio.stock(1) == ""
    assert "buy" not in scene(p1=owner("red", "investment-trio"), offer=["monument-fire"]).verbs()


@rule("J3.3")
def test_an_investment_is_played_only_if_the_purchase_can_be_paid() -> None:
    sc = scene(p1=owner("blue", "investment-colour"), offer=["tidal-necklace"])
    assert not sc.verbs() & {"buy", "choose", "with"}
    sc = scene(p1=owner("blue green", "investment-colour"), offer=["tidal-necklace"])
    assert sc.do("buy:tidal-necklace").stock(1) == ""


@rule("J3.3")
@pytest.mark.parametrize("card", ["privilege", "cursed-crystal-gold-first"])
def test_an_investment_must_take_off_at_least_one(card: str) -> None:
    own = Has("red3 gold", ["investment-trio", "investment-colour"], harp=False, inkwell=False)
    sc = scene("advanced", p1=own, offer=[card])
    sc.refuse(f"choose:{card}").do(f"buy:{card}")
    assert sc.cards(1) == ["investment-trio", "investment-colour", card]


@rule("J3.3")
def test_an_investment_may_be_kept_and_its_colour_is_chosen() -> None:
    sc = scene(p1=owner("red green blue", "investment-colour"), offer=["festival-parure"])
    assert left(sc, "festival-parure") == {
        (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0),
    }  # fmt: skip


@rule("J3.3", "J3.1")
def test_only_one_investment_in_a_step() -> None:
    own = owner("", "investment-trio", "investment-colour")
    assert "buy" not in scene(p1=own, offer=["ember-bracelet"]).verbs(), "r3 b1 would need both"
    own = owner("red3 blue", "investment-trio", "investment-colour")
    sc = scene(p1=own, offer=["ember-bracelet"])
    assert all(len(way.used) <= 1 for way in reached(sc, "ember-bracelet"))


@rule("J3.3", "J3.5")
def test_only_one_investment_even_with_a_privilege() -> None:
    own = owner("red4 blue4", "investment-trio", "investment-colour", "privilege")
    sc = scene(p1=own, offer=["monument-fire", "monument-water"])
    sc = bought_with(sc, "monument-fire", "investment-colour", "privilege")
    assert (sc.stock(1), "forgo" in sc.legal()) == ("red4 blue4", True)
    sc.refuse("choose:monument-water").do("buy:monument-water")
    assert sc.cards(1) == ["investment-trio", "monument-fire", "monument-water"]


@rule("J3.3")
def test_the_bank_pays_the_part_of_x_that_an_investment_takes_off() -> None:
    sc = scene("advanced", p1=Has("", ["investment-colour"], harp=False), offer=["chalice-fire"])
    found = {(way.x, way.stock[0]) for way in reached(sc, "chalice-fire")}
    assert found == {(1, 0), (2, 0), (3, 0)}, "X may be any number, the player's part 0"
    own = Has("red2 green4", ["investment-colour"], harp=False, inkwell=False)
    sc = scene("advanced", p1=own, offer=["chalice-fire"])
    found = {(way.x, way.stock[0]) for way in reached(sc, "chalice-fire") if way.used}
    assert found == {(1, 2), (2, 2), (3, 2), (4, 1), (5, 0)}


@rule("J3.3")
def test_the_bank_pays_only_the_colour_of_x() -> None:
    own = Has("", ["investment-trio"], harp=False, inkwell=False)
    sc = scene("advanced", p1=own, offer=["chalice-water"]).do("buy:chalice-water")
    assert sc.view(1).players[0].cards[0].x == 1
    sc = scene("advanced", p1=own, offer=["reliquary-water"])
    assert "buy" not in sc.verbs(), "its gold is not taken off"


@rule("J3.3", "J3.11")
def test_jokers_count_in_x() -> None:
    sc = scene(
        "advanced", p1=Has("red topaz2", harp=False), offer=["chalice-fire"], category="religion"
    )  # fmt: skip
    found = {(way.x, way.stock[0], way.stock[4]) for way in reached(sc, "chalice-fire")}
    assert found == {(1, 0, 2), (1, 1, 1), (2, 0, 1), (2, 1, 0), (3, 0, 0)}


@rule("J3.4")
@pytest.mark.parametrize("mode", MODES)
def test_initiation_has_no_archive_access(mode: Mode) -> None:
    sc = scene(mode)
    has = "archive-access" in [*sc.deck(), *sc.greens()]
    assert has == (mode != "initiation")


@rule("J3.4")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_archive_access_takes_a_crystal_and_a_gold_off_a_card_of_the_discard_pile(
    mode: Mode,
) -> None:
    own = Has("red gold", ["archive-access"], harp=None)
    sc = scene(mode, p1=own, discard=["bellows"]).do("buy:bellows")
    assert (sc.stock(1), sc.cards(1), sc.discard()) == ("", ["bellows"], [])
    assert "archive-access" in sc.greens()


@rule("J3.4")
def test_archive_access_does_not_apply_to_the_offer() -> None:
    sc = scene(p1=owner("red", "archive-access"), offer=["bellows"])
    assert "buy" not in sc.verbs()
    sc = scene(p1=owner("red2", "archive-access"), offer=["bellows"])
    sc.refuse("choose:bellows").do("buy:bellows")
    assert sc.cards(1) == ["archive-access", "bellows"]


@rule("J3.4")
def test_the_crystal_taken_off_by_archive_access_is_chosen() -> None:
    sc = scene(p1=owner("red green blue gold2", "archive-access"), discard=["festival-parure"])
    assert left(sc, "festival-parure") == {
        (0, 0, 0, 0), (1, 0, 0, 1), (0, 1, 0, 1), (0, 0, 1, 1),
    }  # fmt: skip


@rule("J3.4")
def test_archive_access_takes_gold_off_the_printed_cost_or_the_extra_cost() -> None:
    own = owner("gold2 opal-forge", "archive-access")
    sc = scene(p1=own, discard=["long-tongs"], manner="opal")
    found = {(w.stock[3], w.stock[9]) for w in reached(sc, "long-tongs") if not w.bonus}
    assert found == {(0, 1), (1, 0)}, "an opal pays only a printed gold"
    poor = scene(
        p1=owner("gold opal-forge", "archive-access"), discard=["long-tongs"], manner="opal"
    )
    assert poor.do("buy:long-tongs").stock(1) == ""


@rule("J3.3", "J3.4", "J3.5")
def test_all_three_modifiers_work_together() -> None:
    own = owner("gold", "investment-colour", "archive-access", "privilege")
    sc = scene(p1=own, discard=["ember-bracelet"], offer=["bellows"])
    sc = bought_with(sc, "ember-bracelet", "investment-colour", "archive-access", "privilege")
    assert (sc.stock(1), sc.cards(1)) == ("", ["ember-bracelet"])
    assert {"investment-colour", "archive-access", "privilege"} <= set(sc.greens())


@rule("J3.5")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "order", [("garnet-studs", "moonwater-drops"), ("moonwater-drops", "garnet-studs")]
)
def test_a_privilege_buys_two_cards(mode: Mode, order: tuple[str, str]) -> None:
    sc = scene(
        mode, p1=owner("red2 blue2 gold2", "privilege"), offer=["garnet-studs"],
        discard=["moonwater-drops"], p2=Has("red"),
    )  # fmt: skip
    sc = bought_with(sc, order[0], "privilege")
    assert sc.asked == 1
    sc.do(f"buy:{order[1]}")
    assert (sc.stock(1), sc.cards(1), sc.asked) == ("", list(order), 2)
    assert (mode == "initiation") == (sc.discard() == ["privilege"])
    sc.settled()


@rule("J3.5")
def test_the_second_purchase_may_be_skipped() -> None:
    sc = scene(p1=owner("red4", "privilege"), offer=["garnet-studs", "bellows"])
    sc = bought_with(sc, "garnet-studs", "privilege").do("forgo")
    assert (sc.asked, sc.stock(1), sc.cards(1)) == (2, "red2", ["garnet-studs"])
    assert "privilege" in sc.greens()


@rule("J3.5")
def test_a_mirror_bought_first_makes_the_orb_cheaper() -> None:
    stock = "red3 green2 blue3 gold2"  # the Mirror costs g1 b2 gold1, the Orb then r3 g1 b1 gold1
    sc = scene(p1=owner(stock, "privilege"), offer=["silver-mirror", "orb-of-embers"])
    sc = bought_with(sc, "silver-mirror", "privilege")
    assert "buy:orb-of-embers" in sc.legal()
    sc.do("buy:orb-of-embers")
    assert sc.cards(1) == ["silver-mirror", "orb-of-embers"]
    assert sum(sc.player(1).stock) == 10 - 4 - 5


@rule("J3.5")
@pytest.mark.parametrize("first", ["investment-colour", "investment-trio", "archive-access"])
def test_a_green_backed_card_bought_first_cannot_be_used_yet(first: str) -> None:
    sc = scene(
        p1=owner("red2 gold4", "privilege"), offer=[first, "monument-fire"], discard=["bellows"]
    )  # fmt: skip
    sc = bought_with(sc, first, "privilege")
    assert sc.legal() == ["buy:bellows", "forgo"]
    sc.do("buy:bellows")
    assert (sc.stock(1), sc.cards(1)) == ("gold1", [first, "bellows"])


@rule("J3.5")
def test_a_privilege_bought_first_gives_no_third_card() -> None:
    own = Has("red4 gold", ["privilege"], harp=False, inkwell=False)
    sc = scene("advanced", p1=own, offer=["privilege-second", "bellows", "garnet-studs"])
    sc = bought_with(sc, "privilege-second", "privilege")
    sc.refuse("choose:bellows").do("buy:bellows")
    assert (sc.asked, sc.cards(1)) == (2, ["privilege-second", "bellows"])


@rule("J3.5", "J3.1")
def test_two_privileges_buy_no_third_card() -> None:
    own = owner("red6", "privilege", "privilege-second")
    sc = scene("advanced", p1=own, offer=["garnet-studs", "bellows", "monument-fire"])
    sc = bought_with(sc, "garnet-studs", "privilege")
    assert sc.offered("choose") == []
    sc.do("buy:bellows")
    assert sc.asked == 2


@rule("J3.3", "J3.4", "J3.5")
def test_modifiers_may_go_to_different_purchases() -> None:
    own = owner("red gold", "investment-colour", "archive-access", "privilege")
    sc = scene(p1=own, offer=["monument-water"], discard=["bellows"])
    start = sc.fork()
    sc = bought_with(sc, "monument-water", "investment-colour", "privilege")
    assert sc.legal()[-1] == "forgo"
    sc.do("buy:bellows")
    assert (sc.stock(1), sc.cards(1)) == ("", ["monument-water", "bellows"])
    start = bought_with(start, "bellows", "archive-access", "privilege")
    start.do("buy:monument-water")
    assert (start.stock(1), start.cards(1)) == ("", ["bellows", "monument-water"])


@rule("J3.5")
def test_both_from_the_discard_pile_cost_two_gold_each() -> None:
    sc = scene(p1=owner("red2 blue2 gold4", "privilege"), discard=["bellows", "quench-trough"])
    sc = bought_with(sc, "bellows", "privilege").do("buy:quench-trough")
    assert sc.stock(1) == ""


@rule("J3.4", "J3.5")
def test_only_one_archive_access_even_with_a_privilege() -> None:
    cards = ["archive-access", "archive-access-second", "privilege"]
    own = Has("red2 blue2 gold4", cards, harp=False, inkwell=False)
    sc = scene("advanced", p1=own, discard=["bellows", "quench-trough"])
    sc = bought_with(sc, "bellows", "archive-access", "privilege")
    assert sc.stock(1) == "red1 blue2 gold3"
    sc.refuse("choose:quench-trough").do("buy:quench-trough")
    assert (sc.stock(1), sc.cards(1)) == (
        "red1 gold1", ["archive-access-second", "bellows", "quench-trough"],
    )  # fmt: skip
