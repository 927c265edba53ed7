"""A toy game that uses every engine feature: sealed answers, auctions, interrupts and luck.

Each round everyone secretly places up to two workers. A player alone at a site takes its ore;
several players bid for it. Then each player in turn may peek at the deck, dig, blast, show their
stone, smelt and raid.
"""

from __future__ import annotations

from typing import Final

import pytest

from dvergar.engine import core
from dvergar.engine.core import Game, Step, in_order
from dvergar.engine.pile import Pile, pile_of
from dvergar.engine.rng import Rng, fork
from dvergar.engine.space import ActionSpace
from dvergar.engine.state import NOBODY, Decision, Frame, State, Tape, new_frame, read_frame

if not str(core.__file__).endswith(".py"):
    why = "plain classes can't extend compiled ones: the interpreted run plays the toy game"
    pytest.skip(why, allow_module_level=True)

SITES: Final = 3
WORKERS: Final = 2
MAX_BID: Final = 9
ROUNDS: Final = 3
RICHES: Final = 9
ORES: Final = [1, 2, 3, 4, 5] * 6

SPACE: Final = ActionSpace()
PLACE: Final = SPACE.verb("place", [str(i + 1) for i in range(SITES)])
DONE: Final = SPACE.verb("done", [])
BID: Final = SPACE.verb("bid", [str(n) for n in range(MAX_BID + 1)])
SMELT: Final = SPACE.verb("smelt", [])
PEEK: Final = SPACE.verb("peek", [])
DIG: Final = SPACE.verb("dig", [])
BLAST: Final = SPACE.verb("blast", [])
SHOW: Final = SPACE.verb("show", [])
RAID: Final = SPACE.verb("raid", ["p1", "p2", "p3", "p4"])
GUARD: Final = SPACE.verb("guard", [])
PASS: Final = SPACE.verb("pass", [])
END: Final = SPACE.verb("end", [])

PLACING: Final = 0
BIDDING: Final = 1
TURN: Final = 2
GUARDING: Final = 3

MORNING: Final = 0
CONTEST: Final = 1
TURNS: Final = 2

PLACED: Final = 0
WON: Final = 1
PEEKED: Final = 2
DUG: Final = 3
SHOWN: Final = 4
RAIDED: Final = 5
GUARDED: Final = 6


class QuarryState(State):
    def __init__(
        self,
        frame: Frame,
        round: int,
        stage: int,
        cursor: int,
        coins: list[int],
        ore: list[int],
        points: list[int],
        guards: list[int],
        stones: list[int],
        shown: int,
        deck: Pile,
        sites: list[int],
        spent: list[int],
        placed: list[int],
        bidders: list[int],
    ) -> None:
        super().__init__(frame)
        self.round, self.stage, self.cursor = round, stage, cursor
        self.coins, self.ore, self.points, self.guards = coins, ore, points, guards
        self.stones = stones  # one per seat, hidden until shown
        self.shown = shown  # mask of seats
        self.deck = deck
        self.sites = sites
        self.spent = spent  # ores that have left the deck
        self.placed = placed  # by seat, a mask of sites
        self.bidders = bidders


class Placing(Step[QuarryState]):
    """A set of sites, named in ascending order and closed by `done`."""

    id = PLACING
    sealed = True

    def legal(self, s: QuarryState, d: Decision, seat: int) -> list[int]:
        parts = s.sealed[seat]
        after = parts[-1] + 1 if parts else PLACE
        places = list(range(after, PLACE + SITES)) if len(parts) < WORKERS else []
        return [*places, DONE]

    def closes(self, s: QuarryState, d: Decision, seat: int, action: int) -> bool:
        return action == DONE

    def reveal(self, s: QuarryState, d: Decision) -> None:
        s.placed = [sum(1 << a - PLACE for a in parts if a != DONE) for parts in s.sealed]
        s.stage, s.cursor = CONTEST, 0
        for seat in range(s.seats):
            s.emit(PLACED, seat, [s.placed[seat]])


