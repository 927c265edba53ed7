"""J1.7, J1.8: the miners' finds and their crown logos."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.games import title
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.material import GEM_WORDS
from tests.games.jewellers.scene import REST, Has, Mode, Scene, fresh, scene
from tests.marks import rule

FINDS = {find.id: find for find in title("jewellers").released("jewellers-1").content.find}
LOGOS = {"wild4", "wild3", "crown"}
# By number of crown logos on line 1: the finds that show them.
CROWNS = {0: "three-brothers", 1: "mossy-ledge", 2: "cracked-wall", 3: "royal-survey"}
CROWNS |= {4: "moonlit-shaft", 5: "old-vein"}
RICH = {5: "flooded-gallery"}


def gems_text(gems: Counter[str]) -> str:
    return " ".join(f"{word}{gems[word]}" for word in GEM_WORDS if gems[word])


def dealt(mode: Mode, seats: int, *finds: str, round: int = 1, white: str = "") -> Scene:
    """Start a round with these finds on the table."""
    return scene(
        mode, "next", seats=seats, round=round - 1, finds=[*finds, REST], white=white
    )  # fmt: skip


@rule("J1.7")
@pytest.mark.parametrize(("seats", "n"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_each_round_has_one_or_two_finds_cards(seats: int, n: int) -> None:
    assert len(fresh(seats).found()) == n
    assert len(dealt("classic", seats, round=3).found()) == n


@rule("J1.7")
@pytest.mark.parametrize("name", sorted(FINDS))
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
def test_lines_1_and_3_fill_the_miner_cards(mode: Mode, name: str) -> None:
    sc = dealt(mode, 2, name)
    find = FINDS[name]
    white = Counter(word for word in find.line1 if word not in LOGOS)
    black = Counter(word for word in find.line3 if word not in LOGOS)
    asked = find.line1 + (find.line3 if mode == "advanced" else [])
    for wild, colour in (("wild4", "gold"), ("wild3", "blue")):
        if wild in asked:
            assert sc.asked == sc.crown
            sc.do(f"{wild}:{colour}")
            white[colour] += find.line1.count(wild)
            black[colour] += find.line3.count(wild)
    assert sc.phase() == "draft"
    assert sc.white() == gems_text(white)
    assert sc.black() == (gems_text(black) if mode == "advanced" else "")


@rule("J1.7")
def test_four_players_have_two_finds_cards() -> None:
    sc = dealt("advanced", 4, "three-brothers", "root-chamber", white="red gold2")
    assert sc.offered("wild4") == ["red", "green", "blue", "gold"]
    sc.do("wild4:red")
    assert (sc.white(), sc.black()) == ("red3 green2 blue2 gold2", "gold1 topaz1")


@rule("J1.7")
def test_gems_not_taken_stay_for_later_rounds() -> None:
    sc = dealt("classic", 2, "three-brothers", round=3, white="red4 topaz")
    assert sc.white() == "red5 green1 blue1 topaz1"


@rule("J1.7")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_line_2_adds_its_card_beyond_the_offers_size(mode: Mode) -> None:
    sc = dealt(mode, 2, "steam-vent")
    assert sc.offer()[-1] == "privilege"
    assert len(sc.offer()) == {"classic": 7, "advanced": 8}[mode] + 1
    assert "privilege" not in sc.greens()


@rule("J1.7")
def test_line_2_takes_one_with_the_same_effect() -> None:
    own = Has(cards=["investment-trio"])
    sc = scene("advanced", "next", p1=own, finds=["amber-hollow", REST])
    assert sc.offer()[-1] == "investment-trio-second"


@rule("J1.7")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_otherwise_line_2_takes_one_of_the_same_family(mode: Mode) -> None:
    trios = ["investment-trio"] + (["investment-trio-second"] if mode == "advanced" else [])
    sc = scene(mode, "next", p1=Has(cards=trios), finds=["amber-hollow", REST])
    assert sc.offer()[-1] in ("investment-colour", "investment-colour-second")


@rule("J1.7")
@pytest.mark.parametrize(
    ("find", "owned"),
    [
        ("steam-vent", ["privilege"]),
        ("silent-lake", ["archive-access"]),
        ("amber-hollow", ["investment-trio", "investment-colour"]),
    ],
)
def test_otherwise_line_2_adds_nothing(find: str, owned: list[str]) -> None:
    sc = scene("classic", "next", p1=Has(cards=owned), finds=[find, REST])
    assert len(sc.offer()) == 7
    assert not set(sc.offer()) & {"privilege", "archive-access", "investment-trio"}


@rule("J1.7")
def test_two_finds_with_the_same_line_2_add_two_cards_while_available() -> None:
    sc = dealt("advanced", 4, "steam-vent", "royal-survey")
    assert sc.offer()[-2:] == ["privilege", "privilege-second"]
    sc = dealt("classic", 4, "steam-vent", "royal-survey")
    assert sc.offer()[-1] == "privilege"
    assert len(sc.offer()) == 11


@rule("J1.7")
def test_in_initiation_line_2_is_skipped_and_the_cards_are_in_the_deck() -> None:
    sc = fresh(3, Options(mode="initiation"))
    assert sc.greens() == []
    cards = [*sc.deck(), *sc.offer()]
    assert {"investment-trio", "investment-colour", "privilege"} <= set(cards)
    assert len(dealt("initiation", 3, "three-brothers").offer()) == 6


@rule("J1.7")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
def test_a_used_green_backed_card_goes_to_its_stock_or_the_discard_pile(mode: Mode) -> None:
    sc = scene(
        mode, p1=Has("blue", cards=["investment-colour"]), offer=["monument-water"], p2=Has("red")
    )  # fmt: skip
    sc.do("buy:monument-water")
    assert sc.cards(1) == ["monument-water"]
    assert sc.discard() == (["investment-colour"] if mode == "initiation" else [])
    assert ("investment-colour" in sc.greens()) == (mode != "initiation")


@rule("J1.7")
def test_a_discarded_or_replaced_green_backed_card_goes_to_its_stock() -> None:
    sc = scene("classic", offer=["privilege"]).do("pass", "pass")
    assert "privilege" in sc.greens() + sc.offer()
    assert sc.discard() == []
    sc = scene("advanced", offer=["privilege", "lute"]).do("ink:privilege")
    assert "privilege" in sc.greens()
    assert sc.discard() == ["lute"]


@rule("J1.6", "J5.5")
def test_the_first_crown_holder_picks_colours_first() -> None:
    picks = [fresh(2, Options(mode="classic"), seed) for seed in range(12)]
    asked = [(sc.asked, sc.crown) for sc in picks if sc.verbs() & {"wild3", "wild4"}]
    assert {crown for _, crown in asked} == {1, 2}
    assert all(asked == crown for asked, crown in asked)


@rule("J1.7", "J5.5")
def test_in_round_1_the_crown_holder_picks_wild_colours_after_crown_logos() -> None:
    sc = scene(
        "classic", "next", seats=3, round=0, crown=2, finds=["mossy-ledge", REST]
    )  # fmt: skip
    assert (sc.asked, sc.verbs()) == (2, {"crown"})
    sc.do("crown:blue")
    assert (sc.asked, sc.verbs()) == (2, {"wild4"})
    sc.do("wild4:red")
    assert (sc.waiting, sc.verbs()) == ([1, 2, 3], {"take"})
    assert sc.white() == "red1 green1 blue1 gold1"


def crowned(n: int) -> Scene:
    """Start round 1 with n crown logos: one finds card with 3 players, two with 5."""
    if n <= 5:
        return dealt("classic", 3, CROWNS[n])
    return dealt("classic", 5, CROWNS[n - 5], RICH[5])


@rule("J1.8")
@pytest.mark.parametrize(
    ("n", "each", "rest"),
    [
        (1, "", 1),
        (2, "", 2),
        (3, "red green blue", 0),
        (4, "red green blue gold", 0),
        (5, "red green blue gold", 1),
        (6, "red red green green blue blue", 0),
        (7, "red red green green blue blue", 1),
        (8, "red red green green blue blue gold gold", 0),
        (9, "red red green green blue blue gold gold", 1),
        (10, "red red green green blue blue gold gold", 2),
    ],
)
def test_crown_logos_of_round_1(n: int, each: str, rest: int) -> None:
    sc = crowned(n)
    lines = [FINDS[name].line1 for name in sc.found()]
    fixed = Counter(word for line in lines for word in line if word not in LOGOS)
    assert sc.white() == gems_text(fixed + Counter(each.split()))
    picks = ["red", "gold"][2 - rest :]
    for pick in picks:
        assert sc.asked == sc.crown
        assert sc.legal() == ["crown:red", "crown:green", "crown:blue", "crown:gold"]
        sc.do(f"crown:{pick}")
    assert sc.verbs() != {"crown"}
    assert sc.white() == gems_text(fixed + Counter([*each.split(), *picks]))


@rule("J1.8")
def test_two_leftover_logos_take_any_two_colours_in_any_order() -> None:
    start = crowned(2)
    found = []
    for first in start.legal():
        sc = start.fork().do(first)
        assert sc.legal() == start.legal(), "the same colour again, too"
        found += [sc.fork().do(second).white() for second in sc.legal()]
    assert (len(found), len(set(found))) == (16, 10)


@rule("J1.8")
@pytest.mark.parametrize(
    ("round", "finds"), [(1, ["royal-survey", "old-vein"]), (3, ["royal-survey", "old-vein"])]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_crown_logos_do_nothing_with_2_or_4_players(
    round: int, finds: list[str], seats: int
) -> None:
    sc = dealt("classic", seats, *finds[: seats // 2], round=round)
    assert sc.phase() == "draft"
    assert sc.white() == ("red1 green1" if seats == 2 else "red2 green1 gold1")


@rule("J1.8")
@pytest.mark.parametrize("seats", [3, 5])
def test_line_3_is_counted_separately(seats: int) -> None:
    finds = ["root-chamber", "lucky-pick"][: 1 if seats == 3 else 2]
    sc = dealt("advanced", seats, *finds)
    n = len(finds)
    white = sc.white()
    for _ in range(n):
        assert sc.verbs() == {"crown"}
        sc.do("crown:red")
    assert sc.verbs() == {"wild4"}
    assert sc.white() == white
    assert sc.black() == f"red{n} gold1"


@rule("J1.8")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_the_black_card_has_crown_logos_only_in_the_advanced_mode(mode: Mode) -> None:
    sc = dealt(mode, 3, "root-chamber")
    assert ("crown" in sc.verbs()) == (mode == "advanced")


@rule("J1.8")
@pytest.mark.parametrize("seats", [3, 5])
def test_from_round_2_on_crown_logos_are_wild4(seats: int) -> None:
    finds = ["royal-survey", "three-brothers"][: 1 if seats == 3 else 2]
    sc = dealt("classic", seats, *finds, round=2)
    before = Counter({"red": 1, "green": 1}) + Counter(
        ["red", "green", "blue"] if seats == 5 else []
    )
    assert sc.verbs() == {"wild4"}
    sc.do("wild4:gold")
    assert sc.white() == gems_text(before + Counter({"gold": 3}))
