"""J7.3: the musician patron shows the deck's top two cards and sells one."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.scene import Scene, scene
from tests.marks import rule

TOP = ["monument-fire", "lineage-scroll", "anvil", "long-tongs"]
LUTE_FIDDLE = ["lute", "fiddle"]  # two kinds of symbol twice
THREE = ["organ"]  # three kinds once


def listening(
    *players: Has, deck: list[str] | None = None, crown: int = 1, direction: int = 1,
    round: int = 2, category: str = "court", opal: bool = False,
) -> Scene:  # fmt: skip
    p1, p2, p3, p4 = [*players, None, None, None][:4]
    return scene(
        "advanced", "music", seats=max(2, len(players)), patrons=True, p1=p1, p2=p2, p3=p3, p4=p4,
        deck=[*TOP, REST] if deck is None else deck, crown=crown, direction=direction, round=round,
        category="" if opal else category, manner="opal" if opal else "topaz", offer=["bellows"],
    )  # fmt: skip


@rule("J7.3")
def test_a_player_with_three_symbols_looks_at_the_top_two_and_may_buy_one() -> None:
    sc = listening(Has("red3", THREE))
    assert (sc.asked, sc.view(1).question) == (1, "listen")
    assert sc.known(1)[:3] == [*TOP[:2], "?"]
    assert set(sc.known(2)) == {"?"}
    assert sc.legal() == ["buy:monument-fire", "forgo"]
    sc.do("buy:monument-fire")
    assert (sc.cards(1), sc.stock(1)) == (["organ", "monument-fire"], "")
    assert (sc.phase(), sc.asked) == ("turns", 1)
    sc.settled()


@rule("J7.3", "J7.0")
@pytest.mark.parametrize(
    ("cards", "looks"),
    [
        (["lute"], False),
        (["lute", "war-horn"], True),
        (["lute", "mage-staff-fire"], True),
        (["mage-staff-fire", "mage-staff-earth"], False),
        (["mage-staff-fire", "mage-staff-earth", "mage-staff-water"], True),
        (["drum-fire", "drum-earth+musician"], False),
    ],
)
def test_what_counts_as_three_symbols(cards: list[str], looks: bool) -> None:
    """A Staff counts as one; an active Harp and a musician opal do not."""
    sc = listening(Has("red9 green9 blue9 gold9", cards, harp=True))
    assert (sc.phase() == "music") == looks
    assert (sc.known(1)[0] == TOP[0]) == looks


@rule("J7.3")
def test_the_patron_does_nothing_in_round_one() -> None:
    assert listening(Has("red9", THREE), round=1).phase() == "turns"


@rule("J7.3")
def test_a_player_who_can_afford_neither_still_looks() -> None:
    sc = listening(Has("red2", THREE))
    assert (sc.view(2).question, sc.legal()) == ("listen", ["forgo"])  # so nobody knows
    assert sc.known(1)[:3] == [*TOP[:2], "?"]


@rule("J7.3", "J7.8")
def test_nobody_learns_whether_a_player_could_afford_the_cards_they_saw() -> None:
    seen = []
    for top in (["monument-fire", "anvil"], ["lineage-scroll", "moonwater-drops"]):
        sc = listening(Has("red3", THREE), Has(), deck=[*top, "long-tongs"])
        seen.append((sc.offered("buy") != [], (sc.view(2), sc.view(0), sc.says(2), sc.says(0))))
        sc.do("forgo").settled()
    (payable, first), (unpayable, second) = seen
    assert (payable, unpayable, first) == (True, False, second)


@rule("J7.3")
@pytest.mark.parametrize(
    ("cards", "least"),
    [
        (THREE, "red3"),
        (["lute", "war-horn"], "red2"),
        (LUTE_FIDDLE, "red"),
        (["lute", "bagpipe-fire"], "red2"),
        ([*LUTE_FIDDLE, "flute"], ""),
        ([*LUTE_FIDDLE, "mage-staff-fire"], "red"),
        ([*LUTE_FIDDLE, "mage-staff-fire", "mage-staff-earth"], ""),
        (["lute", "war-horn", "mage-staff-fire"], "red"),
        (["drum-fire", "mage-staff-fire", "mage-staff-earth"], "red2"),
        (["organ", "mage-staff-fire", "mage-staff-earth"], "red"),
        (["drum-earth", "drum-water", "mage-staff-fire", "mage-staff-earth"], "red"),
    ],
)
def test_each_kind_of_symbol_held_twice_takes_off_a_crystal(cards: list[str], least: str) -> None:
    """The Monument costs three red; each Staff counts as the most helpful symbol."""
    sc = listening(Has(least, cards), deck=["monument-fire", REST])
    assert "monument-fire" in sc.offered("buy")
    sc.do("buy:monument-fire")
    assert sc.stock(1) == ""
    if least:
        less = {"red3": "red2", "red2": "red", "red": ""}[least]
        assert "monument-fire" not in listening(Has(less, cards)).offered("buy")


@rule("J7.3")
def test_gold_is_never_reduced_and_the_crystal_is_chosen() -> None:
    sc = listening(Has("gold", LUTE_FIDDLE))
    assert sc.offered("buy") == ["lineage-scroll"]
    assert listening(Has("blue2", LUTE_FIDDLE)).offered("buy") == []
    mixed = listening(Has("red green blue", ["lute", "war-horn"]), deck=["ember-bracelet", REST])
    assert mixed.offered("buy") == []  # red 3, blue 1
    mixed = listening(Has("red2 blue", ["lute", "war-horn"]), deck=["ember-bracelet", REST])
    assert "ember-bracelet" in mixed.offered("buy")
    mixed = listening(Has("red3", ["lute", "war-horn"]), deck=["ember-bracelet", REST])
    assert "ember-bracelet" in mixed.offered("buy")


@rule("J7.3", "J3.3")
def test_the_bank_pays_crystals_taken_off_x() -> None:
    sc = listening(Has("red", LUTE_FIDDLE), deck=["chalice-fire", REST]).do("buy:chalice-fire")
    assert (sc.player(1).laid[-1], sc.stock(1)) == (3, "")


@rule("J7.3", "J3.11")
def test_jokers_and_mirrors_help_as_usual() -> None:
    topaz = listening(Has("topaz3", THREE), category="memorist")
    assert topaz.offered("buy") == ["monument-fire"]
    assert listening(Has("topaz3", THREE), category="court").legal() == ["forgo"]
    orb = Has("red red", [*LUTE_FIDDLE, "silver-mirror", "gilded-mirror"])
    assert "orb-of-embers" in listening(orb, deck=["orb-of-embers", REST]).offered("buy")


@rule("J7.3", "J3.12")
def test_an_opal_bonus_can_be_paid() -> None:
    sc = listening(Has("red2 gold opal-memorist", THREE), opal=True)
    sc.do("choose:monument-fire")
    while sc.phase() == "music":
        bonus = [text for text in sc.legal() if text.startswith("bonus")]
        sc.do(bonus[0] if bonus else next(t for t in sc.legal() if t != "rest"))
    assert sc.view(1).players[0].cards[-1].bonus == "memorist"


@rule("J7.3")
def test_manoeuvres_and_discount_cards_cannot_be_used() -> None:
    cards = [*THREE, "investment-trio", "privilege"]
    sc = listening(Has("red3 grey2", cards, inkwell=True, harp=True))
    assert sc.verbs() <= {"buy", "choose", "forgo"}
    assert listening(Has("red2 grey2", cards, harp=True)).legal() == ["forgo"]


@rule("J7.3")
@pytest.mark.parametrize(("crown", "direction", "order"), [(1, 1, [1, 2]), (2, 1, [2, 1])])
def test_players_look_in_turn_order_from_the_crown_holder(
    crown: int, direction: int, order: list[int]
) -> None:
    sc = listening(Has("red9", THREE), Has("red9", LUTE_FIDDLE), crown=crown, direction=direction)
    asked = []
    while sc.phase() == "music":
        asked.append(sc.asked)
        sc.do("forgo")
    assert asked == order


@rule("J7.3")
def test_the_direction_of_play_decides_the_order() -> None:
    three = [Has("red9", THREE), Has("red9", LUTE_FIDDLE), Has("red9", ["drum-fire", "flute"])]
    for direction, order in [(1, [2, 3, 1]), (-1, [2, 1, 3])]:
        sc = listening(*three, crown=2, direction=direction)
        asked = []
        while sc.phase() == "music":
            asked.append(sc.asked)
            sc.do("forgo")
        assert asked == order


@rule("J7.3", "J7.8")
def test_cards_not_bought_stay_on_top_in_order() -> None:
    sc = listening(Has("blue2 gold", THREE), Has("red9 green9 gold9", LUTE_FIDDLE))
    sc.do("buy:lineage-scroll")
    assert sc.deck()[:3] == ["monument-fire", "anvil", "long-tongs"]
    assert sc.known(1)[:2] == ["monument-fire", "?"]
    assert sc.known(2)[:3] == ["monument-fire", "anvil", "?"]
    assert sorted(sc.offered("buy", 2)) == ["anvil", "monument-fire"]
    sc.do("forgo")
    assert sc.deck()[:3] == ["monument-fire", "anvil", "long-tongs"]


@rule("J7.3", "J4.4")
def test_a_short_deck_shows_the_cards_it_has() -> None:
    sc = listening(Has("red9", THREE), deck=["monument-fire"])
    assert sc.offered("buy") == ["monument-fire"]
    assert listening(Has("red9", THREE), deck=[]).phase() == "turns"


@rule("J7.3", "J7.6")
def test_a_triple_by_this_purchase_is_not_rewarded_now_or_later() -> None:
    cards = [*THREE, "livery-collar-earth", "livery-collar-water"]
    sc = listening(Has("blue2 gold red9", cards)).do("buy:lineage-scroll")
    assert sc.phase() == "turns"
    sc.do("buy:bellows")
    assert sc.asked == 2


@rule("J7.3")
def test_the_view_shows_what_is_missing_for_the_two_cards() -> None:
    sc = listening(Has("red2", THREE))
    found = {b.thing: (b.why.args["parts"], b.rule) for b in sc.view(1).blocked}
    assert found["card/monument-fire"] == (["red"], "J7.3")
    assert {*found} == {f"card/{card}" for card in TOP[:2]}
