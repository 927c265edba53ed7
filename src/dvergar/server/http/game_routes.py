"""The games over HTTP, and the cards of a game, a table or a replay."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from dvergar.bots import BOTS
from dvergar.games import GAMES, title
from dvergar.games.catalog import Cards
from dvergar.games.options import OptionInfo, describe, options_from_json
from dvergar.games.record import newest_cards
from dvergar.games.title import Arg, Title
from dvergar.server.refusal import Refused
from dvergar.server.replays.replays import OpenGame
from dvergar.server.tables.table import Table


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    least: int
    most: int
    options: dict[str, OptionInfo]
    bots: list[str]


class CardSet(msgspec.Struct, frozen=True):
    """All cards of a game with these options."""

    set: str  # the name of a released set; `own` for a custom set from a save file
    names: dict[str, str]  # by id: the card names of a custom set
    tables: list[list[dict[str, Arg]]]


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played, with their options and bots."""
    return [
        GameInfo(game, *title(game).seats, describe(title(game).options), BOTS) for game in GAMES
    ]


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
async def table_cards(shown_table: NamedDependency[Table]) -> CardSet:
    """The cards in use at a table."""
    game_title = title(shown_table.game)
    options = options_from_json(game_title.options, shown_table.options)
    return card_set(game_title, game_title.released(shown_table.cards), options)


@get("/api/replays/{id:str}/cards")
async def replay_cards(open_game: NamedDependency[OpenGame]) -> CardSet:
    """The cards that a finished game was played with."""
    record = open_game.record
    return card_set(record.title, record.cards, record.options)


GAME_ROUTES = [games, game_cards, table_cards, replay_cards]
