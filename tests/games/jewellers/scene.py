"""Sets up a position in the Jewellers and plays on from it with action texts."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Literal, get_args

from dvergar.engine.match import Match
from dvergar.engine.pile import MASK_BITS
from dvergar.engine.rng import local_seed
from dvergar.engine.state import NOBODY, Event
from dvergar.games import title
from dvergar.games.catalog import Cards
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.game import RULES_VERSION, Jewellers
from dvergar.games.jewellers.material import GEMS, LAST_ROUND, PAYING, SCHOOL_WORDS
from dvergar.games.jewellers.rounds.turns import begin_turn
from dvergar.games.jewellers.shown.view import View, view
from dvergar.games.jewellers.state import Jeweller, JewelState
from dvergar.games.record import Record, newest_cards
from tests.games.jewellers.box import REST as REST
from tests.games.jewellers.box import Box, Words, balance, counts, gems_text, set_finds
from tests.games.jewellers.box import Has as Has
from tests.games.moment import Moment

Mode = Literal["initiation", "classic", "advanced"]
Phase = Literal[
    "crowns", "auction", "wilds", "house", "faith", "draft", "music", "turns", "clean", "income",
    "next", "count",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
PASSIVE = ["pass", "end", "forgo", "rest", "decline", "leave", "accept"]


class Scene(Moment):
    """A Jewellers match at a given position."""

    def __init__(self, record: Record, opening: list[Event], sound: bool = True) -> None:
        super().__init__(record, opening)
        assert isinstance(record.game, Jewellers)
        self.game: Jewellers = record.game
        if not sound:
            self.flaws = self.game.faults(self.state)
        self.check()

    @property
    def state(self) -> JewelState:
        s = self.match.state
        assert isinstance(s, JewelState)
        return s

    @property
    def waiting(self) -> list[int]:
        """Return the numbers of all players being asked."""
        mask = self.state.waiting()
        return [p + 1 for p in range(self.state.seats) if mask >> p & 1]

    @property
    def crown(self) -> int:
        return self.state.crown + 1

    def player(self, player: int) -> Jeweller:
        return self.state.players[player - 1]

    def stock(self, player: int) -> str:
        return gems_text(self.player(player).stock)

    def stocks(self) -> list[str]:
        return [gems_text(p.stock) for p in self.state.players]

    def bowls(self) -> list[str]:
        return [gems_text(bowl) for bowl in self.state.bowls]

    def white(self) -> str:
        return gems_text(self.state.white)

    def black(self) -> str:
        return gems_text(self.state.black)

    def bank(self) -> list[int]:
        return self.state.bank[:]

    def names(self, cards: list[int]) -> list[str]:
        return [self.game.book.data.ids[card] for card in cards]

    def cards(self, player: int) -> list[str]:
        return self.names(self.player(player).cards)

    def offer(self) -> list[str]:
        return self.names(self.state.offer)

    def discard(self) -> list[str]:
        return self.names(self.state.discard)

    def greens(self) -> list[str]:
        return self.names(self.state.greens)

    def deck(self) -> list[str]:
        """Return the real deck, top first."""
        return self.names([slot >> MASK_BITS for slot in reversed(self.state.deck.slots)])

    def known(self, player: int) -> list[str]:
        """Return the deck as a player knows it, top first; ? is an unknown card."""
        ids = self.game.book.data.ids
        return [ids[c] if c >= 0 else "?" for c in self.state.deck.known(player - 1)]

    def found(self) -> list[str]:
        return [self.game.book.data.finds[find] for find in self.state.found]

    def category(self) -> str:
        """Return the school of this round's topazes, or "" in the Opal manner."""
        s = self.state
        return SCHOOL_WORDS[s.categories[s.round - 1]] if s.categories else ""

    def phase(self) -> Phase:
        return PHASES[self.state.phase]

    def view(self, player: int) -> View:
        return view(self.game, self.state, player - 1)

    def fork(self) -> Scene:
        """Return an independent copy of this position."""
        twin = copy.copy(self)
        twin.record = copy.copy(self.record)
        r = self.record
        match = Match(self.game, self.state.seats, r.seed, r.salts, r.rules_version)
        match.state = self.game.clone(self.state)
        match.journal, match.log = self.match.journal[:], self.match.log[:]
        match.history, match.past = self.match.history[:], self.match.past[:]
        twin.record.match = match
        return twin

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def idle(self, until: Phase | None = None) -> Scene:
        """Do as little as possible until a phase asks its first question."""
        start = self.state.round
        while not self.state.over and self.phase() != until:
            if until is None and self.state.round != start:
                break
            self.do(least(self.legal()))
        return self

    def settled(self) -> None:
        """Finish the round, and assert that only one question is open."""
        self.idle()
        assert self.state.over or len(self.state.pending) == 1


