"""Turns a checked contract file into flat lists for the game."""

from __future__ import annotations

from dvergar.games.silberzwerg.card_data import CardData
from dvergar.games.silberzwerg.cards.file import CardSet, Colour
from dvergar.games.silberzwerg.material import NO_SYMBOL, SYMBOL_WORDS

COLOURS: list[Colour] = ["yellow", "red", "green", "blue"]


def laid_out(cards: CardSet) -> CardData:
    """Return the card data by contract index."""
    contracts = cards.contract
    return CardData(
        ids=[c.id for c in contracts],
        gems=[[c.gems.get(colour, 0) for colour in COLOURS] for c in contracts],
        values=[c.values for c in contracts],
        penalties=[c.penalty for c in contracts],
        symbols=[SYMBOL_WORDS.index(c.symbol) if c.symbol else NO_SYMBOL for c in contracts],
        short=[c.in_short_deck for c in contracts],
        one_colour=cards.values_one_colour_100,
        prices=cards.price_by_miners,
        supply=cards.gems_per_colour - 1,
    )
