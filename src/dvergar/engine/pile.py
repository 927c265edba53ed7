"""Face-down cards or gems, each with the seats that know it."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng
from dvergar.engine.state import State

MASK_BITS: Final = 8
MASK: Final = 0xFF


class Pile:
    """A hidden pile, top last. Showing a card records which seats learned it."""

    def __init__(self, slots: list[int]) -> None:
        self.slots = slots  # card << MASK_BITS | seats that know it

    def __len__(self) -> int:
        return len(self.slots)

    def clone(self) -> Pile:
        return Pile(self.slots[:])

    def encode(self) -> list[int]:
        return [len(self.slots), *self.slots]

    def put(self, card: int, known: int = 0) -> None:
        self.slots.append(card << MASK_BITS | known)

    def take(self, s: State, seen: int) -> int:
        """Remove the top card and show it to the seats in `seen`."""
        slot = self.slots.pop()
        s.learned |= seen & ~slot
        return slot >> MASK_BITS

    def peek(self, s: State, depth: int, seen: int) -> int:
        """Show the card `depth` below the top to the seats in `seen`; it stays where it is."""
        at = len(self.slots) - 1 - depth
        slot = self.slots[at]
        s.learned |= seen & ~slot
        self.slots[at] = slot | seen
        return slot >> MASK_BITS

    def take_card(self, s: State, card: int, seen: int) -> None:
        """Remove this card from any position and show it to the seats in `seen`."""
        s.learned |= seen & ~self.slots.pop(self.place(card))

    def show_card(self, s: State, card: int, seen: int) -> None:
        """Show this card at any position; it stays there."""
        at = self.place(card)
        s.learned |= seen & ~self.slots[at]
        self.slots[at] |= seen

    def move_card(self, card: int, depth: int) -> None:
        """Move this card below `depth` others; seats that knew it still do."""
        slot = self.slots.pop(self.place(card))
        self.slots.insert(len(self.slots) - depth, slot)

    def place(self, card: int) -> int:
        for at in range(len(self.slots)):
            if self.slots[at] >> MASK_BITS == card:
                return at
        raise AssertionError(f"card {card} is not in the pile")

    def forget(self, but: int) -> None:
        """Forget who knows the cards, except the seats in `but`."""
        self.slots = [slot & (~MASK | but) for slot in self.slots]

    def shuffle(self, rng: Rng) -> None:
        self.forget(0)
        rng.shuffle(self.slots)

    def known(self, seat: int) -> list[int]:
        """Return each card that `seat` knows, or -1, from the top down."""
        return [slot >> MASK_BITS if slot >> seat & 1 else -1 for slot in reversed(self.slots)]

    def tally(self, counts: list[int]) -> None:
        """Add each card to `counts`, to check that none is lost."""
        for slot in self.slots:
            counts[slot >> MASK_BITS] += 1

    def unknown_to(self, seat: int) -> list[int]:
        """Return the cards that `resample` may redraw for `seat`, bottom first."""
        return [slot >> MASK_BITS for slot in self.slots if not slot >> seat & 1]

    def redraw(self, seat: int, cards: list[int]) -> None:
        """Replace the cards that `seat` does not know with `cards`, from the end of the list."""
        for i, slot in enumerate(self.slots):
            if not slot >> seat & 1:
                self.slots[i] = cards.pop() << MASK_BITS | slot & MASK


def pile_of(cards: list[int], rng: Rng) -> Pile:
    pile = Pile([card << MASK_BITS for card in cards])
    pile.shuffle(rng)
    return pile
