"""Estimates the value of a Silberzwerg state for a seat, in hundredths of a thaler."""

from __future__ import annotations

from typing import Any, Final

from dvergar.bots.greedy import Evaluator
from dvergar.games.silberzwerg.board.contracts import is_public, value_at
from dvergar.games.silberzwerg.flow import LORDS, MINING, PLACEMENT
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.leaders.lords import may_fulfil
from dvergar.games.silberzwerg.material import (
    COLOURS,
    COLUMNS,
    CONTRACT,
    COST,
    GEMS,
    HOLD,
    NO_SYMBOL,
    PUBLIC_BONUS,
)
from dvergar.games.silberzwerg.space import DIG, HAUNT, RULE, SEAL
from dvergar.games.silberzwerg.state import SilberState

LOOSE: Final = 480  # a gem that no contract needs
SPARE: Final = 150  # a gem over the bag's limit
SYMBOL: Final = 900
USUAL_PRICE: Final = 7
NOTCH: Final = 300  # raising a contract, or lowering an opponent's
THEFT: Final = 2  # gems that a ghost steals
WAITING: Final = 70  # percent of a contract's gain that counts until it is fulfilled
SECOND: Final = 60  # percent of the second-best contract's value that counts
# By number of opponents: percent of their wealth that is subtracted, and the value in a plan
# of the harm done by a ghost that steals or that occupies a mine.
RIVALS: Final = [0, 100, 25, 25]
STEALING: Final = [0, 3000, 700, 0]
HAUNTING: Final = [0, 1600, 300, 0]
RIVAL_MINER: Final = 450
RIVAL_LORD: Final = 700
RIVAL_GHOST: Final = 500


class Aim:
    """A contract that a seat may fulfil, and what it pays now and in later rounds."""

    def __init__(self, gems: list[int], values: list[int], bonus: int) -> None:
        self.gems, self.values, self.bonus = gems, values, bonus


class Purse:
    """What a seat will own at the end of a round."""

    def __init__(self, wealth: int, bag: list[int], mines: list[int], extra: int) -> None:
        self.wealth, self.bag, self.mines, self.extra = wealth, bag, mines, extra

    def dig(self, colour: int, n: int) -> None:
        n = min(n, self.mines[colour])
        self.bag[colour] += n
        self.mines[colour] -= n


class SilberzwergEvaluator(Evaluator):
    def __init__(self, game: Silberzwerg) -> None:
        self.book = game.book

    def value(self, s: Any, seat: int) -> int:
        state: SilberState = s
        me = state.clans[seat]
        if state.over:
            return 100 * me.wealth
        purse = Purse(me.wealth, me.bag[:], state.mines[:], SYMBOL * len(me.kept))
        aims = self.aims(state, seat)
        if state.phase == PLACEMENT:
            self.play_plan(state, purse, aims, state.sealed[seat])
        else:
            self.play_on(state, seat, purse, aims)
        return 100 * purse.wealth + purse.extra + worth(purse.bag, aims) - self.rivals(state, seat)

    def aims(self, s: SilberState, seat: int) -> list[Aim]:
        found: list[Aim] = []
        for space, contract in enumerate(s.spaces):
            if contract >= 0 and may_fulfil(self.book, s, seat, space):
                bonus = PUBLIC_BONUS if self.book.bonus and is_public(s, space) else 0
                symbol = SYMBOL if self.book.data.symbols[contract] != NO_SYMBOL else 0
                values = self.book.values[contract][s.levels[space] :]
                found.append(Aim(self.book.data.gems[contract], values, 100 * bonus + symbol))
        return found

    def play_plan(self, s: SilberState, purse: Purse, aims: list[Aim], parts: list[int]) -> None:
        """Play the round as if nobody else were there."""
        lords = [0] * COLUMNS
        ghosts = [0] * COLUMNS
        for part in parts:
            if part < RULE:
                purse.dig(part - DIG, 1)
            elif part < HAUNT:
                lords[part - RULE] += 1
            elif part < SEAL:
                ghosts[part - HAUNT] += 1
        self.haunt(purse, ghosts)
        purse.extra += STEALING[s.seats - 1] * ghosts[GEMS]
        purse.extra += HAUNTING[s.seats - 1] * sum(ghosts[:COLOURS])
        rule(purse, aims, lords, [USUAL_PRICE] * COLOURS)

    def play_on(self, s: SilberState, seat: int, purse: Purse, aims: list[Aim]) -> None:
        """Play the rest of a round whose plans are revealed."""
        me = s.clans[seat]
        if s.phase <= MINING:
            self.haunt(purse, me.ghosts)
            for colour in range(COLOURS):
                purse.dig(colour, me.miners[colour])
        if s.phase <= LORDS:
            rule(purse, aims, me.lords, s.prices)

    def haunt(self, purse: Purse, ghosts: list[int]) -> None:
        for colour in range(COLOURS):
            purse.dig(colour, ghosts[colour])
        purse.extra += NOTCH * ghosts[CONTRACT]
        if ghosts[GEMS]:
            room = max(0, HOLD - sum(purse.bag))
            purse.extra += LOOSE * min(THEFT, room) + SPARE * max(0, THEFT - room)

    def rivals(self, s: SilberState, seat: int) -> int:
        total = 0
        for p in range(s.seats):
            if p != seat:
                rival = s.clans[p]
                total += 100 * rival.wealth + LOOSE * rival.gems() + SYMBOL * len(rival.kept)
                total += self.own_contracts(s, p)
                if s.phase <= MINING:
                    total += RIVAL_MINER * sum(rival.miners) + RIVAL_GHOST * sum(rival.ghosts)
                if s.phase <= LORDS:
                    total += RIVAL_LORD * sum(rival.lords)
        return total * RIVALS[s.seats - 1] // 100 // (s.seats - 1)

    def own_contracts(self, s: SilberState, seat: int) -> int:
        """Return half the value of a seat's own contracts, to judge an opponent's wealth."""
        each = (len(s.spaces) - 2) // s.seats
        total = 0
        for space in range(seat * each, seat * each + each):
            if s.spaces[space] >= 0:
                total += 50 * value_at(self.book, s, space)
        return total


