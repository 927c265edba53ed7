"""All that lies on the table of Silberzwerg, as plain data."""

from __future__ import annotations

from dvergar.engine.core import Decision, State
from dvergar.engine.pile import Pile
from dvergar.engine.rng import Rng
from dvergar.games.silberzwerg.knowledge import Trail
from dvergar.games.silberzwerg.witness import covers


class Clan:
    """One player's wealth, bag, dwarves and kept contracts."""

    def __init__(
        self,
        wealth: int,
        bag: list[int],
        miners: list[int],
        lords: list[int],
        ghosts: list[int],
        spent: int,
        kept: list[int],
    ) -> None:
        self.wealth = wealth
        self.bag = bag  # gems by colour
        self.miners = miners  # by mine
        self.lords = lords  # by column: those that have not acted
        self.ghosts = ghosts  # by column: those that have not acted
        self.spent = spent  # packed: where leaders have acted, for all to see
        self.kept = kept  # fulfilled contracts with a symbol

    def clone(self) -> Clan:
        return Clan(
            self.wealth, self.bag[:], self.miners[:], self.lords[:], self.ghosts[:], self.spent,
            self.kept[:],
        )  # fmt: skip

    def gems(self) -> int:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3]

    def covers(self, need: list[int]) -> bool:
        return covers(self.bag, need)

    def encode(self) -> list[int]:
        words = [self.wealth, *self.bag, *self.miners, *self.lords, *self.ghosts]
        return [*words, self.spent, len(self.kept), *self.kept]


class SilberState(State):
    def __init__(
        self,
        seats: int,
        rules: int,
        rng: Rng,
        pending: list[Decision],
        sealed: list[list[int]],
        asked: int,
        turn: int,
        active: int,
        learned: int,
        over: bool,
        clans: list[Clan],
        mines: list[int],
        prices: list[int],
        deck: Pile,
        spaces: list[int],
        levels: list[int],
        out: list[int],
        trail: Trail,
        first: int,
        round: int,
        phase: int,
        place: int,
        opened: bool,
        shown: int,
        again: int,
        cause: int,
    ) -> None:
        super().__init__(seats, rules, rng, pending, sealed, asked, turn, active, learned, over)
        self.clans = clans
        self.mines = mines  # gems left by colour
        self.prices = prices  # of this round, by colour; 0 before the first reveal
        self.deck = deck
        self.spaces = spaces  # contract or -1: the players' in seat order, then the public ones
        self.levels = levels  # by space: notches below the top value
        self.out = out  # contracts out of the game
        self.trail = trail
        self.first = first
        self.round = round
        self.phase = phase
        self.place = place  # how far the phase has come around the table
        self.opened = opened  # all contracts are public (Z4.3)
        self.shown = shown  # a swap's colours and who paid 5, which leave no other trace
        self.again = again  # what the active seat is asked for once more (SELL_MORE, USE_MORE)
        self.cause = cause  # index in ENDINGS


def clone(s: SilberState) -> SilberState:
    return SilberState(
        s.seats, s.rules, s.rng.clone(), s.pending[:], s.sealed[:], s.asked, s.turn, s.active,
        s.learned, s.over, [clan.clone() for clan in s.clans], s.mines[:], s.prices[:],
        s.deck.clone(), s.spaces[:], s.levels[:], s.out[:], s.trail.clone(), s.first, s.round,
        s.phase, s.place, s.opened, s.shown, s.again, s.cause,
    )  # fmt: skip


def encode(s: SilberState) -> list[int]:
    words = s.encode_frame()
    for clan in s.clans:
        words += clan.encode()
    words += s.deck.encode()
    for cards in (s.mines, s.prices, s.spaces, s.levels, s.out):
        words += [len(cards), *cards]
    words += s.trail.encode()
    words += [s.first, s.round, s.phase, s.place]
    return words + [int(s.opened), s.shown, s.again, s.cause]
