"""Measures the first page load in a fresh browser."""

from __future__ import annotations

import statistics
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import Browser as Chromium

from tests.server.process import Server
from tests.web.chromium import launched

VISITS = 5


class Visit(NamedTuple):
    kilobytes: float  # as sent over the wire
    seconds: float  # until the first game can be clicked


def visits(server: Server) -> Visit:
    """Return the median of several visits, each with an empty cache."""
    with launched() as chromium:
        visit(chromium, server)  # warm-up: a browser that has just started is busy
        found = [visit(chromium, server) for _ in range(VISITS)]
    return Visit(*[statistics.median(column) for column in zip(*found, strict=True)])


def visit(chromium: Chromium, server: Server) -> Visit:
    context = chromium.new_context()
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []

    def came(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    wire.on("Network.loadingFinished", came)
    start = perf_counter()
    page.goto(server.url, wait_until="commit")
    page.locator(".door button.primary").first.click(trial=True)
    seconds = perf_counter() - start
    page.wait_for_load_state("networkidle")
    context.close()
    return Visit(sum(sizes) / 1024, seconds)
