"""What people without a plan would do, and how games end soon."""

from __future__ import annotations

from random import Random

# What is likely to bring a game of Smithy to its end: the guild deck runs out.
HASTE = ("complete", "draw:guild", "draw", "craft", "discard", "play", "end")
BRISK = ("buy", "rest", "accept", "pass")
WHIM = 0.2
FRUGAL = (["take:gold"], ["pass"], ["hide:1", "hide:2"])
LUCK = Random(4)  # begins anew with each test


def hasty(moves: list[str]) -> str:
    """Draw, throw away, lay open: the shortest games of Smithy are played like that."""
    found = [m for verb in HASTE for m in moves if m.startswith(verb)]
    return (found or moves)[0]


def lively(moves: list[str]) -> str:
    """Fulfil what can be fulfilled, else anything but rest: in Silberzwerg all comes to pass."""
    found = [m for m in moves if m.startswith("fulfil")]
    awake = [m for m in moves if not m.startswith("rest")]
    return LUCK.choice(found or awake or moves)


def brisk(moves: list[str]) -> str:
    """Buy what can be paid for, else pass, now and then anything: so the Jewellers go on."""
    sorts = [[m for m in moves if m.startswith(verb)] for verb in BRISK]
    usual = next(filter(None, sorts), moves)
    return LUCK.choice(moves if LUCK.random() < WHIM else usual)


def frugal(moves: list[str]) -> str:
    """Gold is taken, bid and not spent: so the Jewellers come to the next auction soon."""
    sorts = [[m for m in moves if m in wish] for wish in FRUGAL]
    return LUCK.choice(next(filter(None, sorts), moves))
