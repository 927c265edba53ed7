"""Move a card between Market and Workshop, or swap two if both areas are full (S2.9)."""

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
)
from dvergar.games.smithy.space import DISPLAY, FETCH, SWAP
from dvergar.games.smithy.state import Smith, SmithyState


def legal(s: SmithyState, me: Smith, out: list[int]) -> None:
    market_room = me.market_room()
    shop_room = me.shop_room()
    if shop_room or not market_room:
        base = FETCH if shop_room else SWAP
        if shop_room or partners(s, me):
            for i, code in enumerate(me.market):
                if me.market.index(code) == i and code != s.into_market * 2 + 1:
                    out.append(base + code)
    if market_room:
        for face in partners(s, me):
            out.append(DISPLAY + face)


def partners(s: SmithyState, me: Smith) -> list[int]:
    """Return the loose faces in the Workshop that may go to the Market (S2.16)."""
    faces: list[int] = []
    if me.raw:
        for kind in range(TWO_SIDED):
            if me.raw >> BITS * kind & COUNT:
                faces.append(kind)
    if me.bars:
        for kind in range(KINDS):
            if me.bars >> BITS * kind & COUNT:
                faces.append(REFINED + kind)
    for card in me.bench:
        faces.append(GUILD + card)
    if s.into_shop in faces:
        faces.remove(s.into_shop)
    return faces


def fetch(s: SmithyState, seat: int, code: int) -> None:
    me = s.smiths[seat]
    face = code >> 1
    me.market.remove(code)
    me.to_shop(face)
    spend_action(s)
    s.into_shop = face
    s.emit(events.MOVED, seat, [face, WORKSHOP])


def display(s: SmithyState, seat: int, face: int) -> None:
    me = s.smiths[seat]
    me.from_shop(face)
    me.to_market(face)
    spend_action(s)
    s.into_market = face
    s.emit(events.MOVED, seat, [face, MARKET])


def swap(s: SmithyState, seat: int, code: int, face: int) -> None:
    me = s.smiths[seat]
    me.market.remove(code)
    me.from_shop(face)
    me.to_market(face)
    me.to_shop(code >> 1)
    spend_action(s)
    s.into_shop = code >> 1
    s.into_market = face
    s.emit(events.SWAPPED, seat, [code >> 1, face])
