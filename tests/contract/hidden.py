"""Lists each game's hidden cards, independently of its views and resampling, to check both."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any, Protocol

from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import PAYING_FOR
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.knowledge.trail import Theft, Trail
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import KINGS_ITEM, unpack
from dvergar.games.smithy.state import SmithyState


class Secrets(Protocol):
    """The hidden places of one game."""

    def names(self, s: Any, seat: int) -> set[str]:
        """Return the unique cards whose place the seat can't know."""

    def places(self, s: Any, seat: int) -> list[tuple[str, int]]:
        """Return every place hidden from the seat, with the card in it."""

    def possible(self, s: Any, seat: int) -> dict[str, set[int]]:
        """Return the cards that each of these places may hold, given what the seat knows."""


class SmithySecrets:
    def __init__(self, game: Smithy) -> None:
        self.book = game.book
        self.ids = game.book.data.ids

    def names(self, s: SmithyState, seat: int) -> set[str]:
        return {self.ids[card] for place, card in self.places(s, seat) if is_guild(place)}

    def places(self, s: SmithyState, seat: int) -> list[tuple[str, int]]:
        found = [(f"mine {n}", slot >> 8) for n, slot in enumerate(s.mine.slots)]
        found += [(f"guild {n}", slot >> 8) for n, slot in enumerate(s.guild.slots)]
        for p, smith in enumerate(s.smiths):
            if p != seat:
                hidden = unpack(smith.hand - smith.shown)
                found += [(f"mine cards in hand {p}", kind) for kind in hidden]
                found += [(f"guild cards in hand {p}", card) for card in smith.guild_hand]
                found += [
                    (f"guild card of king {p} {n}", k.card) for n, k in self.veiled(s, p, seat)
                ]
        return found

    def veiled(self, s: SmithyState, p: int, seat: int) -> list[tuple[int, Any]]:
        """Return the king's items of `p` that `seat` (any seat for a spectator) has never seen."""
        stacks = enumerate(s.smiths[p].kings + s.smiths[p].stacks)
        eyes = 1 << seat if seat >= 0 else (1 << s.seats) - 1
        return [(n, stack) for n, stack in stacks if stack.known & eyes != eyes]

    def possible(self, s: SmithyState, seat: int) -> dict[str, set[int]]:
        places = self.places(s, seat)
        guild = {card for place, card in places if is_guild(place)}
        kinds = {kind for place, kind in places if not is_guild(place)}
        kings = self.candidates(s, seat, guild)
        found = {place: kinds for place, _ in places}
        for place in [place for place, _ in places if is_guild(place)]:
            others = [cards for king, cards in kings.items() if king != place]
            may = kings.get(place, guild)
            found[place] = {card for card in may if can_all_be(others, {card})}
        return found

    def candidates(self, s: SmithyState, seat: int, guild: set[int]) -> dict[str, set[int]]:
        """Return, for each veiled king's item, those whose cost fits the resources under it."""
        found = {}
        for p in range(s.seats):
            for n, k in self.veiled(s, p, seat) if p != seat else []:
                kit = self.book.kit(s.smiths[p].tools[: k.tools])
                fits = {card for card in guild if k.parts in kit.payments(card)}
                kings = {card for card in fits if self.book.data.types[card] == KINGS_ITEM}
                found[f"guild card of king {p} {n}"] = kings
        return found


class SilberSecrets:
    """The deck, and with three or more players the gems others drew or stole unseen."""

    def __init__(self, game: Silberzwerg) -> None:
        self.ids = game.book.data.ids

    def names(self, s: SilberState, seat: int) -> set[str]:
        return {self.ids[slot >> 8] for slot in s.deck.slots}

    def places(self, s: SilberState, seat: int) -> list[tuple[str, int]]:
        found = [(f"deck {n}", slot >> 8) for n, slot in enumerate(s.deck.slots)]
        for p, clan in enumerate(s.clans if s.seats > 2 else []):
            if p != seat:
                found += [(f"gems in bag {p}", c) for c, n in enumerate(clan.bag) for _ in range(n)]
        return found

    def possible(self, s: SilberState, seat: int) -> dict[str, set[int]]:
        contracts = {slot >> 8 for slot in s.deck.slots}
        found = {place: contracts for place, _ in self.places(s, seat) if place[0] == "d"}
        for bags in histories(s, seat) if s.seats > 2 else ():
            for p in range(s.seats):
                gems = {c for c in range(4) if bags[p * 4 + c]}
                if p != seat and gems:
                    found[f"gems in bag {p}"] = found.get(f"gems in bag {p}", set()) | gems
        return found


