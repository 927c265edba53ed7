"""A seat's legal actions as a person meets them, and why other things can't be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from dvergar.games.smithy.actions.trade import above_in_warehouse
from dvergar.games.smithy.card_data import CardData
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import (
    APPRENTICE,
    AREAS,
    GUILD,
    KINDS,
    REFINED,
    RESOURCES,
    TWO_SIDED,
    covers,
    fresh_face,
)
from dvergar.games.smithy.shown.names import code_word, face_name, face_word, part_names
from dvergar.games.smithy.shown.why import blocked_acts
from dvergar.games.smithy.space import (
    BID,
    BUY,
    CASH,
    CODES,
    COMPLETE,
    CRAFT,
    DISCARD,
    DISPLAY,
    DRAW,
    END,
    EXCHANGE,
    FETCH,
    FIRE,
    LEAVE,
    NAME,
    PASS,
    PAY,
    PLAY,
    SALVAGE,
    SELL,
    STOCK,
    STOKE,
    SWAP,
    TO,
    USE,
    WITH,
)
from dvergar.games.smithy.state import Smith, SmithyState
from dvergar.games.smithy.steps.act import ACTING
from dvergar.games.title import Arg, Blocked, Choice, Line

DO = "smithy-do-"


class Ask(NamedTuple):
    """What describing an action needs: the game, the moment, the seat, the action and its text."""

    game: Smithy
    s: SmithyState
    me: Smith
    n: int  # the action less its verb's first number
    text: str

    @property
    def verb(self) -> str:
        return self.text.partition(":")[0]


def choices(game: Smithy, s: SmithyState, seat: int) -> list[Choice]:
    """Every legal action, in the engine's order; `rank` is the order for people."""
    me = s.smiths[seat]
    return [describe(game, s, me, action) for action in game.legal(s, seat)]


def blocked(game: Smithy, s: SmithyState, seat: int) -> list[Blocked]:
    return blocked_acts(game, s, seat) if s.pending[-1].step == ACTING else []


def describe(game: Smithy, s: SmithyState, me: Smith, action: int) -> Choice:
    for rank, (base, size, tell) in enumerate(VERBS):
        if base <= action < base + size:
            told = tell(Ask(game, s, me, action - base, game.space.text(action)))
            verb = told.line.id.removeprefix(DO)  # finer than the action's: to Market or Workshop
            return msgspec.structs.replace(told, verb=verb, rank=rank * 1000 + action - base)
    raise ValueError(f"no words for {game.space.text(action)}")


def guild_choice(id: str, place: str) -> Callable[[Ask], Choice]:
    """A verb that only names a guild card."""

    def tell(q: Ask) -> Choice:
        card = q.game.book.data.ids[q.n]
        return Choice(q.text, q.verb, Line(id, {"card": card}), f"{place}/{card}", 0)

    return tell


def plain(id: str) -> Callable[[Ask], Choice]:
    return lambda q: Choice(q.text, q.verb, Line(id), "", 0)


def tell_craft(q: Ask) -> Choice:
    card = q.game.book.data.ids[q.n]
    pays = default_payment(q.me, q.n)
    verb = "train" if q.game.book.data.types[q.n] == APPRENTICE else "craft"
    line = Line(f"smithy-do-{verb}", {"card": card, "parts": pays, "count": len(pays)})
    return Choice(
        q.text, q.verb, line, thing_of(q.game.book.data, q.me, q.n), 0, 0, pays, "workshop"
    )


def default_payment(me: Smith, card: int) -> list[str]:
    """The cheapest payment that the Workshop covers; empty when the card costs nothing."""
    return part_names(next((p for p in me.kit.payments(card) if covers(me.bars, p)), 0))


def thing_of(data: CardData, me: Smith, card: int) -> str:
    """A guild card where it lies."""
    if card in me.guild_hand:
        return f"hand/{data.ids[card]}"
    if card in me.bench:
        return f"workshop/{data.ids[card]}"
    code = next(code for code in me.market if code >> 1 == GUILD + card)
    return f"market/{code_word(data, code)}"


