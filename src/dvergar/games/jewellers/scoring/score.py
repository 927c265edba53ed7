"""The final score of one player, with the best choice of everything that is open (J6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.card_data import CURSED, Book
from dvergar.games.jewellers.material import (
    STAFF_COST,
    STAFF_MUSIC,
    STAFF_NATURE,
    STAFF_OPTIONS,
    STAFF_RUNES,
    STAFF_SQUARES,
)
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.scoring.kinds import CHALICE, CURSED_TABLE, FLAT, PER_BADGE, PER_CARD
from dvergar.games.jewellers.scoring.parts import table_at
from dvergar.games.jewellers.scoring.tableau import Tableau
from dvergar.games.jewellers.state import Jeweller, JewelState

MEDAL: Final = [6, 6, 6, 12]
LEAD: Final = [2, 2, 2, 1]


class ScoreSheet:
    """A player's result: points by card, for music and by medallion, and what was chosen."""

    def __init__(
        self,
        points: list[int],
        music: int,
        medals: list[int],
        natures: list[int],
        staffs: list[int],
        runes: list[int],
        squares: list[int],
        placed: list[int],
        symbols: list[int],
        caps: list[int],
        extra: bool,
    ) -> None:
        self.points = points
        self.music = music
        self.medals = medals
        self.natures = natures  # multi cards as fire, earth, water
        self.staffs = staffs  # by Staff, in the order of purchase: its option
        self.runes = runes  # by colour
        self.squares = squares  # any-squares, full or filled, by colour
        self.placed = placed  # all stones by colour
        self.symbols = symbols  # all music symbols
        self.caps = caps
        self.extra = extra  # the War Hammer's further bonus is paid

    def total(self) -> int:
        return sum(self.points) + self.music + sum(self.medals)


class Scorer(Tableau):
    """The parts of one player's scoring, which can be optimised independently."""

    def __init__(self, book: Book, s: JewelState, seat: int, fixed: list[int]) -> None:
        super().__init__(book, s, seat, fixed)
        self.staffs = icons.staffs(self.data, self.p)
        self.natures = self.nature_part()
        self.runes = self.rune_part()
        self.forge = self.forge_part()
        self.costs = self.cost_part()
        self.music = self.music_part()

    def best_staffs(self) -> list[int]:
        """Return the best options of all Staffs, trying every combination (J6.3)."""
        n = len(self.staffs)
        if n == 0:
            return []
        best: list[int] = []
        most = -1
        chosen = [0] * n
        while True:
            if self.allowed(chosen):
                total = self.with_staffs(chosen)
                if total > most:
                    most, best = total, chosen[:]
            at = 0
            while at < n and chosen[at] == STAFF_OPTIONS - 1:
                chosen[at] = 0
                at += 1
            if at == n:
                return best
            chosen[at] += 1

    def allowed(self, chosen: list[int]) -> bool:
        for n, at in enumerate(self.staffs):
            card = self.p.cards[at]
            if card in self.open.staffs and self.open.staffs[card] != chosen[n]:
                return False
        return True

    def with_staffs(self, chosen: list[int]) -> int:
        self.set_staffs(chosen)
        return (
            self.natures.most() + self.runes.most() + self.forge.most() + self.costs.most()
            + self.music.most()
        )  # fmt: skip

    def set_staffs(self, chosen: list[int]) -> None:
        """Give each part what the Staffs add to it."""
        for more in (self.natures.more, self.runes.more, self.forge.more, self.music.more):
            more[0] = more[1] = more[2] = 0
        self.costs.raised = []
        staff = self.data.staff
        for n, at in enumerate(self.staffs):
            hue = self.data.hues[self.p.cards[at]]
            option = chosen[n]
            if option == STAFF_NATURE:
                self.natures.more[hue] += staff.cards - 1  # the Staff itself is already counted
            elif option == STAFF_COST:
                self.costs.raised.append((at, hue))
            elif option == STAFF_RUNES:
                self.runes.more[hue] += staff.runes
            elif option == STAFF_SQUARES:
                self.forge.more[hue] += staff.squares
            else:
                self.music.more[option - STAFF_MUSIC] += staff.symbols

    def fixed_points(self, at: int) -> int:
        """Return the points of a card whose kind leaves no choice."""
        data, p = self.data, self.p
        card = p.cards[at]
        kind = data.kinds[card]
        if kind == FLAT:
            return self.worth(at)
        if kind == PER_BADGE:
            return self.worth(at) * icons.badges(data, p, True)
        if kind == PER_CARD:
            return self.worth(at) * owned(p)
        if kind == CHALICE:
            return table_at(data.tables[card], data.steps[card], p.laid[at])
        if kind == CURSED_TABLE:
            n = 0
            for other in p.cards:
                n += int(data.effects[other] == CURSED)
            return data.tables[card][min(n, len(data.tables[card])) - 1]
        return 0

    def sheet(self, medals: list[int]) -> ScoreSheet:
        chosen = self.best_staffs()
        self.set_staffs(chosen)
        self.natures.best()
        self.runes.best()
        self.forge.best()
        points = [self.fixed_points(at) for at in range(len(self.p.cards))]
        self.natures.score(points)
        self.runes.score(points)
        self.forge.score(points)
        self.costs.score(points)
        music = self.music.best()
        return ScoreSheet(
            points=points, music=music, medals=medals, natures=self.natures.chosen, staffs=chosen,
            runes=self.runes.totals(), squares=self.forge.chosen, placed=self.forge.totals(),
            symbols=self.music.sums(), caps=self.music.tops(), extra=self.extra,
        )  # fmt: skip

    def total(self) -> int:
        """Return the points without the medallions."""
        chosen = self.best_staffs()
        total = self.with_staffs(chosen)
        for at in range(len(self.p.cards)):
            total += self.fixed_points(at)
        return total


def owned(p: Jeweller) -> int:
    """Return the number of cards and gifts; Harp and Inkwell must be active (J6.6, J6.9)."""
    return len(p.cards) + int(p.hammer >= 0) + int(p.harp == 1) + int(p.inkwell == 1)


def medals(book: Book, s: JewelState) -> list[list[int]]:
    """Return, by seat, the points of the red, green, blue and multi medallion (J6.2)."""
    return medals_for([icons.final_logos(book.data, s, seat) for seat in range(s.seats)])


def medals_for(shown: list[list[int]]) -> list[list[int]]:
    """Return the medallion points by seat, from the final logos."""
    found = [[0, 0, 0, 0] for _ in shown]
    for kind in range(4):
        ranked = sorted([mine[kind] for mine in shown], reverse=True)
        if ranked[0] == 0:
            continue
        holders = ranked.count(ranked[0])
        for seat in range(len(shown)):
            if shown[seat][kind] == ranked[0]:
                lead = LEAD[kind] * (ranked[0] - ranked[1])
                found[seat][kind] = MEDAL[kind] // holders + lead
    return found


def score_sheets(book: Book, s: JewelState) -> list[ScoreSheet]:
    """Return every seat's final score if the game ended now."""
    won = medals(book, s)
    return [Scorer(book, s, p, s.fixed[p]).sheet(won[p]) for p in range(s.seats)]


def scores(book: Book, s: JewelState) -> list[int]:
    won = medals(book, s)
    return [Scorer(book, s, p, s.fixed[p]).total() + sum(won[p]) for p in range(s.seats)]
