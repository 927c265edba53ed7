"""J6.3 to J6.6: scoring of court, aesthete, noble and memorist cards."""

from __future__ import annotations

import pytest

from dvergar.games.jewellers.material import STAFF_WORDS
from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import scene
from tests.games.jewellers.score_sheet import final_score
from tests.marks import rule

FIRE = "monument-fire ember-bracelet garnet-studs"


@rule("J6.3")
def test_cockades_score_badges_but_have_none() -> None:
    found = final_score("silver-mirror garnet-studs ember-bracelet cockade-fire")
    assert (found["cockade-fire"], found["silver-mirror"]) == (4, 8)
    assert final_score("cockade-fire cockade-earth cockade-water").all == 0


@rule("J6.3")
@pytest.mark.parametrize("nature", ["fire", "earth", "water"])
def test_frames_score_cards_of_their_nature_including_themselves(nature: str) -> None:
    frame = f"portrait-frame-{nature}"
    others = "garnet-studs moss-agate-clasp moonwater-drops"
    assert final_score(frame)[frame] == 1
    assert final_score(f"{frame} {others} livery-collar-{nature}")[frame] == 3


STAFF_OPTIONS = [
    ("nature", "mage-staff-fire monument-fire", 6),
    ("cost", "mage-staff-fire brazier-of-the-flame", 2 * (3 + 3)),
    ("runes", "mage-staff-water runic-arms-water", 9),
    ("squares", "mage-staff-earth anvil", 9),
    ("note", "mage-staff-water lute fiddle", 4),
]


@rule("J6.3")
@pytest.mark.parametrize(("option", "cards", "points"), STAFF_OPTIONS)
def test_a_staff_scores_nothing_and_is_the_best_of_its_options(
    option: str, cards: str, points: int
) -> None:
    found = final_score(cards)
    assert found.all == points
    assert found[cards.split()[0]] == 0
    assert [STAFF_WORDS[n] for n in found.sheet.staffs] == [option]


@rule("J6.3", "J6.5")
def test_the_sheet_shows_a_staffs_runes_next_to_printed_and_chosen_ones() -> None:
    """The Arms score blue runes and have one; the Circlet has two of choice."""
    cards = ["mage-staff-water", "runic-arms-water", "circlet-of-houses"]
    seen = scene("advanced", p1=Has(cards=cards)).view(1).players[0]
    assert (seen.cards[0].option, seen.runes) == ("runes", [0, 0, 1, 2])
    assert seen.tally.runes == [0, 0, 1 + 2 + 2]


@rule("J6.3")
def test_a_staff_is_one_card_for_the_steles_of_union() -> None:
    assert final_score("stele-of-union-first mage-staff-fire").all == 4
    assert final_score("stele-of-union-first portrait-frame-fire mage-staff-fire").all == 6 + 3


@rule("J6.3")
def test_a_staff_gives_one_option_only() -> None:
    """Two more red runes are worth 8, one more fire card 2, red 3 for red 1 four."""
    cards = "mage-staff-fire runic-arms-fire monument-fire brazier-of-the-flame"
    plain = 5 + 2 * 4 + 2 * (3 + 3 + 2 + 1)
    assert final_score(cards).all == plain + 8


@rule("J6.3")
def test_several_staffs_are_chosen_together() -> None:
    """One symbol of three is worth nothing; three are worth one, six with an Organ."""
    staffs = "mage-staff-fire mage-staff-earth mage-staff-water"
    assert final_score(staffs).music == 1
    assert final_score(f"{staffs} organ").music == 8


@rule("J6.3")
def test_other_court_cards_score_nothing() -> None:
    collars = "livery-collar-fire livery-collar-earth livery-collar-water"
    assert final_score(f"{collars} ceremonial-hammer coronation-censer war-horn").all == 0