def tell_pay(q: Ask) -> Choice:
    kind = RESOURCES[q.n]
    d = q.s.pending[-1]
    args: dict[str, Arg] = {"card": q.game.book.data.ids[d.a], "part": f"{kind}.refined"}
    return Choice(q.text, q.verb, Line("smithy-do-pay", args), f"workshop/{bar_word(q.n)}", 0)


def bar_word(kind: int) -> str:
    return f"refined-{RESOURCES[kind]}" if kind < TWO_SIDED else RESOURCES[kind]


def tell_play(q: Ask) -> Choice:
    card, area = q.n >> 1, AREAS[q.n & 1]
    data = q.game.book.data
    face = fresh_face(card) if card < KINDS else GUILD + card - KINDS
    name = RESOURCES[card] if card < KINDS else data.ids[card - KINDS]
    line = Line(f"smithy-do-play-{area}", {"card": face_name(data, face)})
    return Choice(q.text, q.verb, line, f"hand/{name}", 0, ends=area)


def tell_stoke(q: Ask) -> Choice:
    line = Line("smithy-do-play-refined", {"card": f"{RESOURCES[q.n]}.refined"})
    return Choice(q.text, q.verb, line, f"hand/{RESOURCES[q.n]}", 0, ends="workshop")


def tell_fetch(q: Ask) -> Choice:
    data = q.game.book.data
    line = Line("smithy-do-move-workshop", {"card": face_name(data, q.n >> 1)})
    return Choice(q.text, q.verb, line, f"market/{code_word(data, q.n)}", 0, ends="workshop")


def tell_display(q: Ask) -> Choice:
    data = q.game.book.data
    line = Line("smithy-do-move-market", {"card": face_name(data, q.n)})
    return Choice(q.text, q.verb, line, f"workshop/{face_word(data, q.n)}", 0, ends="market")


def tell_swap(q: Ask) -> Choice:
    data = q.game.book.data
    line = Line("smithy-do-swap", {"card": face_name(data, q.n >> 1)})
    return Choice(q.text, q.verb, line, f"market/{code_word(data, q.n)}", 0, ends="workshop")


def tell_with(q: Ask) -> Choice:
    data = q.game.book.data
    card = face_name(data, q.s.pending[-1].a >> 1)
    line = Line("smithy-do-with", {"card": card, "other": face_name(data, q.n)})
    return Choice(q.text, q.verb, line, f"workshop/{face_word(data, q.n)}", 0, ends="market")


def tell_sell(q: Ask) -> Choice:
    data = q.game.book.data
    gain = data.sell[q.n >> 1]
    line = Line("smithy-do-sell", {"card": face_name(data, q.n >> 1), "coins": gain})
    return Choice(
        q.text, q.verb, line, f"market/{code_word(data, q.n)}", 0, -gain, ends="warehouse"
    )


def tell_stock(q: Ask) -> Choice:
    top = q.game.book.data.buy[REFINED + q.n]
    price = q.me.perks.warehouse_price(top, above_in_warehouse(q.s, q.n))
    line = Line("smithy-do-buy-warehouse", {"card": RESOURCES[q.n], "coins": price})
    return Choice(q.text, q.verb, line, f"warehouse/{RESOURCES[q.n]}", 0, price, ends="hand")


def tell_buy(q: Ask) -> Choice:
    data = q.game.book.data
    seller, code = divmod(q.n, CODES)
    price = q.me.perks.market_price(data.buy[code >> 1])
    args: dict[str, Arg] = {"card": face_name(data, code >> 1), "seller": seller, "coins": price}
    return Choice(
        q.text,
        q.verb,
        Line("smithy-do-buy", args),
        f"p{seller + 1}/{code_word(data, code)}",
        0,
        price,
    )


