"""The cards as tables for reading: prices and contracts."""

from __future__ import annotations

from dvergar.games.silberzwerg.cards.file import CardSet, Contract
from dvergar.games.silberzwerg.cards.lay_out import laid_out
from dvergar.games.title import Arg


def tables_for_reading(cards: CardSet, low_start: bool) -> list[list[dict[str, Arg]]]:
    data = laid_out(cards)
    values = [data.values_of(card, low_start) for card in range(len(data.ids))]
    return [
        [{"miners": n, "price": price} for n, price in enumerate(cards.price_by_miners)],
        [contract_row(*pair) for pair in zip(cards.contract, values, strict=True)],
    ]


def contract_row(c: Contract, values: list[int]) -> dict[str, Arg]:
    return {
        "id": f"={c.id}",
        "name": c.id,
        "cost": [colour for colour, n in c.gems.items() for _ in range(n)],
        "values": " ".join(map(str, values)),
        "penalty": c.penalty,
        "symbol": (c.symbol or "").replace("_", "-"),
        "short": (c.in_short_deck and "yes") or "",
    }
