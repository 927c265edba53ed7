"""Parses gems and cards from words, and puts them on the Jewellers' table."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dvergar.engine.pile import MASK_BITS, Pile
from dvergar.engine.state import NOBODY
from dvergar.games.jewellers.audit import in_all
from dvergar.games.jewellers.game import Jewellers, deck_of, greens_of
from dvergar.games.jewellers.material import BONUS_WORDS, GEM_WORDS, GEMS, PAYING
from dvergar.games.jewellers.state import Jeweller, JewelState

REST = "..."  # in a deck: every card not placed elsewhere; without it they are out of play

FACES = ["families", "forge"]
Words = Sequence[str]


@dataclass(frozen=True)
class Has:
    """What one player has: gems as `red2 opal-court`, cards as `bellows`, `chalice-fire=3` (X) or
    `bellows+forge` (with that opal bonus); None leaves a gift as the mode deals it."""

    stock: str = ""
    cards: Words = ()
    hammer: str | None = None  # the face that shows
    harp: bool | None = None  # active
    inkwell: bool | None = None
    favours: int = 0  # multi logos from the last auction
    idle: int = 0  # turns in a row without a purchase
    placed: str = ""  # in squares of their own colour
    placed_any: str = ""  # in any-colour squares
    rewards: int = 0  # of the forge patron
    triples: int = 0  # of runes, already seen by the noble patron


def counts(text: str, n: int = GEMS) -> list[int]:
    """Parse `red2 gold` into a number per kind of gem."""
    found = [0] * n
    for item in text.split():
        name = re.fullmatch(r"([a-z-]+)(\d*)", item)
        assert name, item
        found[GEM_WORDS.index(name[1])] += int(name[2] or 1)
    return found


def gems_text(numbers: Sequence[int]) -> str:
    return " ".join(f"{word}{n}" for word, n in zip(GEM_WORDS, numbers) if n)


class Box:
    """Every card of the match; each can be placed once."""

    def __init__(self, game: Jewellers) -> None:
        self.ids = game.book.data.ids
        self.greens = greens_of(game.book)
        self.left = deck_of(game.book) + self.greens

    def card(self, word: str) -> int:
        card = self.ids.index(word)
        assert card in self.left, f"{word} is not in this mode, or lies elsewhere already"
        self.left.remove(card)
        return card

    def cards(self, words: Words) -> list[int]:
        return [self.card(word) for word in words]

    def slot(self, word: str) -> int:
        """Parse a deck card; `bellows@12` is known to players 1 and 2."""
        name, _, knowing = word.partition("@")
        return self.card(name) << MASK_BITS | sum(1 << int(p) - 1 for p in knowing)

    def rest(self, allowed: Callable[[int], bool]) -> list[int]:
        found = [card for card in self.left if allowed(card)]
        self.left = [card for card in self.left if not allowed(card)]
        return found

    def deck(self, words: Words) -> Pile:
        named = [self.slot(word) for word in words if word != REST]
        rest = self.rest(lambda card: card not in self.greens) if REST in words else []
        return Pile([*[card << MASK_BITS for card in rest], *named[::-1]])

    def owner(self, fresh: Jeweller, has: Has) -> Jeweller:
        """Give a player these things; gifts as the mode deals them by default."""
        parsed = [re.fullmatch(r"([a-z-]+)(?:=(\d+))?(?:\+(.+))?", word) for word in has.cards]
        parts = [found.groups() for found in parsed if found]
        assert len(parts) == len(has.cards), has.cards
        return Jeweller(
            counts(has.stock),
            [self.card(name) for name, _, _ in parts],
            [int(x or 0) for _, x, _ in parts],
            [BONUS_WORDS.index(bonus) if bonus else NOBODY for _, _, bonus in parts],
            fresh.hammer if has.hammer is None else FACES.index(has.hammer),
            fresh.harp if has.harp is None else int(has.harp),
            fresh.inkwell if has.inkwell is None else int(has.inkwell),
            has.favours,
            has.idle,
            counts(has.placed)[:3] + counts(has.placed_any)[:3],
            has.rewards,
            has.triples,
        )


def set_finds(game: Jewellers, s: JewelState, found: Words | None, finds: Words) -> None:
    """Set this round's finds and the top of the finds pile."""
    names = game.book.data.finds
    if found is not None:
        s.found = [names.index(word) for word in found]
    top = [names.index(word) for word in finds if word != REST]
    rest = [n for n in range(len(names)) if n not in s.found and n not in top]
    below = rest if REST in finds else []
    s.finds = Pile([n << MASK_BITS for n in [*below, *top[::-1]]])


def balance(game: Jewellers, s: JewelState) -> None:
    """Give the bank all gems that are not on the table (negative when it lends)."""
    for kind in range(GEMS):
        n = (
            s.bag[kind]
            + sum(bowl[kind] for bowl in s.bowls)
            + sum(p.stock[kind] for p in s.players)
        )
        n += s.white[kind] + s.black[kind] if kind < PAYING else 0
        n += sum(p.placed[kind] + p.placed[3 + kind] for p in s.players) if kind < 3 else 0
        s.bank[kind] = in_all(game.book, kind) - n
