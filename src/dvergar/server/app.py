"""The web application: routes, socket, security headers and readable errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from dvergar.games.title import Line
from dvergar.server.http.account_routes import ACCOUNT_ROUTES
from dvergar.server.http.dependencies import DEPENDENCIES, refuse_foreign
from dvergar.server.http.game_routes import GAME_ROUTES
from dvergar.server.http.lesson_routes import LESSON_ROUTES
from dvergar.server.http.offline import style_hash
from dvergar.server.http.openapi import OPENAPI
from dvergar.server.http.pages import HTML, client_page, page_routes
from dvergar.server.http.qr_routes import QR_ROUTES
from dvergar.server.http.replay_routes import REPLAY_ROUTES
from dvergar.server.http.socket import play
from dvergar.server.http.table_routes import TABLE_ROUTES
from dvergar.server.protocol import Refusal
from dvergar.server.refusal import Refused
from dvergar.server.services import Services
from dvergar.server.settings import Settings

ROUTES = [
    *ACCOUNT_ROUTES, *GAME_ROUTES, *TABLE_ROUTES, *LESSON_ROUTES, *REPLAY_ROUTES, *QR_ROUTES,
]  # fmt: skip
MAX_BODY = 64 * 1024
LONGEST_PART = 255
HEADERS = {
    "Content-Security-Policy": (
        f"default-src 'self'; img-src 'self' data:; style-src 'self' {style_hash()}; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
log = logging.getLogger("dvergar")


def safe(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


async def refuse_long(request: Request[Any, Any, Any]) -> None:
    """Refuse paths that no file system accepts."""
    path = request.url.path
    if "\0" in path or any(len(part.encode()) > LONGEST_PART for part in path.split("/")):
        raise Refused("not-found", status=404)


def error_response(id: str, status: int, args: dict[str, Any] | None = None) -> Response[Any]:
    return safe(Response(Refusal(Line(f"refused-{id}", args or {})), status_code=status))


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    if error.id == "not-found" and wants_page(request):
        return safe(client_page(404))
    return error_response(error.id, error.status, error.arguments)


def malformed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404:
        return refused(request, Refused("not-found", status=404))
    ids = {405: "not-found", 413: "too-long"}
    return error_response(ids.get(error.status_code, "malformed"), error.status_code)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Return whether a browser opened a link, rather than a script calling the API."""
    return request.method == "GET" and HTML in request.headers.get("accept", "")


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Any]:
    return error_response("malformed", 400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Log an unexpected error without the content of the request, which may be private."""
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return error_response("our-fault", 500)


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        try:
            await services.open()
            yield
        finally:
            await services.close()

    return Litestar(
        [*ROUTES, *page_routes(), play],
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        guards=[refuse_foreign],
        before_request=refuse_long,
        after_request=safe,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        logging_config=None,
        exception_handlers={
            Refused: refused,
            HTTPException: malformed,
            RecursionError: too_deep,
            Exception: broken,
        },
        openapi_config=OPENAPI,
    )
