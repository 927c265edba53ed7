"""Replays over HTTP: a whole game, one moment, the save file, uploads."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, RawBody

from dvergar.server.http.dependencies import HttpRequest, limit
from dvergar.server.people.accounts import Person
from dvergar.server.protocol import View
from dvergar.server.refusal import Refused
from dvergar.server.replays.replays import OpenGame, Replay
from dvergar.server.replays.uploads import MAX_BYTES
from dvergar.server.services import Services


class MomentView(msgspec.Struct, frozen=True):
    """One seat's view of a moment."""

    moment: int
    seat: int
    view: View


class Uploaded(msgspec.Struct, frozen=True):
    id: str


@get("/api/replays/{id:str}")
async def replay(
    open_game: NamedDependency[OpenGame], id: FromPath[str], seat: FromQuery[int] = -1
) -> Replay:
    """A finished game from set-up to end, as a seat may see it."""
    open_game.check_seat(seat)
    return await asyncio.to_thread(open_game.replay, id, seat)


@get("/api/replays/{id:str}/{moment:int}")
async def moment(
    open_game: NamedDependency[OpenGame], moment: FromPath[int], seat: FromQuery[int] = -1
) -> MomentView:
    """What a seat saw at a moment."""
    open_game.check_seat(seat)
    if not 0 <= moment < len(open_game.marks):
        raise Refused("unknown-moment", status=404)
    return MomentView(moment, seat, open_game.view(moment, seat))


@get("/api/replays/{id:str}/save", media_type="text/plain")
async def replay_save(open_game: NamedDependency[OpenGame]) -> str:
    """The save file of a finished game."""
    return await asyncio.to_thread(open_game.record.text)


@post("/api/replays", request_max_body_size=MAX_BYTES)
async def upload(
    request: HttpRequest,
    services: NamedDependency[Services],
    person: NamedDependency[Person],
    body: RawBody,
) -> Uploaded:
    """Upload a save file as the body. The same file always gets the same id."""
    limit(services.creations, request)
    return Uploaded(await services.replays.upload(person, body))


REPLAY_ROUTES = [replay, moment, replay_save, upload]
