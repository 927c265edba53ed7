"""Contracts and prices as flat lists, and what a match reads and never changes."""

from __future__ import annotations


class CardData:
    """A card set by contract index."""

    def __init__(
        self,
        ids: list[str],
        gems: list[list[int]],
        values: list[list[int]],
        penalties: list[int],
        symbols: list[int],
        short: list[bool],
        one_colour: list[int],
        prices: list[int],
        supply: int,
    ) -> None:
        self.ids = ids
        self.gems = gems  # by colour
        self.values = values  # from the top down
        self.penalties = penalties
        self.symbols = symbols  # NO_SYMBOL for none
        self.short = short  # whether it is in the deck of 22
        self.one_colour = one_colour  # values of one-colour contracts in the low start
        self.prices = prices  # by miners in a mine
        self.supply = supply  # gems of a colour in play

    def values_of(self, card: int, low: bool) -> list[int]:
        single = max(self.gems[card]) == sum(self.gems[card])
        return self.one_colour if low and single else self.values[card]


class Book:
    """The card data, the deck in play and the options of Z5.3."""

    def __init__(
        self,
        data: CardData,
        deck: list[int],
        low_start: bool,
        public_bonus: bool,
        open_contracts: bool,
    ) -> None:
        self.data = data
        self.deck = deck
        self.bonus = public_bonus
        self.open = open_contracts
        self.values = [data.values_of(card, low_start) for card in range(len(data.ids))]
