"""A custom card set may change the numbers in the card file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dvergar.engine.rng import local_seed
from dvergar.games import title
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.record import Record
from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.scene import Scene, scene
from tests.games.jewellers.test_cards_file import changed
from tests.marks import rule

STAFF = "mage-staff-fire"


def custom(*changes: tuple[str, Any]) -> Any:
    """Return a custom card set: the released one with other numbers."""
    return title("jewellers").embedded(json.dumps(changed(*changes)))


def hammer(face: str, **numbers: Any) -> Any:
    return custom(*[(f"gift.warhammer.{face}.{path}", n) for path, n in numbers.items()])


@rule("J3.3", "J6.8")
def test_the_lowest_x_can_be_changed() -> None:
    cards = custom(("x_cost.minimum", 3))
    for red, bought in ((2, False), (3, True)):
        sc = scene("advanced", p1=Has(f"red{red}"), offer=["chalice-fire"], cards=cards)
        assert ("buy:chalice-fire" in sc.legal(1)) == bought
    sc.do("buy:chalice-fire")
    assert sc.player(1).laid == [3]
    poor = scene("advanced", p1=Has("red1"), offer=["chalice-fire"], cards=cards)
    (why,) = [why for why in poor.view(1).blocked if why.thing == "card/chalice-fire"]
    assert why.why.args["parts"] == ["red", "red"]


@rule("J6.4")
def test_a_mirrors_discount_on_an_orb_can_be_changed() -> None:
    units = [("orb.units_per_mirror", 1)]
    units += [(f"{mirror}.effect.units", 1) for mirror in ("silver-mirror", "gilded-mirror")]
    own = Has("red9 green9 blue9 gold9", ["silver-mirror"])
    spent = []
    for cards in (None, custom(*units)):
        sc = scene("advanced", p1=own, offer=["orb-of-embers"], cards=cards).do("buy:orb-of-embers")
        spent.append(36 - sum(sc.player(1).stock))
    assert spent[1] == spent[0] + 1


@rule("J3.10")
def test_the_gold_for_the_discard_pile_can_be_changed() -> None:
    cards = custom(("discard_purchase.gold", 1))
    sc = scene(p1=Has("red2 gold1"), discard=["bellows"], cards=cards)
    assert sc.view(1).numbers.discard_gold == 1
    assert sc.do("buy:bellows").stock(1) == ""


@rule("J6.9", "J3.12")
def test_the_cap_of_music_can_be_changed() -> None:
    musical = ["organ", "lute", "flute", "carillon", "hurdy-gurdy", "drum-fire", "drum-earth"]
    own = Has(cards=[*musical, "drum-water", "bagpipe-fire", "bagpipe-earth", "bagpipe-water"])
    totals = [
        scene("advanced", p1=own, cards=cards).view(1).players[0].tally
        for cards in (None, custom(("music.cap", 3)))
    ]
    assert (totals[0].caps, totals[1].caps) == ([5] * 3, [3] * 3)
    assert totals[1].music <= 27 < totals[0].music


@rule("J6.3")
@pytest.mark.parametrize(
    ("path", "option", "field", "more"),
    [
        ("runes.count", "runes", "runes", 3),
        ("full_squares.count", "squares", "placed", 3),
        ("music_symbol.symbols", "beamed", "symbols", 3),
    ],
)
def test_the_options_of_a_staff_can_be_changed(
    path: str, option: str, field: str, more: int
) -> None:
    sc = at_the_end([STAFF], custom((f"staff.{path}", more)))
    sc.do(f"staff:{STAFF}:{option}")
    assert max(getattr(sc.view(1).players[0].tally, field)) == more


@rule("J6.3", "J6.6")
def test_how_many_cards_a_staff_counts_as_can_be_changed() -> None:
    for n in (2, 4):
        cards = custom(("staff.double_nature.cards", n))
        sc = at_the_end([STAFF, "monument-fire"], cards)
        (points,) = [own.points for own in sc.view(1).players[0].cards if own.points]
        assert points % (n + 1) == 0  # the Monument, which is of fire itself, and the Staff


@rule("J6.3", "J6.8")
def test_the_cost_of_a_staff_can_be_changed() -> None:
    changes = [("staff.cost_counts_as.high", 7), ("staff.cost_counts_as.other", 2)]
    points = []
    for cards in (None, custom(*changes)):
        sc = at_the_end([STAFF, "plinth-red-green"], cards)
        sc.do(f"staff:{STAFF}:cost")
        points.append(sc.view(1).players[0].cards[1].points)
    assert points[1] - points[0] == (7 + 2) - (3 + 1)


def at_the_end(own: list[str], cards: Any) -> Scene:
    """Start the final scoring of a player with these cards."""
    return scene("advanced", "clean", round=5, p1=Has(cards=own), offer=[], cards=cards)


@rule("J1.1", "J3.6")
def test_the_war_hammers_prices_in_play_can_be_changed() -> None:
    cards = custom(
        ("gift.warhammer.first_face", "forge"),
        ("gift.warhammer.forge.price", {"gold": 3, "one_colour": 1}),
        ("gift.warhammer.forge.gain.crystal_or_gold", 2),
    )
    record = Record(title("jewellers"), Options(), cards, ["human"] * 2, local_seed(1), [b""] * 2)
    assert Scene(record, []).view(1).players[0].hammer == "forged"
    sc = scene(p1=Has("red1 gold2", hammer="forge"), cards=cards)
    assert sc.offered("hammer") == ["red:red", "red:green", "red:blue", "red:gold"]
    (line,) = [o.line for o in sc.view(1).choices if o.action == "hammer:red:blue"]
    assert (line.args["parts"], line.args["card"]) == (["red"], ["blue", "blue"])
    assert sc.do("hammer:red:blue").stock(1) == "blue2 gold2"


@rule("J6.10")
def test_the_war_hammers_final_scoring_can_be_changed() -> None:
    families = hammer("families", **{"end.fidelity.multi": 4})
    assert scene(p1=Has(hammer="families"), cards=families).view(1).players[0].final[3] == 5
    squares = hammer("forge", end={"squares": ["open-any"] * 2})
    own = Has("red8", ["bellows"], hammer="forge")
    here, there = (scene(p1=own, cards=cards).view(1).players[0] for cards in (None, squares))
    assert sum(here.tally.placed) - sum(there.tally.placed) == 2
    for face, extra, field, n in (
        ("families", {"runes": {"choice": 3}}, "runes", 3),
        ("forge", {"squares": ["full-any"] * 3}, "squares", 3),
    ):
        cards = hammer(face, extra=extra, extra_price={"gold": 5})
        for gold, found in ((4, 0), (5, n)):
            tally = scene(p1=Has(f"gold{gold}", hammer=face), cards=cards).view(1).players[0].tally
            assert (tally.extra, sum(getattr(tally, field))) == (found > 0, found)


@rule("J3.7", "J3.9", "J6.10")
def test_the_harps_numbers_can_be_changed() -> None:
    cards = custom(
        ("gift.harp.gain.crystal_or_gold", 3),
        ("gift.harp.reactivate", {"gold": 4, "one_colour": 5}),
        ("gift.harp.end_active.music.choice", 2),
    )
    sc = scene("advanced", p1=Has("gold4"), cards=cards)
    assert sum(sc.view(1).players[0].tally.symbols) == 2
    assert sc.do("harp:red").stock(1) == "red3 gold4"
    assert sc.offered("tune") == ["gold"]
    assert sc.do("tune:gold").stock(1) == "red3"


@rule("J3.8", "J3.9", "J6.10")
def test_the_inkwells_numbers_can_be_changed() -> None:
    cards = custom(
        ("gift.inkwell.gain.replace_offer_cards", 1),
        ("gift.inkwell.reactivate", {"gold": 1, "one_colour": 1}),
        ("gift.inkwell.end_active.fidelity.multi", 3),
    )
    sc = scene("advanced", p1=Has("green1"), offer=["bellows", "anvil"], deck=[REST], cards=cards)
    assert sc.view(1).players[0].final[3] == 1 + 3  # the crown, too
    sc.do("ink:anvil")
    assert sc.discard() == ["anvil"]
    assert sc.do("refill:green").stock(1) == ""
