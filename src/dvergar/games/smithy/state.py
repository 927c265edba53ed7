"""The state of Dwarven Smithy, as plain data."""

from __future__ import annotations

from dvergar.engine.pile import Pile
from dvergar.engine.state import Frame, State
from dvergar.games.smithy.card_data import Kit
from dvergar.games.smithy.effects import Perks
from dvergar.games.smithy.material import BITS, COUNT, GUILD, REFINED


class Stack:
    """A guild card on the resources it was crafted from; immutable."""

    def __init__(self, card: int, parts: int, size: int, known: int, tools: int) -> None:
        self.card = card
        self.parts = parts  # packed
        self.size = size  # total number of cards
        self.known = known  # seats that know the card
        self.tools = tools  # how many tools its owner had in use when crafting


class Smith:
    """One player's coins, hand and areas."""

    def __init__(
        self,
        coins: int,
        hand: int,
        shown: int,
        hand_size: int,
        guild_hand: list[int],
        market: list[int],
        kings: list[Stack],
        raw: int,
        bars: int,
        bench: list[int],
        stacks: list[Stack],
        shop_size: int,
        apprentices: list[int],
        tools: list[int],
        perks: Perks,
        kit: Kit,
    ) -> None:
        self.coins = coins
        self.hand = hand  # packed resources
        self.shown = shown  # packed: cards in hand that everyone has seen (S1.5)
        self.hand_size = hand_size
        self.guild_hand = guild_hand  # ascending
        self.market = market  # face * 2 + tilted
        self.kings = kings  # completed, face down
        self.raw = raw  # packed: loose unrefined in the Workshop
        self.bars = bars  # packed: loose refined
        self.bench = bench  # loose guild cards in the Workshop
        self.stacks = stacks
        self.shop_size = shop_size
        self.apprentices = apprentices
        self.tools = tools
        self.perks = perks
        self.kit = kit

    def clone(self) -> Smith:
        return Smith(
            coins=self.coins, hand=self.hand, shown=self.shown, hand_size=self.hand_size,
            guild_hand=self.guild_hand[:], market=self.market[:], kings=self.kings[:],
            raw=self.raw, bars=self.bars, bench=self.bench[:], stacks=self.stacks[:],
            shop_size=self.shop_size, apprentices=self.apprentices[:], tools=self.tools[:],
            perks=self.perks, kit=self.kit,
        )  # fmt: skip

    def market_room(self) -> bool:
        return len(self.market) + len(self.kings) < self.perks.market

    def shop_room(self) -> bool:
        return self.shop_size < self.perks.workshop

    def gain_hand(self, kind: int) -> None:
        self.hand += 1 << BITS * kind
        self.hand_size += 1

    def lose_hand(self, kind: int) -> None:
        """Remove a card; those that everyone has seen leave first (S1.5)."""
        self.hand -= 1 << BITS * kind
        self.hand_size -= 1
        if self.shown >> BITS * kind & COUNT:
            self.shown -= 1 << BITS * kind

    def gain_guild(self, card: int) -> None:
        self.guild_hand.append(card)
        self.guild_hand.sort()
        self.hand_size += 1

    def lose_guild(self, card: int) -> None:
        self.guild_hand.remove(card)
        self.hand_size -= 1

    def to_market(self, face: int) -> None:
        self.market.append(face * 2 + 1)

    def to_shop(self, face: int) -> None:
        self.shop_size += 1
        if face >= GUILD:
            self.bench.append(face - GUILD)
        elif face >= REFINED:
            self.bars += 1 << BITS * (face - REFINED)
        else:
            self.raw += 1 << BITS * face

    def from_shop(self, face: int) -> None:
        self.shop_size -= 1
        if face >= GUILD:
            self.bench.remove(face - GUILD)
        elif face >= REFINED:
            self.bars -= 1 << BITS * (face - REFINED)
        else:
            self.raw -= 1 << BITS * face

    def lift(self, i: int) -> Stack:
        """Remove a completed stack from the Workshop."""
        stack = self.stacks.pop(i)
        self.shop_size -= stack.size
        return stack

    def encode(self) -> list[int]:
        words = [self.coins, self.hand, self.shown, self.raw, self.bars]
        for cards in (
            self.guild_hand, self.market, self.bench, self.apprentices, self.tools,
        ):  # fmt: skip
            words += [len(cards), *cards]
        for stacks in (self.kings, self.stacks):
            words.append(len(stacks))
            for k in stacks:
                words += [k.card, k.parts, k.known, k.tools]
        return words


class SmithyState(State):
    def __init__(
        self,
        frame: Frame,
        smiths: list[Smith],
        mine: Pile,
        guild: Pile,
        warehouse: list[int],
        scrap: list[int],
        discard: list[int],
        first: int,
        round: int,
        phase: int,
        actions: int,
        draws: int,
        stoked: int,
        salvaged: int,
        into_shop: int,
        into_market: int,
        named: list[int],
        closer: int,
        done: int,
        cause: int,
    ) -> None:
        super().__init__(frame)
        self.smiths = smiths
        self.mine = mine
        self.guild = guild
        self.warehouse = warehouse  # kinds, top last
        self.scrap = scrap  # discarded resources by kind
        self.discard = discard  # discarded guild cards
        self.first = first
        self.round = round
        self.phase = phase
        self.actions = actions  # taken this turn
        self.draws = draws  # cards left to draw this turn
        self.stoked = stoked  # cards played refined this turn
        self.salvaged = salvaged  # metals kept this turn
        self.into_shop = into_shop  # the face that the last action moved there, or -1 (S2.16)
        self.into_market = into_market
        self.named = named  # seat * CODES + code of each card named for bids this turn
        self.closer = closer  # the seat that triggered the last turn, or NOBODY
        self.done = done  # mask of seats that have had their last turn
        self.cause = cause  # index in ENDINGS


def clone(s: SmithyState) -> SmithyState:
    return SmithyState(
        frame=s.frame.clone(), smiths=[smith.clone() for smith in s.smiths], mine=s.mine.clone(),
        guild=s.guild.clone(), warehouse=s.warehouse[:], scrap=s.scrap[:], discard=s.discard[:],
        first=s.first, round=s.round, phase=s.phase, actions=s.actions, draws=s.draws,
        stoked=s.stoked, salvaged=s.salvaged, into_shop=s.into_shop, into_market=s.into_market,
        named=s.named[:], closer=s.closer, done=s.done, cause=s.cause,
    )  # fmt: skip


def encode(s: SmithyState) -> list[int]:
    words = s.frame.encode()
    for smith in s.smiths:
        words += smith.encode()
    words += s.mine.encode()
    words += s.guild.encode()
    for cards in (s.warehouse, s.scrap, s.discard, s.named):
        words += [len(cards), *cards]
    words += [s.first, s.round, s.phase, s.actions, s.draws, s.stoked, s.salvaged]
    return words + [s.into_shop, s.into_market, s.closer, s.done, s.cause]
