"""Card data as flat lists, and the possible payments for each card."""

from __future__ import annotations

from typing import Final

from dvergar.games.smithy.effects import Apprentice, Perks
from dvergar.games.smithy.material import (
    BITS,
    GUILD_CARDS,
    KINDS,
    METALS,
    REFINED,
    TWO_SIDED,
    count,
)

ANY_METAL: Final = KINDS
ANY_GEM: Final = KINDS + 1
ANY_RUNE: Final = KINDS + 2
METAL_MASK: Final = (1 << METALS) - 1
GEM_MASK: Final = (1 << TWO_SIDED) - 1 & ~METAL_MASK
RUNE_MASK: Final = (1 << KINDS) - 1 & ~(METAL_MASK | GEM_MASK)


def accepted(part: int) -> int:
    """Return the mask of kinds that can pay one part of a cost."""
    if part < KINDS:
        return 1 << part
    return METAL_MASK if part == ANY_METAL else GEM_MASK if part == ANY_GEM else RUNE_MASK


class CardData:
    """A card set by index: faces for prices, guild cards for everything else."""

    def __init__(
        self,
        ids: list[str],
        buy: list[int],
        sell: list[int],
        counts: list[int],
        types: list[int],
        subtypes: list[int],
        values: list[int],
        costs: list[list[int]],
        saves: list[int],
        scope_types: list[int],
        scope_subtypes: list[int],
        apprentices: list[Apprentice | None],
        decks: list[list[int]],
    ) -> None:
        self.ids = ids
        self.buy = buy  # by face
        self.sell = sell  # by resource face
        self.counts = counts
        self.types = types
        self.subtypes = subtypes  # index in SUBTYPES, -1 for apprentices
        self.values = values
        self.costs = costs
        self.saves = saves  # mask of kinds that a tool can replace
        self.scope_types = scope_types
        self.scope_subtypes = scope_subtypes
        self.apprentices = apprentices
        self.decks = decks  # starter, full

    def perks(self, cards: list[int]) -> Perks:
        p = Perks()
        for card in cards:
            apprentice = self.apprentices[card]
            assert apprentice is not None
            apprentice.help(p)
        return p

    def helps(self, tool: int, card: int) -> bool:
        if self.scope_types[tool] >> self.types[card] & 1:
            return True
        subtype = self.subtypes[card]
        return subtype >= 0 and self.scope_subtypes[tool] >> subtype & 1 != 0


class Kit:
    """The possible payments for each guild card with these tools in use (S5.1)."""

    def __init__(self, data: CardData, tools: list[int]) -> None:
        self.data = data
        self.tools = tools
        self.known: list[list[int]] = [[] for _ in range(GUILD_CARDS)]

    def payments(self, card: int) -> list[int]:
        """Return every exact payment as a packed count, cheapest first; [0] if it is free."""
        pays = self.known[card]
        if not pays:
            pays = self.work_out(card)
            self.known[card] = pays
        return pays

    def work_out(self, card: int) -> list[int]:
        cost = self.data.costs[card]
        tools = [tool for tool in self.tools if self.data.helps(tool, card)]
        struck = strikes(cost, [self.data.saves[tool] for tool in tools])
        most = max([len(parts) for parts in struck])
        found: dict[int, int] = {}
        for parts in struck:
            if len(parts) == most:
                rest = [part for i, part in enumerate(cost) if i not in parts]
                for pay in spread(rest):
                    found[pay] = self.worth(pay)
        return sorted(found, key=lambda pay: (found[pay], pay))

    def worth(self, pay: int) -> int:
        n = 0
        for kind in range(KINDS):
            n += count(pay, kind) * self.data.buy[REFINED + kind]
        return n


class Book:
    """What a match reads and never changes: card data, deck and variants."""

    def __init__(
        self, data: CardData, deck: list[int], bidding: bool, endless: bool, first: int
    ) -> None:
        self.data = data
        self.deck = deck
        self.copies = [int(card in deck) for card in range(GUILD_CARDS)]
        self.bidding = bidding
        self.endless = endless
        self.first = first  # the first seat if the host chose it, or NOBODY
        self.kits: dict[int, Kit] = {}

    def kit(self, tools: list[int]) -> Kit:
        key = 0
        for tool in tools:
            key += 1 << tool
        kit = self.kits.get(key)
        if kit is None:
            kit = Kit(self.data, tools[:])
            self.kits[key] = kit
        return kit


def strikes(cost: list[int], saves: list[int]) -> list[list[int]]:
    """Return every way in which tools can each save a different part, as lists of positions."""
    ways: list[list[int]] = [[]]
    for mask in saves:
        more: list[list[int]] = []
        for way in ways:
            for i, part in enumerate(cost):
                if accepted(part) & mask and i not in way:
                    more.append([*way, i])
        ways = ways + more
    return ways


def spread(parts: list[int]) -> list[int]:
    """Return every packed payment that covers these parts exactly."""
    pays = [0]
    for part in parts:
        mask = accepted(part)
        pays = [pay + (1 << BITS * k) for pay in pays for k in range(KINDS) if mask >> k & 1]
    return sorted(set(pays))
