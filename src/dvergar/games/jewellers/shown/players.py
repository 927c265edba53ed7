"""A player as everyone sees them, with the score if the game ended now."""

from __future__ import annotations

import msgspec

from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import BONUS_WORDS, STAFF_WORDS
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.scoring.score import ScoreSheet, score_sheets
from dvergar.games.jewellers.scoring.what_if import WhatIf
from dvergar.games.jewellers.space import ACCEPT
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.scoring import COUNTING

HAMMER_FACES = ["families", "forged"]


class Owned(msgspec.Struct, frozen=True):
    """A card in front of a player, with its points if the game ended now."""

    card: str
    x: int
    bonus: str  # of an opal
    points: int
    adds: int  # how much lower the total would be without it
    option: str  # a Staff's


class Tally(msgspec.Struct, frozen=True):
    """A player's score if the game ended now, with the best choices."""

    total: int
    medals: list[int]  # red, green, blue, many-coloured
    music: int
    runes: list[int]  # red, green, blue, including choice runes
    natures: list[int]  # multi cards as fire, earth, water
    squares: list[int]  # any-squares as red, green, blue
    placed: list[int]
    symbols: list[int]
    caps: list[int]
    extra: bool  # two gold for the War Hammer's further bonus


class PlayerView(msgspec.Struct, frozen=True):
    stock: list[int]  # by kind of gem
    cards: list[Owned]
    hammer: str  # the visible face, or empty
    harp: int  # 1 active, 0 not, -1 none
    inkwell: int
    logos: list[int]  # red, green, blue, multi
    final: list[int]  # logos by medallion as they count at the end
    badges: int
    runes: list[int]  # red, green, blue, of choice
    music: list[int]
    faith: int
    stars: list[int]
    open: list[int]  # squares: red, green, blue, any
    full: list[int]  # squares printed full: red, green, blue, any
    placed: list[int]  # stones by colour in squares of that colour, then in any-squares
    tally: Tally
    passed: bool
    sealed: bool  # the sealed answer is complete


def sheets_for(game: Jewellers, s: JewelState, me: int) -> list[ScoreSheet]:
    """Return the scores if the game ended now, with the viewer's unrevealed choices."""
    if me >= 0 and not s.over and s.pending[-1].step == COUNTING:
        s = game.clone(s)
        s.fixed[me] = [part for part in s.sealed[me] if part != ACCEPT]
    return score_sheets(game.book, s)


def player(game: Jewellers, s: JewelState, p: int, sheet: ScoreSheet) -> PlayerView:
    data, owner = game.book.data, s.players[p]
    return PlayerView(
        stock=owner.stock[:],
        cards=owned(game, s, p, sheet),
        hammer=HAMMER_FACES[owner.hammer] if owner.hammer >= 0 else "",
        harp=owner.harp,
        inkwell=owner.inkwell,
        logos=icons.logos(data, owner),
        final=icons.final_logos(data, s, p),
        badges=icons.badges(data, owner, False),
        runes=icons.runes(data, owner),
        music=icons.music(data, owner),
        faith=icons.faith(data, owner),
        stars=icons.stars(data, owner),
        open=[max(0, n) for n in icons.open_squares(data, owner)],
        full=icons.full_squares(data, owner),
        placed=owner.placed[:],
        tally=tally(sheet),
        passed=s.passed >> p & 1 == 1,
        sealed=s.asked >> p & 1 == 1 and not s.waiting() >> p & 1,
    )


def tally(sheet: ScoreSheet) -> Tally:
    return Tally(
        total=sheet.total(),
        medals=sheet.medals,
        music=sheet.music,
        runes=sheet.runes,
        natures=sheet.natures,
        squares=sheet.squares,
        placed=sheet.placed,
        symbols=sheet.symbols,
        caps=sheet.caps,
        extra=sheet.extra,
    )


def owned(game: Jewellers, s: JewelState, p: int, sheet: ScoreSheet) -> list[Owned]:
    data, owner = game.book.data, s.players[p]
    staffs = icons.staffs(data, owner)
    what_if = WhatIf(game.book, game.clone(s), p)
    now = what_if.total()
    found = []
    for at, card in enumerate(owner.cards):
        bonus = owner.bonuses[at]
        option = STAFF_WORDS[sheet.staffs[staffs.index(at)]] if at in staffs else ""
        found.append(
            Owned(
                card=data.ids[card],
                x=owner.laid[at],
                bonus=BONUS_WORDS[bonus] if bonus >= 0 else "",
                points=sheet.points[at],
                adds=now - what_if.without(at),
                option=option,
            )
        )
    return found
