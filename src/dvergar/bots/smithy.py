"""Estimates the value of a Dwarven Smithy state for a seat, in hundredths of a coin."""

from __future__ import annotations

from typing import Any, Final

from dvergar.bots.greedy import Evaluator
from dvergar.engine.state import NOBODY
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import (
    APPRENTICE,
    BITS,
    COUNT,
    GUILD,
    GUILD_CARDS,
    KINDS,
    KINGS_ITEM,
    REFINED,
    TOOL,
)
from dvergar.games.smithy.score import sheets
from dvergar.games.smithy.state import Smith, SmithyState

# Percent of its refined sell value that a resource is worth, by area.
IN_HAND: Final = 55
RAW: Final = 74
BAR: Final = 80
TILTED: Final = 92
FOR_SALE: Final = 97

# Percent of a card's value that remains per part, by the area of that part.
LAID: Final = 97
FROM_RAW: Final = 93
FROM_HAND: Final = 82
MISSING: Final = 40

PLANS: Final = 3
DRAW_ROOM: Final = 230  # a free place in the hand that a draw will fill
MARKET_ROOM: Final = 80
SHOP_ROOM: Final = 50
FIRST_IN_MARKET: Final = 200  # extra for the first free place in the Market
FIRST_IN_SHOP: Final = 500
FIRST_DRAW: Final = 900
ROOM_ENOUGH: Final = 3
STUCK: Final = 3000  # no free place anywhere
GUILD_IN_HAND: Final = 90
KING_BONUS: Final = 700
LONG_GAME: Final = 12
BUSY_TURN: Final = 6  # actions per turn that need no extra gain
FATIGUE: Final = 5  # the minimum gain of each further action
LATE: Final = 25  # rounds after which the game should end
HURRY: Final = 150

# The value of an apprentice over a long game.
APPRENTICE_WORTH: Final = {
    "turn_income": 3600,
    "hand_limit": 2600,
    "extra_draw": 3000,
    "salvage_metal": 1800,
    "workshop_limit": 1500,
    "play_refined": 1200,
    "market_limit": 700,
    "sell_tilted": 500,
    "warehouse_price": 400,
    "market_price": 300,
}
TOOL_WORTH: Final = 2600


