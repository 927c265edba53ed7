"""Views explain why things can't be done, and count the squares that are left."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has, Words
from tests.games.jewellers.scene import Scene, scene
from tests.marks import rule


def missing_for(sc: Scene, card: str) -> object:
    """Return the gems that player 1's view lists as missing for a card."""
    found = [b.why for b in sc.view(1).blocked if b.thing == f"card/{card}"]
    return found[0].args["parts"]


def with_jokers(stock: str, opal: bool, *, offer: Words = (), discard: Words = ()) -> Scene:
    """Give player 1 opals, or topazes of the aesthetes."""
    return scene(
        "classic", p1=Has(stock), offer=offer, discard=discard,
        manner="opal" if opal else "topaz", category="" if opal else "aesthete",
    )  # fmt: skip


def cited(sc: Scene, thing: str) -> tuple[str, str]:
    """Return why player 1 can't use a thing, and the rule that says so."""
    found = [b for b in sc.view(1).blocked if b.thing == thing]
    return found[0].why.id.removeprefix("jewellers-why-"), found[0].rule


@rule("J3.3")
@pytest.mark.parametrize(
    ("cards", "missing"),
    [
        ([], ["red", "red", "red", "blue"]),
        (["investment-colour"], ["blue"]),
        (["investment-trio"], ["red", "red"]),
        (["investment-trio", "investment-colour"], ["blue"]),
        (["privilege"], ["red", "red", "red", "blue"]),
    ],
)
def test_missing_gems_assume_the_best_use_of_investments(
    cards: list[str], missing: list[str]
) -> None:
    """The Bracelet costs red 3 and blue 1."""
    sc = scene("classic", p1=Has("", cards), offer=["ember-bracelet"])
    assert missing_for(sc, "ember-bracelet") == missing


@rule("J3.11")
@pytest.mark.parametrize(
    ("stock", "opal", "missing"),
    [
        ("red topaz", False, ["red", "red"]),
        ("red topaz2", False, ["red"]),
        ("red opal-noble5", True, ["red", "red", "blue"]),
        ("red opal-aesthete2", True, ["red"]),
    ],
)
def test_gems_that_jokers_can_pay_are_not_missing(
    stock: str, opal: bool, missing: list[str]
) -> None:
    """The Bracelet costs red 3 and blue 1."""
    assert (
        missing_for(with_jokers(stock, opal, offer=["ember-bracelet"]), "ember-bracelet") == missing
    )
    enough = with_jokers(" ".join([stock, *missing]), opal, offer=["ember-bracelet"])
    assert "ember-bracelet" in enough.offered("buy")


@rule("J3.4", "J3.11")
@pytest.mark.parametrize(
    ("stock", "opal", "missing"),
    [
        ("topaz", False, ["red", "red", "gold"]),
        ("topaz3", False, ["red"]),
        ("opal-aesthete", True, ["red", "gold", "gold"]),
        ("red2 opal-aesthete3", True, ["gold", "gold"]),
    ],
)
def test_opals_do_not_pay_the_gold_of_the_discard_pile(
    stock: str, opal: bool, missing: list[str]
) -> None:
    """The Studs cost red 2, and 2 gold more from the discard pile."""
    assert (
        missing_for(with_jokers(stock, opal, discard=["garnet-studs"]), "garnet-studs") == missing
    )
    enough = with_jokers(" ".join([stock, *missing]), opal, discard=["garnet-studs"])
    assert "garnet-studs" in enough.offered("buy")


@rule("J3.4", "J7.4")
def test_missing_gems_include_the_discard_piles_modifiers() -> None:
    """The Studs cost red 2, and 2 gold more from the discard pile."""
    sc = scene("classic", p1=Has("red"), discard=["garnet-studs"])
    assert missing_for(sc, "garnet-studs") == ["red", "gold", "gold"]
    sc = scene("classic", p1=Has("red", ["archive-access"]), discard=["garnet-studs"])
    assert missing_for(sc, "garnet-studs") == ["gold"]
    marked = Has("red", ["portrait-frame-fire"])
    sc = scene("classic", patrons=True, p1=marked, discard=["garnet-studs"])
    assert (sc.state.marker, missing_for(sc, "garnet-studs")) == (0, ["gold"])


@rule("J3.10", "J3.14")
@pytest.mark.parametrize(("idle", "law"), [(6, "J3.14"), (5, "J3.10")])
def test_a_used_up_manoeuvre_cites_its_rule(idle: int, law: str) -> None:
    times = 1 if law == "J3.14" else 2
    own = Has("gold9 red9 grey5", idle=idle)
    sc = scene("classic", p1=own, offer=["bellows"], white="red5")
    sc.do(*["hammer:gold:red", "white:red", "white:red"] * times)
    assert cited(sc, "gift/warhammer") == ("used-up", law)
    assert cited(sc, "white") == ("used-up", law)


@rule("J3.10", "J3.14")
@pytest.mark.parametrize(("idle", "law"), [(6, "J3.14"), (5, "J3.10")])
def test_used_up_gifts_of_the_advanced_mode_cite_their_rule(idle: int, law: str) -> None:
    times = 1 if law == "J3.14" else 2
    own = Has("gold9 black3", idle=idle)
    sc = scene("advanced", p1=own, offer=["bellows"], black="red5")
    for _ in range(times):
        sc.do("harp:red", "tune:gold", f"ink:{sc.offered('ink')[0]}", "refill:gold", "black:red")
    for thing in ("gift/harp", "gift/inkwell", "black"):
        assert cited(sc, thing) == ("used-up", law)


@rule("J7.5", "J6.10")
def test_open_squares_are_never_fewer_than_none() -> None:
    sc = scene("classic", patrons=True, p1=Has("red2", hammer="forge"), round=5)
    sc.do("pass", "set:red", "set:red")
    assert (sc.player(1).placed[3], sc.view(1).players[0].open) == (2, [0, 0, 0, 0])
