"""Marks plans, bags and the deck of Silberzwerg with tokens."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from msgspec.structs import replace

from dvergar.engine.pile import MASK_BITS
from dvergar.engine.state import Event
from dvergar.games.silberzwerg import SilberzwergTitle
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.material import COLOUR_WORDS
from dvergar.games.silberzwerg.shown.view import View
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.title import Line
from tests.web.canary import Naming, Planter

TITLE: Any = import_module("dvergar.games.silberzwerg")
VIEW: Any = import_module("dvergar.games.silberzwerg.shown.view")
LINES: Any = import_module("dvergar.games.silberzwerg.shown.lines")

real_view = SilberzwergTitle.view
real_lines = SilberzwergTitle.lines


class SilberPlanter(Planter):
    def work(self, s: SilberState) -> None:
        s.deck.slots = self.pile(s.deck.slots, "deck")
        for p, clan in enumerate(s.clans):
            if p == self.me:
                continue
            s.sealed[p] = [self.plant(part, f"plan{p}") for part in s.sealed[p]]
            if s.seats > 2:  # Z6.3
                clan.bag = self.counts(clan.bag, f"bag{p}")


def planted_view(title: SilberzwergTitle, game: Silberzwerg, state: SilberState, seat: int) -> View:
    game.book.data.ids = Naming(game.book.data.ids)
    game.space.texts = Naming(game.space.texts)
    world, planter = game.clone(state), SilberPlanter(seat)
    if not state.over:
        planter.work(world)
        planter.note()
    return real_view(title, game, world, seat)


def planted_lines(
    title: SilberzwergTitle, game: Silberzwerg, events: list[Event], seat: int
) -> list[Line]:
    planter = Planter(seat)
    return real_lines(title, game, [planter.event(event) for event in events], seat)


def break_view(what: str) -> None:
    """Break the view the way a careless change might."""
    view, clan, line = TITLE.view, VIEW.clan, LINES.LOG.line
    if what == "plan":
        TITLE.view = lambda game, s, me: replace(view(game, s, me), plan=first_plan(game, s))
    elif what == "deck":
        TITLE.view = lambda game, s, me: replace(view(game, s, me), out=top(game, s))
    elif what == "bag":
        VIEW.clan = lambda game, s, p, me: clan(game, s, p, p)
    elif what == "theft":
        LINES.LOG.line = lambda data, event, seat: line(data, event, event.seat)


def first_plan(game: Silberzwerg, s: SilberState) -> list[str]:
    return [game.space.text(part) for part in s.sealed[0]]


def top(game: Silberzwerg, s: SilberState) -> list[str]:
    return [game.book.data.ids[slot >> MASK_BITS] for slot in s.deck.slots[-1:]]


def begin(leak: str) -> None:
    LINES.COLOUR_WORDS = Naming(COLOUR_WORDS)
    title: Any = SilberzwergTitle
    title.view, title.lines = planted_view, planted_lines
    break_view(leak)
