"""A match played again in another world, to see whether all would have seen the same (Z6.4)."""

from __future__ import annotations

from dvergar.engine.rng import M32, FastRng
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.space import GET, GIVE
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.swap import SWAPPING, named
from tests.games.silberzwerg.scene import Scene

Face = tuple[object, ...]
INVERSE_OF_9 = pow(9, -1, M32 + 1)


class Retelling:
    """The acts of a scene from its beginning on, with given start gems and stolen colours."""

    def __init__(self, sc: Scene, starts: tuple[int, ...], thefts: tuple[int, ...]) -> None:
        self.sc, self.thefts = sc, thefts
        self.victims = [theft.victim for theft in sc.state.trail.thefts]
        self.swaps = [e.shown for e in sc.events() if e.kind == events.SWAPPED]
        self.s = sc.game.clone(sc.origin)
        for seat, clan in enumerate(self.s.clans):
            clan.bag = [int(starts[c] == seat) + sc.gains[seat * 4 + c] for c in range(4)]

    def faces(self) -> list[Face]:
        """What all see at each question, up to where this world would have gone another way."""
        self.sc.game.run(self.s)
        found = [face(self.s)]
        for seat, action in self.sc.match.log:
            if self.sc.game.space.verb_of(action) in ("give", "get"):
                continue  # nobody else sees them before the swap is done
            if not self.act(seat, action) or not self.swap():
                return found
            found.append(face(self.s))
        return found

    def act(self, seat: int, action: int) -> bool:
        """Whether the act is possible, and steals what it should."""
        s, game = self.s, self.sc.game
        if s.over or not s.waiting() >> seat & 1 or action not in game.legal(s, seat):
            return False
        n = len(s.trail.thefts)
        s.rng = self.luck(n)
        game.apply(s, seat, action)
        stolen = [theft.colour for theft in s.trail.thefts[n:]]
        return sorted(stolen) == sorted(self.thefts[n : n + len(stolen)])

    def luck(self, n: int) -> FastRng:
        """A generator whose next two draws are the next two stolen gems."""
        bags = [clan.bag[:] for clan in self.s.clans]
        draws = []
        for victim, colour in list(zip(self.victims, self.thefts, strict=True))[n : n + 2]:
            draws.append(sum(bags[victim][:colour]))
            bags[victim][colour] -= 1
        first, second = [*draws, 0, 0][:2]
        return FastRng(first, 0, (second - 1) * INVERSE_OF_9 & M32, 0)

    def swap(self) -> bool:
        """Name the colours of a swap that came to its end."""
        while not self.s.over and self.s.pending[-1].step == SWAPPING and self.swaps:
            so_far = len(named(self.s.pending[-1].a))
            part = (GIVE if so_far < 2 else GET) + self.swaps[0][so_far]
            seat = self.s.active
            if part not in self.sc.game.legal(self.s, seat):
                return False
            self.sc.game.apply(self.s, seat, part)
            if self.s.over or self.s.pending[-1].step != SWAPPING:
                self.swaps = self.swaps[1:]
        return True


def face(s: SilberState) -> Face:
    """The question and the table, as far as all see them."""
    sizes = [clan.gems() for clan in s.clans]
    wealth = [clan.wealth for clan in s.clans]
    if s.over:
        return (s.phase, sizes, wealth, s.mines[:])
    d = s.pending[-1]
    asked = (d.step, d.seats, 0 if d.step == SWAPPING else d.a)
    return (s.phase, sizes, wealth, s.mines[:], asked)


def retold(sc: Scene, starts: tuple[int, ...], thefts: tuple[int, ...]) -> list[Face]:
    """What all would have seen of the whole match up to now."""
    return Retelling(sc, starts, thefts).faces()
