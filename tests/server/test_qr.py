"""QR codes of links, read back square by square."""

from __future__ import annotations

import re

import pytest
import segno

from tests.server.client import Browser
from tests.server.process import Server

QUIET = 4
ELSEWHERE = [
    "", "x", "http://evil.example/", "javascript:alert(1)", "//", "http://[", "https://127.0.0.1/",
    "{url}.evil.example/", "{url}@evil.example/", "{url}/\n",
]  # fmt: skip


def squares(svg: str) -> list[list[int]]:
    """Return the dark squares of a picture, including its quiet zone."""
    assert svg.startswith("<svg") and 'fill="#fff"' in svg
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert found and found[1] == found[2]
    grid = [[0] * int(found[1]) for _ in range(int(found[2]))]
    path = re.search(r'<path[^>]* stroke="#000"[^>]*d="([^"]+)"', svg)
    path = path or re.search(r'<path[^>]*d="([^"]+)"[^>]* stroke="#000"', svg)
    assert path
    x = y = 0.0
    for verb, words in re.findall(r"([Mmh])([-\d. ]+)", path[1]):
        numbers = [float(n) for n in words.split()]
        if verb == "h":
            for n in range(int(numbers[0])):
                grid[int(y)][int(x) + n] = 1
            x += numbers[0]
        else:
            x, y = numbers if verb == "M" else (x + numbers[0], y + numbers[1])
    return grid


def expected(link: str) -> list[list[int]]:
    code = [[int(dark) for dark in row] for row in segno.make_qr(link, error="m").matrix]
    wide = len(code) + 2 * QUIET
    rows = [[0] * QUIET + row + [0] * QUIET for row in code]
    return [[0] * wide for _ in range(QUIET)] + rows + [[0] * wide for _ in range(QUIET)]


def test_the_invitation_links_to_the_table(server: Server, ada: Browser) -> None:
    table = ada.create("me", "open")
    answer = Browser(server).request("GET", f"/api/tables/{table}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert squares(answer.text) == expected(f"{server.url}/table/{table}")
    house = f"dwarf.local:{server.port}"
    asked = Browser(server).http.get(f"/api/tables/{table}/qr.svg", headers={"Host": house})
    assert squares(asked.text) == expected(f"http://{house}/table/{table}")
    refused = ada.refused("GET", "/api/tables/nowhere/qr.svg", None, 404)
    assert refused == "unknown-table"
    long = Browser(server).http.get(f"/api/tables/{table}/qr.svg", headers={"Host": "x" * 3000})
    assert long.status_code in (400, 413)


def test_a_secret_link_is_drawn_but_not_stored(server: Server, ada: Browser) -> None:
    link = f"{server.url}/table/abc#token-of-a-seat"
    answer = ada.request("POST", "/api/qr", {"text": link})
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    assert squares(answer.text) == expected(link)


@pytest.mark.parametrize("text", ELSEWHERE)
def test_links_to_other_sites_are_not_drawn(server: Server, text: str) -> None:
    ada = Browser(server, "Ada")
    said = text.replace("{url}", server.url)
    assert ada.refused("POST", "/api/qr", {"text": said}, 400) == "foreign-link"


def test_who_may_have_a_link_drawn(server: Server, ada: Browser) -> None:
    good = {"text": f"{server.url}/"}
    assert Browser(server).refused("POST", "/api/qr", good, 401) == "no-session"
    long = {"text": f"{server.url}/{'x' * 300}"}
    assert ada.refused("POST", "/api/qr", long, 400) == "malformed"
    edge = {"text": f"{server.url}/".ljust(300, "x")}
    assert ada.request("POST", "/api/qr", edge).status_code == 200
