"""A match: the log is the source of truth, the state only a cache of it."""

from __future__ import annotations

import hashlib
from typing import Final, Generic

from dvergar.engine.core import Game, S
from dvergar.engine.rng import KeyedRng, match_key
from dvergar.engine.state import NOBODY, Event, State, lowest

UNDO: Final = -1
TAKE_BACK: Final = -2
TAKE_BACK_PART: Final = -3  # minus the part's number


class IllegalAction(ValueError):
    """An action that the rules don't allow now, with the reason."""


class Match(Generic[S]):
    """Plays actions on a state; keeps the journal, the log and the snapshots for undo."""

    def __init__(
        self, game: Game[S], seats: int, seed: bytes, salts: list[bytes], rules_version: int
    ) -> None:
        self.game = game
        self.state = game.new(seats, KeyedRng(match_key(seed, salts)), rules_version)
        self.opening = game.opening(self.state)
        self.journal: list[tuple[int, int]] = []  # everything ever done; only grows
        self.log: list[tuple[int, int]] = []  # the journal without what was undone
        self.history: list[list[Event]] = []  # the events of each entry of the log
        self.past: list[S] = []  # one snapshot per entry since the undo barrier

    def play(self, seat: int, action: int) -> list[Event]:
        """Apply a legal action of `seat`, or raise IllegalAction and change nothing."""
        self.refuse_illegal(seat, action)
        before = self.game.clone(self.state)
        s = self.state
        events: list[Event] = []
        s.events = events
        self.game.apply(s, seat, action)
        s.events = None
        self.journal.append((seat, action))
        if before.asked:
            self.log_sealed(before, seat, action, events)
        else:
            self.log.append((seat, action))
            self.history.append(events)
            self.past.append(before)
            if raises_barrier(before, self.state, seat):
                self.past.clear()
        return events

    def logged_events(self, start: int, stop: int | None = None) -> list[list[Event]]:
        """Return the events of some entries; the first that has any starts with the set-up's."""
        found = self.history[start:stop]
        for n, events in enumerate(self.history):
            if events:
                if start <= n < start + len(found):
                    found[n - start] = self.opening + events
                break
        return found

    def refuse_illegal(self, seat: int, action: int) -> None:
        s = self.state
        if s.over:
            raise IllegalAction("the game is over")
        if not 0 <= seat < s.seats:
            raise IllegalAction(f"there is no seat {seat + 1}; there are {s.seats}")
        if not s.waiting() >> seat & 1:
            raise IllegalAction(f"it is the turn of seat {lowest(s.waiting()) + 1}, not {seat + 1}")
        legal = self.game.legal(s, seat)
        if action not in legal:
            texts = self.game.space.texts
            what = texts[action] if 0 <= action < len(texts) else str(action)
            possible = ", ".join([texts[a] for a in legal])
            raise IllegalAction(f"{what} is not possible now; possible: {possible}")

    def log_sealed(self, before: S, seat: int, action: int, events: list[Event]) -> None:
        """Log sealed answers in seat order once all are in, so that their timing stays secret."""
        if self.state.sealed[seat]:
            return
        is_set = self.game.steps[before.pending[-1].step].is_set
        for p, parts in enumerate(before.sealed):
            given = [*parts, action] if p == seat else parts
            for part in sorted(given) if is_set else given:
                self.log.append((p, part))
                self.history.append([])
        self.history[-1] = events
        self.past.clear()

    def undoable(self, seat: int) -> bool:
        return bool(self.past) and self.state.active == seat and self.log[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Undo the last action if it is this seat's and after the barrier."""
        if not self.undoable(seat):
            raise IllegalAction("you have nothing to undo")
        self.state = self.past.pop()
        self.log.pop()
        self.history.pop()
        self.journal.append((seat, UNDO))

    def take_back(self, seat: int, part: int = NOBODY) -> None:
        """Withdraw a sealed answer, or one part of it, while others are still thinking."""
        if not self.game.retract(self.state, seat, part):
            raise IllegalAction("you have no sealed answer to take back")
        self.journal.append((seat, TAKE_BACK if part == NOBODY else TAKE_BACK_PART - part))

    def do(self, seat: int, entry: int) -> None:
        """Carry out one entry of a journal: an action, an undo or a take-back."""
        if entry == UNDO:
            self.undo(seat)
        elif entry == TAKE_BACK:
            self.take_back(seat)
        elif entry <= TAKE_BACK_PART:
            self.take_back(seat, TAKE_BACK_PART - entry)
        else:
            self.play(seat, entry)


def raises_barrier(before: State, after: State, seat: int) -> bool:
    """Return whether undo must stop: after chance, new knowledge, another seat or a turn's end."""
    return (
        after.rng.drawn != before.rng.drawn
        or after.learned >> seat & 1 != 0
        or after.turn != before.turn
        or before.active != seat
        or after.over
        or after.asked != 0
    )


def state_digest(words: list[int]) -> bytes:
    """Return the SHA-256 of an encoded state."""
    return hashlib.sha256(" ".join([str(w) for w in words]).encode()).digest()


def chain(head: str, entries: list[str], tail: bytes) -> str:
    """Return a hash that depends on the header, every entry and the final state."""
    link = hashlib.sha256(head.encode()).digest()
    for entry in entries:
        link = hashlib.sha256(link + entry.encode()).digest()
    return hashlib.sha256(link + tail).hexdigest()
