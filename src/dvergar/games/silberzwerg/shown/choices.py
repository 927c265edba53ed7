"""A seat's legal actions as a person meets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from dvergar.engine.state import Decision, lowest
from dvergar.games.silberzwerg.board.contracts import space_of
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.leaders.ghosts import aim
from dvergar.games.silberzwerg.leaders.lords import gain_at
from dvergar.games.silberzwerg.leaders.symbols import cheaper
from dvergar.games.silberzwerg.material import COLOUR_WORDS, COLUMN_WORDS, MOST_GEMS
from dvergar.games.silberzwerg.shown.names import dwarf, gem_names, seat_word
from dvergar.games.silberzwerg.space import (
    ALLOW,
    ALSO,
    BANISH,
    BUY,
    CANCEL,
    CHEAPEN,
    DIG,
    ENOUGH,
    FULFIL,
    GET,
    GIVE,
    HAUNT,
    LOWER,
    RAISE,
    REST,
    RETURN,
    RULE,
    SEAL,
    SEATS,
    SELL,
    STEAL,
    STEAL_BOTH,
    SWAP,
    TAKE,
    TRIBUTE,
    VICTIMS,
)
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.haunt import BANISHING, HAUNTING
from dvergar.games.silberzwerg.steps.rule import SELLING
from dvergar.games.title import Arg, Choice, Line


class Ask(NamedTuple):
    """What describing an action needs: the game, the moment, the seat, the action and its text."""

    game: Silberzwerg
    s: SilberState
    d: Decision
    n: int  # the action less its verb's first number
    text: str

    @property
    def verb(self) -> str:
        return self.text.partition(":")[0]

    def contract(self) -> str:
        return self.game.book.data.ids[self.n]


def choices(game: Silberzwerg, s: SilberState, seat: int) -> list[Choice]:
    """Every legal action, in the engine's order; `rank` is the order for people."""
    return [describe(game, s, action) for action in game.legal(s, seat)]


def describe(game: Silberzwerg, s: SilberState, action: int) -> Choice:
    for rank, (base, size, tell) in enumerate(VERBS):
        if base <= action < base + size:
            o = tell(Ask(game, s, s.pending[-1], action - base, game.space.text(action)))
            at = rank * 1000 + action - base
            return msgspec.structs.replace(o, rank=at)
    raise ValueError(f"no words for {game.space.text(action)}")


def do(id: str, **args: Arg) -> Line:
    return Line(f"silberzwerg-do-{id}", args)


def plain(id: str) -> Callable[[Ask], Choice]:
    return lambda q: Choice(q.text, q.verb, do(id), "", 0)


def piece(kind: str) -> Callable[[Ask], Choice]:
    """A dwarf from one's own row to a column."""
    return lambda q: Choice(
        q.text,
        q.verb,
        do(kind, card=COLUMN_WORDS[q.n]),
        f"piece/{kind}",
        0,
        ends=f"column/{COLUMN_WORDS[q.n]}",
    )


def gem(id: str, place: str) -> Callable[[Ask], Choice]:
    return lambda q: Choice(
        q.text, q.verb, do(id, card=COLOUR_WORDS[q.n]), f"{place}/{COLOUR_WORDS[q.n]}", 0
    )


def tell_banish(q: Ask) -> Choice:
    mine, victim = divmod(q.n, VICTIMS)
    return removal(q, "banish", mine, victim)


