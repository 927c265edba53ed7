"""Dwarven Smithy: set-up, turns and the end of the game."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Game, in_order
from dvergar.engine.pile import pile_of
from dvergar.engine.rng import Rng
from dvergar.engine.state import NOBODY, new_frame
from dvergar.games.smithy import audit, events, state
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.decode import decode
from dvergar.games.smithy.flow import (
    ACTION_PHASE,
    ACTIONS_OVER,
    COMPLETE_PHASE,
    DRAW_PHASE,
    ENDINGS,
    FOUR_KINGS,
    GUILD_DECK,
    MINE_DECK,
    ROUNDS_OUT,
    START,
    draw,
    refill_mine,
    trigger,
)
from dvergar.games.smithy.material import (
    ACTIONS_A_TURN,
    KINDS,
    KINGS_TO_END,
    LAST_ROUND,
    START_COINS,
    START_GUILD,
    START_MINE,
    START_SHOP,
    fresh_face,
    unpack,
)
from dvergar.games.smithy.resample import resample
from dvergar.games.smithy.score import sheets
from dvergar.games.smithy.space import space
from dvergar.games.smithy.state import Smith, SmithyState
from dvergar.games.smithy.steps.act import ACTING, Act
from dvergar.games.smithy.steps.bid import Bid
from dvergar.games.smithy.steps.complete import COMPLETING, Complete, complete
from dvergar.games.smithy.steps.draw import DRAWING, Draw
from dvergar.games.smithy.steps.exchange import Exchange
from dvergar.games.smithy.steps.fire import Fire
from dvergar.games.smithy.steps.pay import Pay
from dvergar.games.smithy.steps.place import Place
from dvergar.games.smithy.steps.salvage import Salvage
from dvergar.games.smithy.steps.swap import Swap
from dvergar.games.smithy.steps.tool import Tool

RULES_VERSION: Final = 1


class Smithy(Game[SmithyState]):
    def __init__(self, book: Book) -> None:
        self.id = "smithy"
        self.rules_version = RULES_VERSION
        self.book = book
        self.space = space(book.data.ids)
        self.steps = in_order([
            Complete(book), Tool(book), Salvage(book), Fire(book), Exchange(), Act(book),
            Pay(book), Swap(), Place(), Bid(book), Draw(book),
        ])  # fmt: skip

    def new(self, seats: int, rng: Rng, rules_version: int) -> SmithyState:
        """Set up a game (S1.1, S1.2)."""
        kinds = [kind for kind in range(KINDS) for _ in range(self.book.data.counts[kind])]
        mine = pile_of(kinds, rng)
        guild = pile_of(self.book.deck, rng)
        first = self.book.first if self.book.first != NOBODY else rng.below(seats)
        smiths = [self.new_player() for _ in range(seats)]
        s = SmithyState(
            frame=new_frame(seats, rules_version, rng, first), smiths=smiths, mine=mine,
            guild=guild, warehouse=[], scrap=[0] * KINDS, discard=[], first=first, round=1,
            phase=START, actions=0, draws=0, stoked=0, salvaged=0, into_shop=-1, into_market=-1,
            named=[], closer=NOBODY, done=0, cause=0,
        )  # fmt: skip
        for seat, me in enumerate(smiths):
            for _ in range(START_SHOP):
                me.to_shop(fresh_face(mine.take(s, (1 << seats) - 1)))
            for _ in range(START_MINE):
                me.gain_hand(mine.take(s, 1 << seat))
            for _ in range(START_GUILD):
                me.gain_guild(guild.take(s, 1 << seat))
        self.run(s)
        s.learned = 0
        return s

    def new_player(self) -> Smith:
        """Return a player before the deal."""
        perks, kit = self.book.data.perks([]), self.book.kit([])
        return Smith(
            coins=START_COINS, hand=0, shown=0, hand_size=0, guild_hand=[], market=[], kings=[],
            raw=0, bars=0, bench=[], stacks=[], shop_size=0, apprentices=[], tools=[], perks=perks,
            kit=kit,
        )  # fmt: skip

    def clone(self, s: SmithyState) -> SmithyState:
        return state.clone(s)

    def encode(self, s: SmithyState) -> list[int]:
        return state.encode(s)

    def decode(self, words: list[int]) -> SmithyState:
        return decode(self.book, words)

    def resample(self, s: SmithyState, seat: int, rng: Rng) -> None:
        resample(self.book, s, seat, rng)

    def faults(self, s: SmithyState) -> list[str]:
        return audit.faults(self.book, s)

    def scores(self, s: SmithyState) -> list[int]:
        return [sheet.total() for sheet in sheets(self.book.data, s)]

    def ending(self, s: SmithyState) -> str:
        return ENDINGS[s.cause]

    def advance(self, s: SmithyState) -> None:
        if s.phase == START:
            self.open_turn(s)
        elif s.phase == COMPLETE_PHASE:
            self.complete(s)
        elif s.phase == ACTION_PHASE:
            self.act(s)
        elif s.phase == ACTIONS_OVER:
            self.open_draw(s)
        elif s.draws == 0:
            self.close_turn(s)
        elif len(s.mine) and len(s.guild):
            s.ask(DRAWING, 1 << s.active)
        elif len(s.mine) or len(s.guild):
            draw(self.book, s, MINE_DECK if len(s.mine) else GUILD_DECK)
        else:
            s.draws = 0

    def open_turn(self, s: SmithyState) -> None:
        """Start a turn: income, then refining (S2.0, S2.1)."""
        me = s.smiths[s.active]
        s.turn += 1
        s.actions, s.stoked, s.salvaged = 0, 0, 0
        s.into_shop, s.into_market = -1, -1
        s.emit(events.TURN, s.active, [s.round])
        if me.perks.income:
            me.coins += me.perks.income
            s.emit(events.INCOME, s.active, [me.perks.income])
        if me.raw:
            if s.events is not None:
                s.emit(events.REFINED, s.active, unpack(me.raw))
            me.bars += me.raw
            me.raw = 0
        s.phase = COMPLETE_PHASE

    def complete(self, s: SmithyState) -> None:
        stacks = s.smiths[s.active].stacks
        if not stacks:
            s.phase = ACTION_PHASE
        elif len(stacks) == 1:
            complete(self.book, s, s.active, 0)
        else:
            s.ask(COMPLETING, 1 << s.active)

    def act(self, s: SmithyState) -> None:
        if s.actions < ACTIONS_A_TURN:
            s.ask(ACTING, 1 << s.active)
        else:
            s.phase = ACTIONS_OVER

    def open_draw(self, s: SmithyState) -> None:
        me = s.smiths[s.active]
        s.phase = DRAW_PHASE
        s.draws = min(me.perks.draws, me.perks.hand - me.hand_size)
        if self.book.endless and len(s.mine) == 0:
            refill_mine(s)

    def close_turn(self, s: SmithyState) -> None:
        """Straighten cards, check for the end, and pass the turn (S2.15, S3.1, S3.3)."""
        for smith in s.smiths:
            smith.market = [code & ~1 for code in smith.market]
        s.named = []
        if len(s.smiths[s.active].kings) >= KINGS_TO_END:
            trigger(s, FOUR_KINGS)
        if s.closer != NOBODY:
            s.done |= 1 << s.active
        following = (s.active + 1) % s.seats
        if s.done >> following & 1:
            self.finish(s)
        elif following == s.first and s.round == LAST_ROUND and s.closer == NOBODY:
            s.cause = ROUNDS_OUT
            self.finish(s)
        else:
            s.round += int(following == s.first)
            s.active = following
            s.phase = START

    def finish(self, s: SmithyState) -> None:
        s.over = True
        s.active = NOBODY
        s.emit(events.OVER, NOBODY, [s.cause])
