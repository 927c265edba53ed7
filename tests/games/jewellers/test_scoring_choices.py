"""The choices that players may fix in final scoring (J6.1)."""

from __future__ import annotations

from itertools import permutations

import pytest

from dvergar.engine.match import IllegalAction
from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Mode, Scene, last_round, scene
from tests.marks import rule

CONCORD = Has(
    cards=["concord-of-the-gates", "garnet-studs", "cockade-earth", "portrait-frame-fire"]
)
STAFF = Has(cards=["mage-staff-fire", "runic-arms-fire", "monument-fire"], inkwell=False)


def scoring(mode: Mode = "classic", p1: Has | None = None, p2: Has | None = None) -> Scene:
    return scene(mode, "clean", p1=p1, p2=p2, round=last_round(mode))


@rule("J6.1")
def test_a_player_without_choices_is_not_asked() -> None:
    sc = scoring("initiation", CONCORD, Has(cards=["moonwater-drops"]))
    assert (sc.waiting, sc.phase()) == ([1], "count")
    assert scoring("initiation").state.over


@rule("J6.1")
def test_accepting_takes_the_best_scoring() -> None:
    sc = scoring("classic", CONCORD, Has(stock="gold2"))
    best = sc.scores()
    sc.do("p1 accept", "p2 accept")
    assert sc.state.over
    assert sc.scores() == best


@rule("J6.1")
def test_a_nature_is_fixed_for_all_of_final_scoring() -> None:
    """As water the Concord completes a triple; as fire it only adds to the Frame."""
    sc = scoring("initiation", Has(cards=CONCORD.cards[:3]))
    best = sc.scores()[0]
    prices = {option.action: option.price for option in sc.view(1).choices}
    assert prices["nature:concord-of-the-gates:water"] == prices["accept"] == 0
    assert prices["nature:concord-of-the-gates:fire"] == 7
    sc.do("nature:concord-of-the-gates:fire").refuse("nature:concord-of-the-gates:water")
    sc.do("accept")
    assert best - sc.scores()[0] == 7


@rule("J6.1")
def test_only_multi_nature_cards_are_asked_about() -> None:
    cards = ["concord-of-the-gates", "festival-parure", "offering-table", "garnet-studs"]
    sc = scoring("classic", Has(cards=cards))
    named = {text.split(":")[0] for text in sc.offered("nature")}
    assert named == set(cards[:3])
    assert len(sc.offered("nature")) == 9


@rule("J6.1", "J6.3")
def test_the_option_of_a_staff_can_be_fixed() -> None:
    sc = scoring("advanced", STAFF)
    best = sc.scores()[0]
    assert len(sc.offered("staff")) == 7
    losses = {"nature": 6, "cost": 8, "runes": 0, "squares": 8, "beamed": 8}
    prices = {option.action: option.price for option in sc.view(1).choices}
    for option, loss in losses.items():
        assert prices[f"staff:mage-staff-fire:{option}"] == loss
        fork = sc.fork().do(f"staff:mage-staff-fire:{option}")
        assert fork.offered("staff") == []
        fork.do("p1 accept", *[f"p{p} accept" for p in fork.waiting if p != 1])
        assert best - fork.scores()[0] == loss, option


@rule("J6.1", "J6.5")
def test_choice_runes_can_be_fixed_one_by_one() -> None:
    sc = scoring(
        "initiation", Has(cards=["lineage-scroll", "runic-arms-fire", "throne-of-concord"])
    )
    best = sc.scores()[0]
    sc.do("rune:green")
    assert sc.offered("rune") == ["red", "green", "blue"]
    sc.do("rune:green")
    assert sc.offered("rune") == []
    sc.do("accept")
    assert sc.scores()[0] < best


@rule("J6.1", "J6.7")
def test_squares_can_be_fixed_only_to_possible_colours() -> None:
    """An open any-square needs a stone; a full one is of any colour."""
    open_one = Has("green2", ["hurdy-gurdy"], harp=False, inkwell=False)
    sc = scoring("advanced", open_one)
    assert sc.offered("square") == ["green"]
    sc = scoring("classic", Has("green2", ["ceremonial-hammer"], hammer="families"))
    assert sc.offered("square") == ["red", "green", "blue"]
    assert sc.do("square:red").offered("square") == ["green"]


@rule("J6.1", "J6.10")
def test_thrift_saves_the_hammers_gold() -> None:
    sc = scoring("classic", Has("gold2", ["runic-arms-fire"]))
    assert sc.offered("rune") == ["red", "green", "blue"]
    before = sc.scores()[0]
    sc.do("thrift")
    assert sc.offered("rune") == []
    sc.do("p1 accept", *[f"p{p} accept" for p in sc.waiting if p != 1])
    assert before - sc.scores()[0] == 3


@rule("J6.1", "J6.10")
def test_thrift_and_what_the_gold_buys_exclude_each_other() -> None:
    sc = scoring("classic", Has("gold2", ["runic-arms-fire"]))
    assert "thrift" in sc.legal()
    assert "thrift" not in sc.do("rune:red").legal()
    assert "thrift" not in scoring("classic", Has("gold", ["signet-of-the-elders"])).legal()


