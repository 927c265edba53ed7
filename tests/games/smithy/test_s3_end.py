"""S3: last turns, final scoring and the round limit."""

from __future__ import annotations

import pytest

from dvergar.engine.core import winners
from dvergar.games.record import open_record
from tests.games.smithy import printed
from tests.golden.files import FOLDER
from tests.marks import rule
from tests.scenario import REST, Has, Pair, Scenario, scenario

FULL = Has(hand=["iron"] * 6)
OATH = ("oathblade", ["silver", "mithril", "mithril"])  # weapon 53
MAUL = ("ember-maul", ["iron", "iron", "gold", "ruby"])  # weapon 53
FANG = ("ruby-fang", ["gold", "mithril", "ruby"])  # weapon 66
THUNDER = ("thunderhead", ["iron", "gold", "mithril", "thunder"])  # weapon 66
MOON = ("moonmirror", ["silver", "silver", "moongem"])  # shield 48
GATE = ("gatewarden", ["iron", "iron", "silver", "mithril"])  # shield 50
QUIET = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])  # armor 67


def turns(sc: Scenario) -> list[int]:
    """End all remaining turns and return who had them."""
    seen = []
    while not sc.state.over:
        seen.append(sc.state.active + 1)
        sc.do("end")
    return seen


@rule("S3.1")
def test_the_last_guild_card_triggers_and_every_other_player_has_one_more_turn() -> None:
    almost = Has(hand=["iron"] * 5)
    sc = scenario(
        4, active=2, p1=FULL, p2=almost, p3=FULL, p4=Has(hand=["gold"] * 6), guild=["goblet"]
    )
    sc.do("end", "draw:guild")
    assert turns(sc) == [3, 4, 1]
    assert sc.game.ending(sc.state) == "guild"
    sc.settled()


@rule("S3.1")
def test_the_last_mine_card_triggers() -> None:
    sc = scenario(3, p1=Has(hand=["iron"] * 5), p2=FULL, p3=FULL, mine=["iron"])
    sc.do("end", "draw:mine")
    assert turns(sc) == [2, 3]
    assert sc.game.ending(sc.state) == "mine"
    sc.settled()


@rule("S3.1")
def test_a_turn_ended_with_four_completed_kings_items_triggers() -> None:
    has = Has(hand=["iron"] * 6, kings=[OATH, MOON, QUIET], stacks=[GATE])
    sc = scenario(3, p1=has, p2=FULL, p3=FULL, start="turn")
    assert (len(sc.kings(1)), sc.view(1).closer) == (4, -1)
    assert turns(sc) == [1, 2, 3]
    assert sc.game.ending(sc.state) == "kings"
    sc.settled()


@rule("S3.1")
@pytest.mark.parametrize("kings", [3, 4, 5])
def test_three_kings_items_do_not_trigger_and_five_do(kings: int) -> None:
    owned = [OATH, MOON, QUIET, GATE, FANG][:kings]
    has = Has(hand=["iron"] * 6, kings=owned, apprentices=["stall-keeper"])
    sc = scenario(p1=has, p2=FULL).do("end")
    assert sc.view(1).closer == (-1 if kings == 3 else 0)
    assert sc.view(1).done == ([] if kings == 3 else [0])
    sc.settled()


@rule("S3.1")
def test_stacks_and_open_kings_items_do_not_count() -> None:
    has = Has(hand=["iron"] * 6, kings=[OATH, MOON], stacks=[QUIET], market=["gatewarden"])
    sc = scenario(p1=has, p2=FULL).do("end")
    assert sc.view(1).closer == -1
    sc.settled()


@rule("S3.1")
def test_the_player_who_empties_a_deck_keeps_drawing_from_the_other() -> None:
    sc = scenario(
        p1=Has(hand=["iron"] * 2), p2=FULL, guild=["goblet"], mine=[REST, "ruby", "gold", "gold"]
    )
    sc.do("end", "draw:guild")
    assert sc.hand(1) == ["goblet", "gold", "gold", "iron", "iron", "ruby"]
    assert sc.state.active == 1
    sc.settled()


@rule("S3.1")
def test_the_end_is_triggered_only_once() -> None:
    p2 = Has(hand=["iron"] * 5)
    sc = scenario(3, p1=Has(hand=["iron"] * 5), p2=p2, p3=FULL, guild=["goblet"], mine=["gold"])
    sc.do("end", "draw:guild", "end")
    assert sc.hand(2) == ["gold", *["iron"] * 5]
    assert turns(sc) == [3]
    assert sc.game.ending(sc.state) == "guild"
    sc.settled()


