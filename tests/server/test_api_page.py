"""The page that describes the API: every route is on it, and nothing from elsewhere."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from litestar.routes import HTTPRoute

from dvergar.server.app import make_app
from dvergar.server.settings import Settings
from tests.server.process import Server

LINK = re.compile(r"""(?:src|href|action|url)\s*[=(]\s*["']?([^"')\s>]+)""")
ID = re.compile(r'id="(\w+)"')
REF = "#/components/schemas/"


@pytest.fixture(scope="module")
def page(server: Server) -> str:
    answer = server.get("/api")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    return answer.text


def test_nothing_comes_from_elsewhere(server: Server, page: str) -> None:
    style = server.get("/api/page.css").text
    links = LINK.findall(page) + LINK.findall(style)
    assert links and [link for link in links if urlsplit(link).netloc] == []
    assert "<script" not in page and "<style" not in page and " style=" not in page
    assert "@import" not in style


def test_its_links_lead_somewhere(server: Server, page: str) -> None:
    for link in {link for link in LINK.findall(page) if not link.startswith("#")}:
        assert server.get(link).status_code == 200
    inside = {link[1:] for link in LINK.findall(page) if link.startswith("#")}
    assert inside <= set(ID.findall(page))


def test_every_route_is_on_it(server: Server, page: str) -> None:
    schema = server.get("/api/schema/openapi.json").json()
    count = 0
    for route in make_app(Settings()).routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            ours = handler.fn.__module__.startswith("dvergar.")
            if ours and handler.include_in_schema is not False:
                for method in handler.http_methods:
                    head = f"{method}</span> <code>{route.path_format}</code></h3><p>"
                    assert head in page and not page.partition(head)[2].startswith("</p>")
                    assert schema["paths"][route.path_format][method.lower()]["description"]
                    count += 1
    assert count >= 17


def test_the_schema_refers_to_what_it_has(server: Server) -> None:
    answer = server.get("/api/schema/openapi.json")
    named = set(re.findall(rf'"{REF}(\w+)"', answer.text))
    assert named and named <= answer.json()["components"]["schemas"].keys()
    assert "$defs" not in answer.text


@pytest.mark.parametrize("viewer", ["swagger", "redoc", "elements", "rapidoc", "openapi.yaml"])
def test_no_viewer_is_fetched_for_it(server: Server, viewer: str) -> None:
    assert server.get(f"/api/schema/{viewer}").status_code == 404
