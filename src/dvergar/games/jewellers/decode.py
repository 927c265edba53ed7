"""A state from the ints that state.encode() wrote, for bots in other processes."""

from __future__ import annotations

from dvergar.engine.pile import Pile
from dvergar.engine.state import Tape, read_frame
from dvergar.games.jewellers.material import GEMS, PAYING
from dvergar.games.jewellers.state import Jeweller, JewelState

SCALARS = 16
SQUARES = 6
LOGOS = 6


def decode(words: list[int]) -> JewelState:
    t = Tape(words)
    f = read_frame(t)
    players = [jeweller(t) for _ in range(f.seats)]
    bank, bag = t.run(GEMS), t.run(GEMS)
    white, black, logos = t.run(PAYING), t.run(PAYING), t.run(LOGOS)
    bowls = [t.run(GEMS) for _ in range(f.seats)]
    deck, finds = Pile(t.listed()), Pile(t.listed())
    found, offer, discard, greens = t.listed(), t.listed(), t.listed(), t.listed()
    categories, bids, order = t.listed(), t.listed(), t.listed()
    uses, parts = t.listed(), t.listed()
    fixed = [t.listed() for _ in range(f.seats)]
    n = t.run(SCALARS)
    return JewelState(
        frame=f, players=players, bank=bank, bag=bag, bowls=bowls, white=white, black=black,
        logos=logos, deck=deck, finds=finds, found=found, offer=offer, discard=discard,
        greens=greens, categories=categories, bids=bids, order=order, uses=uses, parts=parts,
        fixed=fixed, crown=n[0], direction=n[1], round=n[2], phase=n[3], place=n[4], passed=n[5],
        declined=n[6], leader=n[7], chooser=n[8], spent=n[9], bought=n[10], house=n[11],
        owner=n[12], old_house=n[13], marker=n[14], looking=n[15],
    )  # fmt: skip


def jeweller(t: Tape) -> Jeweller:
    stock, placed = t.run(GEMS), t.run(SQUARES)
    n = t.next()
    cards, laid, bonuses = t.run(n), t.run(n), t.run(n)
    hammer, harp, inkwell, favours, idle, rewards, triples = t.run(7)
    return Jeweller(
        stock=stock, cards=cards, laid=laid, bonuses=bonuses, hammer=hammer, harp=harp,
        inkwell=inkwell, favours=favours, idle=idle, placed=placed, rewards=rewards,
        triples=triples,
    )  # fmt: skip
