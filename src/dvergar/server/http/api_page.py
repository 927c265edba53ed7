"""The HTTP side for people who write programs: the schema, and a page that shows it."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.openapi.plugins import JsonRenderPlugin

from dvergar.server.http.schemas import REF, Schema, wire

CODE = re.compile("`([^`]+)`")
PARTS = "#/components/schemas/"
REFUSED = {
    "description": "Refused; why is a line to be worded in the reader's language.",
    "content": {"application/json": {"schema": {"$ref": f"{PARTS}Refusal"}}},
}
STYLE = """
:root { color-scheme: dark light; --bg: #15120f; --ink: #f6ecd9; --dim: #ab9d86; --line: #544839;
  --panel: #2a241e; --accent: #f6d27c; }
@media (prefers-color-scheme: light) { :root { --bg: #efe6d3; --ink: #2b2013; --dim: #5d4a30;
  --line: #cdb98f; --panel: #f7eeda; --accent: #7c4d0b; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--bg); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; }
a { color: var(--accent); }
section { margin: 0 0 1rem; padding: .75rem 1rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 7px; overflow-x: auto; }
section h3 { margin: 0 0 .25rem; overflow-wrap: anywhere; }
.method { color: var(--accent); }
p { margin: .25rem 0 .5rem; }
table { border-collapse: collapse; }
th, td { padding: .15rem .75rem .15rem 0; text-align: left; vertical-align: top; }
th { color: var(--dim); font-weight: normal; }
code { font: .9em ui-monospace, monospace; }
"""
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dvergar: the API</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<main>
<h1>Dvergar {version}: the API</h1>
<p>Requests that change something need the cookie of a guest (<code>POST /api/me</code>) and an
<code>Origin</code> of this server. A game is played over the WebSocket <code>/ws/{{id}}</code>,
whose messages are <a href="#Said">Said</a> and <a href="#Sent">Sent</a>. The same as
<a href="/api/schema/openapi.json">JSON</a>.</p>
<h2>Routes</h2>
{routes}
<h2>Schemas</h2>
{parts}
</main>
</body>
</html>
"""


@lru_cache(1)
def described(app: Litestar) -> Schema:
    """The OpenAPI schema, with our own schemas and what every route may answer."""
    found: Schema = app.openapi_schema.to_schema()
    for operations in found["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("400", None)
            operation["responses"]["4XX"] = REFUSED
    ours = json.dumps(wire(app)).replace(f'"{REF}', f'"{PARTS}')
    found["components"]["schemas"] = json.loads(ours)
    return found


class Described(JsonRenderPlugin):
    """Serves the schema as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, described(request.app))


@get("/api", include_in_schema=False, sync_to_thread=False)
def api_page(request: Request[Any, Any, Any]) -> Response[str]:
    schema = described(request.app)
    routes = [
        route(path, method, operation)
        for path, operations in sorted(schema["paths"].items())
        for method, operation in sorted(operations.items())
    ]
    parts = [part(name, body) for name, body in sorted(schema["components"]["schemas"].items())]
    text = PAGE.format(
        version=escape(schema["info"]["version"]), routes="\n".join(routes), parts="\n".join(parts)
    )
    return Response(text, media_type="text/html")


@get("/api/page.css", include_in_schema=False, sync_to_thread=False)
def api_style() -> Response[str]:
    return Response(STYLE, media_type="text/css")


def route(path: str, method: str, operation: Schema) -> str:
    """A route with all that goes in and out."""
    rows = [
        row(p["in"], p["name"], worded(p["schema"]), "") for p in operation.get("parameters", [])
    ]
    for content in contents(operation.get("requestBody", {})):
        rows.append(row("body", "", content, ""))
    for status, answer in sorted(operation["responses"].items()):
        shown = " ".join(contents(answer))
        rows.append(row("answer", status, shown, answer["description"] if not shown else ""))
    head = f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code>'
    said = prose(operation)
    return f"<section><h3>{head}</h3><p>{said}</p><table>{''.join(rows)}</table></section>"


def row(*cells: str) -> str:
    head, *rest = cells
    return f"<tr><th>{head}</th>{''.join(f'<td>{cell}</td>' for cell in rest)}</tr>"


def contents(body: Schema) -> list[str]:
    """What a body holds, or its media type where that says it all."""
    found = body.get("content", {}).items()
    return [
        worded(content.get("schema", {})) if kind == "application/json" else escape(kind)
        for kind, content in found
    ]


def part(name: str, schema: Schema) -> str:
    """A schema with its fields."""
    needed = schema.get("required", [])
    rows = [
        row(
            f"<code>{escape(field)}</code>",
            worded(body) + ("" if field in needed else ", may be left out"),
            prose(body),
        )
        for field, body in schema.get("properties", {}).items()
    ]
    said = prose(schema) or ("" if rows else worded(schema))
    fields = f"<table>{''.join(rows)}</table>" if rows else ""
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{said}</p>{fields}</section>'


def prose(schema: Schema) -> str:
    """What a description says, its `code` as such."""
    return CODE.sub(r"<code>\1</code>", escape(schema.get("description", "")))


def worded(schema: Schema) -> str:
    """A type as people write it, with links to what is described below."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(PARTS))
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(worded(inner) for inner in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {worded(schema.get('items', {}))}"
    if kind == "object":
        return f"{worded(schema.get('additionalProperties', {}))} by name"
    return escape(kind)


API_ROUTES = [api_page, api_style]
