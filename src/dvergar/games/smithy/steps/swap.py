"""The Workshop card of a swap (S2.9)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions.move import partners, swap
from dvergar.games.smithy.space import WITH
from dvergar.games.smithy.state import SmithyState


class Swap(Step[SmithyState]):
    """d.a is the Market card."""

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return sorted([WITH + face for face in partners(s, s.smiths[seat])])

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        swap(s, seat, d.a, action - WITH)