@rule("S3.1")
def test_four_kings_items_after_the_last_card_change_nothing() -> None:
    has = Has(hand=["iron"] * 5, kings=[OATH, MOON, QUIET, GATE])
    sc = scenario(p1=has, p2=FULL, guild=["goblet"]).do("end", "draw:guild")
    assert turns(sc) == [2]
    assert sc.game.ending(sc.state) == "guild"
    sc.settled()


@rule("S3.1")
def test_a_deck_refilled_by_a_shuffle_does_not_undo_it() -> None:
    stuck = Has(
        hand=["iron"] * 8, market=["gold"] * 5,
        apprentices=["stall-keeper", "pack-carrier"], stacks=[("haggler", ["iron", "silver"])],
    )  # fmt: skip
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=stuck, guild=["goblet"]).do("end", "draw:guild")
    assert len(sc.state.guild) == 1
    sc.do("play:iron:workshop", "play:iron:workshop", "play:iron:workshop", "end", "draw:guild")
    while not sc.state.over:
        sc.do("draw:mine")
    assert sc.game.ending(sc.state) == "guild"
    sc.settled()


@rule("S3.1")
def test_a_finished_player_still_sells_and_is_paid() -> None:
    sc = scenario(
        p1=Has(coins=0, hand=["iron"] * 5, market=["tilted-refined-gold"]),
        p2=FULL,
        guild=["goblet"],
    )
    sc.do("end", "draw:guild", "buy:p1:refined-gold", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (8, 7)
    sc.settled()


@rule("S3.1")
def test_a_finished_player_completes_nothing_more() -> None:
    has = Has(coins=0, hand=["iron"] * 5, stacks=[("goblet", ["silver", "gold"])])
    sc = scenario(p1=has, p2=FULL, guild=["barker"]).do("end", "draw:guild", "end")
    assert sc.state.over
    assert (sc.coins(1), list(sc.stacks(1))) == (0, ["goblet"])
    sc.settled()


@rule("S3.1")
def test_the_others_complete_on_their_last_turn() -> None:
    p2 = Has(coins=0, hand=["iron"] * 6, stacks=[("goblet", ["silver", "gold"])])
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=p2, guild=["barker"]).do("end", "draw:guild")
    assert sc.coins(2) == 22
    sc.do("end").settled()


def final(p1: Has, p2: Has) -> Scenario:
    """Play to the end: p1 draws the last Guild card and p2 does nothing."""
    spare = ["iron"] * (5 - len(p1.hand))
    p1 = Has(p1.coins, [*p1.hand, *spare], (), p1.market, p1.workshop, p1.stacks, p1.kings)
    p2 = Has(p2.coins, ["iron"] * 6, (), p2.market, p2.workshop, p2.stacks, p2.kings)
    sc = scenario(p1=p1, p2=p2, guild=["drumplate"]).do("end", "draw:guild", "end")
    assert sc.state.over
    return sc


def sheet(sc: Scenario, player: int) -> tuple[int, int, dict[str, int], int, int]:
    row = sc.view(1).sheets[player - 1]
    return row.coins, row.stock, row.bonuses, row.kings, row.total


NO_BONUS = {"weapon": 0, "shield": 0, "armor": 0}


@rule("S3.2")
def test_hands_workshops_and_stacks_are_worth_nothing() -> None:
    p1 = Has(coins=3, hand=["ruby"], workshop=["refined-mithril"], stacks=[QUIET])
    sc = final(p1, Has(coins=4))
    assert sheet(sc, 1) == (3, 0, NO_BONUS, 0, 3)
    assert sc.game.scores(sc.state) == [3, 4]
    sc.settled()


@rule("S3.2")
def test_market_guild_cards_are_worth_nothing_even_kings_items() -> None:
    sc = final(Has(coins=3, market=["crown-plate", "goblet"]), Has(coins=0))
    assert sheet(sc, 1) == (3, 0, NO_BONUS, 0, 3)
    sc.settled()


@rule("S3.2")
def test_market_resources_are_sold_for_their_current_buy_value() -> None:
    market = ["iron", "refined-iron", "ruby", "earth"]
    sc = final(Has(coins=3, market=market), Has(coins=0, market=["tilted-refined-mithril"]))
    stock = sum(printed.side(word)["buy"] for word in market)
    assert sheet(sc, 1) == (3, stock, NO_BONUS, 0, 3 + stock)
    assert sheet(sc, 2) == (0, 12, NO_BONUS, 0, 12)
    sc.settled()


@rule("S3.2")
def test_kings_items_pay_their_values_and_the_best_of_each_subtype_25() -> None:
    sc = final(Has(coins=0, kings=[OATH, MOON]), Has(coins=0, kings=[FANG, QUIET]))
    assert sheet(sc, 1) == (0, 0, {"weapon": 0, "shield": 25, "armor": 0}, 53 + 48, 126)
    assert sheet(sc, 2) == (0, 0, {"weapon": 25, "shield": 0, "armor": 25}, 66 + 67, 183)
    assert [k.card for k in sc.view(2).smiths[0].kings] == ["oathblade", "moonmirror"]
    sc.settled()


