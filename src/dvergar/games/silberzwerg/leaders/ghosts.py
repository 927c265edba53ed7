"""The actions of ghosts in their columns (Z2.4)."""

from __future__ import annotations

from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.contracts import (
    at_bottom,
    leave,
    owner,
    penalty,
    space_of,
    value_at,
)
from dvergar.games.silberzwerg.board.dwarves import banish, dwarves
from dvergar.games.silberzwerg.board.gems import from_mine
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.material import COLOURS, CONTRACT, CONTRACTS, GEMS, LEVELS
from dvergar.games.silberzwerg.space import (
    BANISH,
    LOWER,
    RAISE,
    REST,
    SEATS,
    STEAL,
    STEAL_BOTH,
    SWAP,
    TAKE,
    VICTIMS,
)
from dvergar.games.silberzwerg.state import SilberState


def choices(s: SilberState, seat: int, column: int) -> list[int]:
    """Return everything that a ghost in a column can do except resting, sorted."""
    if column < COLOURS:
        found = [BANISH + column * VICTIMS + v for v in victims(s, seat, column)]
        return [*found, TAKE + column] if s.mines[column] else found
    return contract_choices(s, seat) if column == CONTRACT else gem_choices(s, seat)


def victims(s: SilberState, seat: int, mine: int) -> list[int]:
    """Return the opponents' dwarves in a mine, by seat and kind."""
    return [v for v in range(s.seats * 3) if v // 3 != seat and dwarves(s, mine, v)]


def contract_choices(s: SilberState, seat: int) -> list[int]:
    raised: list[int] = []
    lowered: list[int] = []
    for space, contract in enumerate(s.spaces):
        if contract < 0:
            continue
        holder = owner(s, space)
        if s.levels[space] and (holder == seat or holder < 0 or s.opened):
            raised.append(RAISE + contract)
        if holder != seat or s.opened:
            lowered.append(LOWER + contract)
    raised.sort()
    lowered.sort()
    return raised + lowered


def gem_choices(s: SilberState, seat: int) -> list[int]:
    found = [SWAP] if s.clans[seat].gems() > 1 and sum(s.mines) > 1 else []
    rich = [p for p in range(s.seats) if p != seat and s.clans[p].gems()]
    found += [STEAL + p for p in rich]
    return found + [STEAL_BOTH + a * SEATS + b for a in rich for b in rich if a < b]


def can_haunt(s: SilberState, seat: int) -> bool:
    """Return whether a ghost of this seat can do anything."""
    ghosts = s.clans[seat].ghosts
    for column in range(len(ghosts)):
        if ghosts[column] and choices(s, seat, column):
            return True
    return False


def column_of(choice: int) -> int:
    """Return the column of a choice."""
    if choice < TAKE:
        return (choice - BANISH) // VICTIMS
    if choice < RAISE:
        return choice - TAKE
    if choice < SWAP:
        return CONTRACT
    return GEMS if choice < REST else choice - REST


def aim(book: Book, s: SilberState, choice: int) -> int:
    """Return a contract's new value (0 if it would be removed), or how many gems a bag loses."""
    if RAISE <= choice < SWAP:
        contract = (choice - RAISE) % CONTRACTS
        level = s.levels[space_of(s, contract)] + (-1 if choice < LOWER else 1)
        return book.values[contract][level] if level < LEVELS else 0
    return min(2, s.clans[choice - STEAL].gems()) if STEAL <= choice < STEAL_BOTH else 0


def haunt(book: Book, s: SilberState, seat: int, choice: int, second: int) -> None:
    """Carry out a choice that was not cancelled; a swap asks for its colours elsewhere."""
    if choice < TAKE:
        remove_dwarves(s, seat, choice - BANISH, second)
    elif choice < RAISE:
        from_mine(s, seat, choice - TAKE, 1)
        s.emit(events.TOOK, seat, [choice - TAKE])
    elif choice < LOWER:
        lift(book, s, seat, s.spaces.index(choice - RAISE))
    elif choice < SWAP:
        sink(book, s, seat, s.spaces.index(choice - LOWER))
    elif choice < STEAL_BOTH:
        steal(s, seat, choice - STEAL, aim(book, s, choice))
    else:
        steal(s, seat, (choice - STEAL_BOTH) // SEATS, 1)
        steal(s, seat, (choice - STEAL_BOTH) % SEATS, 1)


def remove_dwarves(s: SilberState, seat: int, target: int, second: int) -> None:
    mine, victim = target // VICTIMS, target % VICTIMS
    banish(s, mine, victim)
    if second >= 0:
        banish(s, mine, second)
    s.emit(events.BANISHED, seat, [mine, victim, second])


def lift(book: Book, s: SilberState, seat: int, space: int) -> None:
    s.levels[space] -= 1
    s.emit(events.RAISED, seat, [s.spaces[space], value_at(book, s, space)])


def sink(book: Book, s: SilberState, seat: int, space: int) -> None:
    contract = s.spaces[space]
    if at_bottom(s, space):
        holder = owner(s, space)
        paid = penalty(book, s, space)
        leave(s, space)
        s.emit(events.REMOVED, seat, [contract, holder, paid])
    else:
        s.levels[space] += 1
        s.emit(events.LOWERED, seat, [contract, value_at(book, s, space)])


def steal(s: SilberState, seat: int, victim: int, n: int) -> None:
    """Steal random gems from a bag; only thief and victim see the colours (Z6.2)."""
    colours = sorted([draw_from(s, seat, victim) for _ in range(n)])
    if s.seats > 2:
        for colour in colours:
            s.trail.theft(seat, victim, colour)
    both = 1 << seat | 1 << victim
    s.learned |= both
    s.emit_secret(events.STOLE, seat, [victim, n], colours, both)


def draw_from(s: SilberState, seat: int, victim: int) -> int:
    bag = s.clans[victim].bag
    nth = s.rng.below(s.clans[victim].gems())
    colour = 0
    while nth >= bag[colour]:
        nth -= bag[colour]
        colour += 1
    bag[colour] -= 1
    s.clans[seat].bag[colour] += 1
    return colour
