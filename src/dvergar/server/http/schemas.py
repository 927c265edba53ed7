"""JSON schemas of all messages, generated from the structs that the server uses."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from dvergar.games.options import OptionValue
from dvergar.games.title import Arg
from dvergar.server.protocol import BaseView, Incoming, Outgoing, Refusal

Schema = dict[str, Any]
Schemas = dict[str, Schema]

REF = "#/$defs/"
NAMED = {
    "Arg": Arg,
    "OptionValue": OptionValue,
    "ClientMessage": Incoming,
    "ServerMessage": Outgoing,
}
ASIDE = {"description", "default"}
REMARK = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)


def wire(app: Litestar) -> Schemas:
    """Return the schemas of all messages and their parts, by name."""
    body_types = [kind for *_, handler in handlers(app) for kind in kinds(handler)]
    return components([Refusal, *body_types])


def handlers(app: Litestar) -> list[tuple[str, str, HTTPRouteHandler]]:
    """Return path, method and handler of every public route, sorted."""
    found = [
        (route.path_format, method, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
        if handler.fn.__module__.startswith("dvergar.") and handler.include_in_schema is not False
    ]
    return sorted(found, key=lambda route: route[:2])


def kinds(handler: HTTPRouteHandler) -> Iterator[Any]:
    """Yield the types of a route's body and answer."""
    if handler.parsed_data_field is not None:
        yield handler.parsed_data_field.annotation
    answer = handler.parsed_return_field.annotation
    inner = get_args(answer) if get_origin(answer) is Response else [answer]
    yield from (kind for kind in inner if kind is not bytes)


def components(body_types: list[Any]) -> Schemas:
    """Return the schemas of these types and of every type inside them."""
    every = [*NAMED.values(), BaseView, *body_types]
    aliases, found = msgspec.json.schema_components(every, ref_template=f"{REF}{{name}}")
    named = dict(zip(NAMED, aliases))
    structs: set[type[msgspec.Struct]] = set()
    collect(msgspec.inspect.multi_type_info(every), structs)
    for kind in structs:
        note_remarks(found[kind.__name__], kind)
    for name in reached(found, [kind.__name__ for kind in structs if not is_sent_by_clients(kind)]):
        found[name]["required"] = list(found[name]["properties"])
    return {**named, **{name: with_names(schema, named) for name, schema in found.items()}}


def collect(part: Any, structs: set[type[msgspec.Struct]]) -> None:
    """Add the structs inside a type that msgspec has inspected."""
    if isinstance(part, msgspec.inspect.StructType):
        if part.cls in structs:
            return
        structs.add(part.cls)
    if isinstance(part, list | tuple):
        for inner in part:
            collect(inner, structs)
    elif isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
        collect([getattr(part, name) for name in part.__struct_fields__], structs)


def is_sent_by_clients(kind: type[msgspec.Struct]) -> bool:
    """Return whether clients send it, so that fields with a default are optional."""
    return kind.__struct_config__.forbid_unknown_fields


def note_remarks(schema: Schema, kind: type[msgspec.Struct]) -> None:
    """Use the comment behind each field as its description."""
    if "description" in schema:
        schema["description"] = inspect.cleandoc(schema["description"])
    for field, remark in REMARK.findall(inspect.getsource(kind)):
        if field in schema["properties"]:
            schema["properties"][field]["description"] = remark


def reached(found: Schemas, names: list[str]) -> set[str]:
    """Return these schemas and every schema they refer to."""
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += references(found[name])
    return seen


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(REF)
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        yield from references(inner)


def with_names(part: Any, named: Schemas) -> Any:
    """Replace every schema that has a name with a reference."""
    if isinstance(part, list):
        return [with_names(inner, named) for inner in part]
    if not isinstance(part, dict):
        return part
    for name, schema in named.items():
        if bare(part) == schema:
            return {"$ref": f"{REF}{name}", **{k: v for k, v in part.items() if k in ASIDE}}
    return {key: with_names(value, named) for key, value in part.items()}


def bare(schema: Schema) -> Schema:
    return {key: value for key, value in schema.items() if key not in ASIDE}
