"""Describes a seat's legal actions, and why others are blocked."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.games.choices import Descriptions, LegalAction, plain
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
from dvergar.games.title import Blocked, Choice, Line


class SmithyAction(LegalAction[Smithy, SmithyState]):
    """A legal action of Smithy."""

    @property
    def data(self) -> CardData:
        return self.game.book.data

    @property
    def me(self) -> Smith:
        return self.s.smiths[self.seat]

    def verb(self, line: Line) -> str:
        """Return a more specific verb than the action's: to Market or to Workshop."""
        return line.id.removeprefix("smithy-do-")


def choices(game: Smithy, s: SmithyState, seat: int) -> list[Choice]:
    return DESCRIPTIONS.choices(game, s, seat)


def blocked(game: Smithy, s: SmithyState, seat: int) -> list[Blocked]:
    return blocked_acts(game, s, seat) if s.pending[-1].step == ACTING else []


def guild_choice(id: str, place: str) -> Callable[[SmithyAction], Choice]:
    """Describe a verb that only names a guild card."""

    def describe(act: SmithyAction) -> Choice:
        card = act.data.ids[act.n]
        return act.choice(act.sentence(id, card=card), f"{place}/{card}")

    return describe


def describe_craft(act: SmithyAction) -> Choice:
    card = act.data.ids[act.n]
    pays = default_payment(act.me, act.n)
    verb = "train" if act.data.types[act.n] == APPRENTICE else "craft"
    line = act.sentence(verb, card=card, parts=pays, count=len(pays))
    return act.choice(line, thing_of(act.data, act.me, act.n), pays=pays, ends="workshop")


def default_payment(me: Smith, card: int) -> list[str]:
    """Return the cheapest payment from the Workshop; empty if the card is free."""
    return part_names(next((p for p in me.kit.payments(card) if covers(me.bars, p)), 0))


def thing_of(data: CardData, me: Smith, card: int) -> str:
    """Return a guild card with its place."""
    if card in me.guild_hand:
        return f"hand/{data.ids[card]}"
    if card in me.bench:
        return f"workshop/{data.ids[card]}"
    code = next(code for code in me.market if code >> 1 == GUILD + card)
    return f"market/{code_word(data, code)}"


def describe_pay(act: SmithyAction) -> Choice:
    kind = RESOURCES[act.n]
    line = act.sentence("pay", card=act.data.ids[act.d.a], part=f"{kind}.refined")
    return act.choice(line, f"workshop/{bar_word(act.n)}")


def bar_word(kind: int) -> str:
    return f"refined-{RESOURCES[kind]}" if kind < TWO_SIDED else RESOURCES[kind]


def describe_play(act: SmithyAction) -> Choice:
    card, area = act.n >> 1, AREAS[act.n & 1]
    face = fresh_face(card) if card < KINDS else GUILD + card - KINDS
    name = RESOURCES[card] if card < KINDS else act.data.ids[card - KINDS]
    line = act.sentence(f"play-{area}", card=face_name(act.data, face))
    return act.choice(line, f"hand/{name}", ends=area)


def describe_stoke(act: SmithyAction) -> Choice:
    line = act.sentence("play-refined", card=f"{RESOURCES[act.n]}.refined")
    return act.choice(line, f"hand/{RESOURCES[act.n]}", ends="workshop")


def describe_fetch(act: SmithyAction) -> Choice:
    line = act.sentence("move-workshop", card=face_name(act.data, act.n >> 1))
    return act.choice(line, f"market/{code_word(act.data, act.n)}", ends="workshop")


def describe_display(act: SmithyAction) -> Choice:
    line = act.sentence("move-market", card=face_name(act.data, act.n))
    return act.choice(line, f"workshop/{face_word(act.data, act.n)}", ends="market")


def describe_swap(act: SmithyAction) -> Choice:
    line = act.sentence("swap", card=face_name(act.data, act.n >> 1))
    return act.choice(line, f"market/{code_word(act.data, act.n)}", ends="workshop")


def describe_with(act: SmithyAction) -> Choice:
    card = face_name(act.data, act.d.a >> 1)
    line = act.sentence("with", card=card, other=face_name(act.data, act.n))
    return act.choice(line, f"workshop/{face_word(act.data, act.n)}", ends="market")


