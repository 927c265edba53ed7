"""Laws that hold for every state of every game: clones, hashes, texts, hidden information."""

from __future__ import annotations

from typing import Any

from dvergar.engine.core import Game
from dvergar.engine.match import raises_barrier, state_digest
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, lowest
from dvergar.games.title import Title


class Laws:
    """Checks a state of one game as a random seat sees it."""

    def __init__(self, title: Title, game: Game[Any], luck: Rng) -> None:
        self.title = title
        self.game = game
        self.luck = luck

    def broken(self, s: Any) -> list[str]:
        """Return the names of the laws that this state breaks."""
        seat = self.luck.below(s.seats)
        laws = {
            "clone": self.clone_is_equal_and_independent(s),
            "hash": self.hash_tells_states_apart(s),
            "text": self.texts_round_trip(s),
            "view": self.view_shows_only_what_is_known(s, seat),
            "resample": self.a_world_is_sound_and_can_travel(s, seat),
            "undo": self.undoable_action_teaches_nothing(s),
        }
        return [f"law of {name} broken" for name, holds in laws.items() if not holds]

    def clone_is_equal_and_independent(self, s: Any) -> bool:
        game = self.game
        before = game.encode(s)
        twin = game.clone(s)
        if game.encode(twin) != before:
            return False
        seat = lowest(twin.waiting())
        legal = game.legal(twin, seat)
        game.apply(twin, seat, legal[self.luck.below(len(legal))])
        return game.encode(s) == before

    def hash_tells_states_apart(self, s: Any) -> bool:
        """Check that equal states have equal digests and that an action changes the digest."""
        game = self.game
        twin = game.clone(s)
        before = state_digest(game.encode(s))
        if state_digest(game.encode(twin)) != before:
            return False
        seat = lowest(twin.waiting())
        game.apply(twin, seat, game.legal(twin, seat)[-1])
        return state_digest(game.encode(twin)) != before

    def texts_round_trip(self, s: Any) -> bool:
        space = self.game.space
        legal = self.game.legal(s, lowest(s.waiting()))
        return all(space.parse(space.text(action)) == action for action in legal)

    def view_shows_only_what_is_known(self, s: Any, seat: int) -> bool:
        world = self.resampled(s, seat)
        return self.title.view(self.game, world, seat) == self.title.view(self.game, s, seat)

    def a_world_is_sound_and_can_travel(self, s: Any, seat: int) -> bool:
        game = self.game
        words = game.encode(self.resampled(s, seat))
        travelled = game.decode(words)
        return game.encode(travelled) == words and not game.faults(travelled)

    def undoable_action_teaches_nothing(self, s: Any) -> bool:
        """Check that an undoable action shows the same in every world the actor can imagine."""
        seat = lowest(s.waiting())
        legal = self.game.legal(s, seat)
        action = legal[self.luck.below(len(legal))]
        real = self.after(self.game.clone(s), seat, action)
        if raises_barrier(s, real[0], seat):
            return True
        world = self.after(self.resampled(s, seat), seat, action)
        views = [self.title.view(self.game, state, seat) for state in (real[0], world[0])]
        logs = [self.title.lines(self.game, events, seat) for events in (real[1], world[1])]
        return views[0] == views[1] and logs[0] == logs[1]

    def resampled(self, s: Any, seat: int) -> Any:
        world = self.game.clone(s)
        self.game.resample(world, seat, self.luck)
        return world

    def after(self, s: Any, seat: int, action: int) -> tuple[Any, list[Event]]:
        events: list[Event] = []
        s.events = events
        self.game.apply(s, seat, action)
        s.events = None
        return s, events
