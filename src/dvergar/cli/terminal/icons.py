"""The symbols that the terminal shows for each game's icons."""

from __future__ import annotations

from dvergar.cli.terminal.silberzwerg.columns import MARKS
from dvergar.cli.terminal.smithy.cards import RAW, REFINED, ROYAL, TILTED

SYMBOLS: dict[str, dict[str, str]] = {
    "smithy": {
        "refined": REFINED,
        "unrefined": RAW,
        "tilted": TILTED,
        "kings-item": ROYAL,
        "buy": "@4",
        "sell": "+2",
        "stack": "[…]",
    },
    "silberzwerg": {**MARKS, "price": "@6", "value": "@70", "penalty": "−20"},
    "jewellers": {"crown": "♛", "promise": "○", "black": "●"},
}
