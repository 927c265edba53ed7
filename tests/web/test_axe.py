"""axe-core finds nothing to complain of on any screen, in any theme, language and size."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.places import Places
from tests.web.screens import RARE, SCREENS
from tools.tree import LANGUAGES

SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": TOUCH}
THEMES = ("dark", "light")


def check(person: Person, screen: str, lang: str, theme: str) -> list[str]:
    person.wear(lang, theme)
    return [f"{screen}, {theme}, {lang}: {found}" for found in violations(person.page)]


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.long)])
def test_axe_finds_nothing_on_any_screen(come: Come, places: Places, size: str) -> None:
    """In each size in one theme, and in the languages by turns."""
    person = come(places.server, account=places.ada, **SIZES[size])
    found = []
    for n, screen in enumerate(name for name in SCREENS if name not in RARE):
        SCREENS[screen](person, places)
        theme = THEMES[(n + [*SIZES].index(size)) % len(THEMES)]
        found += check(person, screen, LANGUAGES[n % len(LANGUAGES)], theme)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_any_language(
    come: Come, places: Places, screen: str, size: str
) -> None:
    person = come(places.server, account=places.ada, **SIZES[size])
    SCREENS[screen](person, places)
    looks = [(lang, theme) for lang in LANGUAGES for theme in THEMES]
    assert [f for lang, theme in looks for f in check(person, screen, lang, theme)] == []
