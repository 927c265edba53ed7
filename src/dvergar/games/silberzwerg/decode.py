"""Rebuilds a state from the ints of state.encode(), for bots in other processes."""

from __future__ import annotations

from typing import Final

from dvergar.engine.pile import Pile
from dvergar.engine.state import Tape, read_frame
from dvergar.games.silberzwerg.knowledge.trail import Theft, Trail
from dvergar.games.silberzwerg.knowledge.witness import RETURN, Cover, Return, Witness
from dvergar.games.silberzwerg.material import COLOURS, COLUMNS
from dvergar.games.silberzwerg.state import (
    LORDS_FROM,
    SPENT_BITS,
    SWAP_BITS,
    TRIBUTE_BITS,
    TRIBUTES_FROM,
    Clan,
    SilberState,
)

SWAPS: Final = 4  # colours of a swap


def decode(words: list[int]) -> SilberState:
    t = Tape(words)
    f = read_frame(t)
    clans = [clan(t) for _ in range(f.seats)]
    deck = Pile(t.listed())
    mines, prices, spaces, levels, out = (
        t.listed(), t.listed(), t.listed(), t.listed(), t.listed(),
    )  # fmt: skip
    known = trail(t, f.seats)
    first, round, phase, place, opened, shown, again, cause = t.run(8)
    swapped = [word - 1 for word in unpacked(shown, SWAP_BITS, SWAPS) if word]
    return SilberState(
        frame=f, clans=clans, mines=mines, prices=prices, deck=deck, spaces=spaces, levels=levels,
        out=out, trail=known, first=first, round=round, phase=phase, place=place,
        opened=opened == 1, swapped=swapped,
        tributes=unpacked(shown >> TRIBUTES_FROM, TRIBUTE_BITS, f.seats), again=again, cause=cause,
    )  # fmt: skip


def clan(t: Tape) -> Clan:
    wealth, bag, miners = t.next(), t.run(COLOURS), t.run(COLOURS)
    lords, ghosts, spent = t.run(COLUMNS), t.run(COLUMNS), t.next()
    return Clan(
        wealth=wealth, bag=bag, miners=miners, lords=lords, ghosts=ghosts,
        spent_lords=unpacked(spent >> LORDS_FROM, SPENT_BITS, COLUMNS),
        spent_ghosts=unpacked(spent, SPENT_BITS, COLUMNS), kept=t.listed(),
    )  # fmt: skip


def trail(t: Tape, seats: int) -> Trail:
    size = seats * COLOURS
    starts = t.run(COLOURS)
    thefts = [
        Theft(
            thief=t.next(), victim=t.next(), colour=t.next(), low=t.run(size), net=t.run(size),
            witnesses=witnesses(t),
        )
        for _ in range(t.next())
    ]  # fmt: skip
    return Trail(
        starts=starts, thefts=thefts, low=t.run(size), net=t.run(size), witnesses=witnesses(t)
    )


def witnesses(t: Tape) -> list[Witness]:
    return [witness(t) for _ in range(t.next())]


def witness(t: Tape) -> Witness:
    kind, seat, balance = t.next(), t.next(), t.run(COLOURS)
    if kind == RETURN:
        return Return(seat, balance, least=t.next(), colour=t.next())
    able = t.next() == 1
    return Cover(seat, balance, able, [t.run(COLOURS) for _ in range(t.next())])


def unpacked(word: int, bits: int, n: int) -> list[int]:
    """Return the small numbers that state.packed() put into a word."""
    return [word >> bits * at & (1 << bits) - 1 for at in range(n)]
