"""J7.6: the noble patron rewards a new triple of runes; J7.7: medallion income."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.scene import Mode, Scene, scene
from tests.marks import rule

RED_GREEN = ["livery-collar-earth", "livery-collar-water"]
BLUE = "livery-collar-fire"  # red 2, blue 1
LAST = [
    "garnet-studs", "moss-agate-clasp", "moonwater-drops", "ember-bracelet", "oakleaf-tiara",
    "tidal-necklace", "silver-mirror",
]  # fmt: skip
MORE = ["portrait-frame-fire", "portrait-frame-earth", "portrait-frame-water"]


def noble(
    stock: str = "red2 blue", cards: list[str] | None = None, *, mode: Mode = "classic",
    round: int = 2, offer: list[str] | None = None, deck: list[str] | None = None,
    white: str = "", triples: int = 0, opal: bool = False,
) -> Scene:  # fmt: skip
    below = [*MORE, *LAST]
    mine = RED_GREEN if cards is None else cards
    return scene(
        mode, patrons=True, p1=Has(stock, mine, triples=triples), white=white, round=round,
        offer=[BLUE] if offer is None else offer, manner="opal" if opal else "topaz",
        deck=["bellows", "anvil", *below] if deck is None else deck,
    )  # fmt: skip


@rule("J7.6")
def test_the_view_shows_what_is_missing_for_the_last_cards() -> None:
    """The Studs cost red 2, and the patron takes one off."""
    blocked = noble().do(f"buy:{BLUE}").view(1).blocked
    found = {b.thing: (b.why.args["parts"], b.rule) for b in blocked}
    assert found["card/garnet-studs"] == (["red"], "J7.6")
    assert {*found} == {f"card/{card}" for card in LAST}


@rule("J7.6")
@pytest.mark.parametrize(("mode", "seen"), [("classic", LAST), ("advanced", MORE + LAST)])
def test_a_new_triple_lets_the_player_look_at_the_last_cards_of_the_deck(
    mode: Mode, seen: list[str]
) -> None:
    sc = noble("red9 green9 blue9 gold9", mode=mode).do(f"buy:{BLUE}")
    assert (sc.asked, sc.view(1).question) == (1, "noble")
    hidden = ["?"] * (12 - len(seen))
    assert sc.known(1) == [*hidden, *seen]
    assert set(sc.known(2)) == {"?"}
    assert set(sc.offered("buy")) == set(seen)


@rule("J7.6")
def test_one_card_may_be_bought_a_crystal_cheaper_and_the_rest_keep_their_order() -> None:
    sc = noble("red3 blue").do(f"buy:{BLUE}")
    assert sc.stock(1) == "red1"
    assert sc.offered("buy") == ["garnet-studs"]
    sc.do("buy:garnet-studs")
    assert (sc.cards(1)[-1], sc.stock(1)) == ("garnet-studs", "")
    assert sc.deck() == ["bellows", "anvil", *MORE, *LAST[1:]]
    assert sc.known(1) == ["?"] * 5 + LAST[1:]
    assert sc.asked == 2
    sc.settled()


@rule("J7.6")
def test_gold_is_not_reduced_and_no_extra_gold_is_due() -> None:
    """The Tiara costs green 3, red 1, gold 1."""
    assert "oakleaf-tiara" in noble("red2 blue green3 gold").do(f"buy:{BLUE}").offered("buy")
    assert "oakleaf-tiara" in noble("red3 blue green2 gold").do(f"buy:{BLUE}").offered("buy")
    sc = noble("red3 blue green3").do(f"buy:{BLUE}")
    assert "oakleaf-tiara" not in sc.offered("buy")


@rule("J7.6")
def test_the_reward_may_be_declined_but_the_cards_stay_known() -> None:
    sc = noble("red3 blue").do(f"buy:{BLUE}", "forgo")
    assert (sc.asked, sc.known(1)[-7:]) == (2, LAST)


@rule("J7.6")
def test_the_player_looks_even_if_nothing_can_be_bought() -> None:
    sc = noble().do(f"buy:{BLUE}")
    assert (sc.asked, sc.legal(), sc.known(1)[-7:]) == (1, ["forgo"], LAST)
    assert sc.do("forgo").asked == 2
    sc.settled()


@rule("J7.6", "J7.8")
def test_nobody_learns_whether_a_player_could_afford_the_cards_they_saw() -> None:
    seen = []
    for deck in (["garnet-studs", "moss-agate-clasp"], ["moonwater-drops", "orb-of-embers"]):
        sc = noble("red3 blue", deck=deck).do(f"buy:{BLUE}")
        seen.append((sc.offered("buy") != [], (sc.view(2), sc.view(0), sc.says(2), sc.says(0))))
        sc.do("forgo").settled()
    (payable, first), (unpayable, second) = seen
    assert (payable, unpayable, first) == (True, False, second)


@rule("J7.6", "J3.2")
def test_the_reward_may_be_an_exchange_of_up_to_two_grey_stones() -> None:
    sc = noble("red2 blue grey5", white="red2 green").do(f"buy:{BLUE}")
    sc.do("white:red", "white:red")
    assert (sc.offered("white"), sc.stock(1)) == ([], "red2 grey3")
    assert "garnet-studs" in sc.offered("buy")
    sc.do("buy:garnet-studs")
    assert sc.asked == 2


@rule("J7.6", "J3.2")
@pytest.mark.parametrize("order", [["red", "gold"], ["gold", "red"], ["gold", "gold"]])
def test_the_two_stones_are_exchanged_in_any_order(order: list[str]) -> None:
    sc = noble("red2 blue grey2", white="red gold2").do(f"buy:{BLUE}")
    for kind in order:
        assert kind in sc.offered("white")
        sc.do(f"white:{kind}")
    assert sum(sc.player(1).stock[:4]) == 2


@rule("J7.6", "J3.2")
def test_this_exchange_does_not_count_as_one_of_the_turn() -> None:
    sc = noble("red2 blue grey5", white="red3 gold").do("white:gold", "white:red", f"buy:{BLUE}")
    assert sc.offered("white") == ["red"]
    sc.do("white:red")
    assert sc.offered("white") == ["red"]


@rule("J7.6")
def test_a_triple_of_round_one_is_not_rewarded() -> None:
    sc = noble(round=1).do(f"buy:{BLUE}")
    assert sc.asked == 2
    assert set(sc.known(1)) == {"?"}
    assert sc.player(1).triples == 1


@rule("J7.6")
def test_each_triple_is_rewarded_once() -> None:
    sc = noble("red9 blue9", [*RED_GREEN, BLUE], triples=1, offer=["bellows"], deck=LAST)
    sc.do("buy:bellows")
    assert sc.asked == 2


@rule("J7.6")
def test_choice_runes_complete_a_triple() -> None:
    for cards in (
        [*RED_GREEN[:1], "circlet-of-houses"],
        ["circlet-of-houses", "throne-of-concord"],
    ):
        sc = noble("red9 blue9", cards, mode="advanced").do(f"buy:{BLUE}")
        assert sc.view(1).question == "noble"
    sc = noble("red9 blue9", RED_GREEN[:1], mode="advanced").do(f"buy:{BLUE}")
    assert sc.asked == 2


@rule("J7.6", "J7.0")
def test_a_staff_does_not_count_as_a_rune_yet() -> None:
    cards = [RED_GREEN[0], "mage-staff-earth"]
    assert noble("red9 blue9", cards, mode="advanced").do(f"buy:{BLUE}").asked == 2


@rule("J7.6", "J7.0", "J3.12")
def test_a_noble_opals_rune_counts_at_once() -> None:
    assert noble("red9 blue9", [f"{RED_GREEN[0]}+noble:green"]).do(f"buy:{BLUE}").asked == 1
    assert noble("red9 blue9", [f"{RED_GREEN[0]}+court:green"]).do(f"buy:{BLUE}").asked == 2


@rule("J7.6")
def test_two_triples_by_one_purchase_give_one_reward() -> None:
    """Two red, two green, one blue; the Scroll adds a blue and one of choice."""
    cards = ["runic-arms-fire", "runic-arms-earth", *RED_GREEN]
    sc = noble("blue3 gold2 red", cards, offer=["lineage-scroll", "bellows"], deck=LAST)
    sc.do("buy:lineage-scroll")
    assert sc.view(1).question == "noble"
    sc.do("forgo")
    assert (sc.asked, sc.player(1).triples) == (2, 2)


@rule("J7.6")
def test_the_card_bought_may_earn_the_next_reward() -> None:
    """Two green, two blue; a red one from the offer, the next red one from the deck."""
    cards = ["runed-helm", "runic-arms-earth", BLUE]
    deck = ["bellows", "garnet-studs", "ember-bracelet"]
    sc = noble("red9 blue9", cards, deck=deck, offer=["monument-fire"]).do("buy:monument-fire")
    assert (sc.view(1).question, sc.player(1).triples) == ("noble", 1)
    sc.do("buy:ember-bracelet")
    assert (sc.view(1).question, sc.player(1).triples) == ("noble", 2)
    assert sorted(sc.offered("buy")) == ["bellows", "garnet-studs"]
    sc.do("buy:bellows")
    assert sc.asked == 2


@rule("J7.6", "J3.5")
def test_the_reward_comes_before_privileges_second_purchase() -> None:
    cards = [*RED_GREEN, "privilege"]
    sc = noble("red9 blue9 green9 gold9", cards, offer=[BLUE, "bellows"], deck=LAST)
    sc.do(f"choose:{BLUE}")
    if "with:privilege" in sc.legal():
        sc.do("with:privilege")
    while sc.view(1).question == "pay":
        sc.do("rest")
    assert sc.view(1).question == "noble"
    sc.do("buy:garnet-studs")
    while sc.view(1).question == "pay":
        sc.do("rest")
    assert (sc.asked, sc.view(1).question) == (1, "second")
    sc.do("buy:bellows")
    assert sc.asked == 2


@rule("J7.6", "J4.4")
def test_the_reward_works_with_a_short_or_empty_deck() -> None:
    sc = noble("red9 blue9", deck=["garnet-studs"]).do(f"buy:{BLUE}")
    assert sc.known(1) == ["garnet-studs"]
    assert noble("red9 blue9", deck=[]).do(f"buy:{BLUE}").asked == 2


@rule("J7.6", "J4.4")
def test_with_an_empty_deck_grey_stones_may_still_be_exchanged() -> None:
    sc = noble("red2 blue grey3", deck=[], white="red gold").do(f"buy:{BLUE}")
    assert (sc.view(1).question, sc.legal()) == ("noble", ["white:red", "white:gold", "forgo"])
    sc.do("white:gold", "white:red")
    assert (sc.asked, sc.stock(1)) == (2, "red1 gold1 grey1")
    sc = noble("red2 blue grey", deck=[], white="red").do(f"buy:{BLUE}")
    assert sc.view(1).choices[-1].line.id == "jewellers-do-forgo-reward"
    assert sc.do("forgo").asked == 2
    assert noble("red2 blue grey", deck=[]).do(f"buy:{BLUE}").asked == 2


@rule("J7.6", "J4.4", "J3.5")
def test_the_exchange_with_an_empty_deck_comes_before_privileges_second_purchase() -> None:
    cards = [*RED_GREEN, "privilege"]
    sc = noble("red3 blue grey", cards, offer=[BLUE, "hooked-tongs"], deck=[], white="red gold")
    sc.do(f"choose:{BLUE}")
    assert sc.view(1).question == "noble"
    sc.do("white:gold")
    assert (sc.view(1).question, sc.offered("buy")) == ("second", ["hooked-tongs"])


@rule("J7.6")
def test_without_the_variant_there_is_no_reward() -> None:
    sc = scene(p1=Has("red2 blue", RED_GREEN), offer=[BLUE], deck=[REST]).do(f"buy:{BLUE}")
    assert sc.asked == 2


def earning(round: int, patrons: bool, cards: list[str]) -> Scene:
    return scene(
        "classic", "income", p1=Has(cards=cards), p2=Has(), patrons=patrons, round=round
    )  # fmt: skip


THREE = ["portrait-frame-fire", "portrait-frame-earth"]  # red, green and the many-coloured one


@rule("J7.7", "J4.2")
@pytest.mark.parametrize(
    ("round", "patrons", "picks"),
    [(1, True, 1), (2, True, 1), (3, True, 2), (4, True, 2), (4, False, 1)],
)
def test_two_rewards_from_round_three_on(round: int, patrons: bool, picks: int) -> None:
    sc = earning(round, patrons, THREE)
    gained = 0
    while sc.phase() == "income":
        sc.do(f"medal:{sc.offered('medal')[0]}")
        gained += 1
    assert sc.state.round == round + 1
    money = sc.player(1).stock
    assert sum(money[:4]) == picks
    assert gained <= picks


@rule("J7.7")
def test_a_player_who_wins_more_than_two_rewards_chooses() -> None:
    sc = earning(3, True, THREE)
    assert sc.view(1).question == "medal"
    assert sc.offered("medal") == ["red", "green", "gold"]
    pairs = []
    for first in sc.offered("medal"):
        fork = sc.fork().do(f"medal:{first}")
        assert set(fork.offered("medal")) == set(sc.offered("medal")) - {first}
        pairs += [fork.fork().do(f"medal:{n}").stock(1) for n in fork.offered("medal")]
    assert sorted(pairs) == sorted(["red1 green1", "red1 gold1", "green1 gold1"] * 2)


@rule("J7.7")
def test_two_rewards_are_both_given_automatically() -> None:
    sc = earning(3, True, ["portrait-frame-fire"])
    assert (sc.stock(1), sc.state.round) == ("red1 gold1", 4)


@rule("J7.7", "J7.0")
def test_gifts_give_no_income_but_a_court_opals_logo_does() -> None:
    gifts = [Has(hammer="families"), Has(hammer="forge")]
    sc = scene("classic", "income", p1=gifts[0], p2=gifts[1], patrons=True, round=3)
    assert (sc.stocks(), sc.state.round) == (["", ""], 4)
    ink = [Has(inkwell=True), Has(inkwell=False)]
    sc = scene("advanced", "income", p1=ink[0], p2=ink[1], patrons=True, round=3)
    assert (sc.stocks(), sc.state.round) == (["", ""], 4)
    opal = Has(cards=["long-tongs+court:blue"])
    sc = scene("classic", "income", p1=opal, patrons=True, manner="opal", round=3)
    assert sc.stock(1) == "blue1 gold1"
