"""CEJ, the Jewellers: set-up, rounds and the end of the game."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Game, in_order
from dvergar.engine.pile import pile_of
from dvergar.engine.rng import Rng
from dvergar.engine.state import NOBODY, Event, new_frame
from dvergar.games.jewellers import audit, events, state
from dvergar.games.jewellers.buying.purchase import go_on
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.decode import decode
from dvergar.games.jewellers.flow import ENDINGS, after, gain, is_green, next_phase, nobody_active
from dvergar.games.jewellers.material import (
    ADVANCED,
    BAG,
    BANKED,
    BLACK,
    CLASSIC,
    FINDS,
    GEMS,
    GOLD,
    LAST_ROUND,
    MONEY,
    NO_GIFT,
    OPAL,
    PAYING,
    TOPAZ,
)
from dvergar.games.jewellers.phases import (
    AUCTION,
    CLEAN,
    CROWNS,
    DRAFT,
    FAITH,
    HOUSE,
    INCOME,
    MUSIC,
    SCORING,
    TURNS,
    WILDS,
)
from dvergar.games.jewellers.resample import resample
from dvergar.games.jewellers.rounds import patrons
from dvergar.games.jewellers.rounds.cleaning import clean, income
from dvergar.games.jewellers.rounds.crown import ask_crowns, ask_wilds, open_auction
from dvergar.games.jewellers.rounds.new_round import bring, emit_round, fill_bowls, fill_offer, find
from dvergar.games.jewellers.rounds.passing import ask_stones, protect
from dvergar.games.jewellers.scoring import score
from dvergar.games.jewellers.space import space
from dvergar.games.jewellers.state import Buying, Jeweller, JewelState
from dvergar.games.jewellers.steps.act import ACTING, Act, Ink, Second
from dvergar.games.jewellers.steps.clean import Point
from dvergar.games.jewellers.steps.crown import Bid, Crowns, Hide, Prize, Wild
from dvergar.games.jewellers.steps.draft import Pick, draft
from dvergar.games.jewellers.steps.leave import Keep, LastStones
from dvergar.games.jewellers.steps.medal import Medal
from dvergar.games.jewellers.steps.patrons import House, Listen, Move, Noble
from dvergar.games.jewellers.steps.pay import Pay
from dvergar.games.jewellers.steps.scoring import COUNTING, FinalScoring, fixable

RULES_VERSION: Final = 2  # 1: the religion patron moved half of the cards seen (J7.2)


class Jewellers(Game[JewelState]):
    def __init__(self, book: Book) -> None:
        self.id = "jewellers"
        self.rules_version = RULES_VERSION
        self.book = book
        self.space = space(book.data.ids)
        self.steps = in_order([
            Pick(), Crowns(), Bid(book), Hide(book), Prize(book), Wild(), House(), Move(book),
            Listen(book), Act(book), Ink(book), Pay(book), Second(book), Noble(book),
            LastStones(book), Keep(book), Point(book), Medal(book), FinalScoring(book),
        ])  # fmt: skip

    def new(self, seats: int, rng: Rng, rules_version: int) -> JewelState:
        """Set up a game (J1)."""
        book = self.book
        greens = greens_of(book)
        categories = [] if book.opal else book.schools[:]
        rng.shuffle(categories)
        direction = 1 if seats == 2 or rng.below(2) else -1
        s = JewelState(
            frame=new_frame(seats, rules_version, rng),
            players=[new_player(book) for _ in range(seats)], bank=banked(book),
            bag=filled_bag(book), bowls=[[0] * GEMS for _ in range(seats)], white=[0] * PAYING,
            black=[0] * PAYING, logos=[0] * 6, deck=pile_of(deck_of(book), rng),
            finds=pile_of(list(range(FINDS)), rng), found=[], offer=[], discard=[], greens=greens,
            categories=categories[: LAST_ROUND[book.mode]], bids=[0] * seats, order=[],
            uses=[0] * 5, payment=[], kept=[], fixed=[[] for _ in range(seats)],
            crown=rng.below(seats), direction=direction, round=1, phase=CROWNS, place=0,
            last_squares=0, moves_left=0, topped=0, looked=0, passed=0, declined=0, leader=-1,
            chooser=0, buying=Buying(), house=-1, owner=-1, old_house=-1, marker=-1,
        )  # fmt: skip
        s.chooser = s.crown
        self.give_gold(s)
        self.begin_round(s)
        self.run(s)
        s.learned = 0
        return s

    def give_gold(self, s: JewelState) -> None:
        """Give the starting gold: more to later players (J1.6)."""
        seat = s.crown
        for place in range(1, s.seats):
            seat = after(s, seat)
            gain(s, seat, GOLD, 1 if place < 3 else 2)

    def begin_round(self, s: JewelState) -> None:
        fill_bowls(self.book, s)
        find(self.book, s)
        emit_round(self.book, s, [*fill_offer(self.book, s), *bring(self.book, s)])
        s.passed = 0
        for p in s.players:
            p.idle = p.rewards = 0
        next_phase(s, CROWNS if s.round == 1 else AUCTION)

    def opening(self, s: JewelState) -> list[Event]:
        events: list[Event] = []
        s.events = events
        emit_round(self.book, s, s.offer)
        s.events = None
        return events

    def clone(self, s: JewelState) -> JewelState:
        return state.clone(s)

    def encode(self, s: JewelState) -> list[int]:
        return state.encode(s)

    def decode(self, words: list[int]) -> JewelState:
        return decode(words)

    def resample(self, s: JewelState, seat: int, rng: Rng) -> None:
        resample(self.steps, s, seat, rng)

    def faults(self, s: JewelState) -> list[str]:
        return audit.faults(self.book, s)

    def scores(self, s: JewelState) -> list[int]:
        return score.scores(self.book, s)

    def ending(self, s: JewelState) -> str:
        return ENDINGS[0]

    def advance(self, s: JewelState) -> None:
        if s.phase == CROWNS:
            if not ask_crowns(s):
                next_phase(s, WILDS)
        elif s.phase == AUCTION:
            open_auction(self.book, s)
        elif s.phase == WILDS:
            ask_wilds(s)
        elif s.phase == HOUSE:
            patrons.house(self.book, s)
        elif s.phase == FAITH:
            patrons.faith(self.book, s)
        elif s.phase == DRAFT:
            nobody_active(s)
            draft(s)
        elif s.phase == MUSIC:
            patrons.listen(self.book, s)
        elif s.phase == TURNS:
            self.ask_turn(s)
        elif s.phase == CLEAN:
            self.after_turns(s)
        elif s.phase == INCOME:
            income(self.book, s)
        elif s.phase == SCORING:
            self.finish(s)
        else:
            self.next_round(s)

    def ask_turn(self, s: JewelState) -> None:
        """Continue a turn, or a pass with geodes and last stones (J3.13, J7.5)."""
        if s.kept:
            protect(self.book, s, s.active)
        elif s.last_squares:
            ask_stones(self.book, s, s.active)
        elif s.buying.done:
            go_on(self.book, s, s.active)
        else:
            s.ask(ACTING, 1 << s.active)

    def after_turns(self, s: JewelState) -> None:
        """Clean up the offer, or score after the last round."""
        if s.round < LAST_ROUND[self.book.mode]:
            clean(self.book, s)
            return
        next_phase(s, SCORING)
        asked = 0
        for seat in range(s.seats):
            if fixable(self.book, s, seat, []):
                asked |= 1 << seat
        nobody_active(s)
        if asked:
            s.ask_sealed(COUNTING, asked)

    def next_round(self, s: JewelState) -> None:
        """Refill the offer, reverse the direction, fill bowls and reveal finds (J4.3)."""
        s.round += 1
        s.direction = -s.direction
        s.marker = -1
        self.begin_round(s)

    def finish(self, s: JewelState) -> None:
        s.over = True
        s.active = NOBODY
        s.emit(events.OVER, NOBODY, [])


def new_player(book: Book) -> Jeweller:
    """Return a player with the gifts of the mode (J1.1)."""
    gifts = book.data.gifts
    hammer = gifts.hammer_face if book.mode == CLASSIC else NO_GIFT
    harp = gifts.harp if book.mode == ADVANCED else NO_GIFT
    inkwell = gifts.inkwell if book.mode == ADVANCED else NO_GIFT
    return Jeweller(
        stock=[0] * GEMS, cards=[], laid=[], bonuses=[], hammer=hammer, harp=harp, inkwell=inkwell,
        favours=0, idle=0, placed=[0] * 6, rewards=0, triples=0,
    )  # fmt: skip


def filled_bag(book: Book) -> list[int]:
    """Return the bag without the bank's first gems, and the opal bag (J0.2, J0.3, J1.4)."""
    bag = BAG[:]
    if book.mode != ADVANCED:
        bag[BLACK] = 0
    for kind in range(MONEY):
        bag[kind] -= BANKED[book.mode][kind]
    for school in book.schools:
        if book.opal:
            bag[OPAL + school] = book.data.opals[school]
    return bag


def banked(book: Book) -> list[int]:
    return [*BANKED[book.mode], *[0] * (GEMS - TOPAZ)]


def deck_of(book: Book) -> list[int]:
    return [card for card in book.projects if not is_green(book, card)]


def greens_of(book: Book) -> list[int]:
    """Return the stock of green-backed cards."""
    return [card for card in book.projects if is_green(book, card)]
