"""Estimates the value of a Jewellers state for a seat, in hundredths of a point."""

from __future__ import annotations

from typing import Any, Final

from dvergar.bots.greedy import Evaluator
from dvergar.games.jewellers.card_data import GEODE, MIRROR, NO_EFFECT
from dvergar.games.jewellers.flow import may_buy
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import (
    BLACK,
    CRYSTALS,
    FAMILIES,
    GOLD,
    GREY,
    LAST_ROUND,
    MONEY,
    NO_BONUS,
    OPAL,
    PAYING,
    SCHOOLS,
    TOPAZ,
)
from dvergar.games.jewellers.phases import AUCTION, DRAFT, SCORING, TURNS
from dvergar.games.jewellers.rounds.cleaning import POINTING
from dvergar.games.jewellers.rounds.crown import BIDDING, HIDING
from dvergar.games.jewellers.rounds.manoeuvres import in_second_step, used
from dvergar.games.jewellers.scoring.kinds import GROWING, NONE
from dvergar.games.jewellers.scoring.score import Scorer, medals
from dvergar.games.jewellers.space import ACCEPT, HIDE, POINT, POINT_NONE, TAKE
from dvergar.games.jewellers.state import Jeweller, JewelState
from dvergar.games.jewellers.steps.act import INKING
from dvergar.games.jewellers.steps.draft import PICKING
from dvergar.games.jewellers.steps.pay import PAYING_FOR
from dvergar.games.jewellers.steps.scoring import COUNTING

CRYSTAL: Final = 90
PLAIN_GOLD: Final = 120
JOKER: Final = 100
PROMISE: Final = 60  # a stone, while a miner card has a gem for it
LAST_GEM: Final = 15  # percent of a gem's value in the last round
CROWN: Final = 240
PRIZE: Final = 70
LOGO: Final = 60  # a logo, which may still earn medallions
MULTI: Final = 200
RUNE: Final = 60
BADGE: Final = 40
GROWTH: Final = 110  # a card that scores others, per remaining round
TOOL: Final = 130  # a card that can be used later
HARP: Final = 60  # while it is active
INKWELL: Final = 300
FAMILIES_FACE: Final = 1000  # of the Warhammer, which is a multi logo at the end
AIM: Final = 70  # percent of a card's gain that counts while it is only planned
SECOND: Final = 50  # percent of that for the second planned card
FAR: Final = 16  # a card with a quarter as many missing gems is out of reach
STALL: Final = 100  # penalty for each turn in a row without a purchase
LAID: Final = 2  # the assumed payment for X
UNSURE: Final = 40  # penalty for starting a payment part by part without need
KEPT: Final = 20  # percent of the gain of a card that the seat wants to stay
MEMORY: Final = 50000


