"""Manoeuvres, the actions besides buying: promises, gifts, stones in squares (J3.1–J3.9)."""

from __future__ import annotations

from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import ANY, CURSED, Book
from dvergar.games.jewellers.flow import (
    USE_BLACK,
    USE_GREY,
    USE_HAMMER,
    USE_HARP,
    USE_INK,
    can_promise,
    gain,
    may_buy,
    pay,
    price_in,
    prices,
)
from dvergar.games.jewellers.material import (
    BLACK,
    CRYSTALS,
    GREYS,
    MAX_REWARDS,
    MONEY,
    PATIENCE,
    PAYING,
)
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.space import (
    BLACKEN,
    HAMMER,
    HARP,
    INK,
    PAIR,
    PAIRS,
    REFILL,
    SET,
    TUNE,
    WHITE,
)
from dvergar.games.jewellers.state import JewelState


def most_uses(s: JewelState, seat: int) -> int:
    """Return the uses per manoeuvre: two, or one if the player must buy or pass (J3.14)."""
    return 1 if s.players[seat].idle >= PATIENCE else 2


def promises(uses: list[int]) -> int:
    """Return how many uses of J3.2 the stones spent so far make."""
    return max((uses[USE_GREY] + GREYS - 1) // GREYS, uses[USE_BLACK])


def used(s: JewelState) -> int:
    u = s.uses
    return promises(u) + u[USE_HAMMER] + u[USE_HARP] + u[USE_INK]


def in_second_step(s: JewelState) -> bool:
    """Return whether a manoeuvre was used twice, which leaves only further uses (J3.10)."""
    u = s.uses
    return promises(u) > 1 or u[USE_HAMMER] > 1 or u[USE_HARP] > 1 or u[USE_INK] > 1


def manoeuvres(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return all manoeuvres, sorted; reactivating gifts and placing stones are not limited."""
    found: list[int] = []
    most = most_uses(s, seat)
    p, gifts = s.players[seat], book.data.gifts
    if s.uses[USE_GREY] < GREYS * most:
        found += [WHITE + kind for kind in can_promise(s, seat)]
    if p.stock[BLACK] and s.uses[USE_BLACK] < most:
        found += [BLACKEN + kind for kind in range(PAYING) if s.black[kind]]
    if p.hammer >= 0 and s.uses[USE_HAMMER] < most:
        for paid in prices(s, seat, gifts.hammer_prices[p.hammer]):
            found += [HAMMER + paid * MONEY + kind for kind in range(MONEY)]
    if p.harp == 1 and s.uses[USE_HARP] < most:
        found += [HARP + kind for kind in range(MONEY)]
    if p.harp == 0:
        found += [TUNE + paid for paid in prices(s, seat, gifts.harp_price)]
    if p.inkwell == 1 and s.uses[USE_INK] < most:
        found += [INK + card for card in inkable(book, s, seat, -1)]
    if p.inkwell == 0:
        found += [REFILL + paid for paid in prices(s, seat, gifts.inkwell_price)]
    return found + settings(book, s, seat)


def replaceable(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the offer cards that an Inkwell could replace, ascending (J3.8, J7.1)."""
    found = [c for c in s.offer if book.data.effects[c] != CURSED and may_buy(s, seat, c)]
    found.sort()
    return found


def inkable(book: Book, s: JewelState, seat: int, first: int) -> list[int]:
    """Return the choices for the first card to replace, or the second if the deck has one."""
    if len(s.deck) <= int(first >= 0) or (first >= 0 and book.data.gifts.inkwell_cards < 2):
        return []
    return [card for card in replaceable(book, s, seat) if card != first]


def settings(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the stones that may be placed, one or two at a time; only with patrons (J7.5)."""
    if not book.patrons:
        return []
    p = s.players[seat]
    room = room_for(book, s, seat)
    found = [SET + c for c in range(CRYSTALS) if p.stock[c] and (room[c] > 0 or room[ANY] > 0)]
    if s.round > 1 and p.rewards < MAX_REWARDS:
        found += [PAIR + n for n, (a, b, _) in enumerate(PAIRS) if pair_fits(p.stock, room, a, b)]
    return found


def room_for(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the open squares: red, green, blue, any; negative if the War Hammer's are in use."""
    room = icons.open_squares(book.data, s.players[seat])
    room[ANY] += s.last_squares
    return room


def pair_fits(stock: list[int], room: list[int], a: int, b: int) -> bool:
    if a == b:
        return stock[a] > 1 and max(0, room[a]) + max(0, room[ANY]) > 1
    if not stock[a] or not stock[b]:
        return False
    overflow = int(room[a] < 1) + int(room[b] < 1)
    return overflow <= max(0, room[ANY])


def set_stone(book: Book, s: JewelState, seat: int, colour: int) -> None:
    """Put a stone into a square of its colour if one is open, otherwise into an any-square."""
    room = room_for(book, s, seat)
    p = s.players[seat]
    p.placed[colour if room[colour] > 0 else CRYSTALS + colour] += 1
    p.stock[colour] -= 1


def manoeuvre(book: Book, s: JewelState, seat: int, action: int) -> None:
    """Carry out a manoeuvre, except promises and the Inkwell's cards."""
    p, gifts = s.players[seat], book.data.gifts
    if action < HARP:
        paid, kind = (action - HAMMER) // MONEY, (action - HAMMER) % MONEY
        cost, n = price_in(paid, gifts.hammer_prices[p.hammer]), gifts.hammer_gains[p.hammer]
        pay(s, seat, paid, cost)
        gain(s, seat, kind, n)
        p.hammer = 1 - p.hammer
        s.uses[USE_HAMMER] += 1
        s.emit(events.HAMMERED, seat, [paid, cost, kind, n])
    elif action < TUNE:
        gain(s, seat, action - HARP, gifts.harp_gain)
        p.harp = 0
        s.uses[USE_HARP] += 1
        s.emit(events.PLAYED_HARP, seat, [action - HARP, gifts.harp_gain])
    elif action < INK:
        cost = price_in(action - TUNE, gifts.harp_price)
        pay(s, seat, action - TUNE, cost)
        p.harp = 1
        s.emit(events.TUNED, seat, [action - TUNE, cost])
    elif action < SET:
        cost = price_in(action - REFILL, gifts.inkwell_price)
        pay(s, seat, action - REFILL, cost)
        p.inkwell = 1
        s.emit(events.REFILLED_INK, seat, [action - REFILL, cost])
    else:
        place_stones(book, s, seat, action)


def place_stones(book: Book, s: JewelState, seat: int, action: int) -> None:
    if action < PAIR:
        set_stone(book, s, seat, action - SET)
        s.emit(events.PLACED, seat, [action - SET])
        return
    a, b, colour = PAIRS[action - PAIR]
    set_stone(book, s, seat, a)
    set_stone(book, s, seat, b)
    gain(s, seat, colour, 1)
    s.players[seat].rewards += 1
    s.emit(events.PAIRED, seat, [a, b, colour])
