"""J3.3–J3.5, J3.10–J3.12: every way to pay, compared with brute force."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.games.jewellers.brute_force_payments import (
    PROJECTS,
    Outcome,
    jokers,
    reached,
    served,
    usual,
    ways,
)
from tests.games.jewellers.scene import Has, Mode, Scene, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]
SCHOOLS = ["court", "aesthete", "noble", "memorist", "forge", "religion", "musician"]
GREENS = ["investment-trio", "investment-colour", "privilege", "archive-access"]
CASES = 60
MANY = 600  # ways to pay; cases with more are skipped


def names(mode: Mode) -> list[str]:
    levels = "ICA"[: MODES.index(mode) + 1]
    return [p.id for p in PROJECTS.values() if p.level in levels and "gold-" not in p.id]


def gems(rng: Random, card: str, opal: bool, schools: list[str]) -> str:
    """Choose a small stock with jokers, most of them useful."""
    found = {colour: rng.randint(0, 3) for colour in ("red", "green", "blue", "gold")}
    if opal:
        found[f"opal-{rng.choice(schools)}"] = 1
        found |= {f"opal-{school}": rng.randint(0, 2) for school in served(card)}
    else:
        found["topaz"] = rng.randint(0, 2)
    return " ".join(f"{gem}{n}" for gem, n in found.items() if n)


@cache
def case(seed: int) -> tuple[Scene, str]:
    """Set up a player with one card to buy that may be paid in many ways."""
    rng = Random(seed)
    mode, opal = MODES[seed % 3], bool(rng.randint(0, 1))
    cards, schools = names(mode), SCHOOLS[: [4, 6, 7][seed % 3]]
    special = [c for c in cards if PROJECTS[c].family in ("orb", "chalice", "reliquary")]
    card = rng.choice(special) if rng.random() < 0.4 else rng.choice(cards)
    mirrors = [c for c in cards if PROJECTS[c].family == "mirror" and c != card]
    own = [c for c in [*GREENS, *mirrors] if c in cards and c != card and rng.random() < 0.5]
    category = rng.choice([*served(card) * 3, *schools])
    inactive = False if mode == "advanced" else None
    lies = rng.randint(0, 1)
    return scene(
        mode, manner="opal" if opal else "topaz", category="" if opal else category,
        p1=Has(gems(rng, card, opal, schools), own, harp=inactive, inkwell=inactive),
        offer=[card] if lies else [], discard=[] if lies else [card],
    ), card  # fmt: skip


@cache
def found(seed: int) -> list[Outcome]:
    sc, card = case(seed)
    return reached(sc, card)


@rule("J3.3", "J3.4", "J3.5", "J3.10", "J3.11", "J3.12")
@pytest.mark.parametrize("seed", range(CASES))
def test_exactly_the_legal_ways_to_pay_are_reached(seed: int) -> None:
    sc, card = case(seed)
    expected = ways(sc, 1, card)
    if len(expected) <= MANY:
        assert set(found(seed)) == expected
        assert ("choose" in sc.verbs()) == (len(expected) > 1)


@rule("J3.11")
@pytest.mark.parametrize("seed", range(CASES))
def test_every_way_to_pay_is_reached_once(seed: int) -> None:
    sc, card = case(seed)
    if len(ways(sc, 1, card)) <= MANY:
        twice = [way for way, n in Counter(found(seed)).items() if n > 1]
        assert twice == []


@rule("J3.11")
@pytest.mark.parametrize("seed", range(CASES))
def test_by_default_jokers_pay_only_for_missing_units(seed: int) -> None:
    sc, card = case(seed)
    expected = ways(sc, 1, card)
    assert (f"buy:{card}" in sc.legal()) == bool(expected)
    if expected:
        one = usual(sc, card)
        stock = sc.player(1).stock
        equal = [w for w in expected if (w.x, w.used) == (one.x, one.used)]
        assert one in equal
        assert jokers(one, stock) == min(jokers(w, stock) for w in equal)
        assert one.bonus == ""
        assert len(one.used) == min(len(w.used) for w in expected), "no card is used up unasked"


@rule("J3.5")
@pytest.mark.parametrize("seed", range(0, CASES, 2))
def test_the_second_purchase_of_a_privilege_has_all_ways_to_pay(seed: int) -> None:
    rng = Random(seed)
    mode = MODES[1 + seed % 4 // 2]
    cards = [c for c in names(mode) if c not in GREENS]
    first, second, third = rng.sample(cards, 3)
    own = [c for c in GREENS if c == "privilege" or rng.random() < 0.5]
    off = False if mode == "advanced" else None
    sc = scene(
        mode, p1=Has("red5 green5 blue4 gold7", own, harp=off, inkwell=off), offer=[first, second],
        discard=[third],
    )  # fmt: skip
    sc.do(f"choose:{first}")
    while sc.asked == 1 and "forgo" not in sc.legal():
        sc.do("with:privilege" if "with:privilege" in sc.legal() else "rest")
    usable = [c for c in own if c != "privilege"]
    for card in (second, third):
        expected = ways(sc, 1, card, usable)
        if len(expected) <= MANY:
            assert set(reached(sc, card)) == expected


def outcomes(sc: Scene, card: str) -> set[Outcome]:
    every = reached(sc, card)
    assert len(every) == len(set(every))
    return set(every)


@rule("J3.11")
def test_all_hundred_ways_to_pay_with_topazes_are_reached() -> None:
    stock = "red3 green2 blue2 gold3 topaz4"
    sc = scene(p1=Has(stock), offer=["orb-of-embers"], category="aesthete")
    every = outcomes(sc, "orb-of-embers")
    assert every == ways(sc, 1, "orb-of-embers")
    assert len(every) > 20
