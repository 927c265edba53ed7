"""Describes a seat's legal actions."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.state import lowest
from dvergar.games.choices import Descriptions, LegalAction, plain
from dvergar.games.silberzwerg.board.contracts import space_of
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.leaders.ghosts import aim
from dvergar.games.silberzwerg.leaders.lords import gain_at
from dvergar.games.silberzwerg.leaders.symbols import cheaper
from dvergar.games.silberzwerg.material import COLOUR_WORDS, COLUMN_WORDS, MAX_GEMS
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
from dvergar.games.title import Choice


class SilberAction(LegalAction[Silberzwerg, SilberState]):
    """A legal action of Silberzwerg."""

    def contract(self) -> str:
        return self.game.book.data.ids[self.n]


def choices(game: Silberzwerg, s: SilberState, seat: int) -> list[Choice]:
    return DESCRIPTIONS.choices(game, s, seat)


def piece(kind: str) -> Callable[[SilberAction], Choice]:
    """Describe placing a dwarf in a column."""

    def describe(act: SilberAction) -> Choice:
        column = COLUMN_WORDS[act.n]
        return act.choice(act.sentence(kind, card=column), f"piece/{kind}", ends=f"column/{column}")

    return describe


def gem(id: str, place: str) -> Callable[[SilberAction], Choice]:
    def describe(act: SilberAction) -> Choice:
        colour = COLOUR_WORDS[act.n]
        return act.choice(act.sentence(id, card=colour), f"{place}/{colour}")

    return describe


def describe_banish(act: SilberAction) -> Choice:
    mine, victim = divmod(act.n, VICTIMS)
    return removal(act, "banish", mine, victim)


def describe_also(act: SilberAction) -> Choice:
    return removal(act, "also", (act.d.a - BANISH) // VICTIMS, act.n)


def removal(act: SilberAction, id: str, mine: int, victim: int) -> Choice:
    seat, kind, colour = victim // 3, dwarf(victim), COLOUR_WORDS[mine]
    line = act.sentence(id, card=colour, victim=seat, kind=kind)
    return act.choice(line, f"dwarf/{colour}/{seat_word(seat)}/{kind}")


def notch(id: str, base: int) -> Callable[[SilberAction], Choice]:
    def describe(act: SilberAction) -> Choice:
        value = aim(act.game.book, act.s, base + act.n)
        card = act.contract()
        line = (
            act.sentence(id, card=card, thalers=value)
            if value
            else act.sentence("remove", card=card)
        )
        return act.choice(line, f"contract/{card}")

    return describe


def describe_steal(act: SilberAction) -> Choice:
    n = aim(act.game.book, act.s, STEAL + act.n)
    return act.choice(act.sentence("steal", victim=act.n, count=n), f"bag/{seat_word(act.n)}")


def describe_both(act: SilberAction) -> Choice:
    a, b = divmod(act.n, SEATS)
    line = act.sentence("steal-both", victim=a, second=b)
    return act.choice(line, f"bag/{seat_word(a)}", ends=f"bag/{seat_word(b)}")


def describe_rest(act: SilberAction) -> Choice:
    kind = "ghost" if act.d.step == HAUNTING else "lord"
    line = act.sentence(f"rest-{kind}", card=COLUMN_WORDS[act.n])
    return act.choice(line, f"column/{COLUMN_WORDS[act.n]}")


def describe_buy(act: SilberAction) -> Choice:
    colour, more = divmod(act.n, MAX_GEMS)
    cost = (more + 1) * act.s.prices[colour]
    line = act.sentence("buy", card=COLOUR_WORDS[colour], count=more + 1, thalers=cost)
    return act.choice(line, f"mine/{COLOUR_WORDS[colour]}", price=cost)


def describe_sell(act: SilberAction) -> Choice:
    colour, more = divmod(act.n, MAX_GEMS)
    gain = (more + 1) * act.s.prices[colour]
    line = act.sentence("sell", card=COLOUR_WORDS[colour], count=more + 1, thalers=gain)
    return act.choice(line, f"own/{COLOUR_WORDS[colour]}", price=-gain)


def describe_fulfil(act: SilberAction) -> Choice:
    book, space = act.game.book, space_of(act.s, act.n)
    gain = gain_at(book, act.s, lowest(act.d.seats), space)
    line = act.sentence("fulfil", card=act.contract(), thalers=gain)
    pays = gem_names(book.data.gems[act.n])
    return act.choice(line, f"contract/{act.contract()}", price=-gain, pays=pays)


def describe_tribute(act: SilberAction) -> Choice:
    return act.choice(act.sentence("tribute", victim=act.n), f"clan/{seat_word(act.n)}")


def describe_cheapen(act: SilberAction) -> Choice:
    colour, price = COLOUR_WORDS[act.n], act.s.prices[act.n]
    line = act.sentence("cheapen", card=colour, before=price, thalers=cheaper(price))
    return act.choice(line, f"price/{colour}")


def describe_enough(act: SilberAction) -> Choice:
    ids = {BANISHING: "enough-banish", SELLING: "enough-sell"}
    return act.choice(act.sentence(ids.get(act.d.step, "enough-use")))


# Sorted for people: earning first, doing nothing last.
DESCRIPTIONS = Descriptions(
    SilberAction,
    [
        (DIG, piece("miner")),
        (RULE, piece("lord")),
        (HAUNT, piece("ghost")),
        (SEAL, plain("seal")),
        (FULFIL, describe_fulfil),
        (BUY, describe_buy),
        (SELL, describe_sell),
        (BANISH, describe_banish),
        (ALSO, describe_also),
        (TAKE, gem("take", "mine")),
        (RAISE, notch("raise", RAISE)),
        (LOWER, notch("lower", LOWER)),
        (SWAP, lambda act: act.choice(act.sentence("swap"), "column/gems")),
        (STEAL, describe_steal),
        (STEAL_BOTH, describe_both),
        (CANCEL, plain("cancel")),
        (ALLOW, plain("allow")),
        (GIVE, gem("give", "own")),
        (GET, gem("get", "mine")),
        (TRIBUTE, describe_tribute),
        (CHEAPEN, describe_cheapen),
        (RETURN, gem("return", "own")),
        (REST, describe_rest),
        (ENOUGH, describe_enough),
    ],
)
