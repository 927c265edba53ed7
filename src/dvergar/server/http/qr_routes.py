"""Links as QR codes, for the phone on the other side of the table."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from dvergar.server.http.dependencies import HttpRequest
from dvergar.server.people.accounts import Person
from dvergar.server.refusal import Refused
from dvergar.server.services import Services
from dvergar.server.tables.table import Table

LONGEST = 300
QUIET_ZONE = 4
SVG = "image/svg+xml"


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


def drawn(link: str) -> bytes:
    """Dark on white, also on a dark page: cameras need it."""
    if len(link) > LONGEST:
        raise Refused("too-long", status=413)
    out = BytesIO()
    segno.make_qr(link, error="m").save(
        out, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return out.getvalue()


invitation = lru_cache(256)(drawn)


def home(request: HttpRequest, services: Services) -> str:
    """The address of this server as the reader knows it."""
    scheme = "https" if services.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


@get("/api/tables/{id:str}/qr.svg", media_type=SVG)
async def table_qr(
    request: HttpRequest, services: NamedDependency[Services], shown_table: NamedDependency[Table]
) -> Response[bytes]:
    """The way to a table as a QR code."""
    link = f"{home(request, services)}/table/{shown_table.id}"
    return Response(invitation(link), media_type=SVG)


@post("/api/qr", status_code=200, media_type=SVG)
async def link_qr(
    request: HttpRequest, person: NamedDependency[Person], data: JSONBody[Wanted]
) -> Response[bytes]:
    """A QR code of any link of ours, also a secret one, which is in no address line and no log."""
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
