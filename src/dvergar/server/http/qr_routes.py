"""Links as QR codes, to open a table on a phone."""

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


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


def qr_svg(link: str) -> bytes:
    """Draw a link in black on white even on a dark page, because cameras need the contrast."""
    if len(link) > LONGEST:
        raise Refused("too-long", status=413)
    out = BytesIO()
    segno.make_qr(link, error="m").save(
        out, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, xmldecl=False
    )
    return out.getvalue()


invitation = lru_cache(256)(qr_svg)


def base_url(request: HttpRequest, services: Services) -> str:
    """Return the address of this server as the browser knows it."""
    scheme = "https" if services.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


@get("/api/tables/{id:str}/qr.svg", media_type=SVG)
async def table_qr(
    request: HttpRequest, services: NamedDependency[Services], shown_table: NamedDependency[Table]
) -> Response[bytes]:
    """The link to a table as a QR code."""
    link = f"{base_url(request, services)}/table/{shown_table.id}"
    return Response(invitation(link), media_type=SVG)


@post("/api/qr", status_code=200, media_type=SVG)
async def link_qr(
    request: HttpRequest, person: NamedDependency[Person], data: JSONBody[QrText]
) -> Response[bytes]:
    """Any link to this server as a QR code. A POST keeps secret links out of addresses and logs."""
    if not is_same_site(data.text, request.headers["origin"]):
        raise Refused("foreign-link")
    return Response(qr_svg(data.text), media_type=SVG, headers={"Cache-Control": "no-store"})


def is_same_site(link: str, origin: str) -> bool:
    try:
        parts = urlsplit(link)
    except ValueError:
        return False
    return link.isprintable() and f"{parts.scheme}://{parts.netloc}" == origin


QR_ROUTES = [table_qr, link_qr]
