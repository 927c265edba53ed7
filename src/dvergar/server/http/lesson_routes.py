"""Lessons over HTTP: start one, see how far you are."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from dvergar.server.http.dependencies import HttpRequest, limit
from dvergar.server.people.accounts import Person
from dvergar.server.protocol import TableInfo
from dvergar.server.services import Services
from dvergar.server.tables.teaching import Progress


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    again: bool = False  # delete an unfinished one and begin anew


@get("/api/lessons")
async def lessons(
    services: NamedDependency[Services], reader: NamedDependency[Person | None]
) -> list[Progress]:
    """How far you are in the lesson of each game, and whether you have finished that game."""
    return await services.teaching.progress(reader)


@post("/api/lessons/{game:str}")
async def learn(
    request: HttpRequest,
    services: NamedDependency[Services],
    person: NamedDependency[Person],
    game: FromPath[str],
    data: JSONBody[NewLesson | None] = None,
) -> TableInfo:
    """Begin a game's lesson. An unfinished one of yours is returned instead, unless `again`."""
    limit(services.creations, request)
    wanted = data or NewLesson()
    table = await services.teaching.start(person, game, wanted.again)
    return table.audience.info(person)


LESSON_ROUTES = [lessons, learn]
