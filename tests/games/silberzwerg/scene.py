"""Sets up a position in Silberzwerg and plays on from it with action texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from dvergar.engine.pile import MASK_BITS, Pile
from dvergar.engine.rng import local_seed
from dvergar.engine.state import NOBODY, Event
from dvergar.games import title
from dvergar.games.record import Record, newest_cards
from dvergar.games.silberzwerg.cards.options import Options
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.knowledge.trail import Trail
from dvergar.games.silberzwerg.material import COLOUR_WORDS, COLUMN_WORDS
from dvergar.games.silberzwerg.shown.view import View, view
from dvergar.games.silberzwerg.state import Clan, SilberState
from dvergar.games.silberzwerg.steps.place import PLACING
from tests.games.moment import Moment

REST = "..."  # in a deck: every contract not placed elsewhere; without it they are out of play
FREE = "-"  # a contract space without a contract
SUPPLY = 20

Phase = Literal[
    "placement", "ghosts", "mining", "before", "lords", "after", "falling", "return", "pass"
]
PHASES: list[Phase] = [
    "placement", "ghosts", "mining", "before", "lords", "after", "falling", "return", "pass",
]  # fmt: skip
PASSIVE = ["rest", "allow", "enough", "return", "give", "get"]  # verbs that end or decline

Words = Sequence[str]


@dataclass(frozen=True)
class Has:
    """What one player has: gems and dwarves as `yellow2 red`, contracts as `red8` or `red8@3`."""

    wealth: int = 50
    bag: str = ""
    miners: str = ""
    lords: str = ""
    ghosts: str = ""
    contracts: Words = ()  # on the player's spaces; @3 is three notches below the top
    kept: Words = ()


class Scene(Moment):
    """A Silberzwerg match at a given position."""

    def __init__(self, record: Record, opening: list[Event]) -> None:
        super().__init__(record, opening)
        assert isinstance(record.game, Silberzwerg)
        self.game: Silberzwerg = record.game
        self.gains = [0] * (4 * self.state.seats)  # by bag and colour: public gains so far
        self.origin = self.game.clone(self.state)  # before the first question
        self.check()

    @property
    def state(self) -> SilberState:
        s = self.match.state
        assert isinstance(s, SilberState)
        return s

    @property
    def drawn(self) -> int:
        """How many random words have been drawn."""
        return self.state.rng.drawn

    def clan(self, player: int) -> Clan:
        return self.state.clans[player - 1]

    def wealth(self) -> list[int]:
        return [clan.wealth for clan in self.state.clans]

    def bag(self, player: int) -> str:
        return counts_text(self.clan(player).bag, COLOUR_WORDS)

    def bags(self) -> list[str]:
        return [self.bag(p + 1) for p in range(self.state.seats)]

    def mines(self) -> str:
        return counts_text(self.state.mines, COLOUR_WORDS)

    def miners(self, player: int) -> str:
        return counts_text(self.clan(player).miners, COLOUR_WORDS)

    def lords(self, player: int) -> str:
        return counts_text(self.clan(player).lords, COLUMN_WORDS)

    def ghosts(self, player: int) -> str:
        return counts_text(self.clan(player).ghosts, COLUMN_WORDS)

    def board(self) -> list[str]:
        """Return every space, players' first, with its contract and how far it has dropped."""
        s = self.state
        return [
            FREE if card < 0 else self.game.book.data.ids[card] + (f"@{level}" if level else "")
            for card, level in zip(s.spaces, s.levels, strict=True)
        ]

    def kept(self, player: int) -> list[str]:
        return [self.game.book.data.ids[card] for card in self.clan(player).kept]

    def out(self) -> list[str]:
        return [self.game.book.data.ids[card] for card in self.state.out]

    def phase(self) -> Phase:
        return PHASES[self.state.phase]

    def view(self, player: int) -> View:
        return view(self.game, self.state, player - 1)

    def place(self, player: int, miners: str, lords: str = "", ghosts: str = "") -> Scene:
        """Place everything and seal the plan."""
        parts = [*pieces("dig", miners), *pieces("lord", lords), *pieces("ghost", ghosts), "seal"]
        return self.do(*[f"p{player} {part}" for part in parts])

    def idle(self, until: Phase = "placement") -> Scene:
        """Decline everything until a phase asks its first question."""
        while not self.state.over and self.phase() not in (until, "placement"):
            self.do(next(text for text in self.legal() if text.partition(":")[0] in PASSIVE))
        return self

    def settled(self) -> None:
        """Finish the round, and assert that only the next placement is pending."""
        self.idle()
        s = self.state
        everybody = (1 << s.seats) - 1
        assert s.over or [(d.step, d.seats) for d in s.pending] == [(PLACING, everybody)]
        assert s.over or s.asked == everybody


def counts(text: str, words: list[str]) -> list[int]:
    """Parse `yellow2 red` into a number per word."""
    found = [0] * len(words)
    for item in text.split():
        name = re.fullmatch(r"([a-z]+)(\d*)", item)
        assert name, item
        found[words.index(name[1])] += int(name[2] or 1)
    return found


