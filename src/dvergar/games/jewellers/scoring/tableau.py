"""One player's cards, gems and gifts for the scoring, and the choices already fixed."""

from __future__ import annotations

from dvergar.games.jewellers.card_data import ANY, DOUBLE, Book
from dvergar.games.jewellers.material import (
    BONUS_FORGE,
    BONUS_MEMORIST,
    BONUS_MUSICIAN,
    BONUS_RELIGION,
    CRYSTALS,
    FAMILIES,
    FORGED,
    GOLD,
    MULTI,
    STAFF_OPTIONS,
)
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.scoring.costs import Costs
from dvergar.games.jewellers.scoring.music import Music
from dvergar.games.jewellers.scoring.parts import Forge, Natures, Runes
from dvergar.games.jewellers.space import CAP, NATURE, RUNE, SQUARE, STAFF, SYMBOL, THRIFT
from dvergar.games.jewellers.state import JewelState


class Open:
    """The choices that a player has fixed, as minimum numbers."""

    def __init__(self, fixed: list[int]) -> None:
        self.natures = [0, 0, 0]
        self.staffs: dict[int, int] = {}
        self.runes = [0, 0, 0]
        self.squares = [0, 0, 0]
        self.symbols = [0, 0, 0]
        self.caps = [0, 0, 0]
        self.thrift = False
        for part in fixed:
            self.add(part)

    def add(self, part: int) -> None:
        if part < STAFF:
            self.natures[(part - NATURE) % CRYSTALS] += 1
        elif part < RUNE:
            self.staffs[(part - STAFF) // STAFF_OPTIONS] = (part - STAFF) % STAFF_OPTIONS
        elif part < SQUARE:
            self.runes[part - RUNE] += 1
        elif part < SYMBOL:
            self.squares[part - SQUARE] += 1
        elif part < CAP:
            self.symbols[part - SYMBOL] += 1
        elif part < THRIFT:
            self.caps[part - CAP] += 1
        else:
            self.thrift = True


class Tableau:
    """Builds the parts of the scoring that leave a choice."""

    def __init__(self, book: Book, s: JewelState, seat: int, fixed: list[int]) -> None:
        self.book = book
        self.data = book.data
        self.p = s.players[seat]
        self.open = Open(fixed)
        self.extra = self.p.hammer >= 0 and not self.open.thrift and self.can_pay_extra()

    def can_pay_extra(self) -> bool:
        """Return whether there is gold for the War Hammer's further bonus (J6.10)."""
        return self.p.stock[GOLD] >= self.data.gifts.extra_prices[self.p.hammer]

    def worth(self, at: int) -> int:
        """Return a card's points per thing, one more with a memorist opal (J3.12)."""
        return self.data.points[self.p.cards[at]] + int(self.p.bonuses[at] == BONUS_MEMORIST)

    def nature_part(self) -> Natures:
        data, p = self.data, self.p
        part = Natures([0, 0, 0], 0, self.open.natures)
        for at, card in enumerate(p.cards):
            part.add(data.kinds[card], data.colours[card], self.worth(at), at)
            weight = 2 if data.effects[card] == DOUBLE else 1
            if data.natures[card] < CRYSTALS:
                part.own[data.natures[card]] += weight
            elif data.natures[card] == MULTI:
                part.free += 1
        return part

    def runes_shown(self) -> list[int]:
        """Return the runes: red, green, blue, of choice."""
        found = icons.runes(self.data, self.p)
        if self.extra and self.p.hammer == FAMILIES:
            found[3] += self.data.gifts.extra_runes
        return found

    def rune_part(self) -> Runes:
        data, p = self.data, self.p
        found = self.runes_shown()
        part = Runes(found[:3], found[3], self.open.runes)
        for at, card in enumerate(p.cards):
            part.add(data.kinds[card], data.colours[card], data.tables[card], data.steps[card], at)
        return part

    def stones(self) -> Forge:
        """Return the stones in squares, without the cards that score them."""
        data, p = self.data, self.p
        part = Forge(self.open.squares)
        if self.book.patrons:  # only stones already placed count (J7.5)
            for colour in range(CRYSTALS):
                part.own[colour] += p.placed[colour] + p.placed[CRYSTALS + colour]
        else:
            squares = icons.open_squares(data, p)
            squares[ANY] += data.gifts.hammer_squares if p.hammer == FORGED else 0
            part.place(p.stock, squares)
        if self.extra and p.hammer == FORGED:
            part.free += data.gifts.extra_squares
        for at, card in enumerate(p.cards):
            full, opal = data.full[card], int(p.bonuses[at] == BONUS_FORGE)
            for colour in range(CRYSTALS):
                part.own[colour] += full[colour] + opal
            part.free += full[ANY] + opal
        return part

    def forge_part(self) -> Forge:
        data, p = self.data, self.p
        part = self.stones()
        for at, card in enumerate(p.cards):
            part.add(data.kinds[card], data.colours[card], data.seconds[card], self.worth(at), at)
        return part

    def cost_part(self) -> Costs:
        data, p = self.data, self.p
        costs = [icons.costs(data, p, at) for at in range(len(p.cards))]
        part = Costs(costs, data.staff.high, data.staff.other)
        for at, card in enumerate(p.cards):
            part.add(
                data.kinds[card], data.colours[card], data.seconds[card], data.limits[card],
                self.worth(at), p.laid[at], icons.bonus_colour(p.bonuses[at], BONUS_RELIGION), at,
            )  # fmt: skip
        return part

    def music_part(self) -> Music:
        opals = 0
        for bonus in self.p.bonuses:
            opals += int(bonus == BONUS_MUSICIAN)
        part = Music(self.data.cap, self.data.cap_with_opal, self.open.symbols, self.open.caps)
        part.own, part.opals = icons.music(self.data, self.p), opals
        part.free = self.data.gifts.harp_symbols if self.p.harp == 1 else 0
        return part
