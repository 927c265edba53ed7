"""Card sets for reading: of a game, of a table, of a replay, which may have brought its own."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from dvergar.games import GAMES, title
from dvergar.games.catalog import Cards
from dvergar.games.record import newest_cards
from dvergar.games.title import Arg, Title
from dvergar.server.http.dependencies import Asked, services_of
from dvergar.server.refusal import Refused


class CardSet(msgspec.Struct, frozen=True):
    """All cards that may come up in a game, as its options have them."""

    set: str  # a released one by its name; `own` came with a save file
    names: dict[str, str]  # by id: what an own set calls its cards
    tables: list[list[dict[str, Arg]]]


def card_set(game_title: Title, cards: Cards, options: Any) -> CardSet:
    return CardSet(cards.name, cards.names, game_title.card_tables(cards, options))


@get("/api/games/{game:str}/cards")
async def game_cards(game: FromPath[str]) -> CardSet:
    """The newest cards of a game."""
    if game not in GAMES:
        raise Refused("unknown-game", status=404)
    game_title = title(game)
    return card_set(game_title, newest_cards(game_title), game_title.options())


@get("/api/tables/{id:str}/cards")
async def table_cards(request: Asked, id: FromPath[str]) -> CardSet:
    """The cards that a table plays with."""
    table = await services_of(request).lobby.table(id)
    game_title = title(table.game)
    options = msgspec.json.decode(table.options, type=game_title.options)
    return card_set(game_title, game_title.released(table.cards), options)


@get("/api/replays/{id:str}/cards")
async def replay_cards(request: Asked, id: FromPath[str]) -> CardSet:
    """The cards that a finished game was played with."""
    record = (await services_of(request).replays.open(id)).record
    return card_set(record.title, record.cards, record.options)


CARD_ROUTES = [game_cards, table_cards, replay_cards]
