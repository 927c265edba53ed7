"""The final scoring, step by step (S3.2)."""

from __future__ import annotations

from dvergar.games.smithy.card_data import CardData
from dvergar.games.smithy.material import BONUS, BONUS_SUBTYPES, GUILD
from dvergar.games.smithy.state import SmithyState


class Sheet:
    """One player's score sheet."""

    def __init__(self, coins: int, stock: int, bonuses: list[int], kings: int) -> None:
        self.coins = coins
        self.stock = stock  # Market resources at their buy value
        self.bonuses = bonuses  # by subtype: weapon, shield, armour
        self.kings = kings

    def total(self) -> int:
        return self.coins + self.stock + sum(self.bonuses) + self.kings


def sheets(data: CardData, s: SmithyState) -> list[Sheet]:
    out: list[Sheet] = []
    for me in s.smiths:
        stock = sum([data.buy[code >> 1] for code in me.market if code < GUILD * 2])
        kings = sum([data.values[k.card] for k in me.kings])
        bonuses = [0] * BONUS_SUBTYPES
        out.append(Sheet(coins=me.coins, stock=stock, bonuses=bonuses, kings=kings))
    for subtype in range(BONUS_SUBTYPES):
        best = [best_king(data, s, seat, subtype) for seat in range(s.seats)]
        top = max(best)
        if top > 0:
            for seat in range(s.seats):
                if best[seat] == top:
                    out[seat].bonuses[subtype] = BONUS // best.count(top)
    return out


def best_king(data: CardData, s: SmithyState, seat: int, subtype: int) -> int:
    """Return the value of a seat's best king's item of a subtype, or 0."""
    best = 0
    for k in s.smiths[seat].kings:
        if data.subtypes[k.card] == subtype and data.values[k.card] > best:
            best = data.values[k.card]
    return best
