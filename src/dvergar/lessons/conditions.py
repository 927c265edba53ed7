"""Conditions of a lesson: a few kinds of tests of what the learner did, sees and looked at."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

import msgspec

KINDS = ("did", "can", "state", "looked", "all", "any", "not")
COMPARISONS = ("equals", "at_least", "at_most", "has")
MISSING = object()
ME = "me"


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One condition: exactly one kind, and for `state` exactly one comparison."""

    did: str = ""  # an action that the learner has played; `*` stands for any text
    times: int = 1  # how often, for `did`
    can: str = ""  # an action that the learner may play now
    state: str = ""  # a path into the view, such as `smiths.me.coins`
    equals: bool | int | str | None = None
    at_least: int | None = None  # a number, or the length of a list
    at_most: int | None = None
    has: bool | int | str | dict[str, bool | int | str] | None = None  # a list's item, or a part
    looked: str = ""  # something looked at during this step; `next` for a press of Next
    all: list[Condition] = []
    any: list[Condition] = []
    not_: Condition | None = msgspec.field(name="not", default=None)

    def kinds(self) -> list[str]:
        """Return the kinds that are used; a correct condition has one."""
        return [kind for kind in KINDS if getattr(self, "not_" if kind == "not" else kind)]

    def comparisons(self) -> list[str]:
        return [name for name in COMPARISONS if getattr(self, name) is not None]

    def parts(self) -> list[Condition]:
        """Return the conditions inside this one."""
        return [*self.all, *self.any, *([self.not_] if self.not_ else [])]

    def every(self) -> list[Condition]:
        """Return this condition and all inside it."""
        return [self, *[inner for part in self.parts() for inner in part.every()]]


class Scene:
    """What conditions are tested on: the learner's view, their own actions and looks."""

    def __init__(
        self, view: dict[str, Any], own: list[str], last: str = "", looks: set[str] | None = None
    ) -> None:
        self.view = view
        self.own = own
        self.last = last  # the newest of the learner's actions; empty after an undo
        self.looks = looks or set()  # those during the step in question
        self.possible = [choice["action"] for choice in view["choices"]]

    def during(self, looks: set[str]) -> Scene:
        return Scene(self.view, self.own, self.last, looks)

    def before_last(self) -> Scene:
        """Return the same scene without the learner's last action."""
        own = list(self.own)
        own.remove(self.last)
        return Scene(self.view, own, "", self.looks)


def holds(c: Condition, scene: Scene) -> bool:
    """Return whether a condition is true."""
    if c.did:
        return sum(matches(c.did, action) for action in scene.own) >= c.times
    if c.can:
        return any(matches(c.can, action) for action in scene.possible)
    if c.state:
        return compares(c, found(scene.view, c.state))
    if c.looked:
        return c.looked in scene.looks
    if c.not_:
        return not holds(c.not_, scene)
    inner = [holds(part, scene) for part in c.parts()]
    return all(inner) if c.all else any(inner)


def matches(pattern: str, action: str) -> bool:
    """Compare an action with a pattern, in which only `*` is special."""
    return fnmatchcase(action, pattern.replace("[", "[[]").replace("?", "[?]"))


def found(view: dict[str, Any], path: str) -> Any:
    """Return the part of a view at a path; `me` is the viewer's seat."""
    at: Any = view
    for name in path.split("."):
        key = str(view["seat"]) if name == ME else name
        if isinstance(at, list):
            at = at[int(key)] if key.isdecimal() and int(key) < len(at) else MISSING
        else:
            at = at.get(key, MISSING) if isinstance(at, dict) else MISSING
    return at


def compares(c: Condition, value: Any) -> bool:
    """Compare a part of the view; a part that isn't there compares to nothing."""
    if value is MISSING:
        return False
    if c.equals is not None:
        return bool(value == c.equals)
    if c.has is not None:
        return any(like(item, c.has) for item in (value if isinstance(value, list) else [value]))
    size = len(value) if isinstance(value, list | dict) else value
    if not isinstance(size, int):
        return False
    return size >= c.at_least if c.at_least is not None else size <= (c.at_most or 0)


def like(item: Any, wanted: Any) -> bool:
    """Return whether an item is the wanted one, or has all of its fields."""
    if isinstance(wanted, dict):
        return isinstance(item, dict) and wanted.items() <= item.items()
    return bool(item == wanted)
