"""The lobby and the page of lessons offer a lesson to those it helps."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.learner import BUBBLE, Learner
from tests.web.person import Person
from tests.web.tables import finished


def strong(person: Person, game: str) -> Locator:
    """Return the strong button of a game's door."""
    return person.page.locator(f".door.{game} .btn.primary")


def test_a_door_offers_what_helps_most(come: Come, server: Server) -> None:
    person = come(server, "Eitri")
    person.page.goto("/")
    strong(person, "smithy").wait_for()
    assert person.says("web-learn-begin") in strong(person, "smithy").inner_text()
    strong(person, "smithy").click()
    person.page.locator(BUBBLE).wait_for()
    person.page.locator(f"{BUBBLE} .next").click()
    person.page.locator(f'{BUBBLE}[data-step="refined"]').wait_for()
    person.page.goto("/")
    strong(person, "smithy").wait_for()
    text = strong(person, "smithy").inner_text()
    assert person.says("web-learn-continue") in text
    assert person.says("web-lesson-number", number=2, of=24) in text


def test_somebody_who_has_finished_the_game_is_offered_to_play(come: Come, server: Server) -> None:
    person = come(server, "Dvalin")
    finished(person.account)
    person.page.goto("/")
    strong(person, "smithy").wait_for()
    assert strong(person, "smithy").inner_text() == person.says("web-play-bots")
    assert strong(person, "jewellers").inner_text().startswith(person.says("web-learn-begin"))


def test_a_lesson_that_was_left_is_continued(come: Come, server: Server) -> None:
    person = come(server, "Sindri")
    made = Learner(person, "silberzwerg")
    made.begin()
    person.page.locator(".bar .leave").click()
    person.page.locator(BUBBLE).wait_for(state="detached")
    made.begin()
    assert made.step == "goal"


def test_the_page_of_lessons_lists_every_game(come: Come, server: Server) -> None:
    person = come(server)
    person.page.goto("/learn")
    person.page.locator("button.learn").first.wait_for()
    assert person.page.locator("main h2").all_inner_texts() == [
        person.says(f"{game}-title") for game in ("smithy", "silberzwerg", "jewellers")
    ]
