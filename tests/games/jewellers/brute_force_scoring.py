"""Final scoring by brute force, straight from the printed cards: scores every joint choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, combinations_with_replacement, product
from math import prod

from dvergar.games import title
from dvergar.games.jewellers.cards.file import CardSet, Project, Score
from dvergar.games.record import newest_cards

COLOURS = ("red", "green", "blue")
NATURES = ("fire", "earth", "water")
SYMBOLS = ("beamed", "sharp", "note")
STAFF = ("nature", "cost", "runes", "squares", *SYMBOLS)
HAMMER_SQUARES = 4
EXTRA_PRICE = 2
EMPTY = "empty"

Counts = Counter[str]


@cache
def projects() -> dict[str, Project]:
    content = newest_cards(title("jewellers")).content
    assert isinstance(content, CardSet)
    return {project.id: project for project in content.project}


@dataclass(frozen=True)
class Card:
    """An owned card with its X and its opal bonus, as `court:red` or `forge`."""

    id: str
    x: int = 0
    bonus: str = ""

    @property
    def project(self) -> Project:
        return projects()[self.id]


@dataclass(frozen=True)
class Tableau:
    """Everything of a player that final scoring reads, except logos."""

    cards: list[Card]
    stock: Counts = field(default_factory=Counter)
    hammer: str = ""  # the face that shows
    harp: bool = False  # active
    inkwell: bool = False
    patrons: bool = False
    placed: Counts = field(default_factory=Counter)  # with patrons: all stones placed
    placed_any: Counts = field(default_factory=Counter)


@dataclass(frozen=True)
class Choice:
    """One combination of all choices in final scoring."""

    extra: bool
    natures: dict[int, str]  # of multi cards, by their place
    staffs: dict[int, str]
    runes: tuple[str, ...]
    stones: tuple[str, ...]  # in squares of their colour
    free: tuple[str, ...]  # stones in any-squares; already fixed with patrons
    full: tuple[str, ...]  # any-squares that are already full
    symbols: tuple[str, ...]  # of the Harp and of opals
    caps: tuple[str, ...]


def squares(t: Tableau, state: str, colour: str) -> int:
    return sum(words_of(card).count(f"{state}-{colour}") for card in t.cards)


def words_of(card: Card) -> list[str]:
    return list(card.project.squares)


def places(t: Tableau, family: str) -> list[int]:
    return [at for at, card in enumerate(t.cards) if card.project.family == family]


def bonuses(t: Tableau, bonus: str) -> int:
    return sum(card.bonus == bonus for card in t.cards)


def many(words: Iterable[str], n: int) -> list[tuple[str, ...]]:
    """Return every choice of one word for each of n interchangeable things."""
    return list(combinations_with_replacement(tuple(words), n))


def maps(at: list[int], words: tuple[str, ...]) -> list[dict[int, str]]:
    return [dict(zip(at, chosen)) for chosen in product(words, repeat=len(at))]


def choices(t: Tableau) -> Iterator[Choice]:
    multi = [at for at, card in enumerate(t.cards) if card.project.nature == "multi"]
    runes = sum(card.project.runes.get("choice", 0) for card in t.cards)
    full = squares(t, "full", "any") + bonuses(t, "forge")
    for extra in (False, True) if t.hammer and t.stock["gold"] >= EXTRA_PRICE else (False,):
        yield from (
            Choice(extra, natures, staffs, colours, *stones, filled, *music)
            for natures, staffs, colours, stones, filled, music in product(
                maps(multi, NATURES),
                maps(places(t, "staff"), STAFF),
                many(COLOURS, runes + int(extra and t.hammer == "families")),
                list(placements(t)),
                many(COLOURS, full + int(extra and t.hammer == "forge")),
                list(songs(t)),
            )
        )


def placements(t: Tableau) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield placements of the final stock; with patrons nothing is placed any more (J7.5)."""
    if t.patrons:
        yield (tuple((t.placed + t.placed_any).elements()), ())
        return
    own = [many((EMPTY, colour), squares(t, "open", colour)) for colour in COLOURS]
    hammer = HAMMER_SQUARES if t.hammer == "forge" else 0
    free = many((EMPTY, *COLOURS), squares(t, "open", "any") + hammer)
    for *mono, rest in product(*own, free):
        laid = [stone for stone in chain(*mono) if stone != EMPTY]
        more = [stone for stone in rest if stone != EMPTY]
        if all(n <= t.stock[colour] for colour, n in Counter(laid + more).items()):
            yield (tuple(laid), tuple(more))


def songs(t: Tableau) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield choices of the Harp's symbol and, per musician opal, a symbol or a cap."""
    opals = bonuses(t, "musician")
    for raised in range(opals + 1):
        for symbols in many(SYMBOLS, int(t.harp) + opals - raised):
            for caps in many(SYMBOLS, raised):
                yield (symbols, caps)


def size(t: Tableau) -> int:
    """Return a lower bound of the number of joint choices."""
    multi = sum(card.project.nature == "multi" for card in t.cards)
    runes = len(many(COLOURS, sum(card.project.runes.get("choice", 0) for card in t.cards)))
    full = len(many(COLOURS, squares(t, "full", "any") + bonuses(t, "forge")))
    options = len(places(t, "staff"))
    ways = [3] * multi + [7] * options + [runes, full]
    return prod(ways) * len(list(placements(t))) * len(list(songs(t)))