class SmithyEvaluator(Evaluator):
    def __init__(self, game: Smithy) -> None:
        self.book = game.book
        self.helper_worth = [0] * len(game.book.data.ids)
        for card, apprentice in enumerate(game.book.data.apprentices):
            if apprentice is not None:
                self.helper_worth[card] = APPRENTICE_WORTH[apprentice.key]

    def value(self, s: Any, seat: int) -> int:
        state: SmithyState = s
        if state.over:
            return 100 * sheets(self.book.data, state)[seat].total()
        me = state.smiths[seat]
        left = turns_left(state, seat)
        worth = 100 * me.coins + self.kings(me) + late_game_bonus(state)
        if left == 0:
            return worth + self.last_market(me)
        worth += self.stacks(me, left) + self.helpers(me, left) + self.market(me)
        worth += self.plans(me, left) + room(me)
        if state.active == seat:
            worth -= FATIGUE * max(0, state.actions - BUSY_TURN)
        return worth

    def last_market(self, me: Smith) -> int:
        """Return the Market's value after the last turn, when nothing else pays."""
        n = 0
        for code in me.market:
            if code < GUILD * 2:
                n += 100 * self.book.data.buy[code >> 1]
        return n

    def kings(self, me: Smith) -> int:
        n = 0
        for k in me.kings:
            n += 100 * self.book.data.values[k.card] + KING_BONUS
        return n

    def stacks(self, me: Smith, left: int) -> int:
        n = 0
        for stack in me.stacks:
            n += self.completed(me, stack.card, left) * 98 // 100
        return n

    def completed(self, me: Smith, card: int, left: int) -> int:
        """Return the gain from completing a guild card."""
        kind = self.book.data.types[card]
        if kind == APPRENTICE:
            return self.helper_worth[card] * left // LONG_GAME // (1 + len(me.apprentices) // 2)
        value = 100 * self.book.data.values[card]
        if kind == TOOL and len(me.tools) < 2:
            return max(value, value // 2 + TOOL_WORTH * left // LONG_GAME)
        return value if kind != KINGS_ITEM else value + KING_BONUS

    def helpers(self, me: Smith, left: int) -> int:
        n = 0
        for card in me.apprentices:
            n += self.helper_worth[card] * left // LONG_GAME
        return n + len(me.tools) * TOOL_WORTH * left // LONG_GAME

    def market(self, me: Smith) -> int:
        n = 0
        for code in me.market:
            if code < GUILD * 2:
                n += self.book.data.sell[code >> 1] * (TILTED if code & 1 else FOR_SALE)
        return n

    def plans(self, me: Smith, left: int) -> int:
        """Return the value of the best possible crafts, plus the price of the other resources."""
        bars, raw, hand = me.bars, me.raw, me.hand
        cards = me.bench + me.guild_hand
        for code in me.market:
            if code >= GUILD * 2:
                cards.append((code >> 1) - GUILD)
        worth = GUILD_IN_HAND * len(me.guild_hand)
        for _ in range(min(PLANS, len(cards))):
            best, gain, pay = -1, 0, 0
            for card in cards:
                value = self.completed(me, card, left)
                for p in me.kit.payments(card):
                    g = self.gain(value, p, bars, raw, hand)
                    if g > gain:
                        best, gain, pay = card, g, p
            if best < 0:
                break
            cards.remove(best)
            worth += gain
            bars, raw, hand = without(bars, raw, hand, pay)
        return worth + self.loose(me.bars, me.raw, me.hand)

    def gain(self, value: int, pay: int, bars: int, raw: int, hand: int) -> int:
        """Return how much a craft is worth beyond the price of its parts."""
        price = 0
        for kind in range(KINDS):
            shift = BITS * kind
            need = pay >> shift & COUNT
            while need:
                need -= 1
                sell = self.book.data.sell[REFINED + kind]
                if bars >> shift & COUNT:
                    bars -= 1 << shift
                    value = value * LAID // 100
                    price += sell * BAR
                elif raw >> shift & COUNT:
                    raw -= 1 << shift
                    value = value * FROM_RAW // 100
                    price += sell * RAW
                elif hand >> shift & COUNT:
                    hand -= 1 << shift
                    value = value * FROM_HAND // 100
                    price += sell * IN_HAND
                else:
                    value = value * MISSING // 100
        return value - price

    def loose(self, bars: int, raw: int, hand: int) -> int:
        n = 0
        for kind in range(KINDS):
            shift = BITS * kind
            sell = self.book.data.sell[REFINED + kind]
            n += (bars >> shift & COUNT) * sell * BAR
            n += (raw >> shift & COUNT) * sell * RAW
            n += (hand >> shift & COUNT) * sell * IN_HAND
        return n


def without(bars: int, raw: int, hand: int, pay: int) -> tuple[int, int, int]:
    """Return what is left after a craft has used its parts."""
    for kind in range(KINDS):
        shift = BITS * kind
        need = pay >> shift & COUNT
        while need:
            need -= 1
            if bars >> shift & COUNT:
                bars -= 1 << shift
            elif raw >> shift & COUNT:
                raw -= 1 << shift
            elif hand >> shift & COUNT:
                hand -= 1 << shift
    return bars, raw, hand


def turns_left(s: SmithyState, seat: int) -> int:
    """Estimate how many turns a seat has left after this one."""
    if s.closer != NOBODY:
        return 0 if s.active == seat or s.done >> seat & 1 else 1
    cards = min(len(s.guild) * 2, len(s.mine)) + s.seats
    return max(1, min(LONG_GAME, 1 + cards // (2 * s.seats), LATE - s.round))


def late_game_bonus(s: SmithyState) -> int:
    """Reward every drawn guild card more the longer the game lasts, so that games end."""
    return max(0, s.round - LATE) * HURRY * (GUILD_CARDS - len(s.guild))


def room(me: Smith) -> int:
    """Return the value of free places, which keep a smith able to act."""
    market = min(ROOM_ENOUGH, me.perks.market - len(me.market) - len(me.kings))
    shop = min(ROOM_ENOUGH, me.perks.workshop - me.shop_size)
    draws = min(me.perks.draws, me.perks.hand - me.hand_size)
    tight = STUCK if market + shop + draws == 0 else 0
    ease = FIRST_IN_MARKET * min(1, market) + FIRST_IN_SHOP * min(1, shop)
    ease += FIRST_DRAW * min(1, draws)
    return MARKET_ROOM * market + SHOP_ROOM * shop + DRAW_ROOM * draws + ease - tight
