"""What a lesson shows its learner at one moment."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

StepState = Literal["done", "skipped", "now", "ahead"]
Looks = dict[str, set[str]]  # by step


class Ask(msgspec.Struct, frozen=True):
    """Actions before which the lesson asks back."""

    actions: list[str]
    text: str


class Chapter(msgspec.Struct, frozen=True):
    """A chapter with the states of its steps, in order."""

    id: str
    text: str  # a text id; its attribute `.about` says more
    steps: list[StepState]
    again: bool  # repeating it would show something again


class Guidance(msgspec.Struct, frozen=True):
    """Where the learner is in the lesson, and what it shows them."""

    step: str  # empty at the end of the lesson
    number: int  # from 1
    of: int
    text: str  # a text id; its attribute `.more` says more
    looks: list[str]  # what ends the step by being looked at; `next` is a button
    light: list[str]  # things and places, as in a choice, or parts of the page
    do: str  # the suggested action, if it is possible now
    comment: str  # the text id of a comment on the learner's last action
    undo: bool  # the comment offers to undo it
    asks: list[Ask]
    arrow: float  # seconds until the hint grows
    help: float  # seconds until "Do it for me" is offered
    tries: int  # other actions until it is offered
    chapters: list[Chapter]


NO_HELP: dict[str, Any] = {
    "light": [], "do": "", "comment": "", "undo": False, "asks": [],
    "arrow": 0, "help": 0, "tries": 0,
}  # fmt: skip
