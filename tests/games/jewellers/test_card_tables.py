"""The released card set is balanced, and its cards are listed in tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from dvergar.games.jewellers import TITLE
from dvergar.games.jewellers import card_data as t
from dvergar.games.jewellers.cards.lay_out import laid_out
from dvergar.games.jewellers.material import (
    ADVANCED,
    AESTHETE,
    BLUE,
    CLASSIC,
    EARTH,
    FIRE,
    GOLD,
    GREEN,
    GREEN_BACKED,
    INITIATION,
    MULTI,
    MUSICIAN,
    NO_NATURE,
    NOBLE,
    RED,
    TOPAZ,
    WATER,
)
from dvergar.games.jewellers.scoring import kinds as k
from tests.games.jewellers.test_cards_file import DATA
from tests.marks import rule

TABLES = laid_out(msgspec.to_builtins(TITLE.convert(DATA)))


def facts(**columns: Any) -> dict[str, Any]:
    return columns


CARDS = {
    "investment-trio": facts(
        schools=GREEN_BACKED, natures=NO_NATURE, levels=INITIATION, costs=[0, 0, 0, 1],
        kinds=k.NONE, effects=t.INVEST_EACH, amounts=1, hues=-1,
    ),
    "investment-colour": facts(effects=t.INVEST_COLOUR, amounts=3, hues=-1),
    "archive-access": facts(effects=t.ARCHIVES, amounts=1, levels=CLASSIC),
    "privilege": facts(effects=t.PRIVILEGED, amounts=2),
    "cockade-fire": facts(
        schools=AESTHETE, courts=True, natures=FIRE, costs=[2, 1, 0, 1], kinds=k.PER_BADGE,
        points=1, fidelity=[2, 1, 0, 0], badges=0, effects=t.NO_EFFECT, amounts=0, xs=-1,
    ),
    "silver-mirror": facts(kinds=k.PER_BADGE, points=2, badges=1, effects=t.MIRROR, amounts=2),
    "orb-of-tides": facts(
        families="orb", orbs=True, kinds=k.FLAT, points=18, fidelity=[0, 0, 0, 1],
    ),
    "runic-arms-earth": facts(
        kinds=k.RUNE_TABLE, colours=GREEN, tables=[2, 5, 9, 13, 17, 20], steps=3, points=0,
        runes=[0, 1, 0, 0],
    ),
    "signet-of-the-elders": facts(kinds=k.ALL_RUNES, colours=-1, steps=2, runes=[0, 0, 0, 1]),
    "throne-of-concord": facts(
        natures=MULTI, kinds=k.RUNE_TRIPLES, tables=[6, 14, 22, 29], steps=7
    ),
    "portrait-frame-water": facts(kinds=k.PER_NATURE, colours=WATER, points=1, stars=4),
    "concord-of-the-gates": facts(kinds=k.PER_TRIPLE, points=7, stars=5),
    "stele-of-union-first": facts(kinds=k.PER_CARD, points=2, stars=6, natures=EARTH),
    "stele-of-glory-deeds": facts(kinds=k.PER_COSTLY, points=3, limits=4),
    "bellows": facts(
        kinds=k.PER_PLACED, colours=RED, points=3, open=[2, 0, 0, 0], full=[1, 0, 0, 0]
    ),
    "great-furnace": facts(
        kinds=k.PER_PLACED, colours=t.ANY, points=2, open=[0, 0, 0, 3], full=[0, 0, 0, 1]
    ),
    "spectacles-blue-red": facts(kinds=k.PER_PAIR, colours=BLUE, seconds=RED, points=4),
    "long-tongs": facts(kinds=k.PER_TWO, colours=-1, points=1, full=[0, 1, 0, 1]),
    "font-of-the-springs": facts(kinds=k.TOP_COSTS, colours=BLUE, limits=4, points=3, religion=3),
    "plinth-green-blue": facts(kinds=k.PLINTH, colours=GREEN, seconds=BLUE, limits=3, points=1),
    "chalice-water": facts(
        kinds=k.CHALICE, xs=BLUE, costs=[0, 0, 0, 0], tables=[2, 4, 7, 9, 12, 14], steps=2, points=0
    ),
    "reliquary-earth": facts(
        kinds=k.RELIQUARY, xs=GREEN, colours=GREEN, costs=[0, 0, 0, 1], points=1
    ),
    "cursed-crystal-gold-third": facts(
        kinds=k.CURSED_TABLE, tables=[5, 4, 3, 2, 1, 0], effects=t.CURSED, hues=GOLD, amounts=0
    ),
    "geode-water": facts(effects=t.GEODE, hues=BLUE, points=11, badges=2),
    "mage-staff-earth": facts(
        schools=NOBLE, courts=True, effects=t.STAFF, hues=GREEN, kinds=k.NONE
    ),
    "drum-water": facts(effects=t.DOUBLE, amounts=2, hues=-1, music=[0, 0, 1]),
    "bagpipe-fire": facts(effects=t.COUNTS_AS, amounts=3, hues=RED, music=[1, 1, 0]),
    "organ": facts(schools=MUSICIAN, levels=ADVANCED, kinds=k.NONE, music=[1, 1, 1]),
}  # fmt: skip


@rule("J8.1", "J6.3", "J6.4", "J6.5", "J6.6", "J6.7", "J6.8", "J6.9")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_listed_as_printed(card: str) -> None:
    at = TABLES.ids.index(card)
    assert {name: getattr(TABLES, name)[at] for name in CARDS[card]} == CARDS[card]


@rule("J1.7")
def test_the_finds_name_gems_logos_and_a_green_backed_card() -> None:
    assert TABLES.finds[:2] == ["old-vein", "flooded-gallery"]
    assert TABLES.line1[0] == [RED, GOLD, *[t.CROWN] * 5]
    assert TABLES.line1[11] == [GOLD, t.WILD4, t.WILD3]
    assert TABLES.line3[1] == [TOPAZ]
    assert [TABLES.ids[card] for card in TABLES.line2[:2]] == [
        "investment-colour",
        "archive-access",
    ]
    assert TABLES.bonuses[:3] == [RED, GREEN, BLUE]


@rule("J0.3", "J0.4", "J1.2")
def test_the_tables_list_the_numbers_shared_by_all_cards() -> None:
    assert TABLES.categories == [0, 0, 0, 0, 1, 1, 2]
    assert TABLES.opals == [4, 4, 4, 3, 3, 3, 3]
    assert TABLES.golden == [1, 1, 2, 3]


def test_every_column_has_a_value_for_every_card() -> None:
    finds = {"finds", "line1", "line2", "line3", "bonuses"}
    fixed = {"categories", "opals", "golden", "least_x", "discard_gold"}
    fixed |= {"cap", "cap_with_opal", "staff", "gifts"}
    columns = [name for name in dir(TABLES) if not name.startswith("_") and name not in fixed]
    for name in columns:
        assert len(getattr(TABLES, name)) == (15 if name in finds else 98), name
    assert len(columns) == 33


@rule("J0.5")
def test_each_mode_has_its_number_of_cards() -> None:
    upto = [sum(level <= mode for level in TABLES.levels) for mode in range(3)]
    assert upto == [33, 59, 98]


@rule("J8.1")
@pytest.mark.parametrize("upto", ["I", "IC", "ICA"])
def test_all_colours_and_natures_are_balanced(upto: str) -> None:
    some = [p for p in DATA["project"] if p["level"] in upto]
    for what in ("cost", "fidelity", "runes"):
        sums = [sum(p.get(what, {}).get(c, 0) for p in some) for c in ("red", "green", "blue")]
        assert max(sums) - min(sums) <= 0.15 * max(sums) + 1, what
    count = Counter(p["nature"] for p in some)
    natures = [count[nature] for nature in ("fire", "earth", "water")]
    assert max(natures) - min(natures) <= 2


@rule("J1.8")
def test_two_finds_can_show_any_number_of_crowns_from_1_to_10() -> None:
    crowns = [line.count(t.CROWN) for line in TABLES.line1]
    assert {a + b for a, b in combinations(crowns, 2)} >= set(range(1, 11))


def test_the_kinds_of_scoring_are_listed_by_their_numbers() -> None:
    numbers = [kind.number for kind in k.KINDS if kind.word != "music"]
    assert numbers == list(range(len(k.PARTS)))
    assert len(set(k.KIND_WORDS)) == len(k.KINDS)
