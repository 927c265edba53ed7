"""The Workshop card of a swap (S2.9)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions.move import partners, swap
from dvergar.games.smithy.space import WITH
from dvergar.games.smithy.state import SmithyState

SWAPPING: Final = 7


def begin_swap(s: SmithyState, seat: int, code: int) -> None:
    faces = partners(s, s.smiths[seat])
    if len(faces) == 1:
        swap(s, seat, code, faces[0])
    else:
        s.ask(SWAPPING, 1 << seat, code)


class Swap(Step[SmithyState]):
    """d.a is the Market card."""

    id = SWAPPING
    question = "act"  # others must not see that this is a swap (S1.5)
    rule = "S2.9"

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return sorted([WITH + face for face in partners(s, s.smiths[seat])])

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        swap(s, seat, d.a, action - WITH)
