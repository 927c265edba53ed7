"""What a player is told of what can't be done, and of the squares that are left."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has, Words
from tests.games.jewellers.scene import Scene, scene
from tests.marks import rule


def lacking(sc: Scene, card: str) -> object:
    """The gems that player 1 is told to lack for a card."""
    found = [b.why for b in sc.view(1).blocked if b.thing == f"card/{card}"]
    return found[0].args["parts"]


def joking(stock: str, opal: bool, *, offer: Words = (), discard: Words = ()) -> Scene:
    """Player 1 has opals, or topazes of the aesthetes."""
    return scene(
        "classic", p1=Has(stock), offer=offer, discard=discard,
        manner="opal" if opal else "topaz", category="" if opal else "aesthete",
    )  # fmt: skip


def cited(sc: Scene, thing: str) -> tuple[str, str]:
    """Why player 1 can't use a thing, and the rule that says so."""
    found = [b for b in sc.view(1).blocked if b.thing == thing]
    return found[0].why.id.removeprefix("jewellers-why-"), found[0].rule


@rule("J3.3")
@pytest.mark.parametrize(
    ("cards", "lacks"),
    [
        ([], ["red", "red", "red", "blue"]),
        (["investment-colour"], ["blue"]),
        (["investment-trio"], ["red", "red"]),
        (["investment-trio", "investment-colour"], ["blue"]),
        (["privilege"], ["red", "red", "red", "blue"]),
    ],
)
def test_what_is_lacking_counts_investments_at_their_best(
    cards: list[str], lacks: list[str]
) -> None:
    """The Bracelet costs red 3 and blue 1."""
    sc = scene("classic", p1=Has("", cards), offer=["ember-bracelet"])
    assert lacking(sc, "ember-bracelet") == lacks


@rule("J3.11")
@pytest.mark.parametrize(
    ("stock", "opal", "lacks"),
    [
        ("red topaz", False, ["red", "red"]),
        ("red topaz2", False, ["red"]),
        ("red opal-noble5", True, ["red", "red", "blue"]),
        ("red opal-aesthete2", True, ["red"]),
    ],
)
def test_what_jokers_pay_is_not_lacking(stock: str, opal: bool, lacks: list[str]) -> None:
    """The Bracelet costs red 3 and blue 1."""
    assert lacking(joking(stock, opal, offer=["ember-bracelet"]), "ember-bracelet") == lacks
    enough = joking(" ".join([stock, *lacks]), opal, offer=["ember-bracelet"])
    assert "ember-bracelet" in enough.offered("buy")


@rule("J3.4", "J3.11")
@pytest.mark.parametrize(
    ("stock", "opal", "lacks"),
    [
        ("topaz", False, ["red", "red", "gold"]),
        ("topaz3", False, ["red"]),
        ("opal-aesthete", True, ["red", "gold", "gold"]),
        ("red2 opal-aesthete3", True, ["gold", "gold"]),
    ],
)
def test_opals_do_not_pay_the_gold_of_the_discard_pile(
    stock: str, opal: bool, lacks: list[str]
) -> None:
    """The Studs cost red 2, and 2 gold more from the discard pile."""
    assert lacking(joking(stock, opal, discard=["garnet-studs"]), "garnet-studs") == lacks
    enough = joking(" ".join([stock, *lacks]), opal, discard=["garnet-studs"])
    assert "garnet-studs" in enough.offered("buy")


@rule("J3.4", "J7.4")
def test_what_is_lacking_counts_the_discard_pile_s_modifiers() -> None:
    """The Studs cost red 2, and 2 gold more from the discard pile."""
    sc = scene("classic", p1=Has("red"), discard=["garnet-studs"])
    assert lacking(sc, "garnet-studs") == ["red", "gold", "gold"]
    sc = scene("classic", p1=Has("red", ["archive-access"]), discard=["garnet-studs"])
    assert lacking(sc, "garnet-studs") == ["gold"]
    marked = Has("red", ["portrait-frame-fire"])
    sc = scene("classic", patrons=True, p1=marked, discard=["garnet-studs"])
    assert (sc.state.marker, lacking(sc, "garnet-studs")) == (0, ["gold"])


@rule("J3.10", "J3.14")
@pytest.mark.parametrize(("idle", "law"), [(6, "J3.14"), (5, "J3.10")])
def test_what_is_used_up_cites_the_rule_that_allows_no_more(idle: int, law: str) -> None:
    times = 1 if law == "J3.14" else 2
    own = Has("gold9 red9 grey5", idle=idle)
    sc = scene("classic", p1=own, offer=["bellows"], white="red5")
    sc.do(*["hammer:gold:red", "white:red", "white:red"] * times)
    assert cited(sc, "gift/warhammer") == ("used-up", law)
    assert cited(sc, "white") == ("used-up", law)


@rule("J3.10", "J3.14")
@pytest.mark.parametrize(("idle", "law"), [(6, "J3.14"), (5, "J3.10")])
def test_the_gifts_of_the_advanced_mode_cite_it_too(idle: int, law: str) -> None:
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
