"""Dwarven Smithy: craft, sell and hide what the king ordered."""

from __future__ import annotations

from dvergar.engine.state import NOBODY, Event
from dvergar.games.catalog import OWN, CardReader, Cards
from dvergar.games.options import BadOption
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.cards.checks import problems
from dvergar.games.smithy.cards.file import CardSet
from dvergar.games.smithy.cards.lay_out import MODES, laid_out
from dvergar.games.smithy.cards.options import Options
from dvergar.games.smithy.cards.rows import tables_for_reading
from dvergar.games.smithy.flow import ENDINGS
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.shown.lines import LOG
from dvergar.games.smithy.shown.moves import moves
from dvergar.games.smithy.shown.view import View, view
from dvergar.games.smithy.state import SmithyState
from dvergar.games.title import Arg, Line, Move


class SmithyTitle(CardReader[CardSet]):
    id = "smithy"
    letter = "S"
    seats = (2, 4)
    endings = tuple(ENDINGS)
    options = Options
    card_sets = ("smithy-1",)
    card_file = CardSet

    def problems(self, content: CardSet) -> list[str]:
        return problems(content)

    def names(self, content: CardSet) -> dict[str, str]:
        return {r.id: r.name for r in content.resource} | {c.id: c.name for c in content.card}

    def card_tables(self, cards: Cards, options: Options) -> list[list[dict[str, Arg]]]:
        return tables_for_reading(cards.content, cards.name == OWN)

    def game(self, options: Options, cards: Cards, seats: int) -> Smithy:
        if options.first > seats:
            seats_there = [str(n) for n in range(seats + 1)]
            reason = f"is no seat of {seats} players; possible: {', '.join(seats_there)}"
            raise BadOption("first", options.first, reason, seats_there)
        data = laid_out(cards.content)
        deck = data.decks[MODES.index(options.mode)]
        first = options.first - 1 if options.first else NOBODY
        return Smithy(
            Book(
                data=data,
                deck=deck,
                bidding=options.bidding,
                endless=options.endless_mine,
                first=first,
            )
        )

    def view(self, game: Smithy, state: SmithyState, seat: int) -> View:
        return view(game, state, seat)

    def lines(self, game: Smithy, events: list[Event], seat: int) -> list[Line]:
        return LOG.lines(game.book.data, events, seat)

    def moves(self, game: Smithy, events: list[Event], seat: int) -> list[Move]:
        return moves(game.book.data, events, seat)

    def round_of(self, state: SmithyState) -> int:
        return state.round

    def wealth(self, game: Smithy, state: SmithyState) -> list[int]:
        return game.scores(state) if state.over else [smith.coins for smith in state.smiths]


TITLE = SmithyTitle()
