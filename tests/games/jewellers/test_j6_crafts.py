"""J6.7 to J6.10: scoring of forge, religion and musician cards and of gifts."""

from __future__ import annotations

import pytest

from tests.games.jewellers.score_sheet import final_score
from tests.marks import rule


@rule("J6.7")
def test_stones_fill_squares_of_their_colour() -> None:
    cards = "bellows spectacles-blue-red"  # red: 2 full, 3 open
    for stock, points in [("", 6), ("red", 9), ("red2", 12), ("red9", 15), ("green9", 6)]:
        assert final_score(cards, stock)["bellows"] == points


@rule("J6.7")
@pytest.mark.parametrize("stock", ["", "gold9", "topaz3 gold", "opal-forge2", "grey3 black2"])
def test_gold_jokers_and_promises_fill_no_square(stock: str) -> None:
    assert final_score("great-furnace", stock)["great-furnace"] == 2


@rule("J6.7")
def test_the_furnace_scores_every_stone() -> None:
    assert final_score("great-furnace", "red blue")["great-furnace"] == 6
    assert final_score("great-furnace", "red2 green2 blue2")["great-furnace"] == 8
    assert final_score("great-furnace anvil", "green9")["great-furnace"] == 2 * (4 + 3)


@rule("J6.7")
def test_spectacles_score_pairs_of_two_colours() -> None:
    cards = "spectacles-red-green bellows anvil"  # full: red 1, green 2
    assert final_score(cards)["spectacles-red-green"] == 4
    assert final_score(cards, "red3 green")["spectacles-red-green"] == 12
    assert final_score(cards, "red3 green3")["spectacles-red-green"] == 16
    assert final_score(cards, "blue9")["spectacles-red-green"] == 4


@rule("J6.7")
def test_tongs_score_one_point_per_two_stones() -> None:
    cards = "long-tongs bellows anvil"  # full: 4
    for stock, points in [("", 2), ("red", 2), ("red2 green", 3), ("red2 green2", 4)]:
        assert final_score(cards, stock)["long-tongs"] == points
    assert final_score(cards, "red2 green2 blue")["long-tongs"] == 4


@rule("J6.7", "J6.1")
def test_a_full_any_square_has_one_colour_for_all_cards() -> None:
    assert final_score("bellows hooked-tongs")["bellows"] == 9
    both = final_score("bellows anvil ceremonial-hammer")
    assert sorted(both.points.values()) == [0, 3, 6]


@rule("J6.7", "J6.1")
def test_any_squares_hold_the_stones_that_score_most() -> None:
    """One any-square is left for red, worth 3, or green, which makes a pair worth 4."""
    found = final_score("spectacles-green-blue bellows carillon", "red3 green2")
    assert found["bellows"] == 3 * 3
    assert found["spectacles-green-blue"] == 4 * 2
    alone = final_score("spectacles-green-blue bellows carillon", "red3 green")
    assert (alone["bellows"], alone["spectacles-green-blue"]) == (3 * 4, 4)


@rule("J6.7", "J3.12")
def test_a_forge_opal_is_four_full_squares_including_a_chosen_one() -> None:
    found = final_score("bellows+forge great-furnace")
    assert (found["bellows"], found["great-furnace"]) == (3 * 4, 2 * 6)
    assert final_score("anvil+forge").all == 9


@rule("J6.7", "J7.5")
def test_with_patrons_only_placed_stones_score() -> None:
    assert final_score("bellows", "red9", patrons=True).all == 3
    assert final_score("bellows", "red9", patrons=True, placed="red2").all == 9
    cards = "bellows carillon"
    assert final_score(cards, "red9", patrons=True, placed_any="blue")["bellows"] == 3
    assert final_score(cards, "red9", patrons=True, placed_any="red")["bellows"] == 6


@rule("J6.7", "J7.5")
def test_with_patrons_the_colour_of_full_any_squares_is_still_chosen() -> None:
    assert final_score("bellows great-furnace", "red3", patrons=True)["bellows"] == 6


@rule("J6.8")
def test_classics_score_the_highest_costs_in_their_colour() -> None:
    found = final_score("brazier-of-the-flame concord-of-the-gates bellows")
    assert found["brazier-of-the-flame"] == 14
    assert final_score("altar-of-the-deep-earth")["altar-of-the-deep-earth"] == 6
    assert final_score("font-of-the-springs")["font-of-the-springs"] == 9


@rule("J6.8")
def test_classics_count_five_or_four_cards() -> None:
    fire = "bellows garnet-studs monument-fire ember-bracelet chalice-fire=4"
    found = final_score(f"brazier-of-the-flame {fire}")
    assert found["brazier-of-the-flame"] == 2 * (4 + 3 + 3 + 3 + 2)
    water = "quench-trough monument-water tidal-necklace chalice-water=1"
    assert final_score(f"font-of-the-springs {water}")["font-of-the-springs"] == 3 * (4 + 3 + 3 + 2)


@rule("J6.8")
def test_plinths_score_three_cards_by_two_colours_together() -> None:
    four = "plinth-red-green concord-of-the-gates brazier-of-the-flame bellows"
    assert final_score(four)["plinth-red-green"] == 11
    assert final_score("plinth-red-green")["plinth-red-green"] == 3
    assert final_score("plinth-blue-red garnet-studs anvil")["plinth-blue-red"] == 5


@rule("J6.8")
def test_chalices_score_their_x_and_two_per_unit_past_the_table() -> None:
    for x, points in enumerate([2, 4, 7, 9, 12, 14, 16, 18, 20], 1):
        assert final_score(f"chalice-earth={x}").all == points


