"""Silberzwerg: secret placement in the mines."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.catalog import CardReader, Cards
from dvergar.games.options import refuse_unfit
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.cards.checks import problems
from dvergar.games.silberzwerg.cards.file import CardSet
from dvergar.games.silberzwerg.cards.lay_out import laid_out
from dvergar.games.silberzwerg.cards.options import Options, short_deck
from dvergar.games.silberzwerg.cards.rows import tables_for_reading
from dvergar.games.silberzwerg.flow import ENDINGS
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.shown.lines import LOG
from dvergar.games.silberzwerg.shown.moves import moves
from dvergar.games.silberzwerg.shown.view import View, view
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.title import Arg, Line, Move


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
        return tables_for_reading(cards.content, options.low_start)

    def game(self, options: Options, cards: Cards, seats: int) -> Silberzwerg:
        refuse_unfit(options, seats)
        data = laid_out(cards.content)
        short = short_deck(options, seats)
        return Silberzwerg(
            Book(
                data=data,
                deck=[n for n in range(len(data.ids)) if data.short[n] or not short],
                low_start=options.low_start,
                public_bonus=options.public_bonus,
                open_contracts=options.open_contracts,
            )
        )

    def view(self, game: Silberzwerg, state: SilberState, seat: int) -> View:
        return view(game, state, seat)

    def lines(self, game: Silberzwerg, events: list[Event], seat: int) -> list[Line]:
        return LOG.lines(game.book.data, events, seat)

    def moves(self, game: Silberzwerg, events: list[Event], seat: int) -> list[Move]:
        return moves(game.book.data, events, seat)

    def round_of(self, state: SilberState) -> int:
        return state.round

    def wealth(self, game: Silberzwerg, state: SilberState) -> list[int]:
        return game.scores(state)


TITLE = SilberzwergTitle()
