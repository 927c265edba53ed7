"""The log messages: each event as the reader may see it."""

from __future__ import annotations

from dvergar.games.log import Log, Message, Open
from dvergar.games.silberzwerg import events as e
from dvergar.games.silberzwerg.card_data import CardData
from dvergar.games.silberzwerg.flow import ENDINGS
from dvergar.games.silberzwerg.material import (
    COLOUR_WORDS,
    COLOURS,
    COLUMN_WORDS,
    COLUMNS,
    CONTRACTS,
    LORD,
)
from dvergar.games.silberzwerg.shown.names import column_names, dwarf, gem_names, symbol_name
from dvergar.games.silberzwerg.space import (
    BANISH,
    LOWER,
    RAISE,
    SEATS,
    STEAL,
    STEAL_BOTH,
    SWAP,
    TAKE,
    VICTIMS,
)
from dvergar.games.title import Arg

Shown = list[int]


def stole(t: CardData, v: Shown) -> Message:
    return "stole", {"victim": v[0], "count": v[1]}


def stole_seen(t: CardData, v: Shown, colours: list[int]) -> Message:
    return "stole-seen", {"victim": v[0], "parts": [COLOUR_WORDS[c] for c in colours]}


def dealt(t: CardData, v: Shown) -> Message:
    contract, owner = v
    return "dealt" if owner >= 0 else "dealt-public", {"card": t.ids[contract]}


def colour(id: str) -> Open[CardData]:
    return lambda t, v: (id, {"card": COLOUR_WORDS[v[0]]})


def trade(id: str) -> Open[CardData]:
    return lambda t, v: (id, {"card": COLOUR_WORDS[v[0]], "count": v[1], "thalers": v[2]})


def moved(id: str) -> Open[CardData]:
    return lambda t, v: (id, {"card": t.ids[v[0]], "thalers": v[1]})


def lost(id: str) -> Open[CardData]:
    """Log a contract that left the board, its owner if it had one, and the penalty."""

    def message(t: CardData, v: Shown) -> Message:
        if v[1] < 0:
            return f"{id}-public", {"card": t.ids[v[0]]}
        return id, {"card": t.ids[v[0]], "owner": v[1], "thalers": v[2]}

    return message


def revealed(t: CardData, v: Shown) -> Message:
    lords, ghosts = v[COLOURS : COLOURS + COLUMNS], v[COLOURS + COLUMNS :]
    return "revealed", {
        "parts": gem_names(v[:COLOURS]),
        "lords": column_names(lords),
        "lord_count": sum(lords),
        "ghosts": column_names(ghosts),
        "ghost_count": sum(ghosts),
    }


def banished(t: CardData, v: Shown) -> Message:
    mine, first, second = v
    args: dict[str, Arg] = {"card": COLOUR_WORDS[mine], "victim": first // 3, "kind": dwarf(first)}
    if second < 0:
        return "banished", args
    return "banished-two", {**args, "second": second // 3, "also": dwarf(second)}


def cancelled(t: CardData, v: Shown) -> Message:
    id, args = named(t, *v[1:])
    return f"cancelled-{id}", {"owner": v[0], **args}


def named(t: CardData, choice: int, second: int, aimed: int) -> Message:
    """Return what a ghost was about to do (Z3.3)."""
    if choice < TAKE:
        mine, victim = divmod(choice - BANISH, VICTIMS)
        return banished(t, [mine, victim, second])
    if choice < RAISE:
        return "take", {"card": COLOUR_WORDS[choice - TAKE]}
    if choice < SWAP:
        return notched(t, choice, aimed)
    if choice < STEAL:
        return "swap", {}
    if choice < STEAL_BOTH:
        return "steal", {"victim": choice - STEAL, "count": aimed}
    victim, other = divmod(choice - STEAL_BOTH, SEATS)
    return "steal-both", {"victim": victim, "second": other}


def notched(t: CardData, choice: int, aimed: int) -> Message:
    card = t.ids[(choice - RAISE) % CONTRACTS]
    if not aimed:
        return "remove", {"card": card}
    return "raise" if choice < LOWER else "lower", {"card": card, "thalers": aimed}


def priced(t: CardData, v: Shown) -> Message:
    gems: dict[str, Arg] = {f"{word}_gem": word for word in COLOUR_WORDS}
    return "prices", {**gems, **dict(zip(COLOUR_WORDS, v, strict=True))}


def mined(t: CardData, v: Shown) -> Message:
    return ("mined", {"parts": gem_names(v)}) if sum(v) else ("mined-nothing", {})


def fulfilled(t: CardData, v: Shown) -> Message:
    args: dict[str, Arg] = {"card": t.ids[v[0]], "thalers": v[1], "bonus": v[2]}
    return "fulfilled-public" if v[2] else "fulfilled", args


OPEN: dict[int, Open[CardData]] = {
    e.ROUND: lambda t, v: ("turn", {"round": v[0]}),
    e.DEALT: dealt,
    e.REVEALED: revealed,
    e.PRICES: priced,
    e.BANISHED: banished,
    e.TOOK: colour("took"),
    e.RAISED: moved("raised"),
    e.LOWERED: moved("lowered"),
    e.REMOVED: lost("removed"),
    e.STOLE: stole,
    e.SWAPPED: lambda t, v: (
        "swapped",
        {"parts": [COLOUR_WORDS[c] for c in v[:2]], "got": [COLOUR_WORDS[c] for c in v[2:]]},
    ),
    e.RESTED: lambda t, v: (
        "rested-lord" if v[1] == LORD else "rested-ghost",
        {"card": COLUMN_WORDS[v[0]]},
    ),
    e.CANCELLED: cancelled,
    e.MINED: mined,
    e.BOUGHT: trade("bought"),
    e.FULFILLED: fulfilled,
    e.TOOL_SET: lambda t, v: ("tool-set", {"symbol": symbol_name(v[0]), "thalers": v[1]}),
    e.SOLD: trade("sold"),
    e.TRIBUTE: lambda t, v: ("tribute", {"victim": v[0], "thalers": v[1]}),
    e.CHEAPENED: lambda t, v: ("cheapened", {"card": COLOUR_WORDS[v[0]], "thalers": v[1]}),
    e.EXPIRED: lost("expired"),
    e.RETURNED: colour("returned"),
    e.OPENED: lambda t, v: ("opened", {}),
    e.FELL: lambda t, v: ("fell", {}),
    e.OVER: lambda t, v: (f"over-{ENDINGS[v[0]]}", {}),
}

LOG = Log("silberzwerg", OPEN, {e.STOLE: stole_seen})
