"""J3.11, J3.12: topazes, opals and the bonus of an opal; discounts."""

from __future__ import annotations

import pytest

from tests.games.jewellers.brute_force_payments import bought, reached
from tests.games.jewellers.scene import Has, Scene, scene
from tests.marks import rule

ANY_NOBLE = {"noble:red", "noble:green", "noble:blue"}
ANY_RELIGION = {"religion:red", "religion:green", "religion:blue"}
NOT_RED = {"religion:green", "religion:blue"}


def topaz(stock: str, card: str, category: str, cards: tuple[str, ...] = ()) -> Scene:
    own = Has(stock, cards, harp=False, inkwell=False)
    return scene("advanced", p1=own, offer=[card], category=category)


def opal(stock: str, card: str, *, discard: bool = False, cards: tuple[str, ...] = ()) -> Scene:
    own = Has(stock, cards, harp=False, inkwell=False)
    return scene(
        "advanced", p1=own, offer=[] if discard else [card], discard=[card] if discard else [],
        manner="opal",
    )  # fmt: skip


def bonuses(sc: Scene, card: str) -> set[str]:
    return {way.bonus for way in reached(sc, card)} - {""}


@rule("J3.11")
@pytest.mark.parametrize(
    ("card", "category", "serves"),
    [
        ("garnet-studs", "aesthete", True),
        ("garnet-studs", "court", False),
        ("bellows", "forge", True),
        ("bellows", "aesthete", False),
        ("ceremonial-hammer", "court", True),
        ("ceremonial-hammer", "forge", True),
        ("ceremonial-hammer", "noble", False),
        ("mage-staff-fire", "noble", True),
        ("mage-staff-fire", "court", True),
        ("war-horn", "musician", True),
        ("chalice-fire", "religion", True),
    ],
)
def test_a_topaz_is_a_joker_for_the_rounds_category(card: str, category: str, serves: bool) -> None:
    sc = topaz("topaz4", card, category)
    assert (f"buy:{card}" in sc.legal()) == serves


@rule("J3.11")
def test_a_topaz_pays_any_unit_including_the_gold_for_the_discard_pile() -> None:
    sc = scene(p1=Has("topaz4 red"), discard=["bellows"], category="forge")
    sc.do("buy:bellows")
    assert sc.stock(1) == "topaz1"
    assert "buy" not in scene(p1=Has("topaz3"), discard=["bellows"], category="forge").verbs()


@rule("J3.11")
def test_an_opal_pays_for_its_own_category_in_every_round() -> None:
    for round in (1, 2, 5):
        own = Has("opal-forge2 opal-noble2")
        sc = scene(p1=own, offer=["bellows", "garnet-studs"], manner="opal", round=round)
        assert sc.offered("buy") == ["bellows"]


@rule("J3.11")
def test_an_opal_pays_only_the_printed_cost() -> None:
    assert "buy" not in opal("opal-forge4", "bellows", discard=True).verbs()
    assert "buy" not in opal("opal-forge4 gold", "bellows", discard=True).verbs()
    sc = opal("opal-forge4 gold2", "bellows", discard=True).do("buy:bellows")
    assert sc.stock(1) == "opal-forge2"


@rule("J3.11")
def test_a_court_badge_accepts_opals_of_both_categories() -> None:
    sc = opal("opal-court opal-forge blue gold", "ceremonial-hammer").do("buy:ceremonial-hammer")
    assert sc.stock(1) == ""


@rule("J3.11")
@pytest.mark.parametrize("card", ["investment-trio", "archive-access", "privilege"])
def test_jokers_cannot_pay_for_green_backed_cards(card: str) -> None:
    opals = "opal-court opal-aesthete opal-noble opal-memorist opal-forge opal-religion"
    assert "buy" not in scene(p1=Has(opals), offer=[card], manner="opal").verbs()
    for category in ("court", "aesthete", "noble", "memorist", "forge", "religion"):
        assert "buy" not in scene(p1=Has("topaz2"), offer=[card], category=category).verbs()


