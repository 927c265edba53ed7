"""Reads the card file without the game's own reader."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import product
from typing import Any, Literal

Mode = Literal["starter", "full"]

TEXT = files("dvergar.games.smithy").joinpath("data", "smithy-1.toml").read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)
RESOURCES: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["resource"]}
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["card"]}
ORDER = list(RESOURCES)


def of_type(*types: str) -> list[str]:
    return [id for id, card in CARDS.items() if card["type"] in types]


def parts(card: str) -> list[str]:
    """Return the parts of a printed cost."""
    return [part for part, n in CARDS[card]["cost"].items() for _ in range(n)]


def fitting(part: str) -> list[str]:
    """Return the resources that can pay for one part."""
    if not part.startswith("any_"):
        return [part]
    return [id for id, row in RESOURCES.items() if row["class"] == part.removeprefix("any_")]


def payments(card: str) -> set[tuple[str, ...]]:
    """Return every exact payment of the full cost, in the order of the resource list."""
    chosen = product(*[fitting(part) for part in parts(card)])
    return {tuple(sorted(pay, key=ORDER.index)) for pay in chosen}


def side(word: str) -> dict[str, int]:
    """Return the printed buy and sell value of a side, such as iron, refined-iron or thunder."""
    row = RESOURCES[word.removeprefix("refined-")]
    refined = word.startswith("refined-") or row["class"] == "rune"
    found: dict[str, int] = row["refined" if refined else "unrefined"]
    return found


def refined(kind: str) -> str:
    """Return the name of a kind's refined side."""
    return kind if RESOURCES[kind]["class"] == "rune" else f"refined-{kind}"


def mode(*cards: str) -> Mode:
    """Return the mode that uses these cards."""
    return "starter" if "starter" in [CARDS[card]["set"] for card in cards] else "full"


def helps(tool: str, card: str) -> bool:
    effect, row = CARDS[tool]["effect"], CARDS[card]
    return row["type"] in effect.get("types", []) or row.get("subtype") in effect.get(
        "subtypes", []
    )


def reduced(card: str, *tools: str) -> set[tuple[str, ...]]:
    """Return every payment left by these tools, which save as many parts as possible (S5.1)."""
    cost = parts(card)
    saves = [fitting(CARDS[tool]["effect"]["saves"]) for tool in tools if helps(tool, card)]
    ways = [
        {at for at in chosen if at is not None}
        for chosen in product([None, *range(len(cost))], repeat=len(saves))
        if fair(cost, saves, chosen)
    ]
    most = max(len(way) for way in ways)
    left = [[p for i, p in enumerate(cost) if i not in way] for way in ways if len(way) == most]
    return {
        tuple(sorted(pay, key=ORDER.index))
        for rest in left
        for pay in product(*[fitting(part) for part in rest])
    }


def fair(cost: list[str], saves: list[list[str]], chosen: tuple[int | None, ...]) -> bool:
    """Return whether each tool saves nothing or a separate part that its resource could pay."""
    struck = [at for at in chosen if at is not None]
    return len(set(struck)) == len(struck) and all(
        at is None or set(saved) & set(fitting(cost[at]))
        for saved, at in zip(saves, chosen, strict=True)
    )
