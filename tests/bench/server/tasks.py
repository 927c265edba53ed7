"""Measures how long a page's main thread is busy without a break."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page

Event = dict[str, Any]
TRACED = {"includedCategories": ["toplevel", "devtools.timeline"]}


class Tasks:
    """The tasks of a page in the browser's own trace, in CPU time."""

    def __init__(self, page: Page, wire: CDPSession) -> None:
        self.page, self.wire = page, wire
        self.events: list[Event] = []
        self.complete = False
        wire.on("Tracing.dataCollected", lambda event: self.events.extend(event["value"]))
        wire.on("Tracing.tracingComplete", self.end)
        wire.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": TRACED})

    def end(self, _: Event) -> None:
        self.complete = True

    def longest(self) -> float:
        """Stop the trace and return the longest task in ms."""
        self.wire.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(20)
        mains = {thread(event) for event in self.events if is_main(event)}
        tasks = [e["tdur"] for e in self.events if "tdur" in e and thread(e) in mains]
        return float(max(tasks)) / 1000


def thread(event: Event) -> tuple[int, int]:
    return event["pid"], event["tid"]


def is_main(event: Event) -> bool:
    return bool(event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain")
