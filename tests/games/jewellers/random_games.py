"""Plays random games with patrons, from a position where every patron has work."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Mode, Scene, scene

CARDS = [
    ["brazier-of-the-flame", "altar-of-the-deep-earth", "lute", "war-horn", "livery-collar-earth"],
    ["font-of-the-springs", "offering-table", "fiddle", "drum-fire", "livery-collar-water"],
    ["plinth-red-green", "plinth-blue-red", "organ", "livery-collar-fire", "ember-bracelet"],
]
RICH = "red9 green9 blue9 gold9"


def fit(cards: list[str], mode: Mode) -> list[str]:
    music = {"lute", "war-horn", "fiddle", "drum-fire", "organ"}
    return [card for card in cards if mode == "advanced" or card not in music]


def patronised(mode: Mode, seats: int, seed: int) -> Scene:
    """Start round 2 with rich players who qualify for every patron."""
    has = [Has(RICH, fit(cards, mode)) for cards in CARDS]
    return scene(
        mode, "house", seats=seats, patrons=True, p1=has[0], p2=has[1],
        p3=has[2] if seats > 2 else None, seed=seed,
    )  # fmt: skip


def next_action(luck: Random, sc: Scene, met: Counter[str]) -> str:
    """Choose a random action, often of the verb played least so far."""
    legal = [text for text in sc.legal() if text != "pass" or luck.random() < 0.5] or sc.legal()
    rarest = min(met[text.partition(":")[0]] for text in legal)
    if luck.random() < 0.5:
        legal = [text for text in legal if met[text.partition(":")[0]] == rarest]
    return luck.choice(legal)
