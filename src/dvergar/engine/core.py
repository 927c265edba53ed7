"""The whole contract between a game and everything that plays it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from dvergar.engine.rng import FastRng, Rng
from dvergar.engine.space import ActionSpace

EVERYONE: Final = 0xFF
NOBODY: Final = -1


class Decision:
    """An open question: which step asks it, which seats owe an answer, two ints of context."""

    def __init__(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        self.step, self.seats, self.a, self.b = step, seats, a, b  # never mutated: clones share it


class Event:
    """A fact for logs and animations; only the seats in `seen` learn `secret`."""

    def __init__(
        self, kind: int, seat: int, shown: list[int], secret: list[int], seen: int
    ) -> None:
        self.kind, self.seat, self.shown, self.secret, self.seen = kind, seat, shown, secret, seen


class State:
    """Plain data. A game adds its own fields, and its clone() names every one of them."""

    def __init__(
        self,
        seats: int,
        rules: int,
        rng: Rng,
        pending: list[Decision],
        sealed: list[list[int]],
        asked: int,
        turn: int,
        active: int,
        learned: int,
        over: bool,
    ) -> None:
        self.seats = seats
        self.rules = rules  # the version this match began with; read where behaviour changed
        self.rng = rng
        self.pending = pending  # a stack: the newest question is answered first
        self.sealed = sealed  # by seat, the parts of a secret answer not yet revealed
        self.asked = asked  # the seats that the open sealed question went to
        self.turn = turn  # counts turns; undo never reaches into an earlier one
        self.active = active  # the seat whose turn it is, or NOBODY
        self.learned = learned  # seats that saw something new during the newest action
        self.over = over
        self.events: list[Event] | None = None  # None while searching: nobody is listening

    def ask(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        self.pending.append(Decision(step, seats, a, b))

    def ask_sealed(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        assert self.asked == 0, "one sealed question at a time"
        self.asked = seats
        self.pending.append(Decision(step, seats, a, b))

    def emit(self, kind: int, seat: int, shown: list[int]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, shown, [], EVERYONE))

    def whisper(self, kind: int, seat: int, shown: list[int], secret: list[int], seen: int) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, shown, secret, seen))

    def waiting(self) -> int:
        """The mask of seats that owe an answer now."""
        return 0 if self.over else self.pending[-1].seats

    def encode_frame(self) -> list[int]:
        """What the engine itself keeps, as ints; a game's encode() starts with it."""
        words = [self.seats, self.rules, self.asked, self.turn, self.active]
        words += [int(self.over), len(self.pending)]
        for d in self.pending:
            words += [d.step, d.seats, d.a, d.b]
        for parts in self.sealed:
            words += [len(parts), *parts]
        return words + self.rng.encode()


class Frame:
    """What encode_frame() wrote, read back."""

    def __init__(self, t: Tape) -> None:
        self.seats, self.rules, self.asked = t.next(), t.next(), t.next()
        self.turn, self.active, self.over = t.next(), t.next(), t.next() == 1
        self.pending = [Decision(t.next(), t.next(), t.next(), t.next()) for _ in range(t.next())]
        self.sealed = [t.listed() for _ in range(self.seats)]
        self.rng = FastRng(t.next(), t.next(), t.next(), t.next())


class Tape:
    """Reads back what encode() wrote of a resampled state, whose generator holds no secret."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.at = 0

    def next(self) -> int:
        self.at += 1
        return self.words[self.at - 1]

    def run(self, n: int) -> list[int]:
        self.at += n
        return self.words[self.at - n : self.at]

    def listed(self) -> list[int]:
        return self.run(self.next())


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One kind of question. What may be answered sits next to what the answer does."""

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
    rules: int  # the newest version of the rules that this code plays
    space: ActionSpace
    steps: list[Step[S]]

    @abstractmethod
    def new(self, seats: int, rng: Rng, rules: int) -> S: ...

    @abstractmethod
    def clone(self, s: S) -> S: ...

    @abstractmethod
    def advance(self, s: S) -> None:
        """Nothing is pending: run the rules to the next question, or to the end."""

    @abstractmethod
    def resample(self, s: S, seat: int, rng: Rng) -> None:
        """Redraw in place all that `seat` cannot know: piles, hands, sealed answers, luck."""

    def opening(self, s: S) -> list[Event]:
        """What the log tells of the set-up, which is made while nobody listens."""
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
        d = s.pending[-1]
        return self.steps[d.step].legal(s, d, seat)

    def apply(self, s: S, seat: int, action: int) -> None:
        """Change `s` in place. The action must be legal: Match checks, search need not."""
        s.learned = 0
        d = s.pending.pop()
        step = self.steps[d.step]
        if step.sealed:
            self.apply_sealed(s, d, seat, action)
        else:
            step.apply(s, d, seat, action)
        self.run(s)

    def run(self, s: S) -> None:
        while not s.pending and not s.over:
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


def winners(scores: list[int]) -> list[int]:
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def lowest(mask: int) -> int:
    """The first seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, in order."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