@rule("J6.4")
def test_plain_jewels_score_their_points() -> None:
    assert final_score("ember-bracelet").all == 10
    assert (
        final_score("garnet-studs oakleaf-tiara orb-of-embers orb-of-tides").all == 4 + 14 + 22 + 18
    )


@rule("J6.4")
def test_mirrors_score_two_per_badge_including_their_own() -> None:
    assert final_score("silver-mirror").all == 2
    assert final_score("silver-mirror gilded-mirror orb-of-embers").all == 2 * 5 + 2 * 5 + 22


@rule("J6.4", "J3.12")
def test_an_aesthete_opal_is_one_more_badge() -> None:
    found = final_score("silver-mirror+aesthete cockade-fire garnet-studs+aesthete")
    assert (found["silver-mirror"], found["cockade-fire"]) == (8, 4)


CURSED = [f"cursed-crystal-{n}" for n in ("red", "green", "blue")]
GOLDEN = [f"cursed-crystal-gold-{n}" for n in ("first", "second", "third")]


@rule("J6.4")
@pytest.mark.parametrize(("n", "points"), [(1, 5), (2, 8), (3, 9), (4, 8), (5, 5), (6, 0)])
def test_each_further_cursed_crystal_scores_less(n: int, points: int) -> None:
    for order in (CURSED + GOLDEN, GOLDEN + CURSED):
        assert final_score(" ".join(order[:n])).all == points


@rule("J6.4")
def test_geodes_score_points_and_badges() -> None:
    assert final_score("geode-fire geode-earth geode-water").all == 33
    assert final_score("geode-fire geode-earth geode-water cockade-fire")["cockade-fire"] == 6


RUNES = ["bellows", "signet-of-the-wardens", "hooked-tongs", "livery-collar-earth", "monument-fire"]


@rule("J6.5")
def test_runic_arms_score_by_their_table_and_beyond_its_end() -> None:
    by_runes = [2, 5, 9, 13, 17, 20, 23, 26]
    more = [*RUNES, "ember-bracelet", "ancestral-goblet"]
    for n, points in enumerate(by_runes):
        found = final_score(" ".join(["runic-arms-fire", *more[:n]]))
        assert found["runic-arms-fire"] == points
    assert final_score(" ".join(["runic-arms-earth", *RUNES]))["runic-arms-earth"] == 2


@rule("J6.5", "J3.12")
def test_a_noble_opal_is_a_rune_of_its_colour() -> None:
    assert final_score("runic-arms-fire+noble:red").all == 5
    assert final_score("runic-arms-fire+noble:green").all == 2


TRIPLES = ["livery-collar-earth", "livery-collar-water", "livery-collar-fire"]


@rule("J6.5")
def test_the_throne_scores_triples_of_runes() -> None:
    assert final_score("throne-of-concord").all == 0
    one = " ".join([*TRIPLES, "signet-of-the-elders", "throne-of-concord"])
    assert final_score(one)["throne-of-concord"] == 6


@rule("J6.5")
def test_triples_score_beyond_the_tables_end() -> None:
    """Five of each colour and one of choice: 29 and a step, 23 and a step."""
    red = "ember-bracelet monument-fire bellows hooked-tongs livery-collar-earth"
    green = "oakleaf-tiara monument-earth anvil long-tongs livery-collar-water"
    blue = "tidal-necklace monument-water quench-trough flute livery-collar-fire"
    found = final_score(f"{red} {green} {blue} throne-of-concord")
    assert found["throne-of-concord"] == 36
    found = final_score(f"{red} {green} {blue} runic-arms-of-concord")
    assert found["runic-arms-of-concord"] == 29