@rule("J6.8")
def test_reliquaries_score_as_many_costs_as_their_x() -> None:
    others = "chalice-fire=5 brazier-of-the-flame bellows"
    assert final_score(f"reliquary-fire=3 {others}")["reliquary-fire"] == 11
    assert final_score(f"reliquary-fire=1 {others}")["reliquary-fire"] == 5
    assert final_score(f"reliquary-fire=4 {others}")["reliquary-fire"] == 5 + 4 + 3 + 2
    assert final_score(f"reliquary-fire=9 {others}")["reliquary-fire"] == 9 + 5 + 3 + 2
    assert final_score("reliquary-water=6 anvil")["reliquary-water"] == 6


@rule("J6.8", "J3.12")
def test_a_religion_opal_scores_every_crystal_of_its_colour() -> None:
    found = final_score("brazier-of-the-flame+religion:green anvil bagpipe-earth chalice-earth=4")
    assert found["brazier-of-the-flame"] == 2 * (3 + 1) + (1 + 2 + 3 + 4)
    assert final_score("offering-table+religion:blue tidal-necklace")["offering-table"] == 2 + 5


MUSICIANS = (
    "organ drum-fire drum-earth drum-water bagpipe-fire bagpipe-earth bagpipe-water flute"
    " war-horn lute fiddle carillon hurdy-gurdy"
)


@rule("J6.9")
def test_music_is_the_product_of_the_three_sums() -> None:
    cards = "organ bagpipe-fire flute"
    assert final_score(cards, harp=True).music == 18
    assert final_score(cards).music == 12
    assert final_score("lute fiddle").music == 0
    assert final_score("lute fiddle", harp=True).music == 4


@rule("J6.9")
def test_each_sum_counts_at_most_five() -> None:
    seven = "organ lute drum-fire bagpipe-fire bagpipe-water carillon"
    assert final_score(seven).music == 5 * 2 * 3
    assert final_score(MUSICIANS).music == 125
    assert final_score(MUSICIANS, harp=True).music == 125


@rule("J6.9", "J3.12")
def test_a_musician_opal_is_a_symbol_or_a_higher_cap() -> None:
    seven = "organ+musician lute drum-fire bagpipe-fire bagpipe-water carillon"
    assert final_score(seven).music == 5 * 3 * 3
    crowded = MUSICIANS.replace("flute", "flute+musician")
    assert final_score(crowded).music == 6 * 5 * 5


@rule("J6.9", "J3.12")
def test_a_cap_never_passes_six() -> None:
    words = MUSICIANS.split()
    for opals, music in [(2, 6 * 6 * 5), (3, 216), (5, 216)]:
        cards = [f"{word}+musician" for word in words[:opals]] + words[opals:]
        assert final_score(" ".join(cards)).music == music
    seven = "organ+musician lute+musician drum-fire bagpipe-fire bagpipe-water carillon"
    assert final_score(seven).music == 5 * 4 * 3


@rule("J6.9")
def test_drums_count_two_cards_of_their_nature() -> None:
    found = final_score("drum-fire drum-earth portrait-frame-earth concord-of-the-gates")
    assert found["portrait-frame-earth"] == 3
    assert found["concord-of-the-gates"] == 7


@rule("J6.9")
def test_bagpipes_cost_counts_as_three_and_one_and_one() -> None:
    assert final_score("bagpipe-fire brazier-of-the-flame")["brazier-of-the-flame"] == 12
    assert final_score("bagpipe-water plinth-blue-red")["plinth-blue-red"] == 3 + 4
    assert final_score("bagpipe-earth stele-of-glory-deeds")["stele-of-glory-deeds"] == 6


@rule("J6.10")
def test_leftover_gems_score_nothing() -> None:
    assert final_score("", "red9 green9 blue9 gold9 topaz3 grey4 black2").all == 0
    assert final_score("", "red9 gold9", mode="classic", hammer="forge").all == 0


@rule("J6.10")
def test_the_warhammers_forge_face_is_four_any_squares() -> None:
    cards = "bellows long-tongs"
    assert final_score(cards, "red6", mode="classic", hammer="forge")["bellows"] == 3 * 8
    assert final_score(cards, "red9", mode="classic", hammer="forge")["bellows"] == 3 * 9
    assert final_score(cards, "red6", mode="classic", hammer="families")["bellows"] == 3 * 5


@rule("J6.10")
@pytest.mark.parametrize(("gold", "full"), [("", 0), ("gold", 0), ("gold2", 1), ("gold6", 1)])
def test_two_gold_buy_one_full_square_on_the_forge_face(gold: str, full: int) -> None:
    found = final_score("bellows", gold, mode="classic", hammer="forge")
    assert found.all == 3 + 3 * full
    assert final_score("bellows", gold, mode="classic", hammer="families").all == 3


@rule("J6.10")
@pytest.mark.parametrize(("gold", "runes"), [("", 1), ("gold", 1), ("gold2", 2), ("gold6", 2)])
def test_two_gold_buy_one_rune_on_the_families_face(gold: str, runes: int) -> None:
    found = final_score("runic-arms-earth", gold, mode="classic", hammer="families")
    assert found.all == [0, 2, 5][runes]
    assert final_score("runic-arms-earth", gold, mode="classic", hammer="forge").all == 2


@rule("J6.10", "J7.5")
def test_with_patrons_the_hammers_squares_stay_empty_in_final_scoring() -> None:
    assert final_score("bellows", "red6", mode="classic", hammer="forge", patrons=True).all == 3
    assert (
        final_score("bellows", "red6 gold2", mode="classic", hammer="forge", patrons=True).all == 6
    )


@rule("J6.10", "J6.9")
def test_an_inactive_harp_scores_nothing() -> None:
    assert final_score("lute fiddle", harp=True).music == 4
    assert final_score("lute fiddle", inkwell=True).music == 0
