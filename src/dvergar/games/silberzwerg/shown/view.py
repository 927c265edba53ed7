"""What one seat may see (Z6), built from nothing so that no secret slips in."""

from __future__ import annotations

import msgspec

from dvergar.engine.state import seats_in
from dvergar.games.silberzwerg.board.contracts import owner, value_at
from dvergar.games.silberzwerg.flow import ENDINGS
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.material import (
    COLOUR_WORDS,
    COLUMN_WORDS,
    leaders_of,
    miners_of,
)
from dvergar.games.silberzwerg.shown.choices import choices
from dvergar.games.silberzwerg.shown.names import dwarf
from dvergar.games.silberzwerg.shown.why import blocked, missing
from dvergar.games.silberzwerg.space import RULE, SEAL
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.react import REACTING, choice_of, ghost_owner, second_of
from dvergar.games.silberzwerg.steps.swap import SWAPPING, named
from dvergar.games.title import Blocked, Choice

SCORING = "Z4.2"
PHASES = [
    "placement", "ghosts", "mining", "symbols", "lords", "symbols", "contracts", "return", "pass",
]  # fmt: skip


class Space(msgspec.Struct, frozen=True):
    """A contract space; `contract` is empty if it is free."""

    owner: int  # -1 for a public one
    contract: str
    level: int
    value: int
    lacks: list[str]  # the gems that the viewer still needs for it


class ClanView(msgspec.Struct, frozen=True):
    wealth: int
    gems: int
    bag: list[int]  # by colour; empty if the viewer doesn't know it
    miners: list[int]
    lords: list[int]
    ghosts: list[int]
    spent_lords: list[int]  # a column for each lord that has acted
    spent_ghosts: list[int]
    kept: list[str]
    sealed: bool  # this round's plan is done


class Named(msgspec.Struct, frozen=True):
    """A ghost's choice that may still be cancelled."""

    owner: int
    action: str
    also: str  # the second dwarf to remove, such as `p2:miner`


class View(msgspec.Struct, frozen=True, tag="silberzwerg"):
    seat: int
    round: int
    turn: int
    active: int
    first: int
    phase: str
    question: str
    subject: str
    rule: str  # the rule behind the question
    waiting: list[int]
    columns: list[str]  # the order of all lists by column; lists by colour use the first four
    mines: list[int]
    prices: list[int]  # 0 before the first reveal
    deck: int
    out: list[str]
    spaces: list[Space]
    clans: list[ClanView]
    plan: list[str]  # the viewer's unrevealed plan
    miners_left: int
    leaders_left: int
    named: Named | None
    swapping: list[str]  # colours named so far, for the seat that swaps
    swapped: list[str]  # two given and two taken in this round's last swap
    opened: bool
    ending: str
    over: bool
    choices: list[Choice]
    blocked: list[Blocked]


def view(game: Silberzwerg, s: SilberState, me: int) -> View:
    waiting = seats_in(s.waiting())
    mine = me in waiting
    plan = s.sealed[me] if s.asked and me >= 0 else []
    step = None if s.over else game.steps[s.pending[-1].step]
    return View(
        seat=me,
        round=s.round,
        turn=s.turn,
        active=s.active,
        first=s.first,
        phase=PHASES[s.phase],
        question=step.question if step else "",
        subject="",
        rule=step.rule if step else SCORING,
        waiting=waiting,
        columns=COLUMN_WORDS,
        mines=s.mines[:],
        prices=s.prices[:],
        deck=len(s.deck),
        out=[game.book.data.ids[card] for card in s.out],
        spaces=[space(game, s, n, me) for n in range(len(s.spaces))],
        clans=[clan(game, s, p, me) for p in range(s.seats)],
        plan=[game.space.text(part) for part in plan],
        miners_left=miners_of(s.seats) - sum(part < RULE for part in plan) if s.asked else 0,
        leaders_left=leaders_left(s, plan) if s.asked else 0,
        named=choice(game, s),
        swapping=swapping(s) if mine else [],
        swapped=[COLOUR_WORDS[c] for c in s.swapped],
        opened=s.opened,
        ending=ENDINGS[s.cause] if s.over else "",
        over=s.over,
        choices=choices(game, s, me) if mine else [],
        blocked=blocked(game, s, me) if mine else [],
    )


def leaders_left(s: SilberState, plan: list[int]) -> int:
    return leaders_of(s.seats) - sum(RULE <= part < SEAL for part in plan)


def space(game: Silberzwerg, s: SilberState, n: int, me: int) -> Space:
    contract = s.spaces[n]
    if contract < 0:
        return Space(owner(s, n), "", 0, 0, [])
    lacks = missing(game, s, me, contract) if me >= 0 else []
    ids = game.book.data.ids
    return Space(owner(s, n), ids[contract], s.levels[n], value_at(game.book, s, n), lacks)


def clan(game: Silberzwerg, s: SilberState, p: int, me: int) -> ClanView:
    its = s.clans[p]
    known = p == me or s.over or s.seats == 2
    return ClanView(
        wealth=its.wealth,
        gems=its.gems(),
        bag=its.bag[:] if known else [],
        miners=its.miners[:],
        lords=its.lords[:],
        ghosts=its.ghosts[:],
        spent_lords=columns_of(its.spent_lords),
        spent_ghosts=columns_of(its.spent_ghosts),
        kept=[game.book.data.ids[card] for card in its.kept],
        sealed=s.asked >> p & 1 == 1 and not s.waiting() >> p & 1,
    )


def columns_of(spent: list[int]) -> list[int]:
    """Return a column for each leader that has acted."""
    return [column for column, n in enumerate(spent) for _ in range(n)]


def choice(game: Silberzwerg, s: SilberState) -> Named | None:
    if s.over or s.pending[-1].step != REACTING:
        return None
    d = s.pending[-1]
    second = second_of(d.a)
    also = "" if second < 0 else f"p{second // 3 + 1}:{dwarf(second)}"
    return Named(ghost_owner(d), game.space.text(choice_of(d.a)), also)


def swapping(s: SilberState) -> list[str]:
    d = s.pending[-1]
    return [COLOUR_WORDS[c] for c in named(d.a)] if d.step == SWAPPING else []