def least(legal: list[str]) -> str:
    """Return the answer that does nothing, or the first one."""
    return next((text for text in legal if text.partition(":")[0] in PASSIVE), legal[0])


def fresh(
    seats: int = 3,
    options: Options | None = None,
    seed: int = 1,
    rules_version: int = RULES_VERSION,
    cards: Cards | None = None,
) -> Scene:
    """Start a match."""
    game = title("jewellers")
    players, salts = ["human"] * seats, [b""] * seats
    chosen, cards = options or Options(), cards or newest_cards(game)
    return Scene(Record(game, chosen, cards, players, local_seed(seed), salts, rules_version), [])


def scene(
    mode: Mode = "classic",
    phase: Phase = "turns",
    *,
    seats: int = 2,
    manner: Literal["topaz", "opal"] = "topaz",
    cleanup: Literal["controlled", "chaotic", "no-quarter"] = "controlled",
    auction: Literal["open", "closed"] = "open",
    patrons: bool = False,
    p1: Has | None = None,
    p2: Has | None = None,
    p3: Has | None = None,
    p4: Has | None = None,
    p5: Has | None = None,
    offer: Words = (),
    discard: Words = (),
    deck: Words = (REST,),
    greens: Words | None = None,
    found: Words | None = None,
    finds: Words = (REST,),
    white: str = "",
    black: str = "",
    logos: Sequence[int] = (0, 0, 0, 0, 0, 0),
    bowls: Words | None = None,
    bag: str | None = None,
    category: str = "",
    crown: int = 1,
    direction: int = 1,
    round: int = 2,
    turn: int | None = None,
    passed: Sequence[int] = (),
    house: str = "",
    owner: int = 0,
    seed: int = 1,
    rules_version: int = RULES_VERSION,
    cards: Cards | None = None,
) -> Scene:
    """Start a match at the first question of a phase.

    The deck is listed top first. `logos` are wild4, wild3 and crown logos for the white miner
    card, then for the black one. Unplaced green-backed cards are in stock, or only those in
    `greens`. `turn` is the first player to act, by default the crown holder. By default bowls are
    as dealt before the draft and empty after it. The bank gets the remaining gems.
    """
    options = Options(mode, manner, cleanup, auction, patrons)
    sc = fresh(seats, options, seed, rules_version, cards)
    s, box = sc.state, Box(sc.game)
    everyone = [has or Has() for has in [p1, p2, p3, p4, p5][:seats]]
    s.players = [box.owner(p, has) for p, has in zip(s.players, everyone)]
    s.offer, s.discard = box.cards(offer), box.cards(discard)
    s.deck = box.deck(deck)
    s.greens = box.cards(greens) if greens is not None else box.rest(box.greens.__contains__)
    set_finds(sc.game, s, found, finds)
    s.white, s.black = counts(white)[:PAYING], counts(black)[:PAYING]
    s.logos = list(logos)
    set_bowls(s, phase, bowls)
    if bag is not None:
        s.bag = counts(bag)
    balance(sc.game, s)
    s.crown = s.chooser = crown - 1
    s.direction, s.round = direction, round
    s.passed = sum(1 << p - 1 for p in passed)
    set_category(s, category)
    s.house = sc.game.book.data.ids.index(house) if house else NOBODY
    s.owner = owner - 1
    return Scene(sc.record, opened_at(sc.game, s, phase, turn), sound=not box.left)


def set_bowls(s: JewelState, phase: Phase, bowls: Words | None) -> None:
    if bowls is not None:
        s.bowls = [counts(bowl) for bowl in bowls]
    elif PHASES.index(phase) > PHASES.index("draft"):
        s.bowls = [[0] * GEMS for _ in range(s.seats)]


def set_category(s: JewelState, category: str) -> None:
    """Make this the round's category by swapping it with another round's."""
    if category:
        school, now = SCHOOL_WORDS.index(category), s.categories[s.round - 1]
        s.categories = [now if old == school else old for old in s.categories]
        s.categories[s.round - 1] = school


def opened_at(game: Jewellers, s: JewelState, phase: Phase, turn: int | None) -> list[Event]:
    """Run the phase up to its first question."""
    events: list[Event] = []
    s.frame.pending, s.asked, s.turn, s.active = [], 0, 0, NOBODY
    s.sealed = [[] for _ in range(s.seats)]
    s.phase, s.place = PHASES.index(phase), 0
    if phase == "turns":  # turns start at the end of the musician patron's phase
        s.phase, s.place = PHASES.index("music"), s.seats
    s.events = events
    game.run(s)
    if turn is not None:
        s.frame.pending = []
        begin_turn(s, turn - 1)
    s.events = None
    return events


def last_round(mode: Mode) -> int:
    return LAST_ROUND[["initiation", "classic", "advanced"].index(mode)]