def tell_also(q: Ask) -> Choice:
    return removal(q, "also", (q.d.a - BANISH) // VICTIMS, q.n)


def removal(q: Ask, id: str, mine: int, victim: int) -> Choice:
    seat, kind, colour = victim // 3, dwarf(victim), COLOUR_WORDS[mine]
    line = do(id, card=colour, victim=seat, kind=kind)
    return Choice(q.text, q.verb, line, f"dwarf/{colour}/{seat_word(seat)}/{kind}", 0)


def notch(id: str, base: int) -> Callable[[Ask], Choice]:
    def tell(q: Ask) -> Choice:
        value = aim(q.game.book, q.s, base + q.n)
        card = q.contract()
        line = do(id, card=card, thalers=value) if value else do("remove", card=card)
        return Choice(q.text, q.verb, line, f"contract/{card}", 0)

    return tell


def tell_steal(q: Ask) -> Choice:
    n = aim(q.game.book, q.s, STEAL + q.n)
    return Choice(q.text, q.verb, do("steal", victim=q.n, count=n), f"bag/{seat_word(q.n)}", 0)


def tell_both(q: Ask) -> Choice:
    a, b = divmod(q.n, SEATS)
    line = do("steal-both", victim=a, second=b)
    return Choice(q.text, q.verb, line, f"bag/{seat_word(a)}", 0, ends=f"bag/{seat_word(b)}")


def tell_rest(q: Ask) -> Choice:
    kind = "ghost" if q.d.step == HAUNTING else "lord"
    line = do(f"rest-{kind}", card=COLUMN_WORDS[q.n])
    return Choice(q.text, q.verb, line, f"column/{COLUMN_WORDS[q.n]}", 0)


def tell_buy(q: Ask) -> Choice:
    colour, more = divmod(q.n, MOST_GEMS)
    cost = (more + 1) * q.s.prices[colour]
    line = do("buy", card=COLOUR_WORDS[colour], count=more + 1, thalers=cost)
    return Choice(q.text, q.verb, line, f"mine/{COLOUR_WORDS[colour]}", 0, cost)


def tell_sell(q: Ask) -> Choice:
    colour, more = divmod(q.n, MOST_GEMS)
    gain = (more + 1) * q.s.prices[colour]
    line = do("sell", card=COLOUR_WORDS[colour], count=more + 1, thalers=gain)
    return Choice(q.text, q.verb, line, f"own/{COLOUR_WORDS[colour]}", 0, -gain)


def tell_fulfil(q: Ask) -> Choice:
    book, space = q.game.book, space_of(q.s, q.n)
    gain = gain_at(book, q.s, lowest(q.d.seats), space)
    line = do("fulfil", card=q.contract(), thalers=gain)
    pays = gem_names(book.data.gems[q.n])
    return Choice(q.text, q.verb, line, f"contract/{q.contract()}", 0, -gain, pays)


def tell_tribute(q: Ask) -> Choice:
    return Choice(q.text, q.verb, do("tribute", victim=q.n), f"clan/{seat_word(q.n)}", 0)


def tell_cheapen(q: Ask) -> Choice:
    colour, price = COLOUR_WORDS[q.n], q.s.prices[q.n]
    line = do("cheapen", card=colour, before=price, thalers=cheaper(price))
    return Choice(q.text, q.verb, line, f"price/{colour}", 0)


def tell_enough(q: Ask) -> Choice:
    ids = {BANISHING: "enough-banish", SELLING: "enough-sell"}
    return Choice(q.text, q.verb, do(ids.get(q.d.step, "enough-use")), "", 0)


# By rank for people: what earns comes first, doing nothing last.
VERBS: list[tuple[int, int, Callable[[Ask], Choice]]] = [
    (DIG, RULE - DIG, piece("miner")),
    (RULE, HAUNT - RULE, piece("lord")),
    (HAUNT, SEAL - HAUNT, piece("ghost")),
    (SEAL, 1, plain("seal")),
    (FULFIL, SELL - FULFIL, tell_fulfil),
    (BUY, FULFIL - BUY, tell_buy),
    (SELL, TRIBUTE - SELL, tell_sell),
    (BANISH, ALSO - BANISH, tell_banish),
    (ALSO, TAKE - ALSO, tell_also),
    (TAKE, RAISE - TAKE, gem("take", "mine")),
    (RAISE, LOWER - RAISE, notch("raise", RAISE)),
    (LOWER, SWAP - LOWER, notch("lower", LOWER)),
    (SWAP, 1, lambda q: Choice(q.text, q.verb, do("swap"), "column/gems", 0)),
    (STEAL, STEAL_BOTH - STEAL, tell_steal),
    (STEAL_BOTH, REST - STEAL_BOTH, tell_both),
    (CANCEL, 1, plain("cancel")),
    (ALLOW, 1, plain("allow")),
    (GIVE, GET - GIVE, gem("give", "own")),
    (GET, BUY - GET, gem("get", "mine")),
    (TRIBUTE, CHEAPEN - TRIBUTE, tell_tribute),
    (CHEAPEN, RETURN - CHEAPEN, tell_cheapen),
    (RETURN, ENOUGH - RETURN, gem("return", "own")),
    (REST, CANCEL - REST, tell_rest),
    (ENOUGH, 1, tell_enough),
]
