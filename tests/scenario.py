"""Sets up a position in Dwarven Smithy and plays on from it with action texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from dvergar.engine.match import Match
from dvergar.engine.pile import MASK_BITS, Pile
from dvergar.engine.state import Decision, Event, lowest
from dvergar.games import title
from dvergar.games.catalog import Cards
from dvergar.games.record import begin, newest_cards
from dvergar.games.smithy.cards.options import Options
from dvergar.games.smithy.flow import START
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import FACES, GUILD, KINDS, KINGS_ITEM, RESOURCES, kind_of, pack
from dvergar.games.smithy.shown.names import face_word
from dvergar.games.smithy.shown.view import SmithView, View, view
from dvergar.games.smithy.state import Smith, SmithyState, Stack
from dvergar.games.smithy.steps.act import ACTING

REST = "..."  # in a deck or a discard pile: every card that isn't placed elsewhere

Words = Sequence[str]
Pair = tuple[str, Words]


@dataclass(frozen=True)
class Has:
    """What one player has, with cards named as in action texts."""

    coins: int = 15
    hand: Words = ()
    shown: Words = ()  # cards in hand that everyone has seen
    market: Words = ()
    workshop: Words = ()
    stacks: Sequence[Pair] = ()
    kings: Sequence[Pair] = ()
    open: Words = ()  # face-down king's items that everyone has seen
    apprentices: Words = ()
    tools: Words = ()


class Box:
    """Every card of the match; each can be placed once."""

    def __init__(self, game: Smithy) -> None:
        self.data = game.book.data
        self.faces = {face_word(self.data, face): face for face in range(FACES)}
        self.kinds = [kind for kind in range(KINDS) for _ in range(self.data.counts[kind])]
        self.cards = game.book.deck[:]

    def kind(self, word: str) -> int:
        kind = RESOURCES.index(word)
        self.kinds.remove(kind)
        return kind

    def card(self, word: str) -> int:
        card = self.data.ids.index(word)
        self.cards.remove(card)
        return card

    def face(self, word: str) -> int:
        face = self.faces[word]
        if face >= GUILD:
            self.cards.remove(face - GUILD)
        else:
            self.kinds.remove(kind_of(face))
        return face

    def resources(self, words: Words) -> list[int]:
        """Return the kinds of these words; REST puts all remaining cards below them."""
        named = [self.kind(word) for word in words if word != REST]
        rest = self.kinds if REST in words else []
        self.kinds = [] if REST in words else self.kinds
        return rest + named

    def guild(self, words: Words) -> list[int]:
        named = [self.card(word) for word in words if word != REST]
        rest = self.cards if REST in words else []
        self.cards = [] if REST in words else self.cards
        return rest + named


class Scenario:
    """A real match, set up at a given position."""

    def __init__(self, game: Smithy, match: Match[SmithyState], opening: list[Event]) -> None:
        self.game = game
        self.match = match
        self.opening = opening
        self.check()

    @property
    def state(self) -> SmithyState:
        return self.match.state

    @property
    def asked(self) -> int:
        """The seat whose turn it is to answer."""
        return lowest(self.state.waiting())

    def smith(self, player: int) -> Smith:
        """Return player 1, 2 …."""
        return self.state.smiths[player - 1]

    def view(self, player: int) -> View:
        return view(self.game, self.state, player - 1)

    def area(self, player: int) -> SmithView:
        """Return a player's areas as that player sees them."""
        return self.view(player).smiths[player - 1]

    def market(self, player: int) -> list[str]:
        return words(self.game, self.smith(player).market)

    def workshop(self, player: int) -> list[str]:
        """Return the Workshop cards that are in no stack."""
        found = [f"refined-{p.card}" if p.refined else p.card for p in self.area(player).workshop]
        return sorted(found)

    def hand(self, player: int) -> list[str]:
        return sorted(self.area(player).hand)

    def stacks(self, player: int) -> dict[str, list[str]]:
        return {stack.card: stack.parts for stack in self.area(player).stacks}

    def kings(self, player: int) -> dict[str, list[str]]:
        return {stack.card: stack.parts for stack in self.area(player).kings}

    def warehouse(self) -> list[str]:
        return [RESOURCES[kind] for kind in self.state.warehouse]

    def scrap(self) -> dict[str, int]:
        return self.view(1).scrap

    def coins(self, player: int) -> int:
        return self.smith(player).coins

    def legal(self, player: int | None = None) -> list[str]:
        """Return the legal action texts of a player, by default the one asked now."""
        seat = self.asked if player is None else player - 1
        if not self.state.waiting() >> seat & 1:
            return []
        return [self.game.space.text(action) for action in self.game.legal(self.state, seat)]

    def verbs(self) -> set[str]:
        return {text.partition(":")[0] for text in self.legal()}

    def do(self, *texts: str) -> Scenario:
        """Play actions: `p2 bid:5` names the player, `bid:5` means the one asked now."""
        for text in texts:
            who, _, word = text.rpartition(" ")
            seat = int(who[1:]) - 1 if who else self.asked
            assert word in self.legal(seat + 1), f"{word} is not one of {self.legal(seat + 1)}"
            self.match.play(seat, self.game.space.parse(word))
            self.check()
        return self

    def refuse(self, *texts: str) -> Scenario:
        for text in texts:
            self.game.space.parse(text)
            assert text not in self.legal(), f"{text} should not be possible"
        return self

    def check(self) -> None:
        assert self.game.faults(self.state) == []

    def says(self, player: int) -> list[str]:
        """Return the log as one player reads it: message ids with their arguments."""
        events = [*self.opening, *[e for entry in self.match.history for e in entry]]
        found = title("smithy").lines(self.game, events, player - 1)
        return [
            " ".join(
                [line.id.removeprefix("smithy-log-"), *[f"{k}={v}" for k, v in line.args.items()]]
            )
            for line in found
        ]

    def settled(self) -> None:
        """Assert that nothing is pending except the active player's next action."""
        s = self.state
        assert s.over or [(d.step, d.seats) for d in s.pending] == [(ACTING, 1 << s.active)]
        assert s.asked == 0


