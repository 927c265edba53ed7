"""Silberzwerg: secret placement in the mines."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.catalog import CardReader, Cards
from dvergar.games.options_schema import refuse_unfit
from dvergar.games.silberzwerg.cards import CardSet, Contract, problems, tables
from dvergar.games.silberzwerg.flow import ENDINGS
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.lines import LOG
from dvergar.games.silberzwerg.options import Options, short_deck
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.tables import Book
from dvergar.games.silberzwerg.view import View, view
from dvergar.games.title import Arg, Line


class SilberzwergTitle(CardReader[CardSet]):
    id = "silberzwerg"
    letter = "Z"
    seats = (2, 4)
    endings = tuple(ENDINGS)
    options = Options
    card_sets = ("silberzwerg-1",)
    card_file = CardSet

    def problems(self, content: CardSet) -> list[str]:
        return problems(content)

    def names(self, content: CardSet) -> dict[str, str]:
        return {c.id: c.name for c in content.contract}

    def card_tables(self, cards: Cards, options: Options) -> list[list[dict[str, Arg]]]:
        content: CardSet = cards.content
        t = tables(content)
        values = [t.values_of(card, options.low_start) for card in range(len(t.ids))]
        return [
            [{"miners": n, "price": price} for n, price in enumerate(content.price_by_miners)],
            [contract_row(*pair) for pair in zip(content.contract, values, strict=True)],
        ]

    def game(self, options: Options, cards: Cards, seats: int) -> Silberzwerg:
        refuse_unfit(options, seats)
        t = tables(cards.content)
        short = short_deck(options, seats)
        deck = [n for n in range(len(t.ids)) if t.short[n] or not short]
        return Silberzwerg(
            Book(t, deck, options.low_start, options.public_bonus, options.open_contracts)
        )

    def view(self, game: Silberzwerg, state: SilberState, seat: int) -> View:
        return view(game, state, seat)

    def lines(self, game: Silberzwerg, events: list[Event], seat: int) -> list[Line]:
        return LOG.lines(game.book.t, events, seat)

    def round_of(self, state: SilberState) -> int:
        return state.round

    def wealth(self, game: Silberzwerg, state: SilberState) -> list[int]:
        return game.scores(state)


def contract_row(c: Contract, values: list[int]) -> dict[str, Arg]:
    return {
        "id": f"={c.id}",
        "name": c.id,
        "cost": [colour for colour, n in c.gems.items() for _ in range(n)],
        "values": " ".join(map(str, values)),
        "penalty": c.penalty,
        "symbol": (c.symbol or "").replace("_", "-"),
        "short": (c.in_short_deck and "yes") or "",
    }


TITLE = SilberzwergTitle()
