"""J3.12: what the bonuses of the opals are worth at the end."""

from __future__ import annotations

import pytest

from tests.games.jewellers.scene import Has, Scene, scene
from tests.marks import rule

MUSICIANS = [
    "organ", "drum-fire", "drum-earth", "drum-water", "bagpipe-fire", "bagpipe-earth",
    "bagpipe-water", "flute", "war-horn", "lute", "fiddle", "carillon", "hurdy-gurdy",
]  # fmt: skip


def ended(*cards: str) -> Scene:
    """Set up the end of an advanced game; the opponent has the crown and leads in all logos."""
    rivals = ["livery-collar-fire", "livery-collar-earth", "livery-collar-water", "war-horn"]
    rival = Has(cards=[c for c in rivals if c not in {card.partition("+")[0] for card in cards}])
    own = Has(cards=cards, harp=False, inkwell=False)
    return scene("advanced", "count", manner="opal", round=5, crown=2, p1=own, p2=rival)


def worth(bonus: str, card: str, *others: str) -> int:
    """Return how many points a bonus on a card adds to the total."""
    return ended(f"{card}+{bonus}", *others).scores()[0] - ended(card, *others).scores()[0]


@rule("J3.12")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("monument-fire", ["bellows", "hooked-tongs"], 3),  # of fire
        ("portrait-frame-fire", ["bellows"], 2),
        ("stele-of-union-first", ["bellows", "anvil"], 3),  # cards, including itself
        ("stele-of-glory-deeds", ["ember-bracelet", "bellows"], 2),  # of 4 crystals or more
        ("concord-of-the-gates", ["bellows", "anvil", "quench-trough"], 1),  # triple of natures
    ],
)
def test_a_memorist_opal_adds_one_per_unit(card: str, others: list[str], points: int) -> None:
    assert worth("memorist", card, *others) == points


@rule("J3.12")
def test_an_aesthete_opal_is_a_badge() -> None:
    assert worth("aesthete", "garnet-studs", "silver-mirror", "gilded-mirror") == 4
    assert worth("aesthete", "garnet-studs", "cockade-fire") == 1
    assert worth("aesthete", "garnet-studs") == 0


@rule("J3.12")
def test_a_noble_opal_is_a_rune_of_its_colour() -> None:
    assert worth("noble:red", "runic-arms-fire") == 5 - 2
    assert worth("noble:blue", "runic-arms-fire") == 0


@rule("J3.12")
def test_a_court_opal_is_a_logo_of_its_colour() -> None:
    alone = Has(cards=["monument-fire+court:blue"], harp=False, inkwell=False)
    still = Has(harp=False, inkwell=False)
    sc = scene("advanced", "count", manner="opal", round=5, crown=2, p1=alone, p2=still)
    assert sc.view(1).players[0].logos == [0, 1, 1, 0]


@rule("J3.12")
def test_a_forge_opal_is_four_filled_squares() -> None:
    assert worth("forge", "bellows") == 3 * 2, "a red one and the one of choice"
    assert worth("forge", "bellows", "anvil", "quench-trough") == 3 * 4
    assert worth("forge", "great-furnace") == 2 * 4


@rule("J3.12")
@pytest.mark.parametrize(("colour", "points"), [("blue", 4), ("green", 3)])
def test_a_religion_opal_scores_the_crystals_of_a_colour_in_all_costs(
    colour: str, points: int
) -> None:
    others = ["monument-water", "runic-arms-earth"]  # b3, g2 b1; the Brazier: r3 g1
    assert worth(f"religion:{colour}", "brazier-of-the-flame", *others) == points


@rule("J3.12")
def test_a_musician_opal_is_a_symbol_of_choice() -> None:
    assert worth("musician", "organ") == 2 - 1
    assert worth("musician", "flute", "bagpipe-fire") == 2 * 2 * 1 - 2 * 1 * 1


@rule("J3.12")
@pytest.mark.parametrize(("n", "music"), [(0, 125), (1, 150), (2, 180), (3, 216)])
def test_a_musician_opal_may_raise_one_cap_by_one_up_to_six(n: int, music: int) -> None:
    cards = [f"{card}+musician" if at < n else card for at, card in enumerate(MUSICIANS)]
    assert ended(*cards).view(1).players[0].tally.music == music