@rule("J6.5")
def test_signets_score_every_rune() -> None:
    tables = [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    more = [
        *RUNES, *TRIPLES[1:], "ember-bracelet", "tidal-necklace", "oakleaf-tiara", "anvil", "flute"
    ]  # fmt: skip
    for n, points in enumerate(tables):
        found = final_score(" ".join(["signet-of-the-elders", *more[:n]]))
        assert found["signet-of-the-elders"] == points


@rule("J6.5", "J6.1")
def test_a_choice_rune_has_one_colour_for_all_cards() -> None:
    """Two of choice: both red for one of the Arms (9 + 2), not one more for each (5 + 5)."""
    cards = "runic-arms-fire runic-arms-earth lineage-scroll throne-of-concord"
    found = final_score(cards)
    assert sorted(found.points.values()) == [2, 3, 6, 9]
    assert sorted(found.sheet.runes) == [1, 1, 3]


@rule("J6.6")
def test_a_drum_counts_twice_for_a_monument() -> None:
    assert final_score(f"{FIRE} drum-fire")["monument-fire"] == 10
    assert final_score(f"{FIRE} drum-earth")["monument-fire"] == 6


@rule("J6.6")
def test_the_union_counts_every_card_and_gift() -> None:
    eight = "garnet-studs bellows anvil long-tongs monument-fire lineage-scroll runed-helm"
    union = f"stele-of-union-first {eight} ember-bracelet"
    for face in ("families", "forge"):
        assert final_score(union, mode="classic", hammer=face)["stele-of-union-first"] == 20
    green = "stele-of-union-first investment-trio archive-access privilege"
    assert final_score(green)["stele-of-union-first"] == 8


@rule("J6.6", "J6.9")
def test_the_union_counts_active_gifts_and_a_drum_once() -> None:
    union = "stele-of-union-third drum-fire"
    for harp in (False, True):
        for ink in (False, True):
            found = final_score(union, harp=harp, inkwell=ink)
            assert found["stele-of-union-third"] == 4 + 2 * harp + 2 * ink


@rule("J6.6", "J6.9")
def test_glory_counts_cards_of_four_crystals_ignoring_gold() -> None:
    glory = "stele-of-glory-deeds concord-of-the-gates bagpipe-earth"
    assert final_score(glory)["stele-of-glory-deeds"] == 9
    gold = "stele-of-glory-deeds cockade-fire mage-staff-fire"  # 3 crystals and 1 gold
    assert final_score("stele-of-glory-deeds cockade-fire")["stele-of-glory-deeds"] == 3
    assert final_score(gold)["stele-of-glory-deeds"] == 6


@rule("J6.6")
@pytest.mark.parametrize(("x", "points"), [(3, 3), (4, 6), (9, 6)])
def test_glory_counts_x_as_it_was_paid(x: int, points: int) -> None:
    assert final_score(f"stele-of-glory-deeds chalice-fire={x}")["stele-of-glory-deeds"] == points


@rule("J6.6")
def test_the_offering_table_counts_cards_of_three_crystals() -> None:
    assert final_score("offering-table monument-fire garnet-studs")["offering-table"] == 2


@rule("J6.6")
def test_concords_score_triples_of_natures() -> None:
    four = "ember-bracelet garnet-studs bellows hooked-tongs"
    three = "oakleaf-tiara anvil long-tongs"
    concord = "concord-of-the-gates"
    assert final_score(f"{four} {three} tidal-necklace {concord}")[concord] == 14
    assert final_score(f"{four} {three} tidal-necklace moonwater-drops {concord}")[concord] == 21
    assert final_score(f"{four} {concord}")[concord] == 0


@rule("J6.6", "J3.12")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("monument-fire", 2 * 3),
        ("portrait-frame-fire", 2 * 2),
        ("stele-of-union-first", 2 * 3),
        ("stele-of-glory-deeds", 1 * 4),
    ],
)
def test_a_memorist_opal_makes_every_unit_worth_one_more(card: str, points: int) -> None:
    assert final_score(f"{card}+memorist garnet-studs")[card] == points


@rule("J6.6", "J3.12")
def test_a_memorist_opal_on_a_concord_makes_a_triple_worth_eight() -> None:
    found = final_score("concord-of-the-halls+memorist garnet-studs anvil")
    assert found["concord-of-the-halls"] == 8