def tell_name(q: Ask) -> Choice:
    data = q.game.book.data
    seller, code = divmod(q.n, CODES)
    args: dict[str, Arg] = {
        "card": face_name(data, code >> 1),
        "seller": seller,
        "coins": data.buy[code >> 1],
    }
    thing = f"p{seller + 1}/{code_word(data, code)}"
    return Choice(q.text, q.verb, Line("smithy-do-name", args), thing, 0)


def tell_to(q: Ask) -> Choice:
    data = q.game.book.data
    code = q.s.pending[-1].a % CODES
    line = Line(f"smithy-do-to-{AREAS[q.n]}", {"card": face_name(data, code >> 1)})
    return Choice(q.text, q.verb, line, "", 0, ends=AREAS[q.n])


def tell_bid(q: Ask) -> Choice:
    price = q.me.perks.market_price(q.n)
    id = "smithy-do-bid" if price == q.n else "smithy-do-bid-haggled"
    return Choice(q.text, q.verb, Line(id, {"coins": q.n, "paid": price}), "", 0, price)


def tell_salvage(q: Ask) -> Choice:
    line = Line("smithy-do-salvage", {"card": f"{RESOURCES[q.n]}.refined"})
    return Choice(q.text, q.verb, line, "", 0, ends="workshop")


def tell_exchange(q: Ask) -> Choice:
    data = q.game.book.data
    line = Line("smithy-do-exchange", {"card": face_name(data, q.n)})
    return Choice(q.text, q.verb, line, f"market/{face_word(data, q.n)}", 0, ends="workshop")


def tell_cash(q: Ask) -> Choice:
    stack = q.me.stacks[q.s.pending[-1].a]
    value = q.game.book.data.values[stack.card]
    args: dict[str, Arg] = {"card": q.game.book.data.ids[stack.card], "coins": value}
    return Choice(q.text, q.verb, Line("smithy-do-tool-sell", args), "", 0, -value)


def tell_use(q: Ask) -> Choice:
    card = q.game.book.data.ids[q.me.stacks[q.s.pending[-1].a].card]
    return Choice(q.text, q.verb, Line("smithy-do-tool-use", {"card": card}), "", 0)


def tell_draw(q: Ask) -> Choice:
    deck = ("mine", "guild")[q.n]
    left = len(q.s.guild if q.n else q.s.mine)
    return Choice(q.text, q.verb, Line(f"smithy-do-draw-{deck}", {"left": left}), f"deck/{deck}", 0)


# By rank for people: what earns comes before what rearranges, the turn's end comes last.
VERBS: list[tuple[int, int, Callable[[Ask], Choice]]] = [
    (COMPLETE, USE - COMPLETE, guild_choice("smithy-do-complete", "stack")),
    (USE, 1, tell_use),
    (CASH, 1, tell_cash),
    (SALVAGE, LEAVE - SALVAGE, tell_salvage),
    (LEAVE, 1, plain("smithy-do-salvage-none")),
    (FIRE, EXCHANGE - FIRE, guild_choice("smithy-do-fire", "apprentice")),
    (EXCHANGE, CRAFT - EXCHANGE, tell_exchange),
    (CRAFT, PAY - CRAFT, tell_craft),
    (PAY, PLAY - PAY, tell_pay),
    (SELL, STOCK - SELL, tell_sell),
    (STOKE, FETCH - STOKE, tell_stoke),
    (PLAY, STOKE - PLAY, tell_play),
    (DISPLAY, SWAP - DISPLAY, tell_display),
    (FETCH, DISPLAY - FETCH, tell_fetch),
    (SWAP, WITH - SWAP, tell_swap),
    (WITH, DISCARD - WITH, tell_with),
    (STOCK, BUY - STOCK, tell_stock),
    (BUY, NAME - BUY, tell_buy),
    (NAME, TO - NAME, tell_name),
    (TO, BID - TO, tell_to),
    (BID, PASS - BID, tell_bid),
    (PASS, 1, plain("smithy-do-pass")),
    (DISCARD, SELL - DISCARD, guild_choice("smithy-do-discard", "market")),
    (DRAW, END - DRAW, tell_draw),
    (END, 1, plain("smithy-do-end")),
]
