"""Replays a match with other hidden gems, to check that it would have looked the same (Z6.4)."""

from __future__ import annotations

from dvergar.engine.rng import M32, FastRng
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.space import GET, GIVE
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.swap import SWAPPING, named
from tests.games.silberzwerg.scene import Scene

PublicView = tuple[object, ...]
# FastRng returns a + b first and 9 c + 1 second, so c = (draw - 1) / 9 fixes the second draw.
INVERSE_OF_9 = pow(9, -1, M32 + 1)


class AlternateReplay:
    """Replays a scene from its start, with given start gems and stolen colours."""

    def __init__(self, sc: Scene, starts: tuple[int, ...], thefts: tuple[int, ...]) -> None:
        self.sc, self.thefts = sc, thefts
        self.victims = [theft.victim for theft in sc.state.trail.thefts]
        self.swaps = [e.shown for e in sc.events() if e.kind == events.SWAPPED]
        self.s = sc.game.clone(sc.origin)
        for seat, clan in enumerate(self.s.clans):
            clan.bag = [int(starts[c] == seat) + sc.gains[seat * 4 + c] for c in range(4)]

    def public_views(self) -> list[PublicView]:
        """Return what everyone sees at each question, up to the first difference in play."""
        self.sc.game.run(self.s)
        found = [public_view(self.s)]
        for seat, action in self.sc.match.log:
            if self.sc.game.space.verb_of(action) in ("give", "get"):
                continue  # hidden from the others until the swap is done
            if not self.act(seat, action) or not self.swap():
                return found
            found.append(public_view(self.s))
        return found

    def act(self, seat: int, action: int) -> bool:
        """Play an action; return whether it is legal and steals the given colours."""
        s, game = self.s, self.sc.game
        if s.over or not s.waiting() >> seat & 1 or action not in game.legal(s, seat):
            return False
        n = len(s.trail.thefts)
        s.rng = self.generator(n)
        game.apply(s, seat, action)
        stolen = [theft.colour for theft in s.trail.thefts[n:]]
        return sorted(stolen) == sorted(self.thefts[n : n + len(stolen)])

    def generator(self, n: int) -> FastRng:
        """Return a generator whose next two draws are the next two stolen gems."""
        bags = [clan.bag[:] for clan in self.s.clans]
        draws = []
        for victim, colour in list(zip(self.victims, self.thefts, strict=True))[n : n + 2]:
            draws.append(sum(bags[victim][:colour]))
            bags[victim][colour] -= 1
        first, second = [*draws, 0, 0][:2]
        return FastRng(first, 0, (second - 1) * INVERSE_OF_9 & M32, 0)

    def swap(self) -> bool:
        """Play the colours of a finished swap."""
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


def public_view(s: SilberState) -> PublicView:
    """Return the question and the table as everyone sees them."""
    sizes = [clan.gems() for clan in s.clans]
    wealth = [clan.wealth for clan in s.clans]
    if s.over:
        return (s.phase, sizes, wealth, s.mines[:])
    d = s.pending[-1]
    asked = (d.step, d.seats, 0 if d.step == SWAPPING else d.a)
    return (s.phase, sizes, wealth, s.mines[:], asked)


def replayed(sc: Scene, starts: tuple[int, ...], thefts: tuple[int, ...]) -> list[PublicView]:
    """Return what everyone would have seen of the match so far."""
    return AlternateReplay(sc, starts, thefts).public_views()
