"""The state of Silberzwerg, as plain data."""

from __future__ import annotations

from typing import Final

from dvergar.engine.pile import Pile
from dvergar.engine.state import Frame, State
from dvergar.games.silberzwerg.knowledge.trail import Trail
from dvergar.games.silberzwerg.knowledge.witness import covers

# How encode() packs lists of small numbers into words.
SPENT_BITS: Final = 2  # for each column
LORDS_FROM: Final = 16  # above the ghosts'
SWAP_BITS: Final = 3  # for each colour plus one, so that none is not yellow
TRIBUTE_BITS: Final = 3  # for each seat
TRIBUTES_FROM: Final = 12  # above the swap's


class Clan:
    """One player's wealth, bag, dwarves and kept contracts."""

    def __init__(
        self,
        wealth: int,
        bag: list[int],
        miners: list[int],
        lords: list[int],
        ghosts: list[int],
        spent_lords: list[int],
        spent_ghosts: list[int],
        kept: list[int],
    ) -> None:
        self.wealth = wealth
        self.bag = bag  # gems by colour
        self.miners = miners  # by mine
        self.lords = lords  # by column: those that have not acted
        self.ghosts = ghosts  # by column: those that have not acted
        # Clones share these three: they are replaced, never mutated.
        self.spent_lords = spent_lords  # by column: those that have acted
        self.spent_ghosts = spent_ghosts
        self.kept = kept  # fulfilled contracts with a symbol

    def clone(self) -> Clan:
        return Clan(
            wealth=self.wealth, bag=self.bag[:], miners=self.miners[:], lords=self.lords[:],
            ghosts=self.ghosts[:], spent_lords=self.spent_lords, spent_ghosts=self.spent_ghosts,
            kept=self.kept,
        )  # fmt: skip

    def keep(self, contract: int) -> None:
        self.kept = [*self.kept, contract]

    def drop(self, contract: int) -> None:
        self.kept = [other for other in self.kept if other != contract]

    def gems(self) -> int:
        bag = self.bag
        return bag[0] + bag[1] + bag[2] + bag[3]

    def covers(self, need: list[int]) -> bool:
        return covers(self.bag, need)

    def encode(self) -> list[int]:
        words = [self.wealth, *self.bag, *self.miners, *self.lords, *self.ghosts]
        spent = packed(self.spent_lords, SPENT_BITS) << LORDS_FROM
        spent |= packed(self.spent_ghosts, SPENT_BITS)
        return [*words, spent, len(self.kept), *self.kept]


class SilberState(State):
    def __init__(
        self,
        frame: Frame,
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
        swapped: list[int],
        tributes: list[int],
        again: int,
        cause: int,
    ) -> None:
        super().__init__(frame)
        self.clans = clans
        self.mines = mines  # gems left by colour
        self.prices = prices  # of this round, by colour; replaced, never mutated
        self.deck = deck
        self.spaces = spaces  # contract or -1: the players' in seat order, then the public ones
        self.levels = levels  # by space: notches below the top value
        self.out = out  # contracts out of the game; replaced, never mutated
        self.trail = trail
        self.first = first
        self.round = round
        self.phase = phase
        self.place = place  # how many seats the phase has visited
        self.opened = opened  # all contracts are public (Z4.3)
        # Nothing else in the state shows these. Both lists are replaced, never mutated.
        self.swapped = swapped  # the colours of the last swap: two given, two taken
        self.tributes = tributes  # by seat: how often it was named to lose 5
        self.again = again  # what the active seat is asked for again (SELL_MORE, USE_MORE)
        self.cause = cause  # index in ENDINGS


def clone(s: SilberState) -> SilberState:
    return SilberState(
        frame=s.frame.clone(), clans=[clan.clone() for clan in s.clans], mines=s.mines[:],
        prices=s.prices, deck=s.deck.clone(), spaces=s.spaces[:], levels=s.levels[:],
        out=s.out, trail=s.trail.clone(), first=s.first, round=s.round, phase=s.phase,
        place=s.place, opened=s.opened, swapped=s.swapped, tributes=s.tributes, again=s.again,
        cause=s.cause,
    )  # fmt: skip


def encode(s: SilberState) -> list[int]:
    words = s.frame.encode()
    for clan in s.clans:
        words += clan.encode()
    words += s.deck.encode()
    for cards in (s.mines, s.prices, s.spaces, s.levels, s.out):
        words += [len(cards), *cards]
    words += s.trail.encode()
    words += [s.first, s.round, s.phase, s.place]
    shown = packed([colour + 1 for colour in s.swapped], SWAP_BITS)
    shown |= packed(s.tributes, TRIBUTE_BITS) << TRIBUTES_FROM
    return words + [int(s.opened), shown, s.again, s.cause]


def packed(numbers: list[int], bits: int) -> int:
    """Pack small numbers into one word, the first in the lowest bits."""
    word = 0
    for n in range(len(numbers) - 1, -1, -1):
        word = word << bits | numbers[n]
    return word
