"""Links as QR codes, for the phone on the other side of the table."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from dvergar.server.http.dependencies import Asked, services_of, somebody
from dvergar.server.refusal import Refused

LONGEST = 300
QUIET_ZONE = 4
SVG = "image/svg+xml"


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


def drawn(link: str) -> bytes:
    """Dark on white, also on a dark page, or no camera can read it."""
    if len(link) > LONGEST:
        raise Refused("too-long", status=413)
    out = BytesIO()
    segno.make_qr(link, error="m").save(
        out, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return out.getvalue()


invitation = lru_cache(256)(drawn)


def home(request: Asked) -> str:
    """The address of this server as the reader knows it."""
    scheme = "https" if services_of(request).settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


@get("/api/tables/{id:str}/qr.svg", media_type=SVG)
async def table_qr(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """The way to a table as a QR code."""
    found = await services_of(request).lobby.table(id)
    return Response(invitation(f"{home(request)}/table/{found.id}"), media_type=SVG)


@post("/api/qr", status_code=200, media_type=SVG)
async def link_qr(request: Asked, data: JSONBody[Wanted]) -> Response[bytes]:
    """A QR code of any link of ours, also a secret one, which is in no address line and no log."""
    await somebody(request)
    if not ours(data.text, request.headers["origin"]):
        raise Refused("foreign-link")
    return Response(drawn(data.text), media_type=SVG, headers={"Cache-Control": "no-store"})


def ours(link: str, origin: str) -> bool:
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    return link.isprintable() and f"{parts.scheme}://{parts.netloc}" == origin


QR_ROUTES = [table_qr, link_qr]
