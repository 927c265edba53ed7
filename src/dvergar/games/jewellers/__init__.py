"""CEJ, the Jewellers: draft and set collection."""

from __future__ import annotations

import msgspec

from dvergar.engine.state import Event
from dvergar.games.catalog import OWN, CardReader, Cards
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.cards.checks import faults
from dvergar.games.jewellers.cards.file import CardSet
from dvergar.games.jewellers.cards.lay_out import laid_out
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.cards.rows import tables_for_reading
from dvergar.games.jewellers.flow import ENDINGS
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import CLEANUP_WORDS, MODE_WORDS
from dvergar.games.jewellers.shown.lines import LOG
from dvergar.games.jewellers.shown.moves import moves
from dvergar.games.jewellers.shown.view import View, view
from dvergar.games.jewellers.state import JewelState
from dvergar.games.options import refuse_unfit
from dvergar.games.title import Arg, Line, Move


class JewellersTitle(CardReader[CardSet]):
    id = "jewellers"
    letter = "J"
    seats = (2, 5)
    endings = tuple(ENDINGS)
    options = Options
    card_sets = ("jewellers-1",)
    card_file = CardSet

    def problems(self, content: CardSet) -> list[str]:
        return faults(msgspec.to_builtins(content))

    def names(self, content: CardSet) -> dict[str, str]:
        return {c.id: c.name for c in content.project} | {c.id: c.name for c in content.find}

    def card_tables(self, cards: Cards, options: Options) -> list[list[dict[str, Arg]]]:
        return tables_for_reading(cards.content, cards.name == OWN)

    def game(self, options: Options, cards: Cards, seats: int) -> Jewellers:
        refuse_unfit(options, seats)
        return Jewellers(
            Book(
                data=laid_out(msgspec.to_builtins(cards.content)),
                mode=MODE_WORDS.index(options.mode),
                opal=options.manner == "opal",
                patrons=options.patrons,
                cleanup=CLEANUP_WORDS.index(options.cleanup),
                closed=options.auction == "closed",
                seats=seats,
            )
        )

    def view(self, game: Jewellers, state: JewelState, seat: int) -> View:
        return view(game, state, seat)

    def lines(self, game: Jewellers, events: list[Event], seat: int) -> list[Line]:
        return LOG.lines(game.book.data, events, seat)

    def moves(self, game: Jewellers, events: list[Event], seat: int) -> list[Move]:
        return moves(game.book, events, seat)

    def round_of(self, state: JewelState) -> int:
        return state.round

    def wealth(self, game: Jewellers, state: JewelState) -> list[int]:
        return game.scores(state)


TITLE = JewellersTitle()
