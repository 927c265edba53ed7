"""Static files, translated texts and the offline page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from dvergar import server
from dvergar.locales import LANGUAGES, Words
from dvergar.server.app import make_app
from dvergar.server.http import pages
from dvergar.server.refusal import Refused
from dvergar.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a fake build in which each file contains its own path."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("script")
    for path in ["/index.html", *pages.ROOT_FILES]:
        (tmp_path / path.removeprefix("/")).write_text(path)
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.fixture
def client(built: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    app = make_app(Settings(db=f"sqlite:///{tmp_path / 'pages.sqlite'}"))
    with TestClient(app) as made:
        yield made


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc", "/rules/smithy"])
def test_one_page_serves_every_address_and_is_never_cached(
    client: TestClient[Litestar], path: str
) -> None:
    answer = client.get(path)
    assert (answer.text, answer.headers["cache-control"]) == ("/index.html", "no-cache")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path, kind", pages.ROOT_FILES.items())
def test_app_files_have_their_type_and_are_revalidated(
    client: TestClient[Litestar], path: str, kind: str
) -> None:
    answer = client.get(path)
    assert (answer.text, answer.headers["content-type"].split(";")[0]) == (path, kind)
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_file_that_was_not_built_is_not_found(client: TestClient[Litestar], built: Path) -> None:
    (built / "sw.js").unlink()
    answer = client.get("/sw.js")
    assert (answer.status_code, answer.json()["why"]["id"]) == (404, "refused-not-found")


@pytest.mark.parametrize("path", ["/nope", "/table", "/api/nope", "/table/" + "x" * 300])
def test_an_unknown_address_gives_people_the_app_and_scripts_json(
    client: TestClient[Litestar], path: str
) -> None:
    page = client.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
    assert (page.status_code, page.text) == (404, "/index.html")
    assert "default-src 'self'" in page.headers["content-security-policy"]
    answer = client.get(path)
    assert (answer.status_code, answer.json()["why"]["id"]) == (404, "refused-not-found")


def test_assets_are_cached_for_a_year(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-1a2b.js")
    assert answer.text == "script"
    assert "immutable" in answer.headers["cache-control"]


def test_the_manifests_icons_and_the_pages_links_are_served() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    page = (WEB / "index.html").read_text("utf-8")
    icons = {icon["src"] for icon in manifest["icons"]}
    assert icons <= pages.ROOT_FILES.keys()
    assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for path in pages.ROOT_FILES.keys() - {"/sw.js"}:
        assert (WEB / "public" / path.removeprefix("/")).is_file(), path
    for path in ("/manifest.webmanifest", "/favicon.svg", "/apple-touch-icon.png"):
        assert f'href="{path}"' in page


def test_the_offline_page_speaks_every_language(client: TestClient[Litestar]) -> None:
    answer = client.get("/offline.html")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for lang in LANGUAGES:
        said = Words(lang)
        assert f'<section lang="{lang}">' in answer.text
        for key in ("web-offline-title", "web-retry"):
            assert said(key).replace("'", "&#x27;") in answer.text
    assert "<script" not in answer.text and "http" not in answer.text


def test_texts_are_sent_again_only_when_they_changed(client: TestClient[Litestar]) -> None:
    first = client.get("/locales/hu")
    assert "web-since = Amíg távol voltál" in first.text
    tag = first.headers["etag"]
    again = client.get("/locales/hu", headers={"If-None-Match": tag})
    assert (again.status_code, again.text) == (304, "")
    other = client.get("/locales/de", headers={"If-None-Match": tag})
    assert (other.status_code, other.headers["etag"] == tag) == (200, False)
    assert client.get("/locales/xx").json()["why"]["id"] == "refused-unknown-language"


def test_every_refusal_has_a_text_in_every_language() -> None:
    folder = Path(server.__path__[0])
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    ids = {id for source in sources for id in refusals(source)}
    assert {"stale", "old-client", "unknown-table", "too-often"} <= ids
    for lang in LANGUAGES:
        missing = [id for id in sorted(ids) if not Words(lang).has(f"refused-{id}")]
        assert missing == [], lang


def refusals(source: str) -> Iterator[str]:
    for opening in (f'{Refused.__name__}("', 'error_response("', 'Closing(UNREADABLE, "',
                    'TOO_OLD, "', 'TOO_MUCH, "', 'TOO_OFTEN, "', 'SLOW, "'):  # fmt: skip
        for part in source.split(opening)[1:]:
            yield part.split('"')[0]
