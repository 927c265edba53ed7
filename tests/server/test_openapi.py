"""The OpenAPI schema describes every route and loads nothing from other sites."""

from __future__ import annotations

import re

import pytest
from litestar.routes import HTTPRoute

from dvergar.server.app import make_app
from dvergar.server.settings import Settings
from tests.server.process import Server

REF = "#/components/schemas/"
SCHEMA = "/api/schema/openapi.json"


def test_every_route_is_described(server: Server) -> None:
    schema = server.get(SCHEMA).json()
    count = 0
    for route in make_app(Settings()).routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            ours = handler.fn.__module__.startswith("dvergar.")
            if ours and handler.include_in_schema is not False:
                for method in handler.http_methods:
                    operation = schema["paths"][route.path_format][method.lower()]
                    assert operation["description"]
                    named = {p["name"] for p in operation.get("parameters", [])}
                    assert named >= set(re.findall(r"{(\w+)}", route.path_format))
                    count += 1
    assert count >= 17


def test_every_reference_in_the_schema_resolves(server: Server) -> None:
    answer = server.get(SCHEMA)
    named = set(re.findall(rf'"{REF}(\w+)"', answer.text))
    assert named and named <= answer.json()["components"]["schemas"].keys()
    assert "$defs" not in answer.text


@pytest.mark.parametrize("viewer", ["swagger", "redoc", "elements", "rapidoc", "openapi.yaml"])
def test_no_schema_viewer_is_loaded(server: Server, viewer: str) -> None:
    assert server.get(f"/api/schema/{viewer}").status_code == 404