class Bidding(Step[QuarryState]):
    """d.a is the site, d.b packs the high bid and its holder + 1."""

    id = BIDDING

    def legal(self, s: QuarryState, d: Decision, seat: int) -> list[int]:
        top = min(MAX_BID, s.coins[seat])
        return [BID + n for n in range((d.b >> 4) + 1, top + 1)] + [PASS]

    def apply(self, s: QuarryState, d: Decision, seat: int, action: int) -> None:
        high, holder = d.b >> 4, (d.b & 15) - 1
        if action == PASS:
            s.bidders.remove(seat)
        else:
            high, holder = action - BID, seat
        rest = [b for b in s.bidders if b != holder]
        if rest and high < MAX_BID:
            after = [b for b in rest if b > seat]
            s.ask(BIDDING, 1 << (after or rest)[0], d.a, high << 4 | holder + 1)
        elif holder >= 0:
            s.coins[holder] -= high
            win(s, holder, d.a)


class Turn(Step[QuarryState]):
    """d.a is the number of digs left, d.b the number of raids left."""

    id = TURN

    def legal(self, s: QuarryState, d: Decision, seat: int) -> list[int]:
        may = [
            (SMELT, s.ore[seat] >= 2),
            (PEEK, s.coins[seat] >= 1),
            (DIG, d.a > 0),
            (BLAST, s.coins[seat] >= 2),
            (SHOW, not s.shown >> seat & 1),
        ]
        may += [(RAID + p, d.b > 0 and p != seat and s.ore[p] > 0) for p in range(s.seats)]
        return [action for action, can in may if can] + [END]

    def apply(self, s: QuarryState, d: Decision, seat: int, action: int) -> None:
        if action == END:
            s.over = s.points[seat] >= RICHES
            return
        digs = d.a - int(action == DIG)
        raids = d.b - int(RAID <= action < GUARD)
        s.ask(TURN, 1 << seat, digs, raids)
        if RAID <= action < GUARD:
            s.ask(GUARDING, 1 << action - RAID, seat)
        else:
            work(s, seat, action)


def work(s: QuarryState, seat: int, action: int) -> None:
    everyone = (1 << s.seats) - 1
    if action == SMELT:
        s.ore[seat] -= 2
        s.points[seat] += 3
    elif action == PEEK:
        s.coins[seat] -= 1
        ore = s.deck.peek(s, 0, 1 << seat)
        s.emit_secret(PEEKED, seat, [], [ore], 1 << seat)
    elif action == DIG:
        ore = s.deck.take(s, everyone)
        s.spent.append(ore)
        s.ore[seat] += ore
        s.emit(DUG, seat, [ore])
    elif action == BLAST:
        s.coins[seat] -= 2
        s.deck.shuffle(s.rng)
    else:
        s.shown |= 1 << seat
        s.learned |= everyone & ~(1 << seat)
        s.emit(SHOWN, seat, [s.stones[seat]])


class Guarding(Step[QuarryState]):
    """d.a is the raider."""

    id = GUARDING

    def legal(self, s: QuarryState, d: Decision, seat: int) -> list[int]:
        return [GUARD, PASS] if s.guards[seat] else [PASS]

    def apply(self, s: QuarryState, d: Decision, seat: int, action: int) -> None:
        if action == GUARD:
            s.guards[seat] -= 1
            s.emit(GUARDED, seat, [])
        else:
            s.ore[seat] -= 1
            s.ore[d.a] += 1
            s.emit(RAIDED, d.a, [seat])


def win(s: QuarryState, seat: int, site: int) -> None:
    s.ore[seat] += s.sites[site]
    s.emit(WON, seat, [site])


