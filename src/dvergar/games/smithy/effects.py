"""The effects of apprentices (S5.2); those of tools are in card_data.Kit."""

from __future__ import annotations

from dvergar.games.smithy.material import DRAWS, HAND_LIMIT, MARKET_LIMIT, WORKSHOP_LIMIT


class Perks:
    """The combined effects of a seat's apprentices (S5.2)."""

    def __init__(
        self,
        market: int = MARKET_LIMIT,
        hand: int = HAND_LIMIT,
        workshop: int = WORKSHOP_LIMIT,
        draws: int = DRAWS,
        income: int = 0,
        sells_tilted: bool = False,
        stokes: int = 0,
        salvages: int = 0,
        yard: int = -1,
        yard_least: int = 0,
        yard_step: int = 1,
        haggle: int = 0,
        haggle_least: int = 0,
    ) -> None:
        self.market, self.hand, self.workshop, self.draws = market, hand, workshop, draws
        self.income = income
        self.sells_tilted = sells_tilted
        self.stokes = stokes  # metals and gems per turn that may enter the Workshop refined
        self.salvages = salvages
        self.yard = yard  # discount in the Warehouse, or -1
        self.yard_least, self.yard_step = yard_least, yard_step
        self.haggle, self.haggle_least = haggle, haggle_least

    def warehouse_price(self, top_buy: int, above: int) -> int:
        if self.yard < 0:
            return top_buy + above
        discounted = min(top_buy, max(self.yard_least, top_buy - self.yard))
        return discounted + self.yard_step * above

    def market_price(self, price: int) -> int:
        """Return the buyer's part of a price; the bank pays the rest (S5.3)."""
        return min(price, max(self.haggle_least, price - self.haggle))


class Apprentice:
    """The effect of one apprentice."""

    def __init__(self, key: str, amounts: list[int]) -> None:
        self.key = key
        self.amounts = amounts

    def help(self, p: Perks) -> None:
        key, n = self.key, self.amounts
        if key == "market_limit":
            p.market += n[0]
        elif key == "hand_limit":
            p.hand += n[0]
        elif key == "workshop_limit":
            p.workshop += n[0]
        elif key == "extra_draw":
            p.draws += n[0]
            p.hand += n[1]
        elif key == "turn_income":
            p.income += n[0]
        elif key == "sell_tilted":
            p.sells_tilted = True
        elif key == "play_refined":
            p.stokes += n[0]
        elif key == "salvage_metal":
            p.salvages += n[0]
        elif key == "warehouse_price":
            p.yard, p.yard_least, p.yard_step = n[0], n[1], n[2]
        else:
            assert key == "market_price"
            p.haggle, p.haggle_least = n[0], n[1]