@rule("S3.2")
def test_resources_under_kings_items_are_not_sold() -> None:
    sc = final(Has(coins=0, kings=[QUIET]), Has(coins=0))
    assert sheet(sc, 1) == (0, 0, {"weapon": 0, "shield": 0, "armor": 25}, 67, 92)
    sc.settled()


@rule("S3.2")
def test_tied_players_share_the_bonus_rounded_down() -> None:
    sc = final(Has(coins=0, kings=[OATH]), Has(coins=0, kings=[MAUL]))
    for player in (1, 2):
        assert sheet(sc, player) == (0, 0, {"weapon": 12, "shield": 0, "armor": 0}, 53, 65)
    assert winners(sc.game.scores(sc.state)) == [0, 1]
    sc.settled()


@rule("S3.2")
def test_a_player_with_two_equal_best_items_takes_one_share() -> None:
    sc = final(Has(coins=0, kings=[FANG, THUNDER]), Has(coins=0, kings=[OATH]))
    assert sheet(sc, 1)[2]["weapon"] == 25
    assert sheet(sc, 2)[2]["weapon"] == 0
    sc.settled()


@rule("S3.2")
def test_the_most_valuable_item_counts_rather_than_the_sum() -> None:
    sc = final(Has(coins=0, kings=[OATH, MAUL]), Has(coins=0, kings=[FANG]))
    assert (sheet(sc, 1)[2]["weapon"], sheet(sc, 2)[2]["weapon"]) == (0, 25)
    sc.settled()


@rule("S3.2")
def test_the_sheet_names_the_items_that_earned_a_bonus() -> None:
    sc = final(Has(coins=0, kings=[OATH, MOON, FANG]), Has(coins=0, kings=[MAUL, QUIET]))
    named = [sheet.finest for sheet in sc.view(1).sheets]
    assert named == [{"weapon": FANG[0], "shield": MOON[0]}, {"armor": QUIET[0]}]
    sc.settled()


@rule("S3.2")
def test_a_subtype_without_kings_items_gives_no_bonus() -> None:
    sc = final(Has(coins=0, kings=[OATH]), Has(coins=0, kings=[FANG]))
    for player in (1, 2):
        assert (sheet(sc, player)[2]["shield"], sheet(sc, player)[2]["armor"]) == (0, 0)
    sc.settled()


@rule("S3.2")
@pytest.mark.parametrize(
    ("scores", "won"), [([5, 9, 3], [1]), ([9, 3, 9], [0, 2]), ([4, 4, 4, 4], [0, 1, 2, 3])]
)
def test_most_coins_win_and_ties_share_the_win(scores: list[int], won: list[int]) -> None:
    assert winners(scores) == won


@rule("S3.2")
def test_the_score_adds_up_all_parts_of_final_scoring() -> None:
    kings: list[Pair] = [GATE, QUIET]
    sc = final(Has(coins=10, market=["refined-gold", "silver"], kings=kings), Has(coins=50))
    total = 10 + (8 + 3) + 25 + 25 + 50 + 67
    assert sc.game.scores(sc.state) == [total, 50]
    assert sheet(sc, 1) == (10, 11, {"weapon": 0, "shield": 25, "armor": 25}, 117, total)
    sc.settled()


@rule("S3.3")
def test_the_game_ends_after_round_100() -> None:
    sc = scenario(3, p1=FULL, p2=FULL, p3=FULL, first=2, active=2, round=100)
    assert turns(sc) == [2, 3, 1]
    assert sc.game.ending(sc.state) == "rounds"
    assert sc.game.scores(sc.state) == [15, 15, 15]
    sc.settled()


@rule("S3.3")
def test_round_99_is_followed_by_round_100() -> None:
    sc = scenario(p1=FULL, p2=FULL, active=2, round=99).do("end")
    assert (sc.state.round, sc.state.over) == (100, False)
    sc.settled()


@rule("S3.3")
def test_a_last_turn_triggered_in_round_100_is_still_played_to_its_end() -> None:
    sc = scenario(
        3, p1=FULL, p2=Has(hand=["iron"] * 5), p3=FULL, active=2, round=100, guild=["goblet"]
    )
    sc.do("end", "draw:guild")
    assert turns(sc) == [3, 1]
    assert sc.game.ending(sc.state) == "guild"
    sc.settled()


@rule("S3.3")
def test_a_finished_game_shows_its_last_round() -> None:
    text = (FOLDER / "ending-rounds.dvergar").read_text("utf-8")
    assert open_record(text).match.state.round == 100
