"""Play a card from the hand (S2.8)."""

from __future__ import annotations

from dvergar.games.smithy import events
from dvergar.games.smithy.flow import spend_action
from dvergar.games.smithy.material import (
    BITS,
    COUNT,
    GUILD,
    KINDS,
    MARKET,
    REFINED,
    TWO_SIDED,
    WORKSHOP,
    fresh_face,
)
from dvergar.games.smithy.space import PLAY, STOKE
from dvergar.games.smithy.state import Smith, SmithyState


def legal(s: SmithyState, me: Smith, out: list[int]) -> None:
    to_market = me.market_room()
    to_shop = me.shop_room()
    if not to_market and not to_shop:
        return
    stokes = to_shop and s.stoked < me.perks.stokes
    hand = me.hand
    for kind in range(KINDS):
        if hand >> BITS * kind & COUNT:
            add(kind, to_market, to_shop, out)
            if stokes and kind < TWO_SIDED:
                out.append(STOKE + kind)
    for card in me.guild_hand:
        add(KINDS + card, to_market, to_shop, out)


def add(card: int, to_market: bool, to_shop: bool, out: list[int]) -> None:
    if to_market:
        out.append(PLAY + card * 2 + MARKET)
    if to_shop:
        out.append(PLAY + card * 2 + WORKSHOP)


def play(s: SmithyState, seat: int, card: int, area: int) -> None:
    me = s.smiths[seat]
    if card < KINDS:
        face = fresh_face(card)
        me.lose_hand(card)
    else:
        face = GUILD + card - KINDS
        me.lose_guild(card - KINDS)
    if area == MARKET:
        me.to_market(face)
    else:
        me.to_shop(face)
    spend_action(s)
    s.emit(events.PLAYED, seat, [face, area])


def stoke(s: SmithyState, seat: int, kind: int) -> None:
    """Play a metal or gem refined into the Workshop, as the Bellows Hand allows."""
    me = s.smiths[seat]
    me.lose_hand(kind)
    me.to_shop(REFINED + kind)
    s.stoked += 1
    spend_action(s)
    s.emit(events.STOKED, seat, [REFINED + kind])
