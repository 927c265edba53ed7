"""axe-core finds no violations on any screen, theme, language or size."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.places import Places
from tests.web.screens import SCREENS
from tools.tree import LANGUAGES

SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": TOUCH}
THEMES = ("dark", "light")
MAIN = ("hall", "creating", "picked", "moves", "end", "silber-placement", "jewel-turn")


def check(person: Person, screen: str, lang: str, theme: str) -> list[str]:
    person.set_look(lang, theme)
    return [f"{screen}, {theme}, {lang}: {found}" for found in violations(person.page)]


def test_axe_finds_nothing_on_the_main_screens(come: Come, places: Places) -> None:
    """Alternates themes and languages."""
    person = come(places.server, account=places.ada)
    found = []
    for n, screen in enumerate(MAIN):
        SCREENS[screen](person, places)
        found += check(person, screen, LANGUAGES[n % len(LANGUAGES)], THEMES[n % len(THEMES)])
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
