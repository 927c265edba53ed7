"""Writes docs/protocol.md from its template and the schemas of all routes and messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from dvergar.server.http.openapi import PARTS, described
from dvergar.server.http.schemas import REF, Schema, Schemas
from dvergar.server.protocol import VERSION
from tools.schemas import app, messages

TEMPLATE = Path("docs", "templates", "protocol.md")
NOTE = "<!-- Generated from docs/templates/protocol.md by make docs. -->"
TAGS = {"ClientMessage": "do", "ServerMessage": "is"}


def wire_page(root: Path) -> dict[Path, str]:
    """Map the page to its text, if there is a template for it."""
    template = root / TEMPLATE
    if not template.exists():
        return {}
    title, rest = template.read_text("utf-8").split("\n", 1)
    for name, text in placeholders(messages()).items():
        rest = rest.replace(f"<!-- {name} -->", text)
    return {root / "docs" / "protocol.md": f"{title}\n\n{NOTE}\n{rest}"}


def placeholders(parts: Schemas) -> dict[str, str]:
    """Return the values for the template's placeholders."""
    by_side = {side: [name_of(ref) for ref in parts[side]["anyOf"]] for side in TAGS}
    known = {*TAGS, *by_side["ClientMessage"], *by_side["ServerMessage"]}
    found = {"version": str(VERSION), "routes": "\n".join(routes())}
    for side, tag in TAGS.items():
        sections = [section(tag_value(parts[n], tag), parts[n]) for n in by_side[side]]
        found[side.lower()] = "\n\n".join(sections)
    others = [section(name, parts[name]) for name in sorted(parts) if name not in known]
    return {**found, "parts": "\n\n".join(others)}


def tag_value(message: Schema, tag: str) -> str:
    """Return the tag of a message, which is its heading."""
    return str(message["properties"][tag]["enum"][0])


def routes() -> Iterator[str]:
    """Yield a table row for every route."""
    yield "| route | what it does | body | answer |\n|---|---|---|---|"
    for path, operations in sorted(described(app())["paths"].items()):
        for method, operation in sorted(operations.items()):
            said = [content(part) for part in [operation.get("requestBody", {})]]
            answers = [
                f"{status} {content(answer)}".strip()
                for status, answer in operation["responses"].items()
                if status != "4XX"
            ]
            asked = [f"{p['name']}=" for p in operation.get("parameters", []) if p["in"] == "query"]
            where = f"`{method.upper()} {path}{'?' * bool(asked)}{'&'.join(asked)}`"
            yield f"| {where} | {operation['description']} | {said[0]} | {answers[0]} |"


def content(body: Schema) -> str:
    """Describe a body, or name its media type if that is enough."""
    for kind, held in body.get("content", {}).items():
        return type_text(held.get("schema", {})) if kind == "application/json" else str(kind)
    return ""


def section(heading: str, schema: Schema) -> str:
    """Describe a message or part of one, with its fields."""
    lines = [f"### {heading}", *filter(None, [schema.get("description")])]
    if "properties" not in schema:
        return "\n\n".join([*lines, type_text(schema)])
    rows = [row(name, part, schema) for name, part in schema["properties"].items()]
    return "\n\n".join([*lines, "\n".join(["| field | type | |\n|---|---|---|", *rows])])


def row(name: str, part: Schema, schema: Schema) -> str:
    remarks = [part.get("description", "")]
    if name not in schema.get("required", []):
        remarks.append(f"`{json.dumps(part.get('default'))}` if left out")
    return f"| `{name}` | {type_text(part)} | {'; '.join(filter(None, remarks))} |"


def name_of(ref: Schema) -> str:
    return str(ref["$ref"]).removeprefix(REF).removeprefix(PARTS)


def type_text(schema: Schema) -> str:
    """Return a type as text, with links to types described on the page."""
    if "$ref" in schema:
        return f"[{name_of(schema)}](#{name_of(schema).lower()})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(type_text(inner) for inner in schema[several])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        return f"list of {type_text(schema.get('items', {}))}"
    if kind == "object":
        return f"{type_text(schema.get('additionalProperties', {}))} by name"
    return kind + limits(schema)


def limits(schema: Schema) -> str:
    """Return the limits of a length or number."""
    found = [
        f"from {schema[least]} to {schema[most]}{unit}"
        for least, most, unit in (("minimum", "maximum", ""), ("minLength", "maxLength", " long"))
        if least in schema and most in schema
    ]
    if "maxLength" in schema and not found:
        found = [f"at most {schema['maxLength']} long"]
    return f", {found[0]}" if found else ""
