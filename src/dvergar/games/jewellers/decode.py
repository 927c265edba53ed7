"""A state from the ints that state.encode() wrote, for bots in other processes."""

from __future__ import annotations

from dvergar.engine.core import Frame, Tape
from dvergar.engine.pile import Pile
from dvergar.games.jewellers.material import GEMS, PAYING
from dvergar.games.jewellers.state import Jeweller, JewelState

SCALARS = 16
SQUARES = 6
LOGOS = 6


def decode(words: list[int]) -> JewelState:
    t = Tape(words)
    f = Frame(t)
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
        f.seats, f.rules, f.rng, f.pending, f.sealed, f.asked, f.turn, f.active, 0, f.over,
        players, bank, bag, bowls, white, black, logos, deck, finds, found, offer, discard,
        greens, categories, bids, order, uses, parts, fixed, n[0], n[1], n[2], n[3], n[4], n[5],
        n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13], n[14], n[15],
    )  # fmt: skip


def jeweller(t: Tape) -> Jeweller:
    stock, placed = t.run(GEMS), t.run(SQUARES)
    n = t.next()
    cards, laid, bonuses = t.run(n), t.run(n), t.run(n)
    hammer, harp, inkwell, favours, idle, rewards, triples = t.run(7)
    return Jeweller(
        stock, cards, laid, bonuses, hammer, harp, inkwell, favours, idle, placed, rewards,
        triples,
    )  # fmt: skip
