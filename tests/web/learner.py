"""Somebody who knows no rules and does only what the screen of a lesson asks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.web.keys import Keys
from tests.web.person import Person
from tests.web.table import TablePage

BUBBLE = ".coach-bubble"
LIT = "button[data-lit]:not(:disabled)"
STATE = """() => {
  const at = document.querySelector(".coach-bubble");
  if (!at) return null;
  const lit = [...document.querySelectorAll("[data-lit]")];
  return {
    step: at.dataset.step,
    face: at.dataset.face,
    lit: lit.map(e => [e.dataset.lit, e.dataset.thing ?? "", e.dataset.action ?? "", e.tagName]),
    next: at.querySelector(".next") !== null,
    busy: at.querySelector("button:disabled") !== null,
    heard: document.querySelector(".app")?.dataset.heard,
  };
}"""
# What the bubble asks to press, by its face.
ANSWERS = {"comment": ".help", "done": "footer .lk", "ask": ".help"}


class Learner(TablePage):
    """Plays a lesson with a mouse, a finger or the keyboard."""

    def __init__(self, person: Person, game: str, way: str = "mouse") -> None:
        super().__init__(person, "", go=False, touch=way == "touch")
        self.keys = Keys(person.page) if way == "keys" else None
        self.game = game
        self.steps: list[str] = []

    def begin(self) -> None:
        """Start the lesson from the page of lessons."""
        self.page.goto("/learn")
        title = self.person.says(f"{self.game}-title")
        row = self.page.locator("li", has=self.page.get_by_role("heading", name=title))
        self.press(row.locator("button.learn"))
        self.arrive()

    def arrive(self) -> None:
        """Wait for the bubble."""
        self.page.locator(BUBBLE).wait_for()
        self.id = self.page.url.split("/table/")[1].partition("#")[0]

    @property
    def state(self) -> Any:
        return self.page.evaluate(STATE)

    @property
    def step(self) -> str:
        return str((self.state or {}).get("step", ""))

    def in_bubble(self, selector: str) -> Locator:
        return self.page.locator(f"{BUBBLE} {selector}")

    def settled(self) -> Any:
        """Return what the page shows, once nothing is on its way."""
        state = self.state
        return None if state is None or state["busy"] else state

    def wanted(self, state: Any) -> str:
        """Return what the screen asks to press; empty while others play."""
        if state["face"] in ANSWERS:
            return f"{BUBBLE} {ANSWERS[state['face']]}"
        if state["next"]:
            return f"{BUBBLE} .next"
        return LIT if any(tag == "BUTTON" for *_, tag in state["lit"]) else ""

    def follow(self, state: Any) -> None:
        """Do what the screen asks, and wait for what comes of it."""
        asked = self.wanted(state)
        if asked and self.keys:
            self.keys.walk(asked)
            self.keys.press("Enter")
        elif asked:
            self.press(self.page.locator(asked).filter(visible=True).first)
        self.until(lambda: self.state != state)

    def play(self, most: int = 400) -> list[str]:
        """Follow the screen to the end of the lesson, and return the steps that it showed."""
        for _ in range(most):
            state = self.until(self.settled)
            if state["face"] in ("step", "last") and state["step"] not in self.steps:
                self.steps.append(state["step"])
                self.arrived()
            elif state["face"] == "last":
                return self.steps
            else:
                self.follow(state)
        raise AssertionError(f"the lesson does not end: {self.steps[-3:]}")

    def arrived(self) -> None:
        """Do something at each step."""
