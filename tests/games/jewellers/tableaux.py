"""Generates random tableaux of one player, and the same position in the engine."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from dvergar.games.jewellers.cards.file import Project
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.state import JewelState
from tests.games.jewellers.box import Box, Has
from tests.games.jewellers.brute_force_scoring import (
    COLOURS,
    Card,
    Counts,
    Tableau,
    projects,
    size,
    squares,
)
from tests.games.jewellers.scene import Mode, fresh

LEVELS = {"initiation": "I", "classic": "IC", "advanced": "ICA"}
MOST_CARDS = 7
EVERYBODY = 5  # with five players all cards are used
FACES = ["families", "forge"]


def tableau(luck: Random, mode: Mode, patrons: bool) -> Tableau:
    """Return 1 to 7 cards of the mode, gems, gifts and, with patrons, some placed stones."""
    pool = [p for p in projects().values() if p.level in LEVELS[mode]]
    drawn = luck.sample(pool, luck.randint(1, MOST_CARDS))
    cards = [Card(p.id, luck.randint(1, 8) if p.cost.x else 0, bonus(luck, p)) for p in drawn]
    t = Tableau(
        cards,
        Counter({colour: luck.randint(0, 3) for colour in (*COLOURS, "gold")}),
        luck.choice(FACES) if mode == "classic" else "",
        mode == "advanced" and luck.random() < 0.5,
        mode == "advanced" and luck.random() < 0.5,
        patrons,
    )
    if patrons:
        place_stones(luck, t)
    return t


def small_tableaux(mode: Mode, patrons: bool, n: int, most: int) -> list[Tableau]:
    """Return random tableaux with few enough joint choices for brute force."""
    luck = Random(f"{mode} {patrons}")
    found: list[Tableau] = []
    while len(found) < n:
        t = tableau(luck, mode, patrons)
        if size(t) <= most:
            found.append(t)
    return found


def bonus(luck: Random, p: Project) -> str:
    """Return no bonus for most cards, or one that an opal of its school or of the court offers."""
    if p.school == "green" or luck.random() < 0.6:
        return ""
    school = "court" if p.court and luck.random() < 0.5 else p.school
    if school in ("court", "noble"):
        return f"{school}:{luck.choice(COLOURS)}"
    if school == "religion":
        scored = {p.cost.x, p.score.colour, *(p.score.colours or [])}
        return f"religion:{luck.choice([c for c in COLOURS if c not in scored])}"
    return school


def place_stones(luck: Random, t: Tableau) -> None:
    """Place stones in some of the open squares."""
    for colour in COLOURS:
        t.placed[colour] = luck.randint(0, squares(t, "open", colour))
    for _ in range(luck.randint(0, squares(t, "open", "any"))):
        t.placed_any[luck.choice(COLOURS)] += 1


@cache
def table(mode: Mode, patrons: bool) -> tuple[Jewellers, JewelState]:
    sc = fresh(EVERYBODY, Options(mode=mode, manner="opal", patrons=patrons))
    return sc.game, sc.state


def laid_out(mode: Mode, t: Tableau) -> tuple[Jewellers, JewelState]:
    """Return a new state in which the first player has this tableau."""
    game, s = table(mode, t.patrons)
    s = game.clone(s)
    s.players[0] = Box(game).owner(s.players[0], has(mode, t))
    return game, s


def has(mode: Mode, t: Tableau) -> Has:
    return Has(
        stock=gems_text(t.stock),
        cards=[word(card) for card in t.cards],
        hammer=t.hammer or None,
        harp=t.harp if mode == "advanced" else None,
        inkwell=t.inkwell if mode == "advanced" else None,
        placed=gems_text(t.placed),
        placed_any=gems_text(t.placed_any),
    )


def gems_text(found: Counts) -> str:
    return " ".join(f"{word}{n}" for word, n in found.items() if n)


def word(card: Card) -> str:
    """Return a card as a scene names it."""
    return card.id + (f"={card.x}" if card.x else "") + (f"+{card.bonus}" if card.bonus else "")
