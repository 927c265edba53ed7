"""The bubble of a lesson: its faces, its keys, its hints, and what screen readers hear."""

from __future__ import annotations

import pytest

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.learner import BUBBLE, Learner
from tests.web.person import LOST, Person

FOCUSED = "selector => document.activeElement.matches(selector)"
LANTERN = ".lantern"


def at(come: Come, server: Server, step: str, clock: bool = False) -> Learner:
    """Bring a new learner of Smithy to a step."""
    person = come(server, "Eitri")
    if clock:
        person.page.clock.install()
        person.forgive(*LOST)  # the page may find the connection silent for too long
    made = Learner(person, "smithy")
    made.begin()
    while (state := made.until(made.settled))["step"] != step or state["face"] == "done":
        made.follow(state)
    return made


def says(person: Person, id: str) -> str:
    return person.says(id).replace("*", "")


def face(of: Learner, name: str) -> None:
    of.page.locator(f'{BUBBLE}[data-face="{name}"]').wait_for()


def test_the_bubble_is_a_region_and_the_lit_thing_is_described_by_it(
    come: Come, server: Server
) -> None:
    made = at(come, server, "craft")
    person, page = made.person, made.page
    text = says(person, "lesson-smithy-craft")
    region = page.get_by_role("region", name=person.says("web-lesson-at", number=3, of=24))
    assert region.locator('[aria-live="polite"]').inner_text() == text
    assert page.locator(".status .hint.coached").inner_text() == text
    lit = page.locator('[data-lit="1"]')
    assert lit.get_attribute("data-thing") == "hand/feast-gauntlets"
    described = page.locator(f"#{lit.get_attribute('aria-describedby')}")
    assert described.inner_text() == text


def test_tab_goes_from_the_status_line_to_the_lit_thing_and_into_the_bubble(
    come: Come, server: Server
) -> None:
    made = at(come, server, "craft")
    page = made.page
    page.locator(".status .btn.primary").focus()
    for wanted in ('[data-lit="1"]', ".coach-bubble .lk", ".coach-bubble .count"):
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED, wanted), wanted
    for wanted in (".coach-bubble .lk", '[data-lit="1"]', ".status *"):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate(FOCUSED, wanted), wanted


def test_f6_moves_between_bubble_and_table_and_escape_closes_more(
    come: Come, server: Server
) -> None:
    made = at(come, server, "craft")
    page = made.page
    page.keyboard.press("F6")
    assert page.evaluate(FOCUSED, BUBBLE)
    made.press(made.in_bubble(".lk").first)
    page.get_by_text(says(made.person, "lesson-smithy-craft.more")).wait_for()
    page.keyboard.press("Escape")
    made.in_bubble(".body").wait_for(state="detached")
    page.keyboard.press("F6")
    assert page.evaluate(FOCUSED, '[data-lit="1"]')


def test_a_hint_grows_from_light_to_arrow_to_do_it_for_me(come: Come, server: Server) -> None:
    made = at(come, server, "craft", clock=True)
    page = made.page
    page.locator(f"{LANTERN} .ring").first.wait_for()
    assert page.locator(f"{LANTERN} path.head").count() == 0
    page.clock.run_for(8_500)
    page.locator(f"{LANTERN} path.head").wait_for(state="attached")
    page.locator(f"{LANTERN} .ghost .card").wait_for()
    assert made.in_bubble(".do").count() == 0
    page.clock.run_for(12_500)
    made.in_bubble(".do").wait_for()
    made.press(made.in_bubble(".do"))
    made.until(lambda: made.step == "stack")


def test_the_clock_of_the_hint_stands_still_without_a_suggested_action(
    come: Come, server: Server
) -> None:
    made = at(come, server, "refined", clock=True)
    made.page.clock.run_for(60_000)
    assert made.step == "refined" and made.in_bubble(".do").count() == 0
    assert made.page.locator(f"{LANTERN} path.head").count() == 0


def test_d_does_it_and_k_skips(come: Come, server: Server) -> None:
    made = at(come, server, "craft")
    made.page.keyboard.press("d")
    made.until(lambda: made.step == "stack")
    made.until(made.settled)
    made.page.keyboard.press("k")
    made.until(lambda: made.step == "play-silver")


def test_the_lesson_asks_back_before_its_point_is_lost(come: Come, server: Server) -> None:
    made = at(come, server, "craft")
    page = made.page
    page.keyboard.press("e")
    face(made, "ask")
    assert made.in_bubble(".say").inner_text() == says(made.person, "lesson-smithy-craft-ask")
    assert page.evaluate(FOCUSED, f"{BUBBLE} .help")
    page.keyboard.press("Enter")
    face(made, "step")
    assert made.step == "craft"
    page.keyboard.press("e")
    made.does(made.in_bubble(".quiet"))
    made.until(lambda: made.view["round"] == 2)


def test_another_action_happens_and_can_be_undone(come: Come, server: Server) -> None:
    made = at(come, server, "play-silver")
    made.on_board("play:silver:market")
    face(made, "comment")
    text = says(made.person, "lesson-smithy-play-silver-market")
    assert made.in_bubble(".say").inner_text() == text
    made.does(made.in_bubble(".quiet"))
    face(made, "step")
    assert made.step == "play-silver"


def test_two_other_actions_bring_do_it_for_me(come: Come, server: Server) -> None:
    made = at(come, server, "craft")
    for action in ("play:silver:market", "play:mithril:market"):
        made.on_board(action)
        face(made, "comment")
        made.press(made.in_bubble(".help"))
    made.in_bubble(".do").wait_for()


def test_a_step_done_is_praised_and_the_next_one_comes_by_itself(
    come: Come, server: Server
) -> None:
    made = at(come, server, "play-silver")
    made.on_board("play:silver:workshop")
    face(made, "done")
    face(made, "step")
    assert made.step == "play-mithril"


def test_the_plan_repeats_a_chapter_and_restarts_the_lesson(come: Come, server: Server) -> None:
    made = at(come, server, "craft")
    page, person = made.page, made.person
    first = page.locator(".plan button.ch").first
    made.press(first)
    made.until(lambda: made.step == "goal")
    before = page.url
    made.press(person.button("web-lesson-restart"))
    made.until(lambda: page.url != before)
    made.arrive()
    assert made.step == "goal"


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_arrow_and_brackets_stand_still_with_reduced_motion(
    come: Come, server: Server, motion: str
) -> None:
    person = come(server, "Eitri", reduced_motion=motion)
    made = Learner(person, "smithy")
    made.begin()
    ring = made.page.locator(f"{LANTERN} .ring")
    ring.first.wait_for()
    name = ring.first.evaluate("e => getComputedStyle(e, '::before').animationName")
    assert (name == "none") == (motion == "reduce")


def test_high_contrast_switches_dimming_off(come: Come, server: Server) -> None:
    for contrast, dimmed in (("more", False), ("no-preference", True)):
        person = come(server, contrast, contrast=contrast)
        made = Learner(person, "smithy")
        made.begin()
        zone = made.page.locator("[data-dim]").first
        zone.wait_for()
        made.page.mouse.move(0, 0)
        assert (zone.evaluate("e => getComputedStyle(e).filter") != "none") == dimmed
