"""Projects, finds and categories as flat lists, and what a match reads and never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dvergar.games.jewellers.material import GOLD, OFFER, SCHOOLS
from dvergar.games.jewellers.scoring.kinds import PER_NATURE

NO_EFFECT: Final = 0
INVEST_EACH: Final = 1
INVEST_COLOUR: Final = 2
ARCHIVES: Final = 3
PRIVILEGED: Final = 4
MIRROR: Final = 5
CURSED: Final = 6
GEODE: Final = 7
DOUBLE: Final = 8
COUNTS_AS: Final = 9
STAFF: Final = 10

ANY: Final = 3  # the fourth column of squares; the colour of what scores every stone
NO_FIND: Final = -1


GiftPrice = tuple[int, int]  # gold, or crystals of one colour


@dataclass(eq=False)
class GiftData:
    """The gifts of a card set; lists are by the War Hammer's face: families, forge (J6.10)."""

    hammer_face: int  # at the start
    hammer_prices: list[GiftPrice]
    hammer_gains: list[int]  # crystals or gold
    hammer_logos: int  # multi logos at the end, on the families face
    hammer_squares: int  # open any-squares at the end, on the forge face
    extra_prices: list[int]  # gold for the further bonus
    extra_runes: int  # of choice, on the families face
    extra_squares: int  # full any-squares, on the forge face
    harp: int  # 1 if it starts active, otherwise 0
    harp_gain: int
    harp_price: GiftPrice  # to make it active again
    harp_symbols: int  # music symbols of choice at the end
    inkwell: int
    inkwell_cards: int  # cards of the offer that it replaces
    inkwell_price: GiftPrice
    inkwell_logos: int


@dataclass(eq=False)
class StaffData:
    """The options of a Mage Staff (J6.3)."""

    cards: int  # of its nature
    high: int  # its cost in its own colour
    other: int  # its cost in each other colour
    symbols: int
    runes: int
    squares: int


@dataclass(eq=False)
class CardData:
    """A card set: projects by index, then finds, then general numbers."""

    ids: list[str]
    families: list[str]
    orbs: list[bool]  # whether Mirrors make it cheaper
    schools: list[int]  # GREEN_BACKED for cards without one
    courts: list[bool]  # whether it has a court badge
    natures: list[int]
    levels: list[int]  # the first mode that uses the card
    costs: list[list[int]]  # red, green, blue, gold
    xs: list[int]  # the colour of X, or -1
    kinds: list[int]
    points: list[int]  # per thing scored; 0 for the Chalice and tables
    colours: list[int]  # the colour scored, ANY for all, a nature for PER_NATURE, or -1
    seconds: list[int]  # the second colour of PER_PAIR and PLINTH, or -1
    limits: list[int]  # minimum of PER_COSTLY; cards of TOP_COSTS and PLINTH
    tables: list[list[int]]  # points for 1, 2, …
    steps: list[int]  # points for each one beyond the table
    fidelity: list[list[int]]  # logos: red, green, blue, multi
    runes: list[list[int]]  # red, green, blue, of choice
    badges: list[int]  # of the aesthetes
    stars: list[int]
    religion: list[int]  # logos
    music: list[list[int]]
    open: list[list[int]]  # squares: red, green, blue, any
    full: list[list[int]]
    effects: list[int]
    amounts: list[int]  # the number of an effect: what it takes off or counts as
    hues: list[int]  # the colour of an effect, or -1
    finds: list[str]
    line1: list[list[int]]  # gems, or WILD4, WILD3, CROWN
    line2: list[int]  # a green-backed card
    line3: list[list[int]]
    bonuses: list[int]  # the bonus crystal
    categories: list[int]  # by school: the first mode that uses it
    opals: list[int]  # by school
    golden: list[int]  # golden cursed crystals in the deck, by seats minus two
    least_x: int
    discard_gold: int  # the extra gold for a card of the discard pile
    cap: int  # of a music symbol
    cap_with_opal: int
    staff: StaffData
    gifts: GiftData

    def __post_init__(self) -> None:
        self.scored = scored_colours(self.xs, self.kinds, self.colours, self.seconds)


def scored_colours(
    xs: list[int], kinds: list[int], colours: list[int], seconds: list[int]
) -> list[int]:
    """Return, by card, the mask of colours that it scores or that its X has (J3.12)."""
    found: list[int] = []
    for x, kind, colour, second in zip(xs, kinds, colours, seconds):
        mask = 0
        if x >= 0:
            mask = 1 << x
        elif kind != PER_NATURE:
            mask = (1 << colour if colour >= 0 else 0) | (1 << second if second >= 0 else 0)
        found.append(mask)
    return found


WILD4: Final = 14  # after the gems
WILD3: Final = 15
CROWN: Final = 16


class Book:
    """The card data and the options of a match."""

    def __init__(
        self,
        data: CardData,
        mode: int,
        opal: bool,
        patrons: bool,
        cleanup: int,
        closed: bool,
        seats: int,
    ) -> None:
        self.data = data
        self.mode = mode
        self.opal = opal
        self.patrons = patrons
        self.cleanup = cleanup
        self.closed = closed
        self.size = OFFER[mode][seats - 2]
        self.schools = [school for school in range(SCHOOLS) if data.categories[school] <= mode]
        self.projects = in_play(data, mode, data.golden[seats - 2])

    def serves(self, card: int, school: int) -> bool:
        """Return whether a card belongs to a school, also by a court badge (J3.11)."""
        return self.data.schools[card] == school or (school == 0 and self.data.courts[card])


def in_play(data: CardData, mode: int, golden: int) -> list[int]:
    """Return the projects of this mode, with the right number of golden ones (J0.5, J1.2)."""
    found: list[int] = []
    for card in range(len(data.ids)):
        if data.levels[card] > mode:
            continue
        if data.effects[card] == CURSED and data.hues[card] == GOLD:
            golden -= 1
            if golden < 0:
                continue
        found.append(card)
    return found
