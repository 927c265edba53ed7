"""Explains why something is not possible in the Action phase."""

from __future__ import annotations

from dvergar.games.smithy.actions.craft import affordable
from dvergar.games.smithy.actions.move import partners
from dvergar.games.smithy.actions.trade import above_in_warehouse
from dvergar.games.smithy.card_data import CardData
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import (
    BITS,
    COUNT,
    GUILD,
    KINDS,
    METALS,
    REFINED,
    RESOURCES,
    TWO_SIDED,
    unpack,
)
from dvergar.games.smithy.shown.names import code_word, face_word
from dvergar.games.smithy.space import CODES
from dvergar.games.smithy.state import Smith, SmithyState
from dvergar.games.title import Blocked, Line

RULES = {
    "smithy-why-lacks": "S2.14",
    "smithy-why-stack": "S2.14",
    "smithy-why-market-full": "S1.3",
    "smithy-why-workshop-full": "S1.3",
    "smithy-why-hand-full": "S1.3",
    "smithy-why-no-room": "S1.3",
    "smithy-why-tilted": "S2.15",
    "smithy-why-just-moved": "S2.16",
    "smithy-why-king": "S2.6",
    "smithy-why-named": "S4.1",
}


def refusal(thing: str, verb: str, why: Line, rule: str = "") -> Blocked:
    return Blocked(thing, verb, why, rule or RULES[why.id])


def blocked_acts(game: Smithy, s: SmithyState, seat: int) -> list[Blocked]:
    me = s.smiths[seat]
    return [
        *blocked_crafts(game, me),
        *blocked_plays(game, me),
        *blocked_market(game, s, me),
        *blocked_workshop(game, s, me),
        *blocked_stock(game, s, me),
        *blocked_buys(game, s, seat),
    ]


def full(area: str, limit: int) -> Line:
    return Line(f"smithy-why-{area}-full", {"limit": limit})


def blocked_crafts(game: Smithy, me: Smith) -> list[Blocked]:
    data = game.book.data
    things = [("workshop", card, data.ids[card]) for card in me.bench]
    things += [("hand", card, data.ids[card]) for card in me.guild_hand]
    market = [code for code in me.market if code >= GUILD * 2]
    things += [("market", (code >> 1) - GUILD, code_word(data, code)) for code in market]
    found = []
    for place, card, name in things:
        thing = f"{place}/{name}"
        if not affordable(me, card):
            lacks = Line("smithy-why-lacks", {"parts": missing(data, me, card)})
            found.append(refusal(thing, "craft", lacks))
        elif place != "workshop" and not me.shop_room():
            found.append(refusal(thing, "craft", full("workshop", me.perks.workshop)))
    return found


def missing(data: CardData, me: Smith, card: int) -> list[str]:
    """Return what is missing for the payment that is nearest to complete."""
    lacks = [shortfall(me.bars, pay) for pay in me.kit.payments(card)]
    return [lacking(data.costs[card], kind) for kind in min(lacks, key=len)]


def lacking(cost: list[int], kind: int) -> str:
    """Return the kind if the cost names it, otherwise its class."""
    if kind in cost:
        return RESOURCES[kind]
    return "any-metal" if kind < METALS else "any-gem" if kind < TWO_SIDED else "any-rune"


def shortfall(have: int, need: int) -> list[int]:
    rest = []
    for kind in unpack(need):
        if have >> BITS * kind & COUNT:
            have -= 1 << BITS * kind
        else:
            rest.append(kind)
    return rest


def blocked_plays(game: Smithy, me: Smith) -> list[Blocked]:
    names = [RESOURCES[k] for k in range(KINDS) if me.hand >> BITS * k & COUNT]
    names += [game.book.data.ids[card] for card in me.guild_hand]
    found = []
    for name in names:
        if not me.market_room():
            found.append(refusal(f"hand/{name}", "market", full("market", me.perks.market)))
        if not me.shop_room():
            found.append(refusal(f"hand/{name}", "workshop", full("workshop", me.perks.workshop)))
    return found


def blocked_market(game: Smithy, s: SmithyState, me: Smith) -> list[Blocked]:
    found = []
    for code in sorted(set(me.market)):
        thing = f"market/{code_word(game.book.data, code)}"
        guild = code >= GUILD * 2
        if code & 1 and (guild or not me.perks.sells_tilted):
            found.append(refusal(thing, "discard" if guild else "sell", Line("smithy-why-tilted")))
        if code == s.into_market * 2 + 1:
            found.append(refusal(thing, "workshop", Line("smithy-why-just-moved")))
        elif not me.shop_room() and (me.market_room() or not partners(s, me)):
            found.append(refusal(thing, "workshop", full("workshop", me.perks.workshop)))
    for k in me.kings:
        thing = f"king/{game.book.data.ids[k.card]}"
        found.append(refusal(thing, "move", Line("smithy-why-king")))
    return found


def blocked_workshop(game: Smithy, s: SmithyState, me: Smith) -> list[Blocked]:
    faces = sorted({*unpack(me.raw), *[REFINED + k for k in unpack(me.bars)]})
    faces += [GUILD + card for card in me.bench]
    found = []
    for face in faces:
        thing = f"workshop/{face_word(game.book.data, face)}"
        if face == s.into_shop:
            found.append(refusal(thing, "market", Line("smithy-why-just-moved")))
        elif not me.market_room() and (me.shop_room() or not me.market):
            found.append(refusal(thing, "market", full("market", me.perks.market)))
    for stack in me.stacks:
        thing = f"stack/{game.book.data.ids[stack.card]}"
        found.append(refusal(thing, "move", Line("smithy-why-stack")))
    return found


def blocked_stock(game: Smithy, s: SmithyState, me: Smith) -> list[Blocked]:
    found = []
    for kind in sorted(set(s.warehouse)):
        thing = f"warehouse/{RESOURCES[kind]}"
        top = game.book.data.buy[REFINED + kind]
        lacks = me.perks.warehouse_price(top, above_in_warehouse(s, kind)) - me.coins
        if me.hand_size >= me.perks.hand:
            found.append(refusal(thing, "buy", full("hand", me.perks.hand)))
        elif lacks > 0:
            why = Line("smithy-why-coins", {"coins": lacks})
            found.append(refusal(thing, "buy", why, "S2.12"))
    return found


def blocked_buys(game: Smithy, s: SmithyState, seat: int) -> list[Blocked]:
    me = s.smiths[seat]
    found = []
    for p, other in enumerate(s.smiths):
        for code in sorted(set(other.market)) if p != seat else []:
            why = blocked_buy(game, s, me, p, code)
            if why is not None:
                thing = f"p{p + 1}/{code_word(game.book.data, code)}"
                rule = RULES.get(why.id) or ("S4.1" if game.book.bidding else "S2.13")
                found.append(Blocked(thing, "buy", why, rule))
    return found


def blocked_buy(game: Smithy, s: SmithyState, me: Smith, seller: int, code: int) -> Line | None:
    lacks = me.perks.market_price(game.book.data.buy[code >> 1]) - me.coins
    if not me.market_room() and not me.shop_room():
        return Line("smithy-why-no-room")
    if lacks > 0:
        return Line("smithy-why-coins", {"coins": lacks})
    at = seller * CODES + code
    if game.book.bidding and s.smiths[seller].market.count(code) <= s.named.count(at):
        return Line("smithy-why-named")
    return None
