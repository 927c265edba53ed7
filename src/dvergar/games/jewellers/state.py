"""The state of the Jewellers, as plain data."""

from __future__ import annotations

from dvergar.engine.pile import Pile
from dvergar.engine.state import Frame, State


class Jeweller:
    """One player's stock, projects and gifts."""

    def __init__(
        self,
        stock: list[int],
        cards: list[int],
        laid: list[int],
        bonuses: list[int],
        hammer: int,
        harp: int,
        inkwell: int,
        favours: int,
        idle: int,
        placed: list[int],
        rewards: int,
        triples: int,
    ) -> None:
        self.stock = stock  # gems by kind
        self.cards = cards  # in the order of purchase
        self.laid = laid  # by card: the X that was paid
        self.bonuses = bonuses  # by card: an opal bonus, or NO_BONUS
        self.hammer = hammer  # the face that shows, or NO_GIFT
        self.harp = harp  # 1 active, 0 not, NO_GIFT
        self.inkwell = inkwell
        self.favours = favours  # multi logos from the last auction
        self.idle = idle  # turns in a row without a purchase this round
        self.placed = placed  # stones by colour in squares of that colour, then in any-squares
        self.rewards = rewards  # of the forge patron this round
        self.triples = triples  # of runes, already rewarded by the noble patron

    def clone(self) -> Jeweller:
        return Jeweller(
            stock=self.stock[:], cards=self.cards[:], laid=self.laid[:], bonuses=self.bonuses[:],
            hammer=self.hammer, harp=self.harp, inkwell=self.inkwell, favours=self.favours,
            idle=self.idle, placed=self.placed[:], rewards=self.rewards, triples=self.triples,
        )  # fmt: skip

    def encode(self) -> list[int]:
        words = [*self.stock, *self.placed, len(self.cards), *self.cards, *self.laid]
        words += [*self.bonuses, self.hammer, self.harp, self.inkwell, self.favours]
        return words + [self.idle, self.rewards, self.triples]


class Buying:
    """What was bought in the current turn, and what may follow."""

    def __init__(
        self,
        bought: int = -1,
        invested: bool = False,
        archived: bool = False,
        again: bool = False,
        done: bool = False,
        rewarded: bool = False,
        promised: int = 0,
        looking: int = 0,
    ) -> None:
        self.bought = bought  # the first card of a Privilege, or -1
        self.invested = invested  # an Investment was used
        self.archived = archived  # an Archive Access was used
        self.again = again  # a Privilege's second card may follow
        self.done = done  # a card was bought
        self.rewarded = rewarded  # the noble patron's reward is pending
        self.promised = promised  # grey stones exchanged for it
        self.looking = looking  # last cards of the deck that the noble patron shows

    def clone(self) -> Buying:
        return Buying(
            bought=self.bought, invested=self.invested, archived=self.archived, again=self.again,
            done=self.done, rewarded=self.rewarded, promised=self.promised, looking=self.looking,
        )  # fmt: skip

    def encode(self) -> int:
        """Pack everything but the cards into one word, as in saves."""
        word = int(self.invested) | int(self.archived) << 2 | int(self.again) << 5
        return word | int(self.done) << 6 | int(self.rewarded) << 7 | self.promised << 8


