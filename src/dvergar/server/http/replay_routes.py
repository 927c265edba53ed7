"""Replays over HTTP: a whole game, one of its moments, its save file, a game brought along."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, RawBody

from dvergar.server.http.dependencies import Asked, limited, services_of, somebody
from dvergar.server.protocol import View
from dvergar.server.refusal import Refused
from dvergar.server.replays.replays import OpenGame, Replay
from dvergar.server.replays.uploads import MOST_BYTES


class Shown(msgspec.Struct, frozen=True):
    """A seat's view of a moment."""

    moment: int
    seat: int
    view: View


class Brought(msgspec.Struct, frozen=True):
    id: str


def refuse_seat(game: OpenGame, seat: int) -> None:
    if not -1 <= seat < len(game.seats):
        raise Refused("unknown-seat")


@get("/api/replays/{id:str}")
async def replay(request: Asked, id: FromPath[str], seat: FromQuery[int] = -1) -> Replay:
    """A finished game from its set-up to its end, as a seat may read it."""
    game = await services_of(request).replays.open(id)
    refuse_seat(game, seat)
    return await asyncio.to_thread(game.replay, id, seat)


@get("/api/replays/{id:str}/{moment:int}")
async def moment(
    request: Asked, id: FromPath[str], moment: FromPath[int], seat: FromQuery[int] = -1
) -> Shown:
    """What a seat saw at a moment."""
    game = await services_of(request).replays.open(id)
    refuse_seat(game, seat)
    if not 0 <= moment < len(game.marks):
        raise Refused("unknown-moment", status=404)
    return Shown(moment, seat, game.view(moment, seat))


@get("/api/replays/{id:str}/save", media_type="text/plain")
async def replay_save(request: Asked, id: FromPath[str]) -> str:
    """The save file of a finished game."""
    game = await services_of(request).replays.open(id)
    return await asyncio.to_thread(game.record.text)


@post("/api/replays", request_max_body_size=MOST_BYTES)
async def bring(request: Asked, body: RawBody) -> Brought:
    """Take a save file along, which is the body; the same file has the same id."""
    who = await somebody(request)
    limited(request, "create")
    return Brought(await services_of(request).replays.bring(who, body))


REPLAY_ROUTES = [replay, moment, replay_save, bring]
