"""Somebody who knows no rules plays each lesson by doing only what the screen asks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from dvergar.lessons import lesson
from dvergar.lessons.file import NEXT, Step
from tests.server.process import Server
from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.learner import BUBBLE, Learner
from tests.web.person import TOUCH, Person
from tools.tree import LANGUAGES

GAMES = ("smithy", "silberzwerg", "jewellers")
SHORTEST = min(GAMES, key=lambda game: len(lesson(game).steps))
WAYS: dict[str, dict[str, Any]] = {"mouse": {}, "touch": TOUCH, "keys": {}}
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": TOUCH}
LESSON_TEXT = re.compile(r"^((?:(?:web-)?lesson-[\w-]+| +\.(?:more|about)) = )(.+)$", re.M)
# The bubble is on the screen and nothing in it is cut off.
CUT = """() => {
  const bubble = document.querySelector(".coach-bubble");
  const { left, top, right, bottom } = bubble.getBoundingClientRect();
  const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  const parts = [...bubble.querySelectorAll("p, button, small, footer")];
  const cut = parts.filter(e => !e.matches(".body") && e.scrollWidth > e.clientWidth + 1
    || [...e.querySelectorAll("*")].some(c => c.getBoundingClientRect().right > right + 1));
  return [...(out ? ["the bubble"] : []), ...cut.map(e => e.textContent)];
}"""
# Lit things must not be under the bubble.
COVERED = """() => {
  const a = document.querySelector(".coach-bubble").getBoundingClientRect();
  return [...document.querySelectorAll("[data-lit]")].filter(e => {
    const b = e.getBoundingClientRect();
    const beside = a.right <= b.left + 1 || b.right <= a.left + 1;
    return !beside && a.bottom > b.top + 1 && b.bottom > a.top + 1;
  }).map(e => e.outerHTML.slice(0, 120));
}"""


class Watcher(Learner):
    """Looks closely at every step."""

    checks: Callable[[Watcher], None] = staticmethod(lambda _: None)
    label = ""

    def arrived(self) -> None:
        self.person.drawn()
        number = f"{len(self.steps):02}-{self.steps[-1]}"
        self.person.shot(f"lesson-{self.game}-{self.label}-{number}")
        assert self.page.evaluate(CUT) == [], self.steps[-1]
        assert self.page.evaluate(COVERED) == [], self.steps[-1]
        self.checks(self)


def mark(game: str) -> pytest.MarkDecorator:
    """The shortest lesson is long; the others soak."""
    return pytest.mark.long if game == SHORTEST else pytest.mark.soak


def plans() -> list[Any]:
    """Return every game, way and language; of the shortest lesson, each way in one language."""
    return [
        pytest.param(game, way, lang, marks=mark(game if (w + 2) % 4 == n else ""))
        for game in GAMES
        for w, way in enumerate(WAYS)
        for n, lang in enumerate(LANGUAGES)
    ]


def needed(game: str) -> set[str]:
    """Return the steps that ask for something; the others may pass while bots play."""
    return {step.id for step in lesson(game).steps if NEXT in asked(step) or not step.light}


def asked(step: Step) -> list[str]:
    return [condition.looked for condition in step.done.every()]


def learner(person: Person, game: str, way: str) -> Watcher:
    made = Watcher(person, game, way)
    made.label = f"{way}-{person.words.lang}"
    return made


def follows(person: Person, game: str, way: str) -> Watcher:
    """Play a lesson to its end, and see that every step was shown."""
    made = learner(person, game, way)
    made.begin()
    shown = made.play()
    assert needed(game) <= {*shown}, needed(game) - {*shown}
    return made


@pytest.mark.parametrize(("game", "way", "lang"), plans())
def test_a_lesson_is_learned_by_following_the_screen(
    come: Come, server: Server, game: str, way: str, lang: str
) -> None:
    person = come(server, "Eitri", lang, **WAYS[way])
    made = follows(person, game, way)
    made.press(made.in_bubble(".pair .help"))
    person.page.locator(BUBBLE).wait_for(state="detached")
    made.page.goto("/learn")
    person.shows(person.says("web-learn-done"))


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_any_step(come: Come, server: Server, game: str, size: str) -> None:
    person = come(server, "Eitri", **SIZES[size])
    made = learner(person, game, "touch" if SIZES[size] else "mouse")
    found: list[str] = []
    made.checks = lambda of: found.extend(f"{of.steps[-1]}: {v}" for v in violations(of.page))
    made.begin()
    made.play()
    assert found == []


@pytest.mark.parametrize("game", [pytest.param(game, marks=mark(game)) for game in GAMES])
def test_a_lesson_can_be_left_and_resumed_at_each_step(
    come: Come, server: Server, game: str
) -> None:
    person = come(server, "Eitri")
    made = learner(person, game, "mouse")
    made.checks = leave_and_resume
    made.begin()
    made.play()


def leave_and_resume(of: Learner) -> None:
    """Go away to the lobby and come back, and leave the lesson and resume it."""
    step, leave = of.steps[-1], of.page.locator(".bar .leave")
    of.page.goto("/learn")
    of.press(of.page.locator("li", has_text=of.person.says(f"{of.game}-title")).locator(".learn"))
    of.arrive()
    assert not_before(of, step)
    of.press(leave)
    of.page.locator(BUBBLE).wait_for(state="detached")
    of.press(leave)
    of.page.locator(BUBBLE).wait_for()
    of.until(lambda: not_before(of, step))
    of.until(of.settled)


def not_before(of: Learner, step: str) -> bool:
    """Return whether a lesson is where it was, or further on: bots play while nobody looks."""
    order = [each.id for each in lesson(of.game).steps]
    return of.step in order and order.index(of.step) >= order.index(step)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_that_are_longer_by_two_fifths_fit(
    come: Come, server: Server, game: str, size: str
) -> None:
    person = come(server, "Eitri", **SIZES[size])
    person.context.route("**/locales/*", lambda route: route.fulfill(body=stretched(route)))
    made = learner(person, game, "touch" if SIZES[size] else "mouse")
    made.label = f"long-{size}"
    made.page.goto("/learn")
    made.press(made.page.locator("li").nth(GAMES.index(game)).locator("button.learn"))
    made.arrive()
    made.play()


def stretched(route: Route) -> str:
    """Return the texts of the page with words that make each of a lesson's 40 % longer."""
    text = route.fetch().text()
    return LESSON_TEXT.sub(lambda found: found[0] + " " + longer(found[2]), text)


def longer(text: str) -> str:
    return ("ünderstöod " * len(text))[: 2 * len(text) // 5].strip() or "o"
