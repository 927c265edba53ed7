"""Measures the first page load in a fresh browser."""

from __future__ import annotations

import statistics
from time import perf_counter
from typing import Any, NamedTuple

from playwright.sync_api import Browser as Chromium

from tests.bench.server.tasks import Tasks
from tests.server.process import Server
from tests.web.chromium import launched

VISITS = 5
# How much the page has moved by itself.
WATCH = """
window.shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ hadRecentInput, value }) => {
  window.shift += hadRecentInput ? 0 : value;
})).observe({ type: "layout-shift", buffered: true });
"""


class Visit(NamedTuple):
    kilobytes: float  # as sent over the wire
    seconds: float  # until the first game can be clicked
    shift: float  # how much the lobby moves while it loads
    longest: float  # the longest task on lobby and table, in ms of CPU time


def visits(server: Server) -> Visit:
    """Return the median of several visits, each with an empty cache."""
    with launched() as chromium:
        visit(chromium, server)  # warm-up: a browser that has just started is busy
        found = [visit(chromium, server) for _ in range(VISITS)]
    return Visit(*[statistics.median(column) for column in zip(*found, strict=True)])


def visit(chromium: Chromium, server: Server) -> Visit:
    context = chromium.new_context()
    context.add_init_script(WATCH)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []

    def came(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    wire.on("Network.loadingFinished", came)
    tasks = Tasks(page, wire)
    start = perf_counter()
    page.goto(server.url, wait_until="commit")
    page.locator(".door button.primary").first.click(trial=True)
    seconds = perf_counter() - start
    page.wait_for_load_state("networkidle")
    kilobytes = sum(sizes) / 1024
    shift = page.evaluate("window.shift")
    page.locator(".door button.primary").first.click()
    page.locator("[popover] button.primary").click()
    page.locator(".status").wait_for()
    page.wait_for_load_state("networkidle")
    longest = tasks.longest()
    context.close()
    return Visit(kilobytes, seconds, shift, longest)
