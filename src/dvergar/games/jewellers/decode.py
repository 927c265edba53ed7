"""Rebuilds a state from the ints of state.encode(), for bots in other processes."""

from __future__ import annotations

from dvergar.engine.pile import Pile
from dvergar.engine.state import NOBODY, Tape, read_frame
from dvergar.games.jewellers.material import GEMS, PAYING
from dvergar.games.jewellers.phases import TURNS
from dvergar.games.jewellers.rounds.passing import KEEPING
from dvergar.games.jewellers.rounds.patrons import MOVING
from dvergar.games.jewellers.state import Buying, Jeweller, JewelState
from dvergar.games.jewellers.steps.pay import PAYING_FOR

SCALARS = 16
SQUARES = 6
LOGOS = 6


def decode(words: list[int]) -> JewelState:
    data = Tape(words)
    f = read_frame(data)
    players = [jeweller(data) for _ in range(f.seats)]
    bank, bag = data.run(GEMS), data.run(GEMS)
    white, black, logos = data.run(PAYING), data.run(PAYING), data.run(LOGOS)
    bowls = [data.run(GEMS) for _ in range(f.seats)]
    deck, finds = Pile(data.listed()), Pile(data.listed())
    found, offer, discard, greens = data.listed(), data.listed(), data.listed(), data.listed()
    categories, bids, order = data.listed(), data.listed(), data.listed()
    uses, parts = data.listed(), data.listed()
    fixed = [data.listed() for _ in range(f.seats)]
    n = data.run(SCALARS)
    phase, place, step = n[3], n[4], f.pending[-1].step if f.pending else NOBODY
    moves = parts if step == MOVING else [0, 0, 0]
    return JewelState(
        frame=f, players=players, bank=bank, bag=bag, bowls=bowls, white=white, black=black,
        logos=logos, deck=deck, finds=finds, found=found, offer=offer, discard=discard,
        greens=greens, categories=categories, bids=bids, order=order, uses=uses,
        payment=parts if step == PAYING_FOR else [], kept=parts if step == KEEPING else [],
        fixed=fixed, crown=n[0], direction=n[1], round=n[2], phase=phase,
        place=0 if phase == TURNS else place, last_squares=place if phase == TURNS else 0,
        moves_left=moves[0], topped=moves[1], looked=moves[2], passed=n[5], declined=n[6],
        leader=n[7], chooser=n[8], buying=buying(n[9], n[10], n[15]), house=n[11], owner=n[12],
        old_house=n[13], marker=n[14],
    )  # fmt: skip


def buying(word: int, bought: int, looking: int) -> Buying:
    """Unpack what Buying.encode() packed into one word."""
    return Buying(
        bought=bought, invested=word & 1 > 0, archived=word & 4 > 0, again=word & 32 > 0,
        done=word & 64 > 0, rewarded=word & 128 > 0, promised=word >> 8, looking=looking,
    )  # fmt: skip


def jeweller(data: Tape) -> Jeweller:
    stock, placed = data.run(GEMS), data.run(SQUARES)
    n = data.next()
    cards, laid, bonuses = data.run(n), data.run(n), data.run(n)
    hammer, harp, inkwell, favours, idle, rewards, triples = data.run(7)
    return Jeweller(
        stock=stock, cards=cards, laid=laid, bonuses=bonuses, hammer=hammer, harp=harp,
        inkwell=inkwell, favours=favours, idle=idle, placed=placed, rewards=rewards,
        triples=triples,
    )  # fmt: skip