@rule("J3.11")
def test_jokers_cannot_pay_for_gifts() -> None:
    own = Has("topaz3", harp=False, inkwell=False)
    assert scene("advanced", p1=own, category="musician").legal() == ["pass"]
    assert scene("classic", p1=Has("topaz3")).legal() == ["pass"]


@rule("J3.11", "J5.1")
@pytest.mark.parametrize("auction", ["open", "closed"])
def test_jokers_cannot_pay_bids(auction: str) -> None:
    sc = scene(
        "advanced", "auction", p1=Has("topaz3 red2"), p2=Has("topaz"),
        auction="open" if auction == "open" else "closed",
    )  # fmt: skip
    assert not sc.verbs() & {"bid", "hide"}


@rule("J3.11")
def test_jokers_may_be_spent_even_if_the_colour_is_in_stock() -> None:
    sc = topaz("red2 topaz2", "garnet-studs", "aesthete")
    assert {way.stock[:5] for way in reached(sc, "garnet-studs")} == {
        (0, 0, 0, 0, 2), (1, 0, 0, 0, 1), (2, 0, 0, 0, 0),
    }  # fmt: skip
    assert sc.do("buy:garnet-studs").stock(1) == "topaz2"


@rule("J3.11")
def test_by_default_jokers_pay_only_for_missing_gems() -> None:
    sc = topaz("red green3 topaz3", "spectacles-red-green", "forge").do("buy:spectacles-red-green")
    assert sc.stock(1) == "green2 topaz2"


@rule("J3.11")
def test_overpaying_is_not_possible() -> None:
    sc = topaz("red5 topaz5 green5", "garnet-studs", "aesthete")
    assert all(sum(way.stock) == 13 for way in reached(sc, "garnet-studs"))


@rule("J3.11", "J6.4")
@pytest.mark.parametrize(("mirrors", "units"), [(0, 7), (1, 5), (2, 3)])
def test_each_mirror_takes_two_chosen_units_off_an_orb(mirrors: int, units: int) -> None:
    own = ("silver-mirror", "gilded-mirror")[:mirrors]
    sc = topaz("red3 green blue gold2", "orb-of-embers", "court", own)
    stocks = {way.stock[:4] for way in reached(sc, "orb-of-embers")}
    assert {sum(stock) for stock in stocks} == {7 - units}
    if mirrors == 1:
        assert stocks == {
            (2, 0, 0, 0), (0, 0, 0, 2), (1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1),
            (0, 1, 1, 0), (0, 1, 0, 1), (0, 0, 1, 1),
        }  # fmt: skip


@rule("J3.11", "J6.4")
def test_a_mirror_does_not_reduce_the_two_gold_for_the_discard_pile() -> None:
    mirrors = ["silver-mirror", "gilded-mirror"]
    for gold, enough in ((0, False), (1, False), (2, True)):
        own = Has(f"red3 green blue {f'gold{gold}' if gold else ''}", mirrors)
        sc = scene(p1=own, discard=["orb-of-embers"])
        assert ("buy:orb-of-embers" in sc.legal()) == enough
    found = {way.stock[:4] for way in reached(sc, "orb-of-embers")}
    assert (2, 0, 0, 0) in found
    assert {sum(stock) for stock in found} == {2}


@rule("J3.11")
def test_discounts_add_up_and_never_carry_over_to_another_colour() -> None:
    own = Has("", ["silver-mirror", "gilded-mirror", "investment-trio"])
    sc = scene(p1=own, offer=["orb-of-embers"]).do("buy:orb-of-embers")  # 4 and 3 units off 7
    assert sc.cards(1) == ["silver-mirror", "gilded-mirror", "orb-of-embers"]
    own = Has("", ["investment-colour"])
    assert "buy" not in scene(p1=own, offer=["festival-parure"]).verbs()


