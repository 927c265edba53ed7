"""The gifts in a card file (J1.1, J3.6–J3.9, J6.10)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dvergar.games.jewellers.cards.part import Amount, CardNature, Level, Part


class GiftPrice(Part, frozen=True):
    """Gold, or crystals of one colour."""

    gold: Amount
    one_colour: Amount


class GemGain(Part, frozen=True):
    crystal_or_gold: Amount


class Logos(Part, frozen=True):
    multi: Amount


class Choice(Part, frozen=True):
    choice: Amount


class EndLogos(Part, frozen=True):
    """What a gift adds in the final scoring (J6.10)."""

    fidelity: Logos


class EndRunes(Part, frozen=True):
    runes: Choice


class EndMusic(Part, frozen=True):
    music: Choice


class EndOpen(Part, frozen=True):
    squares: Annotated[list[Literal["open-any"]], msgspec.Meta(max_length=9)]


class EndFull(Part, frozen=True):
    squares: Annotated[list[Literal["full-any"]], msgspec.Meta(max_length=9)]


class GoldPrice(Part, frozen=True):
    gold: Amount


class FamiliesFace(Part, frozen=True):
    price: GiftPrice
    gain: GemGain
    end: EndLogos
    extra_price: GoldPrice
    extra: EndRunes


class ForgeFace(Part, frozen=True):
    price: GiftPrice
    gain: GemGain
    end: EndOpen
    extra_price: GoldPrice
    extra: EndFull


class Warhammer(Part, frozen=True):
    level: Level
    copies: Amount
    nature: CardNature
    first_face: Literal["families", "forge"]
    families: FamiliesFace
    forge: ForgeFace


class Harp(Part, frozen=True):
    level: Level
    copies: Amount
    nature: CardNature
    starts_active: bool
    gain: GemGain
    reactivate: GiftPrice
    end_active: EndMusic


class CardGain(Part, frozen=True):
    replace_offer_cards: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Inkwell(Part, frozen=True):
    level: Level
    copies: Amount
    nature: CardNature
    starts_active: bool
    gain: CardGain
    reactivate: GiftPrice
    end_active: EndLogos


class Gifts(Part, frozen=True):
    warhammer: Warhammer
    harp: Harp
    inkwell: Inkwell
