"""Marks sealed answers, deck and finds of the Jewellers with tokens."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from msgspec.structs import replace

from dvergar.engine.pile import MASK_BITS
from dvergar.engine.state import Event
from dvergar.games.jewellers import JewellersTitle
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.shown.view import View
from dvergar.games.jewellers.state import JewelState
from dvergar.games.title import Line, Move
from tests.web.canary import Naming, Planter

TITLE: Any = import_module("dvergar.games.jewellers")
LINES: Any = import_module("dvergar.games.jewellers.shown.lines")

real_view = JewellersTitle.view
real_lines = JewellersTitle.lines
real_moves = JewellersTitle.moves


class JewelPlanter(Planter):
    def work(self, game: Jewellers, s: JewelState) -> None:
        s.deck.slots = self.pile(s.deck.slots, "deck")
        s.finds.slots = self.pile(s.finds.slots, "finds")
        question = game.steps[s.pending[-1].step].question
        for p, sealed in enumerate(s.sealed):
            if p != self.me:
                s.sealed[p] = [self.plant(part, f"{question}{p}") for part in sealed]


def planted_view(title: JewellersTitle, game: Jewellers, state: JewelState, seat: int) -> View:
    tables = game.book.data
    tables.ids, tables.finds = Naming(tables.ids), Naming(tables.finds)
    game.space.texts = Naming(game.space.texts)
    world, planter = game.clone(state), JewelPlanter(seat)
    if not state.over:
        planter.work(game, world)
        planter.note()
    return real_view(title, game, world, seat)


def planted_lines(
    title: JewellersTitle, game: Jewellers, events: list[Event], seat: int
) -> list[Line]:
    planter = Planter(seat)
    return real_lines(title, game, [planter.event(event) for event in events], seat)


def planted_moves(
    title: JewellersTitle, game: Jewellers, events: list[Event], seat: int
) -> list[Move]:
    planter = Planter(seat)
    return real_moves(title, game, [planter.event(event) for event in events], seat)


def break_view(what: str) -> None:
    """Break the view the way a careless change might."""
    view, line, moves = TITLE.view, LINES.LOG.line, TITLE.moves
    if what == "pick":
        TITLE.view = lambda game, s, me: replace(view(game, s, me), plan=answers(game, s))
    elif what == "deck":
        TITLE.view = lambda game, s, me: replace(view(game, s, me), known=top(game, s))
    elif what == "finds":
        TITLE.view = lambda game, s, me: replace(view(game, s, me), found=next_find(game, s))
    elif what == "look":
        LINES.LOG.line = lambda data, event, seat: line(data, event, event.seat)
    elif what == "move":
        TITLE.moves = lambda book, events, seat: moves(book, [laid_open(e) for e in events], seat)


def answers(game: Jewellers, s: JewelState) -> list[str]:
    return [game.space.text(part) for sealed in s.sealed for part in sealed]


def top(game: Jewellers, s: JewelState) -> list[str]:
    return [game.book.data.ids[slot >> MASK_BITS] for slot in s.deck.slots[-1:]]


def next_find(game: Jewellers, s: JewelState) -> list[str]:
    return [game.book.data.finds[slot >> MASK_BITS] for slot in s.finds.slots[-1:]]


def laid_open(event: Event) -> Event:
    return Event(event.kind, event.seat, event.shown + event.secret, [], event.seen)


def begin(leak: str) -> None:
    title: Any = JewellersTitle
    title.view, title.lines, title.moves = planted_view, planted_lines, planted_moves
    break_view(leak)