def describe_sell(act: SmithyAction) -> Choice:
    gain = act.data.sell[act.n >> 1]
    line = act.sentence("sell", card=face_name(act.data, act.n >> 1), coins=gain)
    return act.choice(line, f"market/{code_word(act.data, act.n)}", price=-gain, ends="warehouse")


def describe_stock(act: SmithyAction) -> Choice:
    top = act.data.buy[REFINED + act.n]
    price = act.me.perks.warehouse_price(top, above_in_warehouse(act.s, act.n))
    line = act.sentence("buy-warehouse", card=RESOURCES[act.n], coins=price)
    return act.choice(line, f"warehouse/{RESOURCES[act.n]}", price=price, ends="hand")


def describe_buy(act: SmithyAction) -> Choice:
    seller, code = divmod(act.n, CODES)
    price = act.me.perks.market_price(act.data.buy[code >> 1])
    line = act.sentence("buy", card=face_name(act.data, code >> 1), seller=seller, coins=price)
    return act.choice(line, f"p{seller + 1}/{code_word(act.data, code)}", price=price)


def describe_name(act: SmithyAction) -> Choice:
    seller, code = divmod(act.n, CODES)
    least = act.data.buy[code >> 1]
    line = act.sentence("name", card=face_name(act.data, code >> 1), seller=seller, coins=least)
    return act.choice(line, f"p{seller + 1}/{code_word(act.data, code)}")


def describe_to(act: SmithyAction) -> Choice:
    code = act.d.a % CODES
    line = act.sentence(f"to-{AREAS[act.n]}", card=face_name(act.data, code >> 1))
    return act.choice(line, ends=AREAS[act.n])


def describe_bid(act: SmithyAction) -> Choice:
    price = act.me.perks.market_price(act.n)
    id = "bid" if price == act.n else "bid-haggled"
    return act.choice(act.sentence(id, coins=act.n, paid=price), price=price)


def describe_salvage(act: SmithyAction) -> Choice:
    line = act.sentence("salvage", card=f"{RESOURCES[act.n]}.refined")
    return act.choice(line, ends="workshop")


def describe_exchange(act: SmithyAction) -> Choice:
    line = act.sentence("exchange", card=face_name(act.data, act.n))
    return act.choice(line, f"market/{face_word(act.data, act.n)}", ends="workshop")


def describe_cash(act: SmithyAction) -> Choice:
    stack = act.me.stacks[act.d.a]
    value = act.data.values[stack.card]
    line = act.sentence("tool-sell", card=act.data.ids[stack.card], coins=value)
    return act.choice(line, price=-value)


def describe_use(act: SmithyAction) -> Choice:
    card = act.data.ids[act.me.stacks[act.d.a].card]
    return act.choice(act.sentence("tool-use", card=card))


def describe_draw(act: SmithyAction) -> Choice:
    deck = ("mine", "guild")[act.n]
    left = len(act.s.guild if act.n else act.s.mine)
    return act.choice(act.sentence(f"draw-{deck}", left=left), f"deck/{deck}")


# Sorted for people: earning first, then rearranging, the end of the turn last.
DESCRIPTIONS = Descriptions(
    SmithyAction,
    [
        (COMPLETE, guild_choice("complete", "stack")),
        (USE, describe_use),
        (CASH, describe_cash),
        (SALVAGE, describe_salvage),
        (LEAVE, plain("salvage-none")),
        (FIRE, guild_choice("fire", "apprentice")),
        (EXCHANGE, describe_exchange),
        (CRAFT, describe_craft),
        (PAY, describe_pay),
        (SELL, describe_sell),
        (STOKE, describe_stoke),
        (PLAY, describe_play),
        (DISPLAY, describe_display),
        (FETCH, describe_fetch),
        (SWAP, describe_swap),
        (WITH, describe_with),
        (STOCK, describe_stock),
        (BUY, describe_buy),
        (NAME, describe_name),
        (TO, describe_to),
        (BID, describe_bid),
        (PASS, plain("pass")),
        (DISCARD, guild_choice("discard", "market")),
        (DRAW, describe_draw),
        (END, plain("end")),
    ],
)
