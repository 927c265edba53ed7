"""Sorts the tests, and skips those whose system program is missing."""

from __future__ import annotations

import pytest

from tests import programs


# Last, so that `items` holds only the tests that will run.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put browser tests first: they take longest, so short tests fill the gaps at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))
    dropped = programs.find_missing(items)
    config.hook.pytest_deselected(items=list(dropped))
    items[:] = [item for item in items if item not in dropped]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    programs.skip_or_fail(item)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in programs.summary(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)