@rule("J6.1", "J6.9")
def test_the_harps_symbol_can_be_fixed() -> None:
    sc = scoring("advanced", Has(cards=["lute", "fiddle"], harp=True, inkwell=False))
    assert sc.offered("symbol") == ["beamed", "sharp", "note"]
    assert sc.offered("cap") == []
    sc.do("symbol:sharp")
    assert sc.offered("symbol") == []
    sc.do("p1 accept", *[f"p{p} accept" for p in sc.waiting if p != 1])
    assert sc.view(1).players[0].tally.music == 0


@rule("J6.1", "J3.12")
def test_a_musician_opal_can_be_fixed_as_symbol_or_cap() -> None:
    has = Has(cards=["lute+musician", "fiddle"], harp=False, inkwell=False)
    sc = scoring("advanced", has)
    assert sc.offered("symbol") == sc.offered("cap") == ["beamed", "sharp", "note"]
    for part in ("symbol:note", "cap:note"):
        assert sc.fork().do(part).verbs() == {"accept"}


PARTS = [
    "nature:concord-of-the-halls:fire", "staff:mage-staff-fire:runes", "rune:green", "square:blue",
    "symbol:note",
]  # fmt: skip


@rule("J6.1")
def test_parts_can_be_fixed_in_any_order() -> None:
    cards = ["concord-of-the-halls", "mage-staff-fire", "carillon", "great-furnace"]
    sc = scoring("advanced", Has("blue2 red2", cards), Has(harp=False))
    found = set()
    for order in list(permutations(PARTS))[::7]:
        fork = sc.fork().do(*[f"p1 {part}" for part in order], "p1 accept")
        fork.do(*[f"p{p} accept" for p in fork.waiting])
        found.add((tuple(fork.scores()), tuple(fork.state.fixed[0])))
    assert len(found) == 1


@rule("J6.1")
def test_a_part_can_be_taken_back() -> None:
    sc = scoring("classic", CONCORD, Has(stock="gold2"))
    before = sc.legal(1)
    nature = sc.game.space.parse("nature:concord-of-the-gates:fire")
    sc.do("p1 nature:concord-of-the-gates:fire", "p1 accept")
    assert sc.waiting == [2]
    sc.match.take_back(0, nature)
    assert sc.legal(1) == before
    assert sc.waiting == [1, 2]
    sc.do("p1 nature:concord-of-the-gates:water", "p1 accept")
    sc.match.take_back(0)
    assert (sc.legal(1), sc.state.sealed) == (before, [[], []])
    with pytest.raises(IllegalAction):
        sc.match.take_back(1)


@rule("J6.1")
def test_choices_are_secret_until_all_are_in() -> None:
    sc = scoring("classic", CONCORD, Has(stock="gold2"))
    before = [sc.view(p) for p in (0, 2)]
    sc.do("p1 nature:concord-of-the-gates:fire")
    assert [sc.view(p) for p in (0, 2)] == before
    assert sc.view(1).plan == ["nature:concord-of-the-gates:fire"]
    one, two = sc.fork(), sc.fork()
    one.match.take_back(0)
    for fork in (one.do("p1 accept"), two.do("p1 accept")):
        assert fork.scores() == scoring("classic", CONCORD, Has(stock="gold2")).scores()
    assert [one.view(p) for p in (0, 2)] == [two.view(p) for p in (0, 2)]


@rule("J6.1")
def test_a_spectator_does_not_see_the_choices_of_the_last_seat() -> None:
    sc = scoring("classic", Has(stock="gold2"), CONCORD)
    before = sc.view(0)
    sc.do("p2 nature:concord-of-the-gates:fire")
    assert sc.view(0) == before


@rule("J6.1")
def test_one_players_choices_do_not_affect_others() -> None:
    sc = scoring("classic", CONCORD, Has("gold2", ["runic-arms-fire"]))
    other = sc.scores()[1]
    sc.do("p1 nature:concord-of-the-gates:fire", "p1 accept", "p2 accept")
    assert sc.scores()[1] == other


@rule("J6.1")
def test_a_players_total_follows_what_they_have_fixed_so_far() -> None:
    sc = scoring("initiation", Has(cards=CONCORD.cards[:3]), Has(cards=["throne-of-concord"]))
    before = sc.view(1).players[0].tally.total
    sc.do("p1 nature:concord-of-the-gates:fire")
    assert sc.view(1).players[0].tally.total == before - 7
    assert [sc.view(p).players[0].tally.total for p in (0, 2)] == [before] * 2


@rule("J6.1")
def test_views_work_when_a_fixed_part_depends_on_one_card() -> None:
    """A card's points are shown even if a fixed part depends on that card."""
    cards = ["mage-staff-fire", "circlet-of-houses", "great-furnace", "concord-of-the-gates"]
    sc = scoring("advanced", Has(cards=cards, harp=True, inkwell=False), Has(harp=False))
    parts = ["rune:red", "rune:red", "square:blue", "nature:circlet-of-houses:fire"]
    sc.do(*[f"p1 {part}" for part in [*parts, "staff:mage-staff-fire:runes", "symbol:note"]])
    before = sc.view(1).players[0]
    assert len(before.cards) == 4
    sc.do("p1 accept", *[f"p{p} accept" for p in sc.waiting if p != 1])
    assert sc.state.over
    assert sc.view(1).players[0].tally.total == sc.scores()[0]