@rule("J3.12")
@pytest.mark.parametrize(
    ("card", "stock", "found"),
    [
        ("monument-fire", "red2 opal-memorist gold", {"memorist"}),
        ("garnet-studs", "red opal-aesthete gold", {"aesthete"}),
        ("bellows", "red opal-forge gold2", {"forge"}),
        ("bellows", "red opal-forge gold", set()),
        ("fiddle", "red3 opal-musician gold2", {"musician"}),
        ("signet-of-the-elders", "gold2 opal-noble red green blue", ANY_NOBLE),
        ("brazier-of-the-flame", "red4 green blue gold opal-religion", NOT_RED),
        ("plinth-red-green", "red2 opal-religion red2 green2 blue2 gold", {"religion:blue"}),
        ("offering-table", "red2 green2 blue2 opal-religion", ANY_RELIGION),
        ("coronation-censer", "red green3 blue2 gold opal-religion", ANY_RELIGION),
        ("chalice-fire", "red2 green blue opal-religion", NOT_RED),
        ("reliquary-water", "blue2 red gold opal-religion", {"religion:red"}),
    ],
)  # fmt: skip
def test_paying_with_an_opal_offers_its_bonus(card: str, stock: str, found: set[str]) -> None:
    assert bonuses(opal(stock, card), card) == found


@rule("J3.12")
def test_a_court_opal_gives_a_loyalty_badge_of_the_colour_paid() -> None:
    sc = opal("red green gold opal-court blue", "portrait-frame-fire")
    logos = set()
    for end in bought(sc, "portrait-frame-fire"):
        own = end.view(1).players[0]
        logos.add((own.cards[0].bonus, tuple(own.logos)))
    assert ("court:blue", (2, 0, 1, 0)) in logos, "it counts at once"
    assert ("", (2, 0, 0, 0)) in logos


@rule("J3.12")
def test_a_noble_opal_gives_a_rune_of_the_colour_paid_at_once() -> None:
    sc = opal("red2 opal-noble blue", "runic-arms-fire")
    runes = {tuple(end.view(1).players[0].runes) for end in bought(sc, "runic-arms-fire")}
    assert runes == {(1, 0, 0, 0), (1, 0, 1, 0)}


@rule("J3.12")
def test_other_bonuses_score_only_at_the_end() -> None:
    sc = opal("red opal-aesthete gold", "garnet-studs")
    assert {end.view(1).players[0].badges for end in bought(sc, "garnet-studs")} == {1}


@rule("J3.12")
def test_no_bonus_without_an_opal_in_the_payment() -> None:
    sc = opal("red2 gold opal-aesthete", "garnet-studs")
    found = {(way.stock[0], way.stock[6], way.bonus) for way in reached(sc, "garnet-studs")}
    assert found == {(0, 1, ""), (1, 0, ""), (1, 0, "aesthete")}


@rule("J3.12")
def test_a_unit_taken_off_by_a_discount_offers_no_bonus() -> None:
    sc = opal("opal-memorist gold", "monument-fire", cards=("investment-colour",))
    assert [way.bonus for way in reached(sc, "monument-fire")] == [""]
    assert sc.do("buy:monument-fire").stock(1) == "gold1 opal-memorist1"


@rule("J3.12")
def test_the_bonus_is_paid_in_plain_gems_once_and_never_discounted() -> None:
    sc = opal("red opal-aesthete3", "garnet-studs", cards=("investment-colour",))
    assert bonuses(sc, "garnet-studs") == set(), "an opal is no gold"
    sc = opal("red opal-aesthete gold5", "garnet-studs")
    assert {way.stock[3] for way in reached(sc, "garnet-studs")} == {5, 4}


@rule("J3.12")
def test_opals_of_two_categories_offer_one_of_the_two_bonuses() -> None:
    sc = opal("blue red gold2 opal-court opal-forge gold2", "ceremonial-hammer")
    both = [w for w in reached(sc, "ceremonial-hammer") if w.stock[5] == w.stock[9] == 0]
    assert {way.bonus.partition(":")[0] for way in both} == {"", "court", "forge"}


@rule("J3.12")
def test_topazes_offer_no_bonus() -> None:
    sc = topaz("red topaz gold3", "garnet-studs", "aesthete")
    assert bonuses(sc, "garnet-studs") == set()
