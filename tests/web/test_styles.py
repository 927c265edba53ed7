"""A table looks the same, whatever was opened before in the same tab."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.marks import first_is_quick
from tests.web.conftest import Come
from tests.web.layout import Layout, differences, layout
from tests.web.person import DESKTOP, TOUCH, Person
from tests.web.places import Places
from tests.web.table import TablePage

SIZES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": TOUCH}


@pytest.mark.parametrize("size", first_is_quick(SIZES))
def test_a_table_looks_as_in_a_fresh_tab(come: Come, places: Places, size: str) -> None:
    jewellers, smithy, silber = places.jewel.drafting, places.running, places.silber.planning
    here = {"account": places.ada, **SIZES[size]}
    visited = visits(come(places.server, **here), [jewellers, smithy, silber, smithy])
    for id, seen in visited:
        fresh = come(places.server, **here)
        TablePage(fresh, id)
        assert differences(seen, settled(fresh)) == [], id


def visits(person: Person, tables: list[str]) -> Iterator[tuple[str, Layout]]:
    """One table after the other in one tab, each from the lobby's list."""
    person.page.goto("/")
    person.page.evaluate("window.stayed = true")
    for id in tables:
        person.page.locator(".row").first.wait_for()
        person.page.locator(".box .more").first.click()
        person.page.locator(f'a.row[href="/table/{id}"]').click()
        yield id, settled(person)
        person.page.locator(".bar a.logo").click()
    assert person.page.evaluate("window.stayed"), "the page was loaded anew"


def settled(person: Person) -> Layout:
    """The layout as soon as it is this person's turn and nothing moves."""
    person.page.locator(".status.mine").wait_for()
    person.page.wait_for_function("!document.getAnimations().length")
    return layout(person)
