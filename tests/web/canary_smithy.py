"""Marks hidden cards of Smithy with tokens."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from dvergar.engine.state import Decision, Event
from dvergar.games.smithy import SmithyTitle
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import RESOURCES, unpack
from dvergar.games.smithy.shown.view import View
from dvergar.games.smithy.state import SmithyState, Stack
from dvergar.games.smithy.steps.pay import PAYING
from dvergar.games.title import Line, Move
from tests.server.hidden_cards import known
from tests.web.canary import Marked, Naming, Planter, marked

SPEAKING: list[Any] = [
    import_module(f"dvergar.games.smithy.shown.{name}")
    for name in ("view", "lines", "choices", "why", "names", "moves")
]

real_view = SmithyTitle.view
real_lines = SmithyTitle.lines
real_moves = SmithyTitle.moves


def unpack_marked(packed: int) -> list[int]:
    cards = unpack(packed)
    if not isinstance(packed, Marked):
        return cards
    return [marked(card, f"{packed.token}-{n}") for n, card in enumerate(cards)]


class SmithyPlanter(Planter):
    def stack(self, s: SmithyState, stack: Stack) -> Stack:
        if known(s, stack.known, self.me):
            return stack
        card = self.plant(stack.card, "king")
        return Stack(card, stack.parts, stack.size, stack.known, stack.tools)

    def work(self, s: SmithyState) -> None:
        s.mine.slots = self.pile(s.mine.slots, "mine")
        s.guild.slots = self.pile(s.guild.slots, "guild")
        for p, owner in enumerate(s.smiths):
            owner.kings = [self.stack(s, k) for k in owner.kings]
            owner.stacks = [self.stack(s, k) for k in owner.stacks]
            if p != self.me:
                owner.hand = self.plant(owner.hand, f"hand{p}")
                owner.guild_hand = [self.plant(card, f"guildhand{p}") for card in owner.guild_hand]
        asked = s.pending[-1]
        if asked.step == PAYING and s.active != self.me:
            card = self.plant(asked.a, "paying")
            s.pending[-1] = Decision(asked.step, asked.seats, card, asked.b)


def planted_view(title: SmithyTitle, game: Smithy, state: SmithyState, seat: int) -> View:
    game.book.data.ids = Naming(game.book.data.ids)
    world, planter = game.clone(state), SmithyPlanter(seat)
    if not state.over:
        planter.work(world)
        planter.note()
    return real_view(title, game, world, seat)


def planted_lines(title: SmithyTitle, game: Smithy, events: list[Event], seat: int) -> list[Line]:
    game.book.data.ids = Naming(game.book.data.ids)
    planter = Planter(seat)
    return real_lines(title, game, [planter.event(event) for event in events], seat)


def planted_moves(title: SmithyTitle, game: Smithy, events: list[Event], seat: int) -> list[Move]:
    game.book.data.ids = Naming(game.book.data.ids)
    planter = Planter(seat)
    return real_moves(title, game, [planter.event(event) for event in events], seat)


def break_view(what: str) -> None:
    """Break the view the way a careless change might."""
    view, lines, *_, moves = SPEAKING
    smith, line = view.smith, lines.LOG.line
    if what == "hand":
        view.smith = lambda game, s, p, me: smith(game, s, p, p)
    elif what == "king":
        view.public = lambda s, stack: True
    elif what == "log":
        lines.LOG.line = lambda data, event, seat: line(data, event, event.seat)
    elif what == "moves":
        moves.secret_for = lambda event, seat: event.secret


def begin(leak: str) -> None:
    for module in SPEAKING:
        if hasattr(module, "RESOURCES"):
            module.RESOURCES = Naming(RESOURCES)
        if hasattr(module, "unpack"):
            module.unpack = unpack_marked
    title: Any = SmithyTitle
    title.view, title.lines, title.moves = planted_view, planted_lines, planted_moves
    break_view(leak)
