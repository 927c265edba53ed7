"""A small lesson of Smithy for tests, as text to change."""

from __future__ import annotations

from typing import Any

from dvergar.lessons import Lesson, from_text
from dvergar.lessons.conditions import Condition, Scene

HASH = "06f378e971eded5bda20841df09d8ee845fc77739f1ab797ccd720938e004576"
LESSON = f"""
game = "smithy"
cards = "smithy-1"
cards_hash = "{HASH}"
rules = 1
seats = 2
seed = 1548
learner = 1
bots = ["Regin"]
minutes = 1
options = {{ mode = "starter", first = 1 }}

[[script]]
seat = 2
do = ["play:mithril:market"]

[[step]]
id = "hello"
chapter = "one"

[[step]]
id = "silver"
chapter = "one"
done = {{ did = "play:silver:*" }}
when = {{ can = "play:silver:workshop" }}
do = ["play:silver:workshop"]
other = [
    {{ did = "play:*", say = "other", offer = "undo" }},
    {{ did = "end", say = "ask", offer = "ask" }},
]

[[step]]
id = "turn"
chapter = "two"
done = {{ state = "round", at_least = 2 }}
do = ["end", "draw:mine"]

[[step]]
id = "bye"
chapter = "two"
"""


def written(*changes: tuple[str, str]) -> Lesson:
    """Return the lesson after some texts were replaced."""
    text = LESSON
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return from_text(text, "small.toml")


def scene(own: list[str] | None = None, looks: set[str] | None = None, **view: Any) -> Scene:
    shown = {"seat": 1, "over": False, "choices": [], **view}
    return Scene(shown, own or [], (own or [""])[-1], looks)


def condition(**fields: Any) -> Condition:
    return Condition(**fields)
