"""The interface between a game and everything that plays it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from dvergar.engine.rng import Rng
from dvergar.engine.space import ActionSpace
from dvergar.engine.state import NOBODY, Decision, Event, State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One kind of question: its legal answers and what they do."""

    id: int  # its number in `Game.steps`, in saved states and in `Decision.step`
    question: str  # its name in views and messages
    rule: str  # the id of its rule, such as `S2.6`
    sealed: bool = False  # True: answers stay secret until every seat has answered
    is_set: bool = False  # True: the order of a sealed answer's parts does not matter

    @abstractmethod
    def legal(self, s: S, d: Decision, seat: int) -> list[int]:
        """Return the legal actions, sorted; `s.sealed[seat]` has the parts given so far."""

    def apply(self, s: S, d: Decision, seat: int, action: int) -> None:
        """Carry out an answer. `d` is already popped: ask again to continue the step."""

    def closes(self, s: S, d: Decision, seat: int, action: int) -> bool:
        """Return whether this part completes a sealed answer."""
        return True

    def reveal(self, s: S, d: Decision) -> None:
        """Carry out all sealed answers, which `s.sealed` has by seat."""


class Game(Generic[S]):
    """The rules, without state: one instance serves every match, bot and thread."""

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
        """Run the rules until the next question or the end; called when nothing is pending."""

    @abstractmethod
    def resample(self, s: S, seat: int, rng: Rng) -> None:
        """Redraw everything that `seat` can't know: piles, hands, sealed answers, the generator."""

    def opening(self, s: S) -> list[Event]:
        """Return the events of the set-up, which can't emit any itself."""
        return []

    @abstractmethod
    def scores(self, s: S) -> list[int]: ...

    @abstractmethod
    def ending(self, s: S) -> str:
        """Return why the game ended, as one of the title's `endings`."""

    @abstractmethod
    def encode(self, s: S) -> list[int]:
        """Return the whole state as ints; equal states give equal lists on every machine."""

    @abstractmethod
    def decode(self, words: list[int]) -> S:
        """Rebuild a resampled state from its ints, in another process."""

    @abstractmethod
    def faults(self, s: S) -> list[str]:
        """Return what is wrong with a state, such as lost cards or areas over their limit."""

    def legal(self, s: S, seat: int) -> list[int]:
        d = s.frame.pending[-1]
        return self.steps[d.step].legal(s, d, seat)

    def apply(self, s: S, seat: int, action: int) -> None:
        """Apply an action in place. The caller makes sure that it is legal, as Match does."""
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
        if step.is_set:  # equal plans must be equal states, whatever the order they were made in
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
        """Withdraw one part of the sealed answer of `seat`, or the whole answer."""
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
        """Return the parts without the one that completed the answer."""
        for at in range(len(parts)):  # sorted parts don't show which came last, so try each
            s.sealed[seat] = parts[:at] + parts[at + 1 :]
            if self.steps[d.step].closes(s, d, seat, parts[at]):
                return s.sealed[seat]
        return parts


def in_order(steps: list[Step[S]]) -> list[Step[S]]:
    """Sort the steps of a game by id, for `Game.steps`."""
    ordered = sorted(steps, key=lambda step: step.id)
    ids = [step.id for step in ordered]
    if ids != list(range(len(ids))):
        raise ValueError(f"step ids must be 0 to {len(ids) - 1}, each once, not {ids}")
    return ordered


def winners(scores: list[int]) -> list[int]:
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]
