"""The final score, step by step (S3.2)."""

from __future__ import annotations

from dvergar.games.smithy.material import BONUS, BONUS_SUBTYPES, GUILD
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.tables import Tables


class Sheet:
    """One player's way from the coins in hand to the final sum."""

    def __init__(self, coins: int, stock: int, bonuses: list[int], kings: int) -> None:
        self.coins = coins
        self.stock = stock  # Market resources at their buy value
        self.bonuses = bonuses  # by subtype: weapon, shield, armor
        self.kings = kings

    def total(self) -> int:
        return self.coins + self.stock + sum(self.bonuses) + self.kings


def sheets(t: Tables, s: SmithyState) -> list[Sheet]:
    out: list[Sheet] = []
    for me in s.smiths:
        stock = sum([t.buy[code >> 1] for code in me.market if code < GUILD * 2])
        kings = sum([t.values[k.card] for k in me.kings])
        out.append(Sheet(me.coins, stock, [0] * BONUS_SUBTYPES, kings))
    for subtype in range(BONUS_SUBTYPES):
        best = [best_king(t, s, seat, subtype) for seat in range(s.seats)]
        top = max(best)
        if top > 0:
            for seat in range(s.seats):
                if best[seat] == top:
                    out[seat].bonuses[subtype] = BONUS // best.count(top)
    return out


def best_king(t: Tables, s: SmithyState, seat: int, subtype: int) -> int:
    """The value of a seat's best king's item of a subtype, 0 without one."""
    best = 0
    for k in s.smiths[seat].kings:
        if t.subtypes[k.card] == subtype and t.values[k.card] > best:
            best = t.values[k.card]
    return best
