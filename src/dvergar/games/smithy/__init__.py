"""Dwarven Smithy: craft, sell and hide what the king ordered."""

from __future__ import annotations

from dvergar.engine.state import NOBODY, Event
from dvergar.games.catalog import OWN, CardReader, Cards
from dvergar.games.smithy import cards as card_file
from dvergar.games.smithy.flow import ENDINGS
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.lines import lines
from dvergar.games.smithy.options import Options
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.tables import Book
from dvergar.games.smithy.view import View, view
from dvergar.games.title import Arg, BadOption, Line


class SmithyTitle(CardReader[card_file.CardSet]):
    id = "smithy"
    letter = "S"
    seats = (2, 4)
    endings = tuple(ENDINGS)
    options = Options
    card_sets = ("smithy-1",)

    def convert(self, data: object) -> card_file.CardSet:
        return card_file.convert(data)

    def names(self, content: card_file.CardSet) -> dict[str, str]:
        return {r.id: r.name for r in content.resource} | {c.id: c.name for c in content.card}

    def card_tables(self, cards: Cards, options: Options) -> list[list[dict[str, Arg]]]:
        content: card_file.CardSet = cards.content
        return [
            [resource_row(resource) for resource in content.resource],
            [card_row(card, cards.name == OWN) for card in content.card],
        ]

    def game(self, options: Options, cards: Cards, seats: int) -> Smithy:
        if options.first > seats:
            raise BadOption("first", f"seat {options.first} does not exist at {seats} players")
        t = card_file.tables(cards.content)
        deck = t.decks[card_file.MODES.index(options.mode)]
        first = options.first - 1 if options.first else NOBODY
        return Smithy(Book(t, deck, options.bidding, options.endless_mine, first))

    def view(self, game: Smithy, state: SmithyState, seat: int) -> View:
        return view(game, state, seat)

    def lines(self, game: Smithy, events: list[Event], seat: int) -> list[Line]:
        return lines(game, events, seat)

    def round_of(self, state: SmithyState) -> int:
        return state.round

    def wealth(self, game: Smithy, state: SmithyState) -> list[int]:
        return game.scores(state) if state.over else [smith.coins for smith in state.smiths]


def resource_row(r: card_file.Resource) -> dict[str, Arg]:
    raw = f"{r.unrefined.buy}/{r.unrefined.sell}" if r.unrefined else ""
    return {
        "name": r.id,
        "class": r.class_,
        "count": r.count,
        "unrefined": raw,
        "refined": f"{r.refined.buy}/{r.refined.sell}",
    }


def card_row(c: card_file.Card, own: bool) -> dict[str, Arg]:
    released_text = f"{c.id}.text" if c.effect else ""
    effect = c.effect or card_file.Effect()
    return {
        "id": f"={c.id}",
        "name": c.id,
        "type": c.type.replace("_", "-"),
        "subtype": c.subtype or "",
        "set": c.set,
        "cost": [part.replace("_", "-") for part, n in c.cost.items() for _ in range(n)],
        "buy": c.buy,
        "value": c.value or "",
        "saves": (effect.saves or "").replace("_", "-"),
        "on": [sort.replace("_", "-") for sort in effect.types or effect.subtypes or []] or "",
        "text": f"={c.rule}" if own else released_text,
    }


TITLE = SmithyTitle()
