"""Reads the contract file without the game's own reader."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

TEXT = files("dvergar.games.silberzwerg").joinpath("data", "silberzwerg-1.toml").read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)
COLOURS = ["yellow", "red", "green", "blue"]
CONTRACTS: list[dict[str, Any]] = DATA["contract"]
IDS: list[str] = [row["id"] for row in CONTRACTS]
COSTS: list[list[int]] = [[row["gems"].get(c, 0) for c in COLOURS] for row in CONTRACTS]
VALUES: dict[str, list[int]] = {row["id"]: row["values"] for row in CONTRACTS}
GEMS = {row["id"]: " ".join(f"{c}{n}" for c, n in row["gems"].items()) for row in CONTRACTS}


def shape(gems: dict[str, int]) -> str:
    return "+".join(map(str, sorted(gems.values(), reverse=True)))


def with_symbol(symbol: str) -> list[str]:
    """Return the five contracts with a symbol, starting with the three in every deck."""
    rows = [row for row in CONTRACTS if row.get("symbol") == symbol]
    return [row["id"] for row in sorted(rows, key=lambda row: not row["in_short_deck"])]


PLUS = with_symbol("plus_minus_5")
BARS = with_symbol("no_ghost")
CHEAP = with_symbol("minus_3")
