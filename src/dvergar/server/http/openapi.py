"""The OpenAPI schema of the server."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from dvergar import __version__
from dvergar.server.http.schemas import REF, Schema, wire

PARTS = "#/components/schemas/"
REFUSED = {
    "description": "Refused; `why` is a line that the client words in the reader's language.",
    "content": {"application/json": {"schema": {"$ref": f"{PARTS}Refusal"}}},
}


@lru_cache(1)
def described(app: Litestar) -> Schema:
    """Return Litestar's schema of the routes, with the message schemas of docs/protocol.md."""
    found: Schema = app.openapi_schema.to_schema()
    for operations in found["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("400", None)
            operation["responses"]["4XX"] = REFUSED
    ours = json.dumps(wire(app)).replace(f'"{REF}', f'"{PARTS}')
    found["components"]["schemas"] = json.loads(ours)
    return found


class Described(JsonRenderPlugin):
    """Serves the schema as JSON only, since viewers would load scripts from other sites."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, described(request.app))


OPENAPI = OpenAPIConfig(
    "Dvergar",
    __version__,
    path="/api/schema",
    render_plugins=[Described()],
    use_handler_docstrings=True,
)