def words(game: Smithy, codes: list[int]) -> list[str]:
    tilt = ["", "tilted-"]
    return [tilt[code & 1] + face_word(game.book.data, code >> 1) for code in codes]


@cache
def cards() -> Cards:
    return newest_cards(title("smithy"))


def scenario(
    seats: int = 2,
    *,
    mode: Literal["starter", "full"] = "full",
    bidding: bool = False,
    endless: bool = False,
    active: int = 1,
    first: int = 1,
    round: int = 1,
    start: Literal["act", "turn"] = "act",
    p1: Has | None = None,
    p2: Has | None = None,
    p3: Has | None = None,
    p4: Has | None = None,
    warehouse: Words = (),
    mine: Words = (REST,),
    scrap: Words = (REST,),
    guild: Words = (REST,),
    discard: Words = (REST,),
    buried: str = "",
    seed: int = 1,
) -> Scenario:
    """Start a match at a player's actions or turn; piles are listed bottom first."""
    options = Options(mode, bidding, endless, first)
    record = begin(title("smithy"), options, cards(), ["human"] * seats, seed)
    game, s = record.game, record.match.state
    assert isinstance(game, Smithy)
    box = Box(game)
    s.smiths = [smith(game, box, has or Has(), p) for p, has in enumerate([p1, p2, p3, p4][:seats])]
    s.warehouse = [box.kind(word) for word in warehouse]
    s.mine = pile(box.resources(mine))
    s.guild = pile(box.guild(guild))
    s.scrap = [0] * KINDS
    for kind in box.resources(scrap):
        s.scrap[kind] += 1
    s.discard = box.guild(discard)
    bury(game, s, box.kinds, buried)
    s.active, s.round = active - 1, round
    return Scenario(game, record.match, opened(game, s) if start == "turn" else acting(s))


def pile(made: list[int]) -> Pile:
    return Pile([card << MASK_BITS for card in made])


def bury(game: Smithy, s: SmithyState, kinds: list[int], king: str) -> None:
    """Put the remaining cards under a completed king's item, out of play."""
    for me in s.smiths:
        for i, k in enumerate(me.kings):
            if game.book.data.ids[k.card] == king:
                size = k.size + len(kinds)
                parts = k.parts + pack(kinds)
                me.kings[i] = Stack(
                    card=k.card, parts=parts, size=size, known=k.known, tools=k.tools
                )


def acting(s: SmithyState) -> list[Event]:
    s.frame.pending = [Decision(ACTING, 1 << s.active)]
    return []


def opened(game: Smithy, s: SmithyState) -> list[Event]:
    """Run the start of the turn (income, refining, completing) up to the first question."""
    events: list[Event] = []
    s.frame.pending, s.phase, s.turn, s.events = [], START, 0, events
    game.run(s)
    s.events = None
    return events


def smith(game: Smithy, box: Box, has: Has, seat: int) -> Smith:
    me = game.new_player()
    me.coins = has.coins
    for word in has.hand:
        if word in RESOURCES:
            me.gain_hand(box.kind(word))
        else:
            me.gain_guild(box.card(word))
    me.shown = pack([RESOURCES.index(word) for word in has.shown])
    for word in has.market:
        face = box.face(word.removeprefix("tilted-"))
        me.market.append(face * 2 + int(word.startswith("tilted-")))
    for word in has.workshop:
        me.to_shop(box.face(word))
    me.apprentices = [box.card(word) for word in has.apprentices]
    me.tools = [box.card(word) for word in has.tools]
    me.perks, me.kit = game.book.data.perks(me.apprentices), game.book.kit(me.tools[:])
    me.stacks = [stack(game, box, has, pair, seat) for pair in has.stacks]
    me.kings = [stack(game, box, has, pair, seat) for pair in has.kings]
    me.shop_size += sum(stack.size for stack in me.stacks)
    return me


def stack(game: Smithy, box: Box, has: Has, pair: Pair, seat: int) -> Stack:
    card, parts = box.card(pair[0]), box.resources(pair[1])
    hidden = game.book.data.types[card] == KINGS_ITEM and pair[0] not in has.open
    known = 1 << seat if hidden else 0xFF
    size, tools = len(parts) + 1, len(has.tools)
    return Stack(card=card, parts=pack(parts), size=size, known=known, tools=tools)
