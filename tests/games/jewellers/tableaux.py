"""Random tableaux of one player, and the engine's state of the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from dvergar.games.jewellers.cards.file import Project
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.state import JewelState
from tests.games.jewellers.box import Box, Has
from tests.games.jewellers.brute import COLOURS, Card, Count, Tableau, projects, size, squares
from tests.games.jewellers.scene import Mode, fresh

LEVELS = {"initiation": "I", "classic": "IC", "advanced": "ICA"}
MOST_CARDS = 7
EVERYBODY = 5  # at five players all cards are in
FACES = ["families", "forge"]


def tableau(luck: Random, mode: Mode, patrons: bool) -> Tableau:
    """1 to 7 cards of the mode, gems and gifts; with patrons some stones lie already."""
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
        lay(luck, t)
    return t


def small_tableaux(mode: Mode, patrons: bool, n: int, most: int) -> list[Tableau]:
    """Random ones with at most so many joint choices, which brute force can count soon."""
    luck = Random(f"{mode} {patrons}")
    found: list[Tableau] = []
    while len(found) < n:
        t = tableau(luck, mode, patrons)
        if size(t) <= most:
            found.append(t)
    return found


def bonus(luck: Random, p: Project) -> str:
    """None for most cards, else one that an opal of the card's school, or of the court, pays."""
    if p.school == "green" or luck.random() < 0.6:
        return ""
    school = "court" if p.court and luck.random() < 0.5 else p.school
    if school in ("court", "noble"):
        return f"{school}:{luck.choice(COLOURS)}"
    if school == "religion":
        scored = {p.cost.x, p.score.colour, *(p.score.colours or [])}
        return f"religion:{luck.choice([c for c in COLOURS if c not in scored])}"
    return school


def lay(luck: Random, t: Tableau) -> None:
    """With patrons: stones in some of the open squares."""
    for colour in COLOURS:
        t.placed[colour] = luck.randint(0, squares(t, "open", colour))
    for _ in range(luck.randint(0, squares(t, "open", "any"))):
        t.placed_any[luck.choice(COLOURS)] += 1


@cache
def table(mode: Mode, patrons: bool) -> tuple[Jewellers, JewelState]:
    sc = fresh(EVERYBODY, Options(mode=mode, manner="opal", patrons=patrons))
    return sc.game, sc.state


def laid_out(mode: Mode, t: Tableau) -> tuple[Jewellers, JewelState]:
    """The tableau as the first player's, in a state of its own."""
    game, s = table(mode, t.patrons)
    s = game.clone(s)
    s.players[0] = Box(game).owner(s.players[0], has(mode, t))
    return game, s


def has(mode: Mode, t: Tableau) -> Has:
    return Has(
        stock=told(t.stock),
        cards=[word(card) for card in t.cards],
        hammer=t.hammer or None,
        harp=t.harp if mode == "advanced" else None,
        inkwell=t.inkwell if mode == "advanced" else None,
        placed=told(t.placed),
        placed_any=told(t.placed_any),
    )


def told(found: Count) -> str:
    return " ".join(f"{word}{n}" for word, n in found.items() if n)


def word(card: Card) -> str:
    """As a scene names it."""
    return card.id + (f"={card.x}" if card.x else "") + (f"+{card.bonus}" if card.bonus else "")
