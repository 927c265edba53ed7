"""Finds all ways to pay for a card by brute force (J3.3–J3.5, J3.11 and J3.12)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from dvergar.games import title
from tests.games.jewellers.box import counts
from tests.games.jewellers.scene import Scene

PROJECTS = {p.id: p for p in title("jewellers").released("jewellers-1").content.project}
COLOURS = ["red", "green", "blue"]
EXTRA = 4  # index in a due: red, green, blue, printed gold, then the discard pile's 2 gold
PARTS = {"with", "lay", "pay", "bonus", "rest"}  # verbs of a payment

Due = tuple[int, ...]
Slot = tuple[str, tuple[int, ...]]  # one unit off: the modifier, and the units it may reduce


class Outcome(NamedTuple):
    """The result of a purchase: the stock, X, the bonus of an opal and the cards used up."""

    stock: tuple[int, ...]
    x: int
    bonus: str
    used: tuple[str, ...]


def reached(sc: Scene, card: str) -> list[Outcome]:
    """Return the outcomes of `buy` and of every path below `choose`, with repeats."""
    before, player = sc.cards(sc.asked), sc.asked
    return [outcome(end, player, card, before) for end in bought(sc, card)]


def bought(sc: Scene, card: str) -> Iterator[Scene]:
    """Return the position after each way to pay for a card."""
    player = sc.asked
    start = [text for text in (f"choose:{card}", f"buy:{card}") if text in sc.legal()]
    open_ = [sc.fork().do(text) for text in start]
    while open_:
        now = open_.pop()
        if card in now.cards(player):
            yield now
        else:
            assert now.asked == player and now.verbs() <= PARTS
            open_ += [now.fork().do(part) for part in now.legal()]


def bought_with(sc: Scene, card: str, *used: str) -> Scene:
    """Return the position after a purchase that uses up exactly these cards."""
    gone = {*sc.cards(sc.asked)} - {*used} | {card}
    player = sc.asked
    return next(end for end in bought(sc, card) if {*end.cards(player)} == gone)


def usual(sc: Scene, card: str) -> Outcome:
    """Return the default payment."""
    before, player = sc.cards(sc.asked), sc.asked
    return outcome(sc.fork().do(f"buy:{card}"), player, card, before)


def outcome(sc: Scene, player: int, card: str, before: list[str]) -> Outcome:
    owned = sc.view(player).players[player - 1].cards
    mine = next(own for own in owned if own.card == card)
    used = tuple(sorted(family(c) for c in before if c not in sc.cards(player)))
    return Outcome(tuple(sc.player(player).stock), mine.x, mine.bonus, used)


def family(card: str) -> str:
    return card.removesuffix("-second")


def ways(sc: Scene, player: int, card: str, usable: list[str] | None = None) -> set[Outcome]:
    """Return every legal outcome with these green-backed cards, by default all that are owned."""
    if usable is None:
        usable = [family(own) for own in sc.cards(player) if PROJECTS[own].school == "green"]
    found: set[Outcome] = set()
    for used, slots in modified(sc, player, card, usable):
        done = tuple(sorted(used))
        for x in range(1, 30) if PROJECTS[card].cost.x else [0]:
            for due in dues(whole(sc, card, x), slots):
                for paid in payments(sc, player, card, due):
                    after = tuple(a - b for a, b in zip(sc.player(player).stock, paid))
                    found.add(Outcome(after, x, "", done))
                    found |= bonused(after, paid, card, x, done)
    if "privilege" in usable:
        found |= {w._replace(used=tuple(sorted([*w.used, "privilege"]))) for w in found}
    return found


def whole(sc: Scene, card: str, x: int) -> Due:
    """Return the printed cost with X, and the 2 gold of the discard pile."""
    cost = PROJECTS[card].cost
    printed = [cost.red, cost.green, cost.blue, cost.gold, 2 if card in sc.discard() else 0]
    if cost.x:
        printed[COLOURS.index(cost.x)] += x
    return tuple(printed)


def modified(
    sc: Scene, player: int, card: str, usable: list[str]
) -> Iterator[tuple[list[str], list[Slot]]]:
    """Return the modifiers that may be combined, with the units each takes off."""
    mirrors = sum(PROJECTS[own].family == "mirror" for own in sc.cards(player))
    always: list[Slot] = []
    if PROJECTS[card].family == "orb":
        always = [("mirror", (0, 1, 2, 3))] * (2 * mirrors)
    invest: list[tuple[list[str], list[Slot]]] = [([], [])]
    if "investment-trio" in usable:
        invest.append((["investment-trio"], [("invest", (c,)) for c in range(3)]))
    if "investment-colour" in usable:
        invest += [(["investment-colour"], [("invest", (c,))] * 3) for c in range(3)]
    archive: list[tuple[list[str], list[Slot]]] = [([], [])]
    if "archive-access" in usable and card in sc.discard():
        archive.append((["archive-access"], [("archive", (0, 1, 2)), ("archive", (3, EXTRA))]))
    for (a, slots), (b, more) in product(invest, archive):
        yield a + b, always + slots + more


def dues(cost: Due, slots: list[Slot]) -> set[Due]:
    """Return what is left to pay when discounts take as much as possible, each at least 1."""
    states = {(cost, frozenset[str]())}
    for name, units in slots:
        for due, took in list(states):
            for unit in units:
                if due[unit]:
                    less = (*due[:unit], due[unit] - 1, *due[unit + 1 :])
                    states.add((less, took | {name}))
    must = {name for name, _ in slots} - {"mirror"}
    least = min(sum(due) for due, _ in states)
    return {due for due, took in states if sum(due) == least and must <= took}


def served(card: str) -> list[str]:
    """Return the categories of a card."""
    project = PROJECTS[card]
    if project.school == "green":
        return []
    return [project.school, *(["court"] if project.court else [])]


def payments(sc: Scene, player: int, card: str, due: Due) -> set[tuple[int, ...]]:
    """Return gems by kind that pay exactly what is due."""
    stock = sc.player(player).stock
    jokers = [f"opal-{school}" for school in served(card)]
    if sc.category() in served(card):
        jokers.append("topaz")
    found = {tuple([0] * len(stock))}
    for unit, n in enumerate(due):
        plain = ["red", "green", "blue", "gold", "gold"][unit]
        kinds = [plain, *[j for j in jokers if unit != EXTRA or j == "topaz"]]
        for _ in range(n):
            more = {tuple(map(sum, zip(paid, counts(kind)))) for paid in found for kind in kinds}
            found = {paid for paid in more if all(a <= b for a, b in zip(paid, stock))}
    return found


def bonused(
    after: tuple[int, ...], paid: tuple[int, ...], card: str, x: int, used: tuple[str, ...]
) -> set[Outcome]:
    """Yield the purchase with each bonus of an opal that paid, bought with plain gems."""
    found = set()
    for school in served(card):
        if sum(a * b for a, b in zip(paid, counts(f"opal-{school}"))):
            for bonus, price in prices(school, card):
                rest = tuple(a - b for a, b in zip(after, counts(price)))
                if min(rest) >= 0:
                    found.add(Outcome(rest, x, bonus, used))
    return found


def prices(school: str, card: str) -> list[tuple[str, str]]:
    if school in ("court", "noble"):
        return [(f"{school}:{colour}", colour) for colour in COLOURS]
    if school == "religion":
        return [(f"religion:{c}", c) for c in COLOURS if c not in scored(card)]
    return [(school, "gold" if school in ("memorist", "aesthete") else "gold2")]


def scored(card: str) -> list[str]:
    """Return the colours that a religion card scores."""
    project = PROJECTS[card]
    score = project.score
    if project.cost.x:
        return [project.cost.x]
    return [*(score.colours or []), *([score.colour] if score.colour else [])]


def jokers(way: Outcome, stock: list[int]) -> int:
    """Count the topazes and opals in a payment."""
    return sum(stock[4:12]) - sum(way.stock[4:12])
