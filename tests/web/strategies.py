"""Simple strategies for playing games through the pages."""

from __future__ import annotations

from random import Random

# Actions that end a game of Smithy soon, by using up the guild deck.
HASTE = ("complete", "draw:guild", "draw", "craft", "discard", "play", "end")
BRISK = ("buy", "rest", "accept", "pass")
WHIM = 0.2
FRUGAL = (["take:gold"], ["pass"], ["hide:1", "hide:2"])
LUCK = Random(4)  # reset for each test


def hasty(moves: list[str]) -> str:
    """Draw and discard cards, which makes for the shortest games of Smithy."""
    found = [m for verb in HASTE for m in moves if m.startswith(verb)]
    return (found or moves)[0]


def lively(moves: list[str]) -> str:
    """Fulfil contracts if possible, otherwise do anything but rest, to see much of Silberzwerg."""
    found = [m for m in moves if m.startswith("fulfil")]
    awake = [m for m in moves if not m.startswith("rest")]
    return LUCK.choice(found or awake or moves)


def brisk(moves: list[str]) -> str:
    """Buy if possible, otherwise pass, sometimes anything, so that the Jewellers progress."""
    sorts = [[m for m in moves if m.startswith(verb)] for verb in BRISK]
    usual = next(filter(None, sorts), moves)
    return LUCK.choice(moves if LUCK.random() < WHIM else usual)


def frugal(moves: list[str]) -> str:
    """Take and bid gold but don't spend it, so that the Jewellers reach the next auction soon."""
    sorts = [[m for m in moves if m in wish] for wish in FRUGAL]
    return LUCK.choice(next(filter(None, sorts), moves))
