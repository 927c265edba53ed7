"""The order of all tests, and what becomes of those whose system program is missing."""

from __future__ import annotations

import pytest

from tests import programs


# Last, for then only the tests are left that will run.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browsers first: their files take longest, and short ones even out the workers at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))
    left_out = programs.look_for_programs(items)
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    programs.skip_or_fail(item)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in programs.summary(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True)