class JewelState(State):
    def __init__(
        self,
        frame: Frame,
        players: list[Jeweller],
        bank: list[int],
        bag: list[int],
        bowls: list[list[int]],
        white: list[int],
        black: list[int],
        logos: list[int],
        deck: Pile,
        finds: Pile,
        found: list[int],
        offer: list[int],
        discard: list[int],
        greens: list[int],
        categories: list[int],
        bids: list[int],
        order: list[int],
        uses: list[int],
        payment: list[int],
        kept: list[int],
        fixed: list[list[int]],
        crown: int,
        direction: int,
        round: int,
        phase: int,
        place: int,
        last_squares: int,
        moves_left: int,
        topped: int,
        looked: int,
        passed: int,
        declined: int,
        leader: int,
        chooser: int,
        buying: Buying,
        house: int,
        owner: int,
        old_house: int,
        marker: int,
    ) -> None:
        super().__init__(frame)
        self.players = players
        self.bank = bank  # may be negative, since it never runs out (J0.6)
        self.bag = bag  # by kind; the opal bag is its opals
        self.bowls = bowls  # by seat
        self.white = white  # the miner cards, by kind
        self.black = black
        self.logos = logos  # wild4, wild3 and crown logos for white, then for black
        self.deck = deck
        self.finds = finds
        self.found = found  # finds cards of this round
        self.offer = offer
        self.discard = discard
        self.greens = greens  # green-backed cards in stock
        self.categories = categories  # by round; empty in the Opal manner
        self.bids = bids  # by seat, of the last auction
        self.order = order  # of priority in the auction
        self.uses = uses  # this turn: grey stones, black stones, War Hammer, Harp, Inkwell
        self.payment = payment  # the parts so far of the current payment
        self.kept = kept  # crystals by colour that a passing player keeps from geodes, or empty
        self.fixed = fixed  # by seat: what the player fixed for the final scoring
        self.crown = crown
        self.direction = direction  # 1 or -1
        self.round = round
        self.phase = phase
        self.place = place  # how many seats the phase has visited
        self.last_squares = last_squares  # the War Hammer's, open while its owner passes (J7.5)
        self.moves_left = moves_left  # of the religion patron (J7.2)
        self.topped = topped  # cards that the religion patron put on top of the deck
        self.looked = looked  # the other cards that the patron saw, below them
        self.passed = passed
        self.declined = declined  # mask of seats out of the auction
        self.leader = leader  # of the auction
        self.chooser = chooser  # the seat that picks the wild colours
        self.buying = buying
        self.house = house  # the card with the house marker, or -1
        self.owner = owner  # of the house marker
        self.old_house = old_house  # the marked card of the last round
        self.marker = marker  # the seat with the memorist's marker


def clone(s: JewelState) -> JewelState:
    return JewelState(
        frame=s.frame.clone(), players=[p.clone() for p in s.players], bank=s.bank[:],
        bag=s.bag[:], bowls=[bowl[:] for bowl in s.bowls], white=s.white[:], black=s.black[:],
        logos=s.logos[:], deck=s.deck.clone(), finds=s.finds.clone(), found=s.found[:],
        offer=s.offer[:], discard=s.discard[:], greens=s.greens[:], categories=s.categories[:],
        bids=s.bids[:], order=s.order[:], uses=s.uses[:], payment=s.payment[:], kept=s.kept[:],
        fixed=s.fixed[:], crown=s.crown, direction=s.direction, round=s.round, phase=s.phase,
        place=s.place, last_squares=s.last_squares, moves_left=s.moves_left, topped=s.topped,
        looked=s.looked, passed=s.passed, declined=s.declined, leader=s.leader, chooser=s.chooser,
        buying=s.buying.clone(), house=s.house, owner=s.owner, old_house=s.old_house,
        marker=s.marker,
    )  # fmt: skip


def encode(s: JewelState) -> list[int]:
    # Old saves are hashed with these words, so no word could be added for new fields. Instead some
    # words hold two: `place` and `last_squares` are never both in use, nor those of `open_parts`.
    words = s.frame.encode()
    for p in s.players:
        words += p.encode()
    words += [*s.bank, *s.bag, *s.white, *s.black, *s.logos]
    for bowl in s.bowls:
        words += bowl
    words += s.deck.encode() + s.finds.encode()
    for listed in (
        s.found, s.offer, s.discard, s.greens, s.categories, s.bids, s.order, s.uses,
        open_parts(s), *s.fixed,
    ):  # fmt: skip
        words += [len(listed), *listed]
    return words + [
        s.crown, s.direction, s.round, s.phase, s.place + s.last_squares, s.passed, s.declined,
        s.leader, s.chooser, s.buying.encode(), s.buying.bought, s.house, s.owner, s.old_house,
        s.marker, s.buying.looking,
    ]  # fmt: skip


def open_parts(s: JewelState) -> list[int]:
    """Return what is unfinished: cards moved, crystals kept or parts paid, only one at a time."""
    if s.moves_left:
        return [s.moves_left, s.topped, s.looked]
    return s.kept or s.payment