class JewellersEvaluator(Evaluator):
    def __init__(self, game: Jewellers) -> None:
        self.book = game.book
        self.gains: dict[str, int] = {}

    def value(self, s: Any, seat: int) -> int:
        """Return the value of a state; a half-used Inkwell counts as used."""
        state: JewelState = s
        p = state.players[seat]
        inkwell = p.inkwell
        if state.pending and state.pending[-1].step == INKING and state.active == seat:
            p.inkwell = 0
        worth = self.worth(state, seat)
        p.inkwell = inkwell
        return worth

    def worth(self, state: JewelState, seat: int) -> int:
        p = state.players[seat]
        total = 100 * (Scorer(self.book, state, seat, state.fixed[seat]).total())
        total += 100 * sum(medals(self.book, state)[seat])
        if state.over or state.phase == SCORING:
            return total + self.answers(state, seat)
        last = state.round == LAST_ROUND[self.book.mode]
        stock = self.stock_soon(state, seat)
        total += self.stock_worth(state, stock, last) - STALL * p.idle - idle_penalty(state, seat)
        if not last:
            total += gifts(p) + sum([self.future(state, card) for card in p.cards])
        if self.may_buy_yet(state, seat):
            total += self.aims(state, seat, stock)
        return total + self.answers(state, seat)

    def may_buy_yet(self, s: JewelState, seat: int) -> bool:
        return s.phase < TURNS or (s.phase == TURNS and not s.passed >> seat & 1)

    def stock_soon(self, s: JewelState, seat: int) -> list[int]:
        """Return the stock with the gem that was picked but not revealed yet."""
        stock = s.players[seat].stock[:]
        if s.phase == DRAFT and s.pending and s.pending[-1].step == PICKING and s.sealed[seat]:
            stock[s.sealed[seat][0] - TAKE] += 1
        return stock

    def stock_worth(self, s: JewelState, stock: list[int], last: bool) -> int:
        total = CRYSTAL * (stock[0] + stock[1] + stock[2]) + PLAIN_GOLD * stock[GOLD]
        for kind in range(TOPAZ, PAYING):
            total += JOKER * stock[kind]
        total += PROMISE * promised(s, stock)
        return total * LAST_GEM // 100 if last else total

    def answers(self, s: JewelState, seat: int) -> int:
        """Return the value of open answers: bids, hidden bids, chosen cards, payments."""
        if not s.pending:
            return 0
        step = s.pending[-1].step
        if step == PAYING_FOR:
            return -UNSURE
        if step == BIDDING and s.phase == AUCTION and s.leader == seat:
            return self.crown(s.bids[seat])
        parts = s.sealed[seat]
        if not parts:
            return 0
        if step == HIDING:
            return self.crown(parts[0] - HIDE) if parts[0] > HIDE else 0
        if step == POINTING and parts[0] != POINT_NONE:
            return self.gain(s, seat, parts[0] - POINT) * KEPT // 100
        if step == COUNTING:
            return 1 if parts[-1] == ACCEPT and len(parts) == 1 else -len(parts)
        return 0

    def crown(self, paid: int) -> int:
        return CROWN + (PRIZE if paid >= 2 else 0) - PLAIN_GOLD * paid

    def aims(self, s: JewelState, seat: int, stock: list[int]) -> int:
        """Return the value of the two best cards within reach, less for each missing gem."""
        best = second = 0
        p = s.players[seat]
        stones, harp = promised(s, stock), self.harp_worth(s, seat)
        for card in s.offer:
            if not may_buy(s, seat, card):
                continue
            size, lacks = self.lacking(s, card, stock)
            gain = self.gain(s, seat, card) - CRYSTAL * size
            if s.phase == TURNS and lacks > stones:
                beyond = lacks - stones - int(p.harp == 1)
                if beyond > int(self.can_swap(p, card, stock)):
                    continue
                gain -= harp
                lacks += beyond
            near = FAR - 4 * lacks * (1 + p.idle)
            if near <= 0:
                continue
            hope = gain * AIM * near // (100 * FAR)
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        return best + second * SECOND // 100

    def lacking(self, s: JewelState, card: int, stock: list[int]) -> tuple[int, int]:
        """Return a card's size in gems, and how many are missing after using jokers."""
        cost, x = self.book.data.costs[card], self.book.data.xs[card]
        size = lacks = 0
        for kind in range(MONEY):
            due = cost[kind] + (LAID if kind == x else 0)
            size += due
            lacks += max(0, due - stock[kind])
        if s.categories and self.book.serves(card, s.categories[s.round - 1]):
            lacks -= stock[TOPAZ]
        for school in range(SCHOOLS):
            if stock[OPAL + school] and self.book.serves(card, school):
                lacks -= stock[OPAL + school]
        return size, max(0, lacks)

    def can_swap(self, p: Jeweller, card: int, stock: list[int]) -> bool:
        """Return whether a gift can swap gems that the card does not need."""
        if p.harp != 0 and p.hammer < 0:
            return False
        gifts = self.book.data.gifts
        gold, crystals = gifts.harp_price if p.harp == 0 else gifts.hammer_prices[p.hammer]
        cost = self.book.data.costs[card]
        if stock[GOLD] - cost[GOLD] >= gold:
            return True
        return max([stock[c] - cost[c] for c in range(CRYSTALS)]) >= crystals

    def harp_worth(self, s: JewelState, seat: int) -> int:
        """Return the points that an active Harp scores at the end."""
        p = s.players[seat]
        if p.harp != 1 or s.phase != TURNS:
            return 0
        points = Scorer(self.book, s, seat, []).total()
        p.harp = 0
        points -= Scorer(self.book, s, seat, []).total()
        p.harp = 1
        return 100 * points

    def gain(self, s: JewelState, seat: int, card: int) -> int:
        """Return what a card would add to the score, cached by everything the scoring reads."""
        p = s.players[seat]
        key = f"{s.round} {card} {p.cards} {p.laid} {p.bonuses} {p.placed} {p.stock[:MONEY]}"
        key += f" {p.hammer} {p.harp} {p.inkwell}"
        if key in self.gains:
            return self.gains[key]
        before = Scorer(self.book, s, seat, []).total()
        p.cards.append(card)
        p.laid.append(LAID if self.book.data.xs[card] >= 0 else 0)
        p.bonuses.append(NO_BONUS)
        gain = 100 * (Scorer(self.book, s, seat, []).total() - before)
        p.cards.pop()
        p.laid.pop()
        p.bonuses.pop()
        gain += self.future(s, card)
        if len(self.gains) > MEMORY:
            self.gains.clear()
        self.gains[key] = gain
        return gain

    def future(self, s: JewelState, card: int) -> int:
        """Return what a card may add in the remaining rounds."""
        data = self.book.data
        left = LAST_ROUND[self.book.mode] - s.round
        logos, runes = data.fidelity[card], data.runes[card]
        total = LOGO * (logos[0] + logos[1] + logos[2]) + MULTI * logos[3]
        total += RUNE * sum(runes) * left // 4 + BADGE * data.badges[card] * left // 4
        if data.kinds[card] in GROWING:
            total += GROWTH * left
        if data.effects[card] == GEODE:
            total -= CRYSTAL * left
        elif data.effects[card] == MIRROR or (
            data.kinds[card] == NONE and data.effects[card] != NO_EFFECT
        ):
            total += TOOL * min(2, left)
        return total


def gifts(p: Jeweller) -> int:
    total = HARP if p.harp == 1 else 0
    total += INKWELL if p.inkwell == 1 else 0
    return total + (FAMILIES_FACE if p.hammer == FAMILIES else 0)


def promised(s: JewelState, stock: list[int]) -> int:
    """Return how many gems these stones would fetch from the miner cards."""
    return min(stock[GREY], sum(s.white)) + min(stock[BLACK], sum(s.black))


def idle_penalty(s: JewelState, seat: int) -> int:
    """Return the penalty for a turn without a purchase, and a little for each gift used in it."""
    if s.phase != TURNS or s.active != seat or not s.pending:
        return 0
    return used(s) + (STALL if in_second_step(s) else 0)
