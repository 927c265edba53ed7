"""The OpenAPI schema that the server shows to programs."""

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
    "description": "Refused; why is a line to be worded in the reader's language.",
    "content": {"application/json": {"schema": {"$ref": f"{PARTS}Refusal"}}},
}


@lru_cache(1)
def described(app: Litestar) -> Schema:
    """Litestar's schema of the routes, with the schemas that docs/protocol.md is made from."""
    found: Schema = app.openapi_schema.to_schema()
    for operations in found["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("400", None)
            operation["responses"]["4XX"] = REFUSED
    ours = json.dumps(wire(app)).replace(f'"{REF}', f'"{PARTS}')
    found["components"]["schemas"] = json.loads(ours)
    return found


class Described(JsonRenderPlugin):
    """Serves the schema at openapi.json; viewers would load scripts from other sites."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, described(request.app))


OPENAPI = OpenAPIConfig(
    "Dvergar",
    __version__,
    path="/api/schema",
    render_plugins=[Described()],
    use_handler_docstrings=True,
)
