"""Choices and the log describe payments in full."""

from __future__ import annotations

from dvergar.games.jewellers.shown.names import gem_names
from dvergar.games.title import Choice
from tests.games.jewellers.box import counts
from tests.games.jewellers.scene import Has, Scene, scene
from tests.marks import rule

COLLAR = "livery-collar-fire"


def offered(sc: Scene, action: str) -> Choice:
    return next(o for o in sc.view(1).choices if o.action == action)


def opals() -> Scene:
    """Choose the gems of the default payment one by one, so that only bonuses are left."""
    own = Has("red2 blue1 gold1 opal-noble1 opal-court1")
    sc = scene("advanced", manner="opal", p1=own, offer=[COLLAR])
    return sc.do(f"choose:{COLLAR}", "pay:red", "pay:opal-court", "pay:opal-noble")


@rule("J3.12")
def test_paying_the_rest_shows_a_bonus_and_its_cost() -> None:
    rest = offered(opals(), "rest")
    assert rest.line.args["bonus"] == 1 and rest.line.args["school"] == "court"
    assert rest.line.args["parts"] == []
    assert rest.line.args["cost"] == rest.pays == ["red"]


@rule("J4.1")
def test_the_pointing_question_says_what_pointing_does() -> None:
    kept = scene("advanced", "clean", offer=["bellows"], cleanup="controlled")
    odd = scene("advanced", "clean", offer=["bellows"], cleanup="chaotic")
    asked = [sc.view(1).ask.id for sc in (kept, odd)]
    assert asked == ["jewellers-ask-point", "jewellers-ask-point-chaotic"]


@rule("J3.10")
def test_once_no_purchase_is_possible_the_question_does_not_mention_one() -> None:
    sc = scene("advanced", p1=Has("grey4 gold2", harp=True), white="red4", offer=["bellows"])
    assert sc.view(1).ask.id == "jewellers-ask-act"
    sc.do("white:red", "white:red", "white:red")
    assert sc.view(1).ask.id == "jewellers-ask-act-on"


@rule("J7.2")
def test_the_religion_patrons_question_says_how_many_cards_may_still_be_moved() -> None:
    four = ["brazier-of-the-flame", "altar-of-the-deep-earth"]
    deck = ["bellows", "anvil", "quench-trough", "long-tongs", "garnet-studs"]
    sc = scene("classic", "faith", patrons=True, p1=Has(cards=four), deck=deck)
    assert sc.view(1).ask.args == {"count": 2}
    assert sc.do("move:anvil:bottom").view(1).ask.args == {"count": 1}


@rule("J3.11")
def test_a_single_alternative_payment_is_shown_on_its_choice() -> None:
    sc = scene("classic", p1=Has("red2 blue1", ["investment-colour"]), offer=["garnet-studs"])
    other = offered(sc, "choose:garnet-studs")
    before = sc.stock(1)
    assert (other.line.id, other.line.args["mods"]) == ("jewellers-do-buy", ["investment"])
    sc.do("choose:garnet-studs")
    assert sc.cards(1) == ["garnet-studs"]
    paid = [a - b for a, b in zip(counts(before), counts(sc.stock(1)), strict=True)]
    assert gem_names(paid) == other.pays


@rule("J3.11")
def test_a_part_that_leaves_no_choice_shows_the_whole_payment() -> None:
    """Walks through every part of every payment, and checks that it pays what it says."""
    met = 0
    for card in ("ember-bracelet", "tidal-necklace", "silver-mirror"):
        own = Has("red3 green1 blue3 gold2 topaz2", ["investment-trio"])
        start = scene("classic", p1=own, offer=[card], category="aesthete")
        todo = [start.do(f"choose:{card}")] if f"choose:{card}" in start.legal() else []
        while todo:
            sc = todo.pop()
            for option in sc.view(1).choices:
                then = sc.fork().do(option.action)
                if then.view(1).question == "pay":
                    todo.append(then)
                    continue
                had, has = counts(sc.stock(1)), counts(then.stock(1))
                paid = [part.partition(":")[2] for part in sc.view(1).plan if "pay:" in part]
                spent = sorted(gem_names([a - b for a, b in zip(had, has, strict=True)]))
                assert sorted([*paid, *option.pays]) == spent, option.action
                met += 1
    assert met > 20


@rule("J3.11")
def test_paying_the_rest_shows_only_gems_not_paid_yet() -> None:
    stock = Has("red3 blue1 topaz2")
    sc = scene("classic", p1=stock, offer=["ember-bracelet"], category="aesthete")
    sc.do("choose:ember-bracelet", "pay:red")
    rest, paid = offered(sc, "rest"), [part.partition(":")[2] for part in sc.view(1).plan]
    assert rest.line.args["parts"] == rest.pays
    before = sc.stock(1)
    sc.do("rest")
    assert counts(before) == [a + b for a, b in zip(counts(sc.stock(1)), counted(paid + rest.pays))]


def counted(gems: list[str]) -> list[int]:
    return counts(" ".join(f"{gem}{gems.count(gem)}" for gem in dict.fromkeys(gems)))


@rule("J3.12")
def test_the_log_shows_what_a_bonus_cost() -> None:
    said = opals().do("rest").says(2)
    bought = next(line for line in said if line.startswith("bought "))
    assert "bonus=1 school=court cost=['red']" in bought


@rule("J3.3")
def test_a_purchase_shows_its_x() -> None:
    sc = scene(
        "advanced", p1=Has("red2 gold1", cards=["investment-colour"]), offer=["chalice-fire"]
    )
    assert offered(sc, "buy:chalice-fire").line.args["x"] == 2
    sc.do("choose:chalice-fire", "with:colour")
    assert offered(sc, "rest").line.args["x"] == 5


@rule("J3.8")
def test_the_log_names_the_cards_that_an_inkwell_adds() -> None:
    offer = ["bellows", "anvil", COLLAR]
    sc = scene("advanced", p1=Has("red1"), offer=offer, deck=["organ", "lute"])
    sc.do("ink:bellows", "ink:anvil")
    assert "refilled parts=['organ', 'lute']" in sc.says(2)


@rule("J3.10")
def test_uses_are_shown_only_during_turns() -> None:
    sc = scene("advanced", p1=Has("red1", harp=True), offer=[COLLAR], passed=[2])
    sc.do("harp:red")
    assert sum(sc.view(1).uses) == 1
    sc.do("pass")
    assert sc.view(1).phase != "turns" and sum(sc.view(1).uses) == 0
