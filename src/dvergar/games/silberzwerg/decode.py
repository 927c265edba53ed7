"""A state from the ints that state.encode() wrote, for bots in other processes."""

from __future__ import annotations

from dvergar.engine.pile import Pile
from dvergar.engine.state import Tape, read_frame
from dvergar.games.silberzwerg.knowledge import Theft, Trail
from dvergar.games.silberzwerg.material import COLOURS, COLUMNS
from dvergar.games.silberzwerg.state import Clan, SilberState
from dvergar.games.silberzwerg.witness import RETURN, Cover, Return, Witness


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
    return SilberState(
        frame=f, clans=clans, mines=mines, prices=prices, deck=deck, spaces=spaces, levels=levels,
        out=out, trail=known, first=first, round=round, phase=phase, place=place,
        opened=opened == 1, shown=shown, again=again, cause=cause,
    )  # fmt: skip


def clan(t: Tape) -> Clan:
    wealth, bag, miners = t.next(), t.run(COLOURS), t.run(COLOURS)
    lords, ghosts, spent = t.run(COLUMNS), t.run(COLUMNS), t.next()
    return Clan(
        wealth=wealth, bag=bag, miners=miners, lords=lords, ghosts=ghosts, spent=spent,
        kept=t.listed(),
    )  # fmt: skip


def trail(t: Tape, seats: int) -> Trail:
    size = seats * COLOURS
    starts = t.run(COLOURS)
    thefts = [
        Theft(t.next(), t.next(), t.next(), t.run(size), t.run(size), witnesses(t))
        for _ in range(t.next())
    ]
    return Trail(starts, thefts, t.run(size), t.run(size), witnesses(t))


def witnesses(t: Tape) -> list[Witness]:
    return [witness(t) for _ in range(t.next())]


def witness(t: Tape) -> Witness:
    kind, seat, balance = t.next(), t.next(), t.run(COLOURS)
    if kind == RETURN:
        return Return(seat, balance, t.next(), t.next())
    able = t.next() == 1
    return Cover(seat, balance, able, [t.run(COLOURS) for _ in range(t.next())])
