"""Z6.1 to Z6.3: what is hidden and what is public."""

from __future__ import annotations

import msgspec
import pytest

from dvergar.engine.match import IllegalAction
from dvergar.engine.rng import fast
from dvergar.games.record import open_record
from tests.games.silberzwerg.printed import PLUS
from tests.games.silberzwerg.scene import Has, Phase, Scene, fresh, pieces, scene
from tests.marks import rule

WAITS = Has(lords="yellow")
PLANS = {
    2: [
        ("yellow4 red4", "contract2", "gems red"),
        ("green4 blue3 red", "gems", "gems contract blue"),
    ],
    3: [
        ("yellow2 red2", "contract", "gems"),
        ("green4", "gems", "gems"),
        ("blue yellow red green", "red blue", ""),
    ],
}


def parts(plan: tuple[str, str, str]) -> list[str]:
    miners, lords, ghosts = plan
    return [*pieces("dig", miners), *pieces("lord", lords), *pieces("ghost", ghosts)]


@rule("Z6.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_other_players_bags_show_only_their_size(seats: int) -> None:
    sc = scene(seats, p1=Has(bag="yellow3 red"), p2=Has(bag="blue5"), p3=WAITS)
    for player in range(seats + 1):
        clans = sc.view(player).clans
        assert [clan.gems for clan in clans][:3] == [4, 5, 0]
        for owner, clan in enumerate(clans, 1):
            assert clan.bag == (sc.clan(owner).bag if owner == player else [])


@rule("Z6.1")
def test_the_deck_shows_only_its_size() -> None:
    sc = scene(deck=["green6-red2", "red8", "green8"], p1=Has(ghosts="red"), p2=WAITS)
    for player in (0, 1, 2, 3):
        seen = msgspec.json.encode(sc.view(player)).decode()
        assert sc.view(player).deck == 3
        assert "green6-red2" not in seen
        assert "red8" not in seen


@rule("Z6.1")
def test_mines_wealth_contracts_symbols_and_removed_contracts_are_public() -> None:
    sc = scene(
        p1=Has(wealth=77, bag="red3", ghosts="red", contracts=["green8@2"], kept=PLUS[:1]),
        p2=WAITS, public=["blue8"], deck=["red8"],
    )  # fmt: skip
    for player in (0, 1, 2, 3):
        seen = sc.view(player)
        assert seen.mines == [20, 17, 20, 20]
        assert [clan.wealth for clan in seen.clans] == [77, 50, 50]
        assert [(s.contract, s.level, s.value) for s in seen.spaces[::3]] == [
            ("green8", 2, 90),
            ("blue8", 0, 120),
        ]
        assert seen.clans[0].kept == PLUS[:1]
        assert len(seen.out) == 22 - 4


def others_see(sc: Scene, player: int) -> list[object]:
    """Return what everyone except one player sees and reads; 0 is a spectator."""
    others = [p for p in range(sc.state.seats + 1) if p != player]
    return [(sc.view(p), sc.says(p)) for p in others]


@rule("Z6.1", "Z2.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_other_seats_see_nothing_of_an_unsealed_plan(seats: int) -> None:
    sc = fresh(seats)
    before = others_see(sc, 2)
    for part in parts(PLANS[seats][1]):
        events = sc.match.play(1, sc.game.space.parse(part))
        assert (events, others_see(sc, 2)) == ([], before)
    sc.do("p2 seal")
    assert others_see(sc, 2) != before
    for player in [p for p in range(seats + 1) if p != 2]:
        seen = sc.view(player)
        assert [clan.sealed for clan in seen.clans] == [p == 1 for p in range(seats)]
        assert seen.waiting == [p for p in range(seats) if p != 1]
        assert seen.plan == []


@rule("Z6.1", "Z2.1")
def test_two_sealed_plans_look_the_same_to_others() -> None:
    one = fresh(3).place(2, "yellow4", "contract", "gems")
    two = fresh(3).place(2, "blue2 red2", "", "yellow red")
    assert others_see(one, 2) == others_see(two, 2)


@rule("Z6.1")
def test_a_seat_sees_its_own_plan() -> None:
    sc = fresh(3).do("p2 ghost:gems", "p2 dig:red")
    seen = sc.view(2)
    assert seen.plan == ["dig:red", "ghost:gems"]
    assert (seen.miners_left, seen.leaders_left) == (3, 1)
    assert sc.view(1).plan == sc.view(0).plan == []


@rule("Z6.1", "Z2.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_plans_give_the_same_game_in_every_order_of_arrival(seats: int) -> None:
    luck = fast(seats)
    found = set()
    for n in range(25):
        sc = fresh(seats)
        left = [parts(plan) for plan in PLANS[seats]]
        for plan in left:
            if n:
                order = list(range(len(plan)))
                luck.shuffle(order)
                plan[:] = [plan[at] for at in order]
            plan.append("seal")
        while any(left):
            p = luck.below(seats)
            if left[p]:
                sc.do(f"p{p + 1} {left[p].pop(0)}")
        logs = tuple(tuple(sc.says(player)) for player in range(seats + 1))
        encoded = tuple(sc.game.encode(sc.state))
        found.add((encoded, tuple(sc.match.log), logs, sc.record.text()))
    assert len(found) == 1
    _, log, _, text = found.pop()
    assert [seat for seat, _ in log] == sorted(seat for seat, _ in log)
    assert open_record(text).text() == text


@rule("Z6.1", "Z2.1")
def test_taking_back_one_part_reopens_a_sealed_plan() -> None:
    sc = fresh(3).place(1, "yellow2 red2", "contract", "gems")
    before = others_see(fresh(3), 1)
    assert sc.game.retract(sc.game.clone(sc.state), 0, sc.game.space.parse("dig:red"))
    sc.match.take_back(0, sc.game.space.parse("dig:red"))
    assert sc.view(1).plan == ["dig:yellow", "dig:yellow", "dig:red", "lord:contract", "ghost:gems"]
    assert sc.legal(1) == ["dig:yellow", "dig:red", "dig:green", "dig:blue"]
    assert others_see(sc, 1) == before
    sc.do("p1 dig:blue", "p1 seal")
    assert sc.view(2).waiting == [1, 2]


@rule("Z6.1", "Z2.1")
def test_taking_back_the_seal_only_reopens_the_plan() -> None:
    sc = fresh(3).place(1, "yellow2 red2", "contract", "gems")
    sc.match.take_back(0, sc.game.space.parse("seal"))
    assert (sc.legal(1), len(sc.view(1).plan)) == (["seal"], 6)


@rule("Z6.1", "Z2.1")
def test_all_of_a_plan_can_be_taken_back() -> None:
    sc = fresh(3).place(1, "yellow2 red2", "contract", "gems").do("p2 dig:red")
    sc.match.take_back(0)
    assert (sc.view(1).plan, sc.view(2).plan) == ([], ["dig:red"])
    sc.match.take_back(1)
    assert sc.game.encode(sc.state) == sc.game.encode(fresh(3).state)


@rule("Z6.1", "Z2.1")
def test_a_part_that_was_not_placed_cannot_be_taken_back() -> None:
    sc = fresh(3).do("p1 dig:red")
    for part in ("dig:blue", "ghost:red", "seal"):
        with pytest.raises(IllegalAction):
            sc.match.take_back(0, sc.game.space.parse(part))
    with pytest.raises(IllegalAction):
        sc.match.take_back(1, sc.game.space.parse("dig:red"))
    assert sc.view(1).plan == ["dig:red"]


@rule("Z6.1", "Z2.2")
def test_nothing_can_be_taken_back_after_the_reveal() -> None:
    sc = fresh(3)
    for player, plan in enumerate(PLANS[3], 1):
        sc.place(player, *plan)
    for seat in range(3):
        with pytest.raises(IllegalAction):
            sc.match.take_back(seat)
        with pytest.raises(IllegalAction):
            sc.match.take_back(seat, sc.game.space.parse("dig:yellow"))
    sc.settled()


@rule("Z6.1", "Z2.2")
def test_parts_taken_back_leave_no_trace_in_the_game_or_its_file() -> None:
    plain, changed = fresh(3), fresh(3)
    for player, plan in enumerate(PLANS[3], 1):
        plain.place(player, *plan)
    changed.place(3, *PLANS[3][2]).do("p1 ghost:blue", "p1 dig:green")
    changed.match.take_back(2, changed.game.space.parse("dig:blue"))
    changed.match.take_back(0)
    changed.place(2, *PLANS[3][1]).do("p3 dig:blue", "p3 seal").place(1, *PLANS[3][0])
    assert changed.game.encode(changed.state) == plain.game.encode(plain.state)
    assert (changed.match.log, changed.record.text()) == (plain.match.log, plain.record.text())
    assert len(changed.match.journal) > len(plain.match.journal)
    again = fresh(3)
    for seat, entry in changed.match.journal:
        again.match.do(seat, entry)
    assert again.record.text() == plain.record.text()


OPEN_ACTS = [
    (Has(ghosts="red", lords="yellow"), "ghosts", ["take:red"], "took player=0 card=red"),
    (
        Has(bag="green2", ghosts="gems", lords="yellow"), "ghosts",
        ["swap", "give:green", "give:green", "get:red", "get:blue"],
        "swapped player=0 parts=['green', 'green'] got=['red', 'blue']",
    ),
    (Has(lords="red"), "lords", ["buy:red:2"], "bought player=0 card=red count=2 thalers=14"),
    (
        Has(bag="blue3", lords="gems"), "lords", ["sell:blue:2"],
        "sold player=0 card=blue count=2 thalers=14",
    ),
    (
        Has(bag="red8", lords="contract", contracts=["red8"]), "lords", ["fulfil:red8"],
        "fulfilled player=0 card=red8 thalers=120 bonus=0",
    ),
    (Has(bag="red9 blue4"), "return", ["return:blue"], "returned player=0 card=blue"),
    (Has(miners="green3"), "mining", [], "mined player=0 parts=['green', 'green', 'green']"),
]  # fmt: skip


@rule("Z6.2")
@pytest.mark.parametrize(("p1", "phase", "acts", "line"), OPEN_ACTS, ids=lambda v: str(v)[:20])
def test_everyone_reads_the_colours_of_public_actions(
    p1: Has, phase: Phase, acts: list[str], line: str
) -> None:
    sc = scene(phase=phase, p1=p1, p2=WAITS, prices=[7, 7, 7, 7])
    sc.do(*acts)
    for player in (0, 1, 2, 3):
        assert line in sc.says(player)
    sc.settled()


@rule("Z6.2")
def test_a_theft_shows_its_colours_to_thief_and_victim_and_its_number_to_all() -> None:
    sc = scene(4, p1=Has(ghosts="gems", lords="yellow"), p2=Has(bag="red3")).do("steal:p2")
    seen = "stole-seen player=0 victim=1 parts=['red', 'red']"
    other = "stole player=0 victim=1 count=2"
    assert [sc.says(player)[0] for player in (0, 1, 2, 3, 4)] == [other, seen, seen, other, other]
    sc.settled()


@rule("Z6.2")
def test_after_a_theft_from_two_players_each_victim_sees_only_their_own_gem() -> None:
    p2, p3 = Has(bag="red"), Has(bag="blue")
    sc = scene(4, p1=Has(ghosts="gems", lords="yellow"), p2=p2, p3=p3).do("steal:p2:p3")
    red, blue = (
        f"stole-seen player=0 victim={v} parts=['{c}']" for v, c in [(1, "red"), (2, "blue")]
    )
    hidden = [f"stole player=0 victim={v} count=1" for v in (1, 2)]
    assert sc.says(1)[:2] == [red, blue]
    assert sc.says(2)[:2] == [red, hidden[1]]
    assert sc.says(3)[:2] == [hidden[0], blue]
    for player in (0, 4):
        assert sc.says(player)[:2] == hidden
    sc.settled()


@rule("Z6.2")
def test_two_thefts_of_different_colours_look_the_same_to_others() -> None:
    seen = set()
    for seed in range(12):
        sc = scene(4, p1=Has(ghosts="gems", lords="yellow"), p2=Has(bag="red2 blue2"), seed=seed)
        sc.do("steal:p2")
        seen.add((sc.bag(1), str([sc.view(3), sc.says(3), sc.view(0), sc.says(0)])))
    assert len({bag for bag, _ in seen}) > 1
    assert len({view for _, view in seen}) == 1


@rule("Z6.2", "Z6.1")
def test_the_colours_of_a_swap_are_shown_only_when_it_is_done() -> None:
    p1 = Has(bag="red2 green2", ghosts="gems")
    sc = scene(p1=p1, p2=WAITS).do("swap")
    before = [sc.view(player) for player in (0, 2, 3)]
    sc.do("give:green", "give:green")
    assert [sc.view(player) for player in (0, 2, 3)] == before
    assert sc.view(1).swapping == ["green", "green"]
    sc.do("get:blue")
    assert "swapped player=0 parts=['green', 'green'] got=['blue', 'blue']" in sc.says(3)
    for player in (0, 1, 2, 3):
        assert sc.view(player).swapped == ["green", "green", "blue", "blue"]
    sc.settled()
    assert sc.view(3).swapped == []


@rule("Z6.1", "Z2.4")
def test_a_swap_looks_the_same_whatever_else_the_bag_holds() -> None:
    """p1 drew the red or the blue start gem, and publicly gained two reds."""
    seen = []
    for bag, p2, starts in [("red3", "blue", (4, 1, 3, 2)), ("red2 blue", "red", (4, 2, 3, 1))]:
        sc = scene(4, p1=Has(bag=bag, ghosts="gems"), p2=Has(bag=p2), p3=Has(bag="green"),
                   p4=Has(bag="yellow", lords="gems"), starts=starts)  # fmt: skip
        unseen = [others_see(sc, 1)]
        for part in ("swap", "give:red", "give:red", "get:yellow", "get:yellow"):
            unseen.append(others_see(sc.do(part), 1))
        assert sc.phase() == "lords"
        seen.append([[views[n] for n in (0, 2, 3)] for views in unseen])  # p2 sees their own bag
        sc.settled()
    assert seen[0] == seen[1]


@rule("Z6.3")
def test_with_two_players_both_bags_are_public() -> None:
    sc = scene(2, p1=Has(bag="yellow red2", ghosts="gems"), p2=Has(bag="green3 blue"))
    for player in (0, 1, 2):
        assert [clan.bag for clan in sc.view(player).clans] == [[1, 2, 0, 0], [0, 0, 3, 1]]
    sc.do("steal:p2")
    for player in (0, 1, 2):
        assert [clan.bag for clan in sc.view(player).clans] == [c.bag for c in sc.state.clans]
    sc.settled()


@rule("Z6.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_colours_of_all_bags_together_follow_from_the_mines(seats: int) -> None:
    sc = scene(seats, p1=Has(bag="yellow3 red"), p2=Has(bag="blue5 red"))
    total = [20 - n for n in sc.view(1).mines]
    assert total == [sum(clan.bag[c] for clan in sc.state.clans) for c in range(4)]


@rule("Z6.1")
def test_bags_are_public_when_the_game_is_over() -> None:
    sc = scene(phase="pass", round=50, p1=Has(bag="yellow3"), p2=Has(bag="red"))
    for player in (0, 1, 2, 3):
        assert [clan.bag for clan in sc.view(player).clans] == [c.bag for c in sc.state.clans]


@rule("Z6.1")
def test_only_the_player_asked_sees_the_choices() -> None:
    sc = scene(p1=Has(bag="red2", ghosts="gems"), p2=Has(bag="blue", lords="gems"))
    assert sc.view(1).choices != []
    for player in (0, 2, 3):
        assert (sc.view(player).choices, sc.view(player).blocked) == ([], [])
    sc.settled()
