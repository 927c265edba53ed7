"""What the browser loads: the built client and the texts of a language."""

from __future__ import annotations

import hashlib
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from dvergar.locales import LANGUAGES
from dvergar.server.http.offline import offline_page
from dvergar.server.refusal import Refused

STATIC = Path(str(files("dvergar.server"))) / "static"
UNBUILT = "Dvergar's pages are not built. In a checkout, `make setup` builds them."
HTML = "text/html"
PLAIN = "text/plain"
ASK_AGAIN = {"Cache-Control": "no-cache"}
# Files that a browser looks for at the root: manifest, service worker, icons.
ROOT_FILES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/sw.js": "text/javascript",
    "/favicon.svg": "image/svg+xml",
    "/favicon-turn.svg": "image/svg+xml",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable-512.png": "image/png",
    "/apple-touch-icon.png": "image/png",
}


ADDRESSES = ["/", "/learn", "/table/{id:str}", "/replay/{id:str}", "/rules", "/rules/{game:str}"]


@get(ADDRESSES, include_in_schema=False)
async def home() -> Response[bytes]:
    """The client's only page; its script reads the address."""
    return client_page(200)


def client_page(status: int) -> Response[bytes]:
    index = STATIC / "index.html"
    if not index.exists():
        return Response(UNBUILT.encode(), media_type=PLAIN, status_code=503)
    return Response(index.read_bytes(), media_type=HTML, headers=ASK_AGAIN, status_code=status)


@get(list(ROOT_FILES), include_in_schema=False)
async def root_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    path = request.url.path
    file = STATIC / path.removeprefix("/")
    if not file.exists():
        raise Refused("not-found", status=404)
    return Response(file.read_bytes(), media_type=ROOT_FILES[path], headers=ASK_AGAIN)


@get("/offline.html", include_in_schema=False)
async def offline() -> Response[str]:
    """The page that the service worker shows when the server can't be reached."""
    return Response(offline_page(), media_type=HTML, headers=ASK_AGAIN)


@get("/locales/{lang:str}", include_in_schema=False)
async def words(request: Request[Any, Any, Any], lang: FromPath[str]) -> Response[str | None]:
    """All Fluent files of a language as one, with an ETag so that the browser can cache them."""
    code = lang.removesuffix(".ftl")
    if code not in LANGUAGES:
        raise Refused("unknown-language", status=404)
    folder = files("dvergar.locales").joinpath(code)
    parts = sorted(f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".ftl"))
    text = "\n".join(parts)
    headers = {**ASK_AGAIN, "ETag": f'W/"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, status_code=304, headers=headers)
    return Response(text, media_type=PLAIN, headers=headers)


def page_routes() -> list[Any]:
    routes: list[Any] = [home, root_file, offline, words]
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
