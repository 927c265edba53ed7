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

# Icons that are letters in the reader's language: the ids of the letters, without their game.
LETTERS: dict[str, dict[str, list[str]]] = {
    "smithy": {},
    "silberzwerg": {},
    "jewellers": {
        "crystal": ["red", "green", "blue"],
        "gold": ["gold"],
        "topaz": ["topaz"],
        "x": ["x"],
        "loyalty-multi": ["multi"],
        "rune-choice": ["choice"],
    },
}