class JewelSecrets:
    """The finds to come, and the deck except for the cards that a seat has seen."""

    def __init__(self, game: Jewellers) -> None:
        self.t = game.book.data

    def names(self, s: JewelState, seat: int) -> set[str]:
        cards = {self.t.ids[card] for place, card in self.places(s, seat) if place[0] == "d"}
        return cards | {self.t.finds[slot >> 8] for slot in s.finds.slots}

    def places(self, s: JewelState, seat: int) -> list[tuple[str, int]]:
        unseen = [(n, slot) for n, slot in enumerate(s.deck.slots) if not looked(slot, seat)]
        found = [(f"deck {n}", slot >> 8) for n, slot in unseen if slot >> 8 != shown_to_all(s)]
        return found + [(f"find {n}", slot >> 8) for n, slot in enumerate(s.finds.slots)]

    def possible(self, s: JewelState, seat: int) -> dict[str, set[int]]:
        places = self.places(s, seat)
        kinds = {kind: {c for place, c in places if place[0] == kind} for kind in "df"}
        return {place: kinds[place[0]] for place, _ in places}


def shown_to_all(s: JewelState) -> int:
    """Return the card being paid for, which everyone sees, or -1."""
    return s.pending[-1].a if s.pending and s.pending[-1].step == PAYING_FOR else -1


def looked(slot: int, seat: int) -> bool:
    return seat >= 0 and slot >> seat & 1 == 1


Bags = tuple[int, ...]


def histories(s: SilberState, seat: int) -> set[Bags]:
    """Replay the game from its start to find all that the bags may hold, as far as a seat knows."""
    # Every set of bags that is still possible; each theft branches over the colours it could be.
    bags = {started(s, order) for order in start_orders(s, seat)}
    for theft in s.trail.thefts:
        before = shown(bags, theft)
        bags = {after for b in before for after in stolen(b, theft, seat)}
    return shown(bags, s.trail)


def start_orders(s: SilberState, seat: int) -> list[list[int]]:
    """List who may have drawn which start gem; the seat knows yellow and its own."""
    free = [c for c in range(1, 4) if s.trail.starts[c] != seat]
    orders = []
    for holders in set(permutations([s.trail.starts[c] for c in free])):
        order = s.trail.starts[:]
        for colour, holder in zip(free, holders, strict=True):
            order[colour] = holder
        orders.append(order)
    return orders


def started(s: SilberState, order: list[int]) -> Bags:
    return tuple(int(order[c] == p) for p in range(s.seats) for c in range(4))


def shown(bags: set[Bags], seen: Theft | Trail) -> set[Bags]:
    """Keep the bags that allow what was seen, and apply it to them."""
    sound = [b for b in bags if all(n + low >= 0 for n, low in zip(b, seen.low, strict=True))]
    sound = [b for b in sound if all(w.fits(w.bag_in(list(b))) for w in seen.witnesses)]
    return {tuple(n + more for n, more in zip(b, seen.net, strict=True)) for b in sound}


def stolen(bags: Bags, theft: Theft, seat: int) -> list[Bags]:
    colours = [theft.colour] if seat in (theft.thief, theft.victim) else range(4)
    found = []
    for colour in colours:
        if bags[theft.victim * 4 + colour]:
            after = list(bags)
            after[theft.victim * 4 + colour] -= 1
            after[theft.thief * 4 + colour] += 1
            found.append(tuple(after))
    return found


def can_all_be(kings: list[set[int]], used: set[int]) -> bool:
    """Return whether every veiled king's item can be a different unused card."""
    if not kings:
        return True
    return any(can_all_be(kings[1:], used | {card}) for card in kings[0] - used)


def is_guild(place: str) -> bool:
    return place.startswith("guild")


SECRETS: dict[str, Callable[[Any], Secrets]] = {
    "smithy": SmithySecrets,
    "silberzwerg": SilberSecrets,
    "jewellers": JewelSecrets,
}