def counts_text(numbers: list[int], words: list[str]) -> str:
    return " ".join(f"{word}{n}" for word, n in zip(words, numbers, strict=True) if n)


def pieces(verb: str, text: str) -> list[str]:
    numbers = counts(text, COLUMN_WORDS)
    return [f"{verb}:{word}" for word, n in zip(COLUMN_WORDS, numbers) for _ in range(n)]


class Box:
    """Every contract of the match; each can be placed once."""

    def __init__(self, game: Silberzwerg) -> None:
        self.ids = game.book.data.ids
        self.left = game.book.deck[:]

    def card(self, word: str) -> int:
        card = self.ids.index(word)
        self.left.remove(card)
        return card

    def spaces(self, words: Words, n: int) -> tuple[list[int], list[int]]:
        """Return contracts and levels of `n` spaces; spaces without a word are free."""
        cards, levels = [], []
        for word in [*words, *[FREE] * (n - len(words))]:
            name, _, level = word.partition("@")
            cards.append(NOBODY if word == FREE else self.card(name))
            levels.append(int(level or 0))
        return cards, levels

    def rest(self) -> list[int]:
        found, self.left = self.left, []
        return found


def fresh(
    seats: int = 3, options: Options | None = None, seed: int = 1, rules_version: int = 0
) -> Scene:
    """Start a match, by default with the newest rules."""
    game = title("silberzwerg")
    record = Record(
        game, options or Options(), newest_cards(game), ["human"] * seats, local_seed(seed),
        [b""] * seats, rules_version,
    )  # fmt: skip
    return Scene(record, [])


def scene(
    seats: int = 3,
    phase: Phase = "ghosts",
    *,
    options: Options | None = None,
    p1: Has | None = None,
    p2: Has | None = None,
    p3: Has | None = None,
    p4: Has | None = None,
    public: Words = (),
    deck: Words = (REST,),
    prices: Sequence[int] = (),
    starts: Sequence[int] = (),
    first: int = 1,
    round: int = 1,
    opened: bool = False,
    seed: int = 1,
    rules_version: int = 0,
) -> Scene:
    """Start a match at the beginning of a phase; the deck is listed top first.

    `starts` are the players who drew the yellow, red, green and blue start gem. All other changes
    to the bags were public. Prices follow from the miners unless they are given.
    """
    sc = fresh(seats, options, seed, rules_version)
    s, box = sc.state, Box(sc.game)
    everyone = [has or Has() for has in [p1, p2, p3, p4][:seats]]
    s.clans = [clan(box, has) for has in everyone]
    own = [box.spaces(has.contracts, 2 if seats == 2 else 1) for has in everyone]
    own.append(box.spaces(public, 2))
    s.spaces = [card for cards, _ in own for card in cards]
    s.levels = [level for _, levels in own for level in levels]
    named = [box.card(word) for word in deck if word != REST]
    s.deck = Pile([c << MASK_BITS for c in [*(box.rest() if REST in deck else []), *named[::-1]]])
    s.out = box.rest()
    s.mines = [SUPPLY - sum(c.bag[n] for c in s.clans) for n in range(4)]
    s.prices = list(prices) or [
        max(1, 11 - sum(c.miners[n] for c in s.clans)) for n in range(4)
    ]  # Z0.4
    s.first, s.round, s.opened, s.phase = first - 1, round, opened, PHASES.index(phase)
    drawn = starts or [(s.first + n) % seats + 1 for n in range(4)]
    s.trail = trail(s, [player - 1 for player in drawn])
    s.frame.pending, s.asked, s.place, s.turn, s.active = [], 0, 0, 0, NOBODY
    s.sealed = [[] for _ in range(s.seats)]
    origin = sc.game.clone(s)
    found = Scene(sc.record, opened_at(sc.game, s))
    found.gains, found.origin = origin.trail.net, origin
    return found


def clan(box: Box, has: Has) -> Clan:
    return Clan(
        wealth=has.wealth,
        bag=counts(has.bag, COLOUR_WORDS),
        miners=counts(has.miners, COLOUR_WORDS),
        lords=counts(has.lords, COLUMN_WORDS),
        ghosts=counts(has.ghosts, COLUMN_WORDS),
        spent_lords=[0] * len(COLUMN_WORDS),
        spent_ghosts=[0] * len(COLUMN_WORDS),
        kept=[box.card(word) for word in has.kept],
    )


def trail(s: SilberState, starts: list[int]) -> Trail:
    """Build a history in which these start gems and public changes lead to the bags."""
    net = [n for c in s.clans for n in c.bag]
    for colour, seat in enumerate(starts):
        net[seat * 4 + colour] -= 1
    return Trail(starts, [], [min(0, n) for n in net], net, [])


def opened_at(game: Silberzwerg, s: SilberState) -> list[Event]:
    """Run the phase up to its first question."""
    events: list[Event] = []
    s.events = events
    game.run(s)
    s.events = None
    return events
