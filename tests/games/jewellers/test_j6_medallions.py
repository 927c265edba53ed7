"""J6.2: final medallions and the winner."""

from __future__ import annotations

from random import Random

import pytest

from dvergar.engine.core import winners
from dvergar.games.jewellers.scoring.score import medals
from tests.games.jewellers.box import Has
from tests.games.jewellers.brute_force_scoring import projects
from tests.games.jewellers.scene import Mode, Scene, last_round, scene
from tests.games.jewellers.tableaux import LEVELS
from tests.marks import rule

RED3_BLUE2 = ["livery-collar-fire", "ancestral-goblet", "portrait-frame-water"]
RED2 = ["portrait-frame-fire"]


def ended(mode: Mode, *players: Has, crown: int = 1) -> Scene:
    p1, p2, p3, p4, p5 = [*players, None, None, None][:5]
    return scene(
        mode, "count", seats=len(players), p1=p1, p2=p2, p3=p3, p4=p4, p5=p5, crown=crown,
        round=last_round(mode),
    )  # fmt: skip


def won(sc: Scene) -> list[list[int]]:
    return medals(sc.game.book, sc.state)


@rule("J6.2")
def test_the_worked_example() -> None:
    one = Has(cards=RED3_BLUE2, hammer="forge")
    two = Has(cards=RED2, hammer="forge", favours=1)
    sc = ended("classic", one, two, crown=2)
    assert won(sc) == [[0, 0, 3, 13], [8, 10, 3, 0]]
    assert [p.final for p in sc.view(1).players] == [[3, 0, 2, 5], [4, 2, 2, 4]]


@rule("J6.2")
def test_a_printed_multi_logo_counts_like_one_from_the_auction() -> None:
    one = Has(cards=RED3_BLUE2, hammer="forge")
    two = Has(cards=[*RED2, "orb-of-tides"], hammer="forge")
    assert won(ended("classic", one, two, crown=2)) == [[0, 0, 3, 13], [8, 10, 3, 0]]


@rule("J6.2")
@pytest.mark.parametrize(("seats", "mono", "many"), [(2, 3, 6), (3, 2, 4), (4, 1, 3), (5, 1, 2)])
def test_tied_players_share_rounded_down_without_lead_points(
    seats: int, mono: int, many: int
) -> None:
    sc = ended("classic", *[Has(hammer="families")] * seats)
    sc.state.crown = -1
    assert won(sc) == [[mono, mono, mono, many]] * seats


@rule("J6.2")
def test_two_of_three_share_and_the_third_gets_nothing() -> None:
    has = [Has(cards=[card]) for card in ("portrait-frame-fire", "livery-collar-fire")]
    sc = ended("initiation", *has, Has(cards=["monument-water"]))
    sc.state.crown = -1
    assert won(sc) == [[3, 0, 0, 6], [3, 0, 0, 6], [0, 0, 0, 0]]


@rule("J6.2")
def test_nobody_gets_a_medallion_for_no_logo() -> None:
    sc = ended("initiation", Has(), Has(cards=["portrait-frame-fire"]))
    sc.state.crown = -1
    assert won(sc) == [[0, 0, 0, 0], [6 + 4, 0, 0, 12 + 2]]
    sc = ended("initiation", Has(), Has())
    sc.state.crown = -1
    assert won(sc) == [[0] * 4] * 2


@rule("J6.2")
def test_the_lead_is_measured_against_the_second_player() -> None:
    cards = [["cockade-fire", "livery-collar-fire"], ["portrait-frame-fire"], ["ancestral-goblet"]]
    sc = ended("initiation", *[Has(cards=words) for words in cards], crown=1)
    assert [mine[0] for mine in won(sc)] == [6 + 2 * (5 - 2), 0, 0]


@rule("J6.2")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
def test_the_crown_is_a_multi_logo_in_every_mode(mode: Mode) -> None:
    gifts = Has(hammer="forge" if mode == "classic" else None)
    if mode == "advanced":
        gifts = Has(harp=True, inkwell=False)
    assert won(ended(mode, gifts, gifts, crown=2)) == [[0] * 4, [8, 8, 8, 13]]


@rule("J6.10", "J6.2")
def test_the_families_face_is_a_multi_logo() -> None:
    sc = ended("classic", Has(hammer="families"), Has(hammer="forge"), crown=1)
    assert won(sc) == [[10, 10, 10, 14], [0] * 4]


@rule("J6.10", "J6.2")
def test_an_active_inkwell_is_a_multi_logo_and_a_harp_is_not() -> None:
    off = Has(harp=True, inkwell=False)
    on = Has(harp=False, inkwell=True)
    assert won(ended("advanced", off, on, crown=1)) == [[3, 3, 3, 6]] * 2
    assert won(ended("advanced", off, off, crown=1)) == [[8, 8, 8, 13], [0] * 4]


@rule("J6.2", "J3.12")
def test_a_court_opal_is_a_logo_of_its_colour() -> None:
    plain = Has(cards=["portrait-frame-fire"])
    bonus = Has(cards=["livery-collar-fire+court:red"])
    sc = ended("initiation", plain, bonus)
    sc.state.crown = -1
    assert won(sc) == [[0] * 4, [8, 0, 0, 13]]


@rule("J6.2")
def test_medallions_of_random_tables_equal_a_naive_count() -> None:
    luck = Random(6)
    for n in range(60):
        mode: Mode = luck.choice(["initiation", "classic", "advanced"])
        seats = luck.randint(2, 5)
        pool = [id for id, p in projects().items() if p.level in LEVELS[mode]]
        pool = [id for id in pool if not id.startswith("cursed-crystal-gold")]
        luck.shuffle(pool)
        cards = [[pool.pop() for _ in range(luck.randint(0, 6))] for _ in range(seats)]
        sc = ended(mode, *[Has(cards=words) for words in cards], crown=n % seats + 1)
        assert won(sc) == naive(mode, cards, n % seats)


def naive(mode: Mode, cards: list[list[str]], crown: int) -> list[list[int]]:
    """Return each player's four medallions, with every gift as the mode deals it."""
    shown = []
    for seat, words in enumerate(cards):
        logos = {"red": 0, "green": 0, "blue": 0, "multi": 0}
        for word in words:
            for colour, n in projects()[word].fidelity.items():
                logos[colour] += n
        multi = logos["multi"] + int(seat == crown) + int(mode != "initiation")
        mono = [logos[colour] for colour in ("red", "green", "blue")]
        shown.append([*[n + multi for n in mono], sum(mono) + multi])
    found = [[0] * 4 for _ in cards]
    for kind in range(4):
        best = max(mine[kind] for mine in shown)
        first = [seat for seat, mine in enumerate(shown) if mine[kind] == best]
        second = max([mine[kind] for mine in shown if mine[kind] < best], default=0)
        points = 12 if kind == 3 else 6
        for seat in first if best else []:
            lead = (best - second) * (1 if kind == 3 else 2) if len(first) == 1 else 0
            found[seat][kind] = points // len(first) + lead
    return found


@rule("J6.1", "J6.2")
def test_equal_points_share_the_victory() -> None:
    """The crown alone wins all medallions for 37 points, as much as three cards without logos."""
    cards = ["orb-of-embers", "tidal-necklace", "signet-of-the-elders"]
    sc = ended("initiation", Has(), Has(cards=cards), crown=1)
    assert sc.scores() == [37, 37]
    assert winners(sc.scores()) == [0, 1]
    assert sc.state.over
