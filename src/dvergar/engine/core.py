"""The whole contract between a game and everything that plays it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from dvergar.engine.rng import Rng
from dvergar.engine.space import ActionSpace
from dvergar.engine.state import NOBODY, Decision, Event, State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One kind of question. What may be answered sits next to what the answer does."""

    id: int  # its number in `Game.steps`, in saved states and in `Decision.step`
    question: str  # how views and words call it
    rule: str  # where the rules speak of it, as `S2.6`
    sealed: bool = False  # True: answers stay secret until every asked seat is done
    is_set: bool = False  # True: the parts of a sealed answer come in any order, and are sorted

    @abstractmethod
    def legal(self, s: S, d: Decision, seat: int) -> list[int]:
        """Sorted. In a sealed step `s.sealed[seat]` holds the parts given so far."""

    def apply(self, s: S, d: Decision, seat: int, action: int) -> None:
        """`d` is already popped. Ask again to continue; ask another seat to interrupt."""

    def closes(self, s: S, d: Decision, seat: int, action: int) -> bool:
        """Sealed steps of several parts say which part is the last."""
        return True

    def reveal(self, s: S, d: Decision) -> None:
        """Sealed steps: every answer is in, `s.sealed` holds them by seat."""


class Game(Generic[S]):
    """Rules without state of their own: one instance serves every match, bot and thread."""

    id: str
    rules_version: int  # the newest version of the rules that this code plays
    space: ActionSpace
    steps: list[Step[S]]

    @abstractmethod
    def new(self, seats: int, rng: Rng, rules_version: int) -> S: ...

    @abstractmethod
    def clone(self, s: S) -> S: ...

    @abstractmethod
    def advance(self, s: S) -> None:
        """Nothing is pending: run the rules to the next question, or to the end."""

    @abstractmethod
    def resample(self, s: S, seat: int, rng: Rng) -> None:
        """Redraw in place all that `seat` cannot know: piles, hands, sealed answers, luck."""

    def opening(self, s: S) -> list[Event]:
        """What the log shows of the set-up, which emits no events."""
        return []

    @abstractmethod
    def scores(self, s: S) -> list[int]: ...

    @abstractmethod
    def ending(self, s: S) -> str:
        """Why a finished game ended, as one of the title's `endings`."""

    @abstractmethod
    def encode(self, s: S) -> list[int]:
        """The whole state as ints, the same on every machine; equal states give equal lists."""

    @abstractmethod
    def decode(self, words: list[int]) -> S:
        """A resampled state again from its ints, in another process."""

    @abstractmethod
    def faults(self, s: S) -> list[str]:
        """What is broken in a state that should be sound: lost cards, areas over their limit."""

    def legal(self, s: S, seat: int) -> list[int]:
        d = s.frame.pending[-1]
        return self.steps[d.step].legal(s, d, seat)

    def apply(self, s: S, seat: int, action: int) -> None:
        """Change `s` in place. The action must be legal: Match checks, search need not."""
        s.frame.learned = 0
        d = s.frame.pending.pop()
        step = self.steps[d.step]
        if step.sealed:
            self.apply_sealed(s, d, seat, action)
        else:
            step.apply(s, d, seat, action)
        self.run(s)

    def run(self, s: S) -> None:
        frame = s.frame
        while not frame.pending and not frame.over:
            self.advance(s)

    def apply_sealed(self, s: S, d: Decision, seat: int, action: int) -> None:
        step = self.steps[d.step]
        closed = step.closes(s, d, seat, action)
        parts = [*s.sealed[seat], action]
        if step.is_set:
            parts.sort()
        s.sealed[seat] = parts
        rest = d.seats & ~(1 << seat) if closed else d.seats
        if rest:
            s.pending.append(Decision(d.step, rest, d.a, d.b))
            return
        s.asked = 0
        step.reveal(s, d)
        s.sealed = [[] for _ in range(s.seats)]

    def retract(self, s: S, seat: int, part: int = NOBODY) -> bool:
        """Take back one part that `seat` has given to the open sealed question, or all of them."""
        given = s.sealed[seat]
        if not s.asked >> seat & 1 or not given or (part != NOBODY and part not in given):
            return False
        d = s.pending.pop()
        s.sealed[seat] = []
        if part != NOBODY:
            rest = given[:]
            rest.remove(part)
            s.sealed[seat] = rest if d.seats >> seat & 1 else self.reopened(s, d, seat, rest)
        s.pending.append(Decision(d.step, d.seats | 1 << seat, d.a, d.b))
        return True

    def reopened(self, s: S, d: Decision, seat: int, parts: list[int]) -> list[int]:
        """The parts without the one that said that the answer is complete."""
        for at in range(len(parts)):
            s.sealed[seat] = parts[:at] + parts[at + 1 :]
            if self.steps[d.step].closes(s, d, seat, parts[at]):
                return s.sealed[seat]
        return parts


def in_order(steps: list[Step[S]]) -> list[Step[S]]:
    """The steps of a game by id, for `Game.steps`."""
    ordered = sorted(steps, key=lambda step: step.id)
    ids = [step.id for step in ordered]
    if ids != list(range(len(ids))):
        raise ValueError(f"step ids must be 0 to {len(ids) - 1}, each once, not {ids}")
    return ordered


def winners(scores: list[int]) -> list[int]:
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
