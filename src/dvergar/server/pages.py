"""What the browser loads: the built client, the words of a language, a game's cards."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from dvergar.games import GAMES, title
from dvergar.games.record import newest_cards
from dvergar.games.title import Arg
from dvergar.locales import LANGUAGES
from dvergar.server.refusal import Refused

STATIC = Path(str(files("dvergar.server"))) / "static"
HOUR = "public, max-age=3600"
UNBUILT = "Dvergar's pages are not built. In a checkout, `make setup` builds them."


def page() -> Response[bytes]:
    """The one page of the client; its script knows the way."""
    index = STATIC / "index.html"
    if not index.exists():
        return Response(UNBUILT.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    headers = {"Cache-Control": "no-cache"}
    return Response(index.read_bytes(), media_type="text/html; charset=utf-8", headers=headers)


@get(["/", "/table/{id:str}", "/replay/{id:str}", "/rules/{game:str}"], include_in_schema=False)
async def home() -> Response[bytes]:
    return page()


@get("/locales/{lang:str}", include_in_schema=False)
async def words(lang: str) -> Response[str]:
    """All Fluent files of a language as one."""
    code = lang.removesuffix(".ftl")
    if code not in LANGUAGES:
        raise Refused("unknown-language", status=404)
    folder = files("dvergar.locales").joinpath(code)
    parts = sorted(f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".ftl"))
    return Response(
        "\n".join(parts), media_type="text/plain; charset=utf-8", headers={"Cache-Control": HOUR}
    )


@get("/api/games/{game:str}/cards")
async def cards(game: str) -> list[list[dict[str, Arg]]]:
    """The cards for tooltips: tables of rows."""
    if game not in GAMES:
        raise Refused("unknown-game", status=404)
    game_title = title(game)
    return game_title.card_tables(newest_cards(game_title))


def page_routes() -> list[Any]:
    routes: list[Any] = [home, words, cards]
    if (STATIC / "assets").is_dir():
        routes.append(assets())
    return routes


def assets() -> Router:
    return create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=31536000, public=True, immutable=True),
    )