class Quarry(Game[QuarryState]):
    id = "quarry"
    rules_version = 2
    endings = ("rounds", "riches")

    def __init__(self) -> None:
        self.space = SPACE
        self.steps = in_order([Placing(), Bidding(), Turn(), Guarding()])

    def new(self, seats: int, rng: Rng, rules_version: int) -> QuarryState:
        deck = pile_of(ORES, rng)
        s = QuarryState(
            frame=new_frame(seats, rules_version, rng), round=0, stage=MORNING, cursor=0,
            coins=[6] * seats, ore=[0] * seats, points=[0] * seats, guards=[1] * seats, stones=[],
            shown=0, deck=deck, sites=[], spent=[], placed=[0] * seats, bidders=[],
        )  # fmt: skip
        s.stones = [deck.take(s, 1 << seat) for seat in range(seats)]
        self.run(s)
        s.learned = 0
        return s

    def clone(self, s: QuarryState) -> QuarryState:
        return QuarryState(
            frame=s.frame.clone(), round=s.round, stage=s.stage, cursor=s.cursor, coins=s.coins[:],
            ore=s.ore[:], points=s.points[:], guards=s.guards[:], stones=s.stones[:],
            shown=s.shown, deck=s.deck.clone(), sites=s.sites[:], spent=s.spent[:],
            placed=s.placed[:], bidders=s.bidders[:],
        )  # fmt: skip

    def encode(self, s: QuarryState) -> list[int]:
        words = [*s.frame.encode(), s.round, s.stage, s.cursor, s.shown, *s.deck.encode()]
        for cells in (
            s.coins, s.ore, s.points, s.guards, s.stones, s.sites, s.spent, s.placed, s.bidders,
        ):  # fmt: skip
            words += [len(cells), *cells]
        return words

    def decode(self, words: list[int]) -> QuarryState:
        t = Tape(words)
        f = read_frame(t)
        round, stage, cursor, shown = t.run(4)
        deck = Pile(t.listed())
        coins, ore, points, guards, stones = [t.listed() for _ in range(5)]
        sites, spent, placed, bidders = [t.listed() for _ in range(4)]
        return QuarryState(
            frame=f, round=round, stage=stage, cursor=cursor, coins=coins, ore=ore, points=points,
            guards=guards, stones=stones, shown=shown, deck=deck, sites=sites, spent=spent,
            placed=placed, bidders=bidders,
        )  # fmt: skip

    def advance(self, s: QuarryState) -> None:
        if s.stage == MORNING:
            self.dawn(s)
        elif s.stage == CONTEST:
            self.contest(s)
        elif s.cursor == s.seats:
            s.spent += s.sites
            s.sites, s.stage = [], MORNING
        else:
            s.active, s.turn = s.cursor, s.turn + 1
            s.cursor += 1
            s.ask(TURN, 1 << s.active, 1, 1)

    def dawn(self, s: QuarryState) -> None:
        s.active = NOBODY
        if s.round == ROUNDS:
            s.over = True
            return
        s.round += 1
        s.sites = [s.deck.take(s, (1 << s.seats) - 1) for _ in range(SITES)]
        s.ask_sealed(PLACING, (1 << s.seats) - 1)

    def contest(self, s: QuarryState) -> None:
        site = s.cursor
        if site == SITES:
            s.stage, s.cursor = TURNS, 0
            return
        s.cursor += 1
        here = [p for p in range(s.seats) if s.placed[p] >> site & 1]
        if len(here) == 1:
            win(s, here[0], site)
        elif here:
            s.bidders = here
            s.ask(BIDDING, 1 << here[0], site)

    def resample(self, s: QuarryState, seat: int, rng: Rng) -> None:
        s.rng = fork(rng)
        veiled = [p for p in range(s.seats) if p != seat and not s.shown >> p & 1]
        pool = s.deck.unknown_to(seat) + [s.stones[p] for p in veiled]
        rng.shuffle(pool)
        s.deck.redraw(seat, pool)
        for p in veiled:
            s.stones[p] = pool.pop()
        for p in range(s.seats):
            if p != seat and s.asked >> p & 1:
                s.sealed[p] = self.some_answer(s, p, rng)

    def some_answer(self, s: QuarryState, seat: int, rng: Rng) -> list[int]:
        """Return a random secret answer that is closed exactly when the real one is."""
        sites = [PLACE + i for i in range(SITES) if rng.below(2)][:WORKERS]
        return sites if s.pending[-1].seats >> seat & 1 else [*sites, DONE]

    def scores(self, s: QuarryState) -> list[int]:
        return [s.points[p] * 10 + s.coins[p] + s.stones[p] for p in range(s.seats)]

    def ending(self, s: QuarryState) -> str:
        return self.endings[int(max(s.points) >= RICHES)]

    def faults(self, s: QuarryState) -> list[str]:
        counts = [0] * 6
        s.deck.tally(counts)
        for ore in [*s.stones, *s.sites, *s.spent]:
            counts[ore] += 1
        lost = [f"ore {n}: {counts[n]}" for n in range(6) if counts[n] != ORES.count(n)]
        return lost + [f"seat {p + 1} owes" for p in range(s.seats) if s.coins[p] < 0]