def rule(purse: Purse, aims: list[Aim], lords: list[int], prices: list[int]) -> None:
    """Buy what a contract still needs, fulfil it, and sell the useless gems."""
    for colour in range(COLOURS):
        if lords[colour]:
            purchase(purse, aims, colour, prices[colour])
    for _ in range(lords[CONTRACT]):
        fulfil(purse, aims)
    if lords[GEMS]:
        sell(purse, aims, prices)


def purchase(purse: Purse, aims: list[Aim], colour: int, price: int) -> None:
    """Buy the number of gems of a colour that gains most."""
    most = min(purse.mines[colour], purse.wealth // price)
    bag = purse.bag[:]
    start = worth(bag, aims)
    best, gain = 0, 0
    for n in range(1, min(most, COST) + 1):
        bag[colour] += 1
        more = worth(bag, aims) - start - 100 * n * price
        if more > gain:
            best, gain = n, more
    purse.wealth -= best * price
    purse.dig(colour, best)


def fulfil(purse: Purse, aims: list[Aim]) -> None:
    best, gain = -1, 0
    for n, aim in enumerate(aims):
        if covers(purse.bag, aim.gems) and 100 * aim.values[0] + aim.bonus > gain:
            best, gain = n, 100 * aim.values[0] + aim.bonus
    if best >= 0:
        for colour in range(COLOURS):
            purse.bag[colour] -= aims[best].gems[colour]
        purse.extra += gain
        aims.pop(best)


def sell(purse: Purse, aims: list[Aim], prices: list[int]) -> None:
    for colour in range(COLOURS):
        while purse.bag[colour]:
            before = worth(purse.bag, aims)
            purse.bag[colour] -= 1
            if worth(purse.bag, aims) + 100 * prices[colour] <= before:
                purse.bag[colour] += 1
                break
            purse.wealth += prices[colour]


def covers(bag: list[int], need: list[int]) -> bool:
    for colour in range(COLOURS):
        if bag[colour] < need[colour]:
            return False
    return True


def worth(bag: list[int], aims: list[Aim]) -> int:
    """Return the value of a bag: loose gems, plus what the two best contracts add to them."""
    gems = bag[0] + bag[1] + bag[2] + bag[3]
    total = LOOSE * min(gems, HOLD) + SPARE * max(0, gems - HOLD)
    first = -1
    best = 0
    for n, aim in enumerate(aims):
        more = promise(bag, aim)
        if more > best:
            first, best = n, more
    if first < 0:
        return total
    left = [max(0, bag[c] - aims[first].gems[c]) for c in range(COLOURS)]
    second = 0
    for n, aim in enumerate(aims):
        if n != first:
            second = max(second, promise(left, aim))
    return total + best + second * SECOND // 100


def promise(bag: list[int], aim: Aim) -> int:
    """Return what a contract adds to the gems that fit it; more gems make it more likely."""
    have = 0
    for colour in range(COLOURS):
        have += min(bag[colour], aim.gems[colour])
    rounds = 0 if have == COST else 1 if have >= COST // 2 else 2
    if rounds >= len(aim.values):
        return 0
    gain = 100 * aim.values[rounds] + aim.bonus - LOOSE * COST
    return gain * have * have // (COST * COST) * WAITING // 100 if gain > 0 else 0
