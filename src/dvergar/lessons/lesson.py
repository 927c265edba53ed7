"""A lesson: where the learner is, found from what they see and did."""

from __future__ import annotations

from typing import Any

import msgspec

from dvergar.engine.rng import local_seed
from dvergar.games import title
from dvergar.games.catalog import Cards
from dvergar.games.options import read_options
from dvergar.games.record import Record
from dvergar.games.title import Title
from dvergar.lessons.conditions import Scene, holds, matches
from dvergar.lessons.file import BadLesson, LessonFile, Other, Step
from dvergar.lessons.guidance import NO_HELP, Ask, Chapter, Guidance, Looks, StepState

HUMAN = "human"
BOT = "greedy"


class Lesson:
    """A lesson file with its game."""

    def __init__(self, file: LessonFile) -> None:
        self.file = file
        self.game = file.game
        self.steps = file.step
        self.seat = file.learner - 1
        self.title = title(file.game)
        self.cards = released(self.title, file)
        self.options = read_options(self.title.options, file.options)
        self.seed = local_seed(file.seed)

    def players(self) -> list[str]:
        """Return the player of each seat, as in a save file."""
        return [HUMAN if n == self.seat else BOT for n in range(self.file.seats)]

    def names(self, learner: str) -> list[str]:
        """Return the name at each seat."""
        names = list(self.file.bots)
        return [*names[: self.seat], learner, *names[self.seat :]]

    def begin(self) -> Record:
        """Begin the game of the lesson, with its fixed deal."""
        salts = [b""] * self.file.seats
        return Record(
            self.title, self.options, self.cards, self.players(), self.seed, salts, self.file.rules
        )

    def scene(self, record: Record) -> Scene:
        """Return what the learner sees and did."""
        view = self.title.view(record.game, record.match.state, self.seat)
        own = own_actions(record, self.seat)
        return Scene(msgspec.to_builtins(view), own, last_action(record, self.seat))

    def at(self, scene: Scene, looks: Looks, skipped: set[str]) -> Guidance:
        """Find the current step: the first that applies and is neither done nor skipped."""
        states = self.states(scene, looks, skipped)
        n = states.index("now") if "now" in states else len(self.steps)
        step = self.steps[n] if n < len(self.steps) else None
        return Guidance(
            step=step.id if step else "",
            number=min(n + 1, len(self.steps)),
            of=len(self.steps),
            text=self.text_id(step.id) if step else "",
            looks=asked_looks(step) if step else [],
            chapters=self.chapters(states, looks, skipped),
            **self.help_for(step, scene, looks) if step else NO_HELP,
        )

    def states(self, scene: Scene, looks: Looks, skipped: set[str]) -> list[StepState]:
        """Return the state of each step. Only the last one applies when the game is over."""
        found: list[StepState] = []
        for step in self.steps:
            own = scene.during(looks.get(step.id, set()))
            if step.id in skipped:
                found.append("skipped")
            elif holds(step.done, own):
                found.append("done")
            elif "now" in found or not self.applies(step, own):
                found.append("ahead")
            else:
                found.append("now")
        return found

    def applies(self, step: Step, scene: Scene) -> bool:
        if scene.view["over"]:
            return step is self.steps[-1]
        return step.when is None or holds(step.when, scene)

    def help_for(self, step: Step, scene: Scene, looks: Looks) -> dict[str, Any]:
        """Return what a step lights up, suggests and says about other actions."""
        do = next((a for pattern in step.do for a in scene.possible if matches(pattern, a)), "")
        other = self.comment_on(step, scene, looks)
        return {
            "light": step.light or lit(scene, do),
            "do": do,
            "comment": self.text_id(step.id, other.say) if other else "",
            "undo": other is not None and other.offer == "undo",
            "asks": self.asks(step, scene),
            "arrow": step.arrow,
            "help": step.help,
            "tries": step.tries,
        }

    def comment_on(self, step: Step, scene: Scene, looks: Looks) -> Other | None:
        """Return the comment on the last action, unless that action completed a step."""
        if not scene.last or self.completed_by_last(scene, looks):
            return None
        remarks = [other for other in step.other if other.offer != "ask"]
        return next((other for other in remarks if matches(other.did, scene.last)), None)

    def completed_by_last(self, scene: Scene, looks: Looks) -> bool:
        for step in self.steps:
            now = scene.during(looks.get(step.id, set()))
            if holds(step.done, now) and not holds(step.done, now.before_last()):
                return True
        return False

    def asks(self, step: Step, scene: Scene) -> list[Ask]:
        asked = [other for other in step.other if other.offer == "ask"]
        actions = [[a for a in scene.possible if matches(other.did, a)] for other in asked]
        return [
            Ask(found, self.text_id(step.id, other.say))
            for other, found in zip(asked, actions, strict=True)
            if found
        ]

    def chapters(self, states: list[StepState], looks: Looks, skipped: set[str]) -> list[Chapter]:
        found: dict[str, list[int]] = {}
        for n, step in enumerate(self.steps):
            found.setdefault(step.chapter, []).append(n)
        return [
            Chapter(
                id=name,
                text=self.text_id("chapter", name),
                steps=[states[n] for n in numbers],
                again=any(self.steps[n].id in skipped or looks.get(self.steps[n].id)
                          for n in numbers),
            )
            for name, numbers in found.items()
        ]  # fmt: skip

    def text_id(self, *parts: str) -> str:
        return f"lesson-{self.game}-{'-'.join(parts)}"

    def text_ids(self) -> list[str]:
        """Return every text of the lesson, in order."""
        found: list[str] = []
        for step in self.steps:
            chapter = self.text_id("chapter", step.chapter)
            says = [self.text_id(step.id, other.say) for other in step.other]
            found += [chapter, f"{chapter}.about", self.text_id(step.id), *says]
        return list(dict.fromkeys(found))

    def has(self, step: str) -> bool:
        return any(other.id == step for other in self.steps)

    def steps_of(self, chapter: str) -> list[str]:
        return [step.id for step in self.steps if step.chapter == chapter]


def released(game_title: Title, file: LessonFile) -> Cards:
    """Return the card set of a lesson, which must be the one that it was written for."""
    if file.cards not in game_title.card_sets:
        there = ", ".join(game_title.card_sets)
        raise BadLesson([f"cards: there is no set {file.cards!r}; possible: {there}"])
    cards = game_title.released(file.cards)
    if cards.hash != file.cards_hash:
        raise BadLesson([f"cards_hash: {file.cards} has the hash {cards.hash}"])
    return cards


def own_actions(record: Record, seat: int) -> list[str]:
    """Return what a seat has played, with the parts of a sealed answer that is still secret."""
    return [record.game.space.text(action) for who, action in record.entries() if who == seat]


def last_action(record: Record, seat: int) -> str:
    """Return the newest action of a seat; empty if it was undone or taken back."""
    newest = next((entry for who, entry in reversed(record.match.journal) if who == seat), -1)
    return record.game.space.text(newest) if newest >= 0 else ""


def asked_looks(step: Step) -> list[str]:
    return [c.looked for c in step.done.every() if c.looked]


def lit(scene: Scene, do: str) -> list[str]:
    """Return the thing and the place of an action, or `end` for one without either."""
    for choice in scene.view["choices"]:
        if choice["action"] == do:
            found = [place for place in (choice["thing"], choice["ends"]) if place]
            return found or ["end"]
    return []