class Sheet:
    """A tableau's icons and points under one joint choice."""

    def __init__(self, t: Tableau, c: Choice) -> None:
        self.t = t
        self.costs = [self.cost(at, c) for at in range(len(t.cards))]
        self.natures = self.cards_of(c)
        self.runes = Counter(c.runes)
        self.placed = Counter(c.stones + c.free + c.full)
        self.music: Counts = Counter(c.symbols)
        for at, card in enumerate(t.cards):
            self.show(card, c.staffs.get(at, ""))
        self.caps = {symbol: 6 if symbol in c.caps else 5 for symbol in SYMBOLS}

    def show(self, card: Card, option: str) -> None:
        p = card.project
        hue = str(p.effect.colour) if p.effect else ""
        for rune, n in p.runes.items():
            self.runes[rune] += n
        for symbol, n in p.music.items():
            self.music[symbol] += n
        for colour in COLOURS:
            self.runes[colour] += int(card.bonus == f"noble:{colour}")
            self.placed[colour] += words_of(card).count(f"full-{colour}")
            self.placed[colour] += int(card.bonus == "forge")
        self.music[option] += 1
        self.runes[hue] += 2 if option == "runes" else 0
        self.placed[hue] += 2 if option == "squares" else 0

    def cost(self, at: int, c: Choice) -> dict[str, int]:
        card = self.t.cards[at]
        p = card.project
        effect = p.effect.kind if p.effect else ""
        if p.effect and (effect == "cost_counts_as" or c.staffs.get(at) == "cost"):
            return {colour: 3 if colour == p.effect.colour else 1 for colour in COLOURS}
        found = {"red": p.cost.red, "green": p.cost.green, "blue": p.cost.blue}
        if p.cost.x:
            found[p.cost.x] += card.x
        return found

    def cards_of(self, c: Choice) -> Counts:
        found: Counts = Counter()
        for at, card in enumerate(self.t.cards):
            p = card.project
            double = p.effect is not None and p.effect.kind == "double_nature"
            double = double or c.staffs.get(at) == "nature"
            found[c.natures.get(at, p.nature)] += 2 if double else 1
        return found

    def badges(self) -> int:
        return sum(card.project.badges for card in self.t.cards) + bonuses(self.t, "aesthete")

    def owned(self) -> int:
        gifts = bool(self.t.hammer) + self.t.harp + self.t.inkwell
        return len(self.t.cards) + gifts

    def top(self, n: int, *colours: str) -> int:
        """Sum up the n highest costs in these colours."""
        return sum(sorted((sum(cost[c] for c in colours) for cost in self.costs), reverse=True)[:n])

    def points(self, card: Card) -> int:
        score = card.project.score
        each = (score.points or score.times or 0) + int(card.bonus == "memorist")
        found = self.scored(card, score, each)
        if card.bonus.startswith("religion:"):
            found += self.top(len(self.costs), card.bonus.removeprefix("religion:"))
        return found

    def scored(self, card: Card, score: Score, each: int) -> int:
        runes, placed, colours = self.runes, self.placed, score.colours or []
        match score.kind:
            case "flat":
                return each
            case "per_badge":
                return each * self.badges()
            case "per_card_of_nature":
                return each * self.natures[str(score.nature)]
            case "per_card":
                return each * self.owned()
            case "per_costly_card":
                least = score.minimum or 0
                return each * sum(sum(cost.values()) >= least for cost in self.costs)
            case "per_nature_triple":
                return each * min(self.natures[nature] for nature in NATURES)
            case "rune_table":
                return table(score, runes[str(score.colour)])
            case "rune_triple_table":
                return table(score, min(runes[colour] for colour in COLOURS))
            case "per_rune_table":
                return table(score, sum(runes[colour] for colour in COLOURS))
            case "per_placed" if score.colour == "any":
                return each * sum(placed[colour] for colour in COLOURS)
            case "per_placed":
                return each * placed[str(score.colour)]
            case "per_pair_placed":
                return each * min(placed[colour] for colour in colours)
            case "per_two_placed":
                return each * (sum(placed[colour] for colour in COLOURS) // 2)
            case "top_costs":
                return each * self.top(score.cards or 0, str(score.colour))
            case "plinth":
                return each * self.top(score.cards or 0, *colours)
            case "chalice_x":
                return table(score, card.x)
            case "reliquary_x":
                return each * self.top(card.x, str(score.colour))
            case "cursed_table":
                n = sum(card.project.family == "cursed" for card in self.t.cards)
                return (score.each or [])[n - 1]
        return 0

    def total(self) -> int:
        music = prod(min(self.caps[symbol], self.music[symbol]) for symbol in SYMBOLS)
        return sum(map(self.points, self.t.cards)) + music


def table(score: Score, n: int) -> int:
    """Look up n in a table: 0 for 0, and one step per unit past its end."""
    values = score.table or []
    if n == 0:
        return 0
    return values[min(n, len(values)) - 1] + max(0, n - len(values)) * (score.step or 0)


def outcomes(t: Tableau) -> list[tuple[Choice, int]]:
    return [(choice, Sheet(t, choice).total()) for choice in choices(t)]


def best(t: Tableau) -> int:
    return max(total for _, total in outcomes(t))


def respects(t: Tableau, choice: Choice, parts: list[str]) -> bool:
    """Return whether a joint choice respects the parts the player fixed, given as action texts."""
    wanted: dict[str, Counts] = {verb: Counter() for verb in ("rune", "square", "symbol", "cap")}
    for part in parts:
        verb, *words = part.split(":")
        if verb == "thrift":
            if choice.extra:
                return False
        elif verb in ("nature", "staff"):
            at = [card.id for card in t.cards].index(words[0])
            if (choice.natures if verb == "nature" else choice.staffs)[at] != words[1]:
                return False
        else:
            wanted[verb][words[0]] += 1
    given = [choice.runes, choice.free + choice.full, choice.symbols, choice.caps]
    return all(least <= Counter(shown) for least, shown in zip(wanted.values(), given))
