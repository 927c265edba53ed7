"""One player's cards, gems and gifts as the scoring reads them, and what is fixed of it."""

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
from dvergar.games.jewellers.scoring.parts import Costs, Forge, Music, Natures, Runes
from dvergar.games.jewellers.space import CAP, NATURE, RUNE, SQUARE, STAFF, SYMBOL, THRIFT
from dvergar.games.jewellers.state import JewelState


class Open:
    """What a player has fixed of all that is open, as least numbers."""

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
    """Makes the parts of the scoring that leave a choice."""

    def __init__(self, book: Book, s: JewelState, seat: int, fixed: list[int]) -> None:
        self.book = book
        self.t = book.t
        self.p = s.players[seat]
        self.open = Open(fixed)
        self.extra = self.p.hammer >= 0 and not self.open.thrift and self.can_pay_extra()

    def can_pay_extra(self) -> bool:
        """Whether there is gold for the War Hammer's further bonus (J6.10)."""
        return self.p.stock[GOLD] >= self.t.gifts.extra_prices[self.p.hammer]

    def worth(self, at: int) -> int:
        """Points each time, one more with a memorist opal (J3.12)."""
        return self.t.points[self.p.cards[at]] + int(self.p.bonuses[at] == BONUS_MEMORIST)

    def nature_part(self) -> Natures:
        t, p = self.t, self.p
        part = Natures([0, 0, 0], 0, self.open.natures)
        for at, card in enumerate(p.cards):
            part.add(t.kinds[card], t.colours[card], self.worth(at), at)
            weight = 2 if t.effects[card] == DOUBLE else 1
            if t.natures[card] < CRYSTALS:
                part.own[t.natures[card]] += weight
            elif t.natures[card] == MULTI:
                part.free += 1
        return part

    def runes_shown(self) -> list[int]:
        """Red, green, blue, of choice."""
        found = icons.runes(self.t, self.p)
        if self.extra and self.p.hammer == FAMILIES:
            found[3] += self.t.gifts.extra_runes
        return found

    def rune_part(self) -> Runes:
        t, p = self.t, self.p
        found = self.runes_shown()
        part = Runes(found[:3], found[3], self.open.runes)
        for at, card in enumerate(p.cards):
            part.add(t.kinds[card], t.colours[card], t.tables[card], t.steps[card], at)
        return part

    def stones(self) -> Forge:
        """The stones that lie in squares, with nothing yet that scores them."""
        t, p = self.t, self.p
        part = Forge(self.open.squares)
        if self.book.patrons:  # what lies is all there is (J7.5)
            for colour in range(CRYSTALS):
                part.own[colour] += p.placed[colour] + p.placed[CRYSTALS + colour]
        else:
            squares = icons.open_squares(t, p)
            squares[ANY] += t.gifts.hammer_squares if p.hammer == FORGED else 0
            part.place(p.stock, squares)
        if self.extra and p.hammer == FORGED:
            part.free += t.gifts.extra_squares
        for at, card in enumerate(p.cards):
            full, opal = t.full[card], int(p.bonuses[at] == BONUS_FORGE)
            for colour in range(CRYSTALS):
                part.own[colour] += full[colour] + opal
            part.free += full[ANY] + opal
        return part

    def forge_part(self) -> Forge:
        t, p = self.t, self.p
        part = self.stones()
        for at, card in enumerate(p.cards):
            part.add(t.kinds[card], t.colours[card], t.seconds[card], self.worth(at), at)
        return part

    def cost_part(self) -> Costs:
        t, p = self.t, self.p
        costs = [icons.costs(t, p, at) for at in range(len(p.cards))]
        part = Costs(costs, t.staff.high, t.staff.other)
        for at, card in enumerate(p.cards):
            part.add(
                t.kinds[card], t.colours[card], t.seconds[card], t.limits[card], self.worth(at),
                p.laid[at], icons.bonus_colour(p.bonuses[at], BONUS_RELIGION), at,
            )  # fmt: skip
        return part

    def music_part(self) -> Music:
        opals = 0
        for bonus in self.p.bonuses:
            opals += int(bonus == BONUS_MUSICIAN)
        part = Music(self.t.cap, self.t.cap_with_opal, self.open.symbols, self.open.caps)
        part.own, part.opals = icons.music(self.t, self.p), opals
        part.free = self.t.gifts.harp_symbols if self.p.harp == 1 else 0
        return part
