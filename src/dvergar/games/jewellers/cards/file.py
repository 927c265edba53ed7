"""The format of a card file of the Jewellers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from dvergar.games.catalog import Name
from dvergar.games.jewellers.cards.demands import EFFECTS, STAFF_CHOICES
from dvergar.games.jewellers.cards.gifts import Gifts
from dvergar.games.jewellers.cards.part import Amount, CardNature, Level, Part
from dvergar.games.jewellers.scoring.kinds import KIND_WORDS

Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Table = Annotated[list[Points], msgspec.Meta(min_length=1, max_length=20)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Colour = Literal["red", "green", "blue"]
Money = Literal["red", "green", "blue", "gold"]
Nature = Literal["fire", "earth", "water"]
School = Literal["aesthete", "noble", "memorist", "forge", "religion", "musician", "green"]
Category = Literal["court", "aesthete", "noble", "memorist", "forge", "religion", "musician"]
Square = Literal[
    "open-red", "open-green", "open-blue", "open-any",
    "full-red", "full-green", "full-blue", "full-any",
]  # fmt: skip
Symbol = Literal["red", "green", "blue", "gold", "topaz", "wild4", "wild3", "crown"]
Line = Annotated[list[Symbol], msgspec.Meta(min_length=1, max_length=12)]
if TYPE_CHECKING:
    Kind = str
    EffectKind = str
    StaffOption = str
else:  # each list of words is written once, elsewhere
    Kind = Literal[tuple(KIND_WORDS)]
    EffectKind = Literal[tuple(EFFECTS)]
    StaffOption = Literal[tuple(STAFF_CHOICES)]


class Cost(Part, frozen=True):
    red: Amount = 0
    green: Amount = 0
    blue: Amount = 0
    gold: Amount = 0
    x: Colour | None = None


class Score(Part, frozen=True):
    """How a project scores: its `kind` and the fields of that kind."""

    kind: Kind
    points: Points | None = None
    times: Amount | None = None
    minimum: Amount | None = None
    cards: Amount | None = None
    nature: Nature | None = None
    colour: Literal["red", "green", "blue", "any"] | None = None
    colours: Annotated[list[Colour], msgspec.Meta(min_length=2, max_length=2)] | None = None
    table: Table | None = None
    step: Points | None = None
    each: Table | None = None


class Effect(Part, frozen=True):
    """The effect of a project besides scoring: its `kind` and the fields of that kind."""

    kind: EffectKind
    amount: Amount | None = None
    crystals: Amount | None = None
    gold: Amount | None = None
    cards: Amount | None = None
    units: Amount | None = None
    high: Amount | None = None
    other: Amount | None = None
    colour: Money | None = None
    options: list[StaffOption] | None = None


class Project(Part, frozen=True):
    id: Id
    family: Id
    school: School
    court: bool
    nature: CardNature
    level: Level
    cost: Cost
    score: Score
    fidelity: dict[Literal["red", "green", "blue", "multi"], Amount] = msgspec.field(
        default_factory=dict
    )
    runes: dict[Literal["red", "green", "blue", "choice"], Amount] = msgspec.field(
        default_factory=dict
    )
    squares: Annotated[list[Square], msgspec.Meta(max_length=9)] = msgspec.field(
        default_factory=list
    )
    music: dict[Literal["beamed", "sharp", "note"], Amount] = msgspec.field(default_factory=dict)
    badges: Amount = 0
    religion: Amount = 0
    star: Amount = 0
    effect: Effect | None = None
    name: Name = ""


class Find(Part, frozen=True):
    id: Id
    line1: Line
    line2: Id
    line3: Line
    bonus: Colour
    name: Name = ""


class Topaz(Part, frozen=True):
    category: Category
    level: Level


class Price(Part, frozen=True):
    gold: Amount = 0
    crystal: Amount = 0


class Bonus(Part, frozen=True):
    kind: str
    count: Amount = 0
    points: Amount = 0
    squares: list[Square] = msgspec.field(default_factory=list)
    unscored_colour_only: bool = False
    symbols: Amount = 0
    cap: Amount = 0
    cap_limit: Amount = 0


class Opal(Part, frozen=True):
    category: Category
    level: Level
    count: Amount
    price: Price
    bonus: Bonus


class XCost(Part, frozen=True):
    minimum: Amount


class Orb(Part, frozen=True):
    units_per_mirror: Amount


class DiscardPurchase(Part, frozen=True):
    gold: Amount


class Cards(Part, frozen=True):
    cards: Amount


class CountsAs(Part, frozen=True):
    high: Amount
    other: Amount


class Symbols(Part, frozen=True):
    symbols: Amount


class Count(Part, frozen=True):
    count: Amount


class Staff(Part, frozen=True):
    """The options of a Mage Staff (J6.3)."""

    double_nature: Cards
    cost_counts_as: CountsAs
    music_symbol: Symbols
    runes: Count
    full_squares: Count


class Music(Part, frozen=True):
    cap: Amount
    cap_with_opal: Amount


class ProjectCounts(Part, frozen=True):
    initiation: int
    classic: int
    advanced: int


class Green(Part, frozen=True):
    in_deck: list[Level]
    returns_to_stock: bool


class CardSet(Part, frozen=True):
    format: Literal[1]
    game: Literal["jewellers"]
    project_counts: ProjectCounts
    green: Green
    x_cost: XCost
    orb: Orb
    discard_purchase: DiscardPurchase
    staff: Staff
    music: Music
    cursed_in_deck: dict[Literal["gold"], dict[Literal["2", "3", "4", "5"], int]]
    gift: Gifts
    topaz: list[Topaz]
    opal: list[Opal]
    find: list[Find]
    project: list[Project]
