"""Where a bought card goes (S2.13)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions.trade import deliver
from dvergar.games.smithy.material import MARKET, WORKSHOP
from dvergar.games.smithy.space import TO
from dvergar.games.smithy.state import SmithyState


class Place(Step[SmithyState]):
    """d.a is the seller and the card, d.b the price."""

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [TO + MARKET, TO + WORKSHOP]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        deliver(s, seat, d.a, d.b, action - TO)
