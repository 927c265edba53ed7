"""J0: gems, opals, schools, cards, and the bank that never runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.games import title
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.material import GEM_WORDS, SCHOOL_WORDS
from tests.games.jewellers.scene import Has, Mode, Scene, fresh, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]
SCHOOLS: dict[Mode, list[str]] = {
    "initiation": ["court", "aesthete", "noble", "memorist"],
    "classic": ["court", "aesthete", "noble", "memorist", "forge", "religion"],
    "advanced": ["court", "aesthete", "noble", "memorist", "forge", "religion", "musician"],
}
OPALS = {
    "court": 4, "aesthete": 4, "noble": 4, "memorist": 3, "forge": 3, "religion": 3, "musician": 3,
}  # fmt: skip
BANKED = {
    "initiation": {"gold": 15},
    "classic": {"red": 5, "green": 5, "blue": 5},
    "advanced": {"red": 2, "green": 2, "blue": 2, "gold": 12},
}


def out_of_bag(sc: Scene) -> Counter[str]:
    """Count the gems in the bag and in the bowls, which are filled from it."""
    s = sc.state
    found = [n + sum(bowl[kind] for bowl in s.bowls) for kind, n in enumerate(s.bag)]
    return Counter(dict(zip(GEM_WORDS, found)))


@rule("J0.1")
def test_each_nature_has_its_colour() -> None:
    t = fresh().game.book.data
    pairs = {
        (t.ids[card].rpartition("-")[2], hue)
        for card, hue in enumerate(t.hues)
        if t.ids[card].endswith(("-fire", "-earth", "-water")) and hue >= 0
    }
    assert pairs == {("fire", 0), ("earth", 1), ("water", 2)}
    xs = {(t.ids[c].rpartition("-")[2], x) for c, x in enumerate(t.xs) if x >= 0}
    assert xs == {("fire", 0), ("earth", 1), ("water", 2)}


@rule("J0.1")
def test_gold_is_not_a_crystal() -> None:
    glory = Has(cards=["stele-of-glory-deeds", "circlet-of-houses", "carillon"])
    sc = scene("advanced", "count", round=5, p1=glory, p2=Has(cards=["mage-staff-fire"]))
    own = [owned.points for owned in sc.view(1).players[0].cards]
    assert own[0] == 3, "the Stele itself only: b1 gold2 and b2 gold2 are less than 4 crystals"


@rule("J0.2", "J1.4")
@pytest.mark.parametrize("mode", MODES)
def test_the_bag_holds_all_gems_except_those_in_the_bank(mode: Mode) -> None:
    whole = Counter({"red": 53, "green": 53, "blue": 53, "gold": 52, "grey": 45, "topaz": 18})
    if mode == "advanced":
        whole["black"] = 12
    sc = fresh(3, Options(mode=mode))
    assert +out_of_bag(sc) == +(whole - Counter(BANKED[mode]))


@rule("J0.3", "J1.9")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_opal_bag_has_the_categories_of_the_mode(mode: Mode, seats: int) -> None:
    sc = fresh(seats, Options(mode=mode, manner="opal"))
    s, found = sc.state, out_of_bag(sc)
    for kind in range(len(s.white)):
        found[GEM_WORDS[kind]] += s.white[kind] + s.black[kind]
    opals = {word: n for word, n in found.items() if word.startswith("opal") and n}
    assert opals == {f"opal-{school}": OPALS[school] for school in SCHOOLS[mode]}


@rule("J0.3")
def test_the_topaz_manner_has_no_opals() -> None:
    found = out_of_bag(fresh(4, Options(mode="advanced")))
    assert not [word for word, n in found.items() if word.startswith("opal") and n]


@rule("J0.4")
@pytest.mark.parametrize("mode", MODES)
def test_only_the_categories_of_the_mode_come_up(mode: Mode) -> None:
    seen: set[str] = set()
    for seed in range(40):
        categories = fresh(2, Options(mode=mode), seed).state.categories
        names = [SCHOOL_WORDS[school] for school in categories]
        assert len(set(names)) == len(names)
        seen.update(names)
    assert seen == set(SCHOOLS[mode])


@rule("J0.4")
@pytest.mark.parametrize("mode", MODES)
def test_the_cards_of_a_mode_are_of_its_schools(mode: Mode) -> None:
    sc = fresh(5, Options(mode=mode))
    book = sc.game.book
    cards = [book.data.ids.index(name) for name in [*sc.deck(), *sc.offer(), *sc.greens()]]
    found = {SCHOOL_WORDS[book.data.schools[card]] for card in cards} - {"green"}
    assert found | {"court"} == set(SCHOOLS[mode])
    assert any(book.data.courts[card] for card in cards)


@rule("J0.5")
@pytest.mark.parametrize(("mode", "n"), [("initiation", 33), ("classic", 59), ("advanced", 98)])
def test_the_number_of_cards_in_each_mode(mode: Mode, n: int) -> None:
    sc = fresh(5, Options(mode=mode))
    cards = [*sc.deck(), *sc.offer(), *sc.greens()]
    assert len(cards) == len(set(cards)) == n


@rule("J0.5")
def test_each_mode_keeps_the_cards_of_the_one_before() -> None:
    sets = []
    for mode in MODES:
        sc = fresh(5, Options(mode=mode))
        sets.append({*sc.deck(), *sc.offer(), *sc.greens()})
    assert sets[0] < sets[1] < sets[2]


@rule("J0.5")
def test_there_are_15_finds_and_one_topaz_category_per_school() -> None:
    content = title("jewellers").released("jewellers-1").content
    assert len({find.id for find in content.find}) == 15
    assert sorted(topaz.category for topaz in content.topaz) == sorted(OPALS)
    s = fresh(2).state
    assert len(s.finds) + len(s.found) == 15


@rule("J0.6")
def test_the_bank_lends_what_it_lacks() -> None:
    sc = scene("advanced", p1=Has("red53"), p2=Has("green"))
    assert sc.bank()[0] <= 0
    sc.do("harp:red")
    assert sc.stock(1) == "red54"
    sc.settled()


@rule("J0.6")
def test_what_is_paid_goes_to_the_bank_and_not_into_the_bag() -> None:
    sc = scene(
        p1=Has("red2 gold2 grey", hammer="families"), offer=["garnet-studs"], white="topaz green"
    )
    bag, bank = sc.state.bag[:], sc.bank()
    sc.do("hammer:gold:blue", "white:topaz", "buy:garnet-studs")
    assert sc.state.bag == bag
    gained = {w: b - a for w, a, b in zip(GEM_WORDS, bank, sc.bank()) if a != b}
    assert gained == {"red": 2, "gold": 1, "blue": -1, "grey": 1}
    sc.settled()
