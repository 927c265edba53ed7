"""The data of every game: open questions, events, and the engine's part of a state."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import FastRng, Rng

EVERYONE: Final = 0xFF
NOBODY: Final = -1


class Decision:
    """An open question: the step that asks, the seats that must answer, two ints of context."""

    def __init__(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        self.step, self.seats, self.a, self.b = step, seats, a, b  # never mutated: clones share it


class Event:
    """Something that happened, for logs and animations; only the seats in `seen` see `secret`."""

    def __init__(
        self, kind: int, seat: int, shown: list[int], secret: list[int], seen: int
    ) -> None:
        self.kind, self.seat, self.shown, self.secret, self.seen = kind, seat, shown, secret, seen


class Frame:
    """The engine's part of a state, the same in every game."""

    def __init__(
        self,
        seats: int,
        rules_version: int,
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
        self.rules_version = rules_version  # of this match, for rules that have changed
        self.rng = rng
        self.pending = pending  # a stack: the last question is answered first
        self.sealed = sealed  # by seat: the parts of a sealed answer
        self.asked = asked  # the seats of the open sealed question
        self.turn = turn  # counts turns; undo never goes back to an earlier one
        self.active = active  # the seat whose turn it is, or NOBODY
        self.learned = learned  # seats that saw something new during the last action
        self.over = over

    def clone(self) -> Frame:
        return Frame(
            seats=self.seats,
            rules_version=self.rules_version,
            rng=self.rng.clone(),
            pending=self.pending[:],
            sealed=self.sealed[:],
            asked=self.asked,
            turn=self.turn,
            active=self.active,
            learned=self.learned,
            over=self.over,
        )

    def encode(self) -> list[int]:
        """Return the ints that a game's encode() starts with. `learned` is not part of them."""
        words = [self.seats, self.rules_version, self.asked, self.turn, self.active]
        words += [int(self.over), len(self.pending)]
        for d in self.pending:
            words += [d.step, d.seats, d.a, d.b]
        for parts in self.sealed:
            words += [len(parts), *parts]
        return words + self.rng.encode()


def new_frame(seats: int, rules_version: int, rng: Rng, active: int = NOBODY) -> Frame:
    """Return the frame of a new game."""
    return Frame(
        seats=seats,
        rules_version=rules_version,
        rng=rng,
        pending=[],
        sealed=[[] for _ in range(seats)],
        asked=0,
        turn=0,
        active=active,
        learned=0,
        over=False,
    )


def read_frame(t: Tape) -> Frame:
    """Read back what Frame.encode() wrote."""
    seats, rules_version, asked = t.next(), t.next(), t.next()
    turn, active, over = t.next(), t.next(), t.next() == 1
    pending = [
        Decision(step=t.next(), seats=t.next(), a=t.next(), b=t.next()) for _ in range(t.next())
    ]
    sealed = [t.listed() for _ in range(seats)]
    rng = FastRng(t.next(), t.next(), t.next(), t.next())
    return Frame(
        seats=seats,
        rules_version=rules_version,
        rng=rng,
        pending=pending,
        sealed=sealed,
        asked=asked,
        turn=turn,
        active=active,
        learned=0,
        over=over,
    )


class State:
    """Plain data: the engine's frame, and the fields that a game's subclass adds."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.events: list[Event] | None = None  # None during search, where nobody reads them

    def ask(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        self.frame.pending.append(Decision(step, seats, a, b))

    def ask_sealed(self, step: int, seats: int, a: int = 0, b: int = 0) -> None:
        assert self.frame.asked == 0, "one sealed question at a time"
        self.frame.asked = seats
        self.frame.pending.append(Decision(step, seats, a, b))

    def emit(self, kind: int, seat: int, shown: list[int]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, shown, secret=[], seen=EVERYONE))

    def emit_secret(
        self, kind: int, seat: int, shown: list[int], secret: list[int], seen: int
    ) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, shown, secret=secret, seen=seen))

    def waiting(self) -> int:
        """Return the mask of seats that have to answer now."""
        return 0 if self.frame.over else self.frame.pending[-1].seats

    # Shortcuts to the fields of the frame.

    @property
    def seats(self) -> int:
        return self.frame.seats

    @property
    def rules_version(self) -> int:
        return self.frame.rules_version

    @property
    def rng(self) -> Rng:
        return self.frame.rng

    @rng.setter
    def rng(self, value: Rng) -> None:
        self.frame.rng = value

    @property
    def pending(self) -> list[Decision]:
        return self.frame.pending

    @property
    def sealed(self) -> list[list[int]]:
        return self.frame.sealed

    @sealed.setter
    def sealed(self, value: list[list[int]]) -> None:
        self.frame.sealed = value

    @property
    def asked(self) -> int:
        return self.frame.asked

    @asked.setter
    def asked(self, value: int) -> None:
        self.frame.asked = value

    @property
    def turn(self) -> int:
        return self.frame.turn

    @turn.setter
    def turn(self, value: int) -> None:
        self.frame.turn = value

    @property
    def active(self) -> int:
        return self.frame.active

    @active.setter
    def active(self, value: int) -> None:
        self.frame.active = value

    @property
    def learned(self) -> int:
        return self.frame.learned

    @learned.setter
    def learned(self, value: int) -> None:
        self.frame.learned = value

    @property
    def over(self) -> bool:
        return self.frame.over

    @over.setter
    def over(self, value: bool) -> None:
        self.frame.over = value


class Tape:
    """Reads back what encode() wrote. The state must be resampled, so that it has no secrets."""

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


def lowest(mask: int) -> int:
    """Return the first seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def seats_in(mask: int) -> list[int]:
    """Return the seats of a mask, in order."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
