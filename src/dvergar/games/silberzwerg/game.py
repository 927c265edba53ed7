"""Silberzwerg: set-up, rounds and the end of the game."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Game, Step, in_order
from dvergar.engine.pile import pile_of
from dvergar.engine.rng import Rng
from dvergar.engine.state import EVERYONE, NOBODY, Event, new_frame
from dvergar.games.silberzwerg import audit, events, state
from dvergar.games.silberzwerg.board.contracts import at_bottom, is_public, leave, owner, penalty
from dvergar.games.silberzwerg.board.dwarves import send_home
from dvergar.games.silberzwerg.board.gems import from_mine
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.decode import decode
from dvergar.games.silberzwerg.flow import (
    AFTER_LORDS,
    BEFORE_LORDS,
    ENDINGS,
    FALLING,
    GHOSTS,
    HOARDING,
    LORDS,
    MINING,
    PASSING,
    PLACEMENT,
    ROUNDS_OUT,
    SELL_MORE,
    SOLD_OUT,
    USE_MORE,
    finish,
    seat_at,
    take_turn,
)
from dvergar.games.silberzwerg.knowledge.resample import resample
from dvergar.games.silberzwerg.knowledge.trail import new_trail
from dvergar.games.silberzwerg.leaders.ghosts import can_haunt
from dvergar.games.silberzwerg.leaders.lords import can_rule, show_lord
from dvergar.games.silberzwerg.material import (
    COLOURS,
    COLUMNS,
    CONTRACT,
    LAST_ROUND,
    PUBLIC,
    START_WEALTH,
    YELLOW,
    spaces_of,
)
from dvergar.games.silberzwerg.space import space
from dvergar.games.silberzwerg.state import Clan, SilberState
from dvergar.games.silberzwerg.steps.give_back import GiveBack, give_back
from dvergar.games.silberzwerg.steps.haunt import HAUNTING, Also, Haunt
from dvergar.games.silberzwerg.steps.place import PLACING, Place
from dvergar.games.silberzwerg.steps.react import React
from dvergar.games.silberzwerg.steps.rule import RULING, SELLING, Rule, Sell
from dvergar.games.silberzwerg.steps.swap import Swap
from dvergar.games.silberzwerg.steps.use import Use, offer

RULES_VERSION: Final = 2


class Silberzwerg(Game[SilberState]):
    def __init__(self, book: Book) -> None:
        self.id = "silberzwerg"
        self.rules_version = RULES_VERSION
        self.book = book
        self.space = space(book.data.ids)
        steps: list[Step[SilberState]] = [
            Place(book), Haunt(book), Also(book), React(book), Swap(book), Use(book), Rule(book),
            Sell(book), GiveBack(),
        ]  # fmt: skip
        self.steps = in_order(steps)

    def new(self, seats: int, rng: Rng, rules_version: int) -> SilberState:
        """Set up a game (Z1.1 to Z1.3)."""
        starts = drawn_starts(seats, rng)
        deck = pile_of(self.book.deck, rng)
        spaces = seats * spaces_of(seats) + PUBLIC
        s = SilberState(
            frame=new_frame(seats, rules_version, rng), clans=[new_player() for _ in range(seats)],
            mines=[self.book.data.supply - 1] * COLOURS, prices=[0] * COLOURS, deck=deck,
            spaces=[NOBODY] * spaces, levels=[0] * spaces, out=[], trail=new_trail(seats, starts),
            first=starts[YELLOW], round=1, phase=PLACEMENT, place=0, opened=False, swapped=[],
            tributes=[0] * seats, again=0, cause=0,
        )  # fmt: skip
        for colour, seat in enumerate(starts):
            s.clans[seat].bag[colour] += 1
        self.deal(s)
        self.run(s)
        s.learned = 0
        return s

    def opening(self, s: SilberState) -> list[Event]:
        return [Event(events.ROUND, s.first, [s.round], [], EVERYONE)]

    def clone(self, s: SilberState) -> SilberState:
        return state.clone(s)

    def encode(self, s: SilberState) -> list[int]:
        return state.encode(s)

    def decode(self, words: list[int]) -> SilberState:
        return decode(words)

    def resample(self, s: SilberState, seat: int, rng: Rng) -> None:
        resample(s, seat, rng)

    def faults(self, s: SilberState) -> list[str]:
        return audit.faults(self.book, s)

    def scores(self, s: SilberState) -> list[int]:
        return [clan.wealth for clan in s.clans]

    def ending(self, s: SilberState) -> str:
        return ENDINGS[s.cause]

    def advance(self, s: SilberState) -> None:
        if s.again:
            self.ask_again(s)
        elif s.phase == PLACEMENT:
            s.active = NOBODY
            s.turn += 1
            s.emit(events.ROUND, s.first, [s.round])
            s.ask_sealed(PLACING, (1 << s.seats) - 1)
        elif s.phase == GHOSTS:
            self.next_leader(s, HAUNTING)
        elif s.phase == MINING:
            self.mine(s)
        elif s.phase == BEFORE_LORDS or s.phase == AFTER_LORDS:
            self.next_holder(s)
        elif s.phase == LORDS:
            self.next_leader(s, RULING)
        elif s.phase == FALLING:
            self.fall(s)
        elif s.phase == HOARDING:
            self.ask_next_over_limit(s)
        else:
            self.pass_on(s)

    def ask_again(self, s: SilberState) -> None:
        """Ask for more sales or more symbols, in any order (Z2.6, Z3.5)."""
        again, s.again = s.again, 0
        if again == SELL_MORE:
            s.ask(SELLING, 1 << s.active)
        else:
            offer(self.book, s, s.active, again > USE_MORE)

    def next_leader(self, s: SilberState, step: int) -> None:
        """Ask the next player with a ghost or lord that can act; two players alternate (Z5.1)."""
        for _ in range(s.seats if s.seats == 2 else s.seats - s.place):
            seat = seat_at(s, s.place)
            if step == RULING:
                show_lord(self.book, s, seat)
            if can_haunt(s, seat) if step == HAUNTING else can_rule(self.book, s, seat):
                take_turn(s, seat)
                s.ask(step, 1 << seat)
                return
            if step == RULING and s.seats > 2 and s.clans[seat].lords[CONTRACT]:
                s.learned |= (1 << s.seats) - 1 & ~(1 << seat)  # the bag fulfils nothing
            s.place = 1 - s.place if s.seats == 2 else s.place + 1
        s.phase += 1
        s.place = 0

    def mine(self, s: SilberState) -> None:
        """Let miners dig gems in turn order, while there are any (Z2.5)."""
        for place in range(s.seats):
            seat = seat_at(s, place)
            found = [0] * COLOURS
            for colour in range(COLOURS):
                n = min(s.clans[seat].miners[colour], s.mines[colour])
                if n:
                    from_mine(s, seat, colour, n)
                    found[colour] = n
            s.emit(events.MINED, seat, found)
        s.phase = BEFORE_LORDS
        s.place = 0

    def next_holder(self, s: SilberState) -> None:
        """Ask every holder of a usable symbol once before and once after the lords (Z3.5)."""
        while s.place < s.seats:
            seat = seat_at(s, s.place)
            s.place += 1
            if offer(self.book, s, seat, s.phase == BEFORE_LORDS):
                take_turn(s, seat)
                return
        s.phase += 1
        s.place = 0

    def fall(self, s: SilberState) -> None:
        """Lower or remove contracts, deal new ones, and check for the end (Z2.7 to Z2.9)."""
        if [at for at, contract in enumerate(s.spaces) if contract >= 0 and not at_bottom(s, at)]:
            s.emit(events.FELL, NOBODY, [])
        for at, contract in enumerate(s.spaces):
            if contract >= 0 and at_bottom(s, at):
                holder = owner(s, at)
                paid = penalty(self.book, s, at)
                leave(s, at)
                s.emit(events.EXPIRED, holder, [contract, holder, paid])
            elif contract >= 0:
                s.levels[at] += 1
        self.deal(s)
        s.phase = HOARDING
        s.place = 0
        if len(s.deck):
            return
        if max(s.spaces) < 0:
            finish(s, SOLD_OUT)
        elif not s.opened and min(s.spaces[-PUBLIC:]) < 0:
            s.opened = True
            s.emit(events.OPENED, NOBODY, [])

    def deal(self, s: SilberState) -> None:
        """Deal new contracts at the top value, clockwise from the first player (Z1.3, Z2.9)."""
        each = spaces_of(s.seats)
        order = [seat_at(s, n) * each + k for n in range(s.seats) for k in range(each)]
        order += [at for at in range(len(s.spaces)) if is_public(s, at)]
        for at in order:
            if s.spaces[at] < 0 and len(s.deck):
                s.spaces[at] = s.deck.take(s, (1 << s.seats) - 1)
                s.levels[at] = 0
                s.emit(events.DEALT, owner(s, at), [s.spaces[at], owner(s, at)])

    def ask_next_over_limit(self, s: SilberState) -> None:
        while s.place < s.seats:
            seat = seat_at(s, s.place)
            s.place += 1
            give_back(s, seat, 0)
            if s.pending:
                take_turn(s, seat)
                return
        s.phase = PASSING

    def pass_on(self, s: SilberState) -> None:
        """Send the dwarves home and pass the first-player marker (Z2.11, Z4.5)."""
        send_home(s)
        s.swapped = []
        s.tributes = [0] * s.seats
        s.first = (s.first + 1) % s.seats
        if s.round == LAST_ROUND:
            finish(s, ROUNDS_OUT)
            return
        s.round += 1
        s.phase = PLACEMENT
        s.place = 0


def new_player() -> Clan:
    """Return a player before the first draw."""
    return Clan(
        wealth=START_WEALTH, bag=[0] * COLOURS, miners=[0] * COLOURS, lords=[0] * COLUMNS,
        ghosts=[0] * COLUMNS, spent_lords=[0] * COLUMNS, spent_ghosts=[0] * COLUMNS, kept=[],
    )  # fmt: skip


def drawn_starts(seats: int, rng: Rng) -> list[int]:
    """Return who draws each start gem, by colour, one at a time from a random seat (Z1.2)."""
    seat = rng.below(seats)
    bag = list(range(COLOURS))
    rng.shuffle(bag)
    starts = [0] * COLOURS
    for colour in bag:
        starts[colour] = seat
        seat = (seat + 1) % seats
    return starts
