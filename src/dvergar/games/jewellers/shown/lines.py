"""The log messages: each event as the reader may see it."""

from __future__ import annotations

from dvergar.games.jewellers import events as e
from dvergar.games.jewellers.card_data import CardData
from dvergar.games.jewellers.material import GEM_WORDS, MONEY, SCHOOL_WORDS
from dvergar.games.jewellers.shown.names import gained, gem_names, payment
from dvergar.games.jewellers.space import MOVE_WORDS
from dvergar.games.log import Log, Message, Open
from dvergar.games.title import Arg

Shown = list[int]
SOURCE_WORDS = ["offer", "discard", "top", "last"]


def looked(data: CardData, v: Shown, cards: list[int]) -> Message:
    return "looked-seen", {"parts": [data.ids[card] for card in cards]}


def moved(data: CardData, v: Shown) -> Message:
    if not v:
        return "moved", {}
    return f"moved-{MOVE_WORDS[v[0]]}", {"card": data.ids[v[1]]}


def gem(id: str) -> Open[CardData]:
    return lambda data, v: (id, {"card": GEM_WORDS[v[0]]})


def cards(id: str) -> Open[CardData]:
    """Log cards, unless there are none."""
    return lambda data, v: (id, {"parts": [data.ids[card] for card in v]}) if v else None


def card(id: str) -> Open[CardData]:
    return lambda data, v: (id, {"card": data.ids[v[0]]})


def plain(id: str) -> Open[CardData]:
    return lambda data, v: (id, {})


def swap(id: str) -> Open[CardData]:
    return lambda data, v: (id, {"parts": [GEM_WORDS[v[0]]] * v[1]})


def bought(data: CardData, v: Shown) -> Message:
    bought, source, x, bonus, mods, *way = v
    place: dict[str, Arg] = {"card": data.ids[bought], "source": SOURCE_WORDS[source]}
    return "bought", place | payment(way, x, bonus, mods)


def started(data: CardData, v: Shown) -> Message:
    if v[1] < 0:
        return "turn", {"round": v[0]}
    return "turn-category", {"round": v[0], "school": SCHOOL_WORDS[v[1]]}


def pointed(data: CardData, v: Shown) -> Message:
    return ("pointed", {"card": data.ids[v[0]]}) if v[0] >= 0 else ("pointed-none", {})


def logos(data: CardData, v: Shown) -> Message:
    return "logos-black" if v[MONEY] else "logos", {"parts": gem_names(v[:MONEY])}


OPEN: dict[int, Open[CardData]] = {
    e.ROUND: started,
    e.FOUND: lambda data, v: ("found", {"card": data.finds[v[0]]}),
    e.BROUGHT: card("brought"),
    e.REFILLED: cards("refilled"),
    e.LOGOS: logos,
    e.BID: lambda data, v: ("bid", {"count": v[0]}),
    e.DECLINED: plain("declined"),
    e.HIDDEN_BID: lambda data, v: ("hidden-bid", {"count": v[0]}),
    e.CROWNED: lambda data, v: ("crowned", {"count": v[0]}),
    e.CROWN_MOVED: plain("crown-moved"),
    e.PRIZED: gem("prized"),
    e.FAVOURED: plain("favoured"),
    e.WILD: lambda data, v: ("wild3" if v[0] else "wild4", {"card": GEM_WORDS[v[1]]}),
    e.HOUSED: card("housed"),
    e.PICKED: gem("picked"),
    e.MARKED: plain("marked"),
    e.PROMISED: lambda data, v: (
        "promised-black" if v[1] else "promised",
        {"card": GEM_WORDS[v[0]]},
    ),
    e.HAMMERED: lambda data, v: (
        "hammered",
        {"parts": [GEM_WORDS[v[0]]] * v[1], "got": [GEM_WORDS[v[2]]] * v[3]},
    ),
    e.PLAYED_HARP: lambda data, v: ("harp", {"card": gained(v[0], v[1])}),
    e.TUNED: swap("tuned"),
    e.INKED: cards("inked"),
    e.REFILLED_INK: swap("refilled-ink"),
    e.PLACED: gem("placed"),
    e.PAIRED: lambda data, v: (
        "paired",
        {"parts": [GEM_WORDS[v[0]], GEM_WORDS[v[1]]], "got": [GEM_WORDS[v[2]]]},
    ),
    e.BOUGHT: bought,
    e.PASSED: plain("passed"),
    e.ENDED: plain("ended"),
    e.LOST: lambda data, v: ("lost", {"parts": gem_names(v)}),
    e.SWEPT: cards("swept"),
    e.STAYED: cards("stayed"),
    e.POINTED: pointed,
    e.LOOKED: lambda data, v: ("looked", {"count": v[0]}),
    e.MOVED: moved,
    e.MEDAL: gem("medal"),
    e.FORGONE: plain("forgone"),
    e.REWARDED: plain("rewarded"),
    e.OVER: plain("over-rounds"),
}

LOG = Log(
    "jewellers", OPEN, {e.LOOKED: looked, e.MOVED: lambda data, v, secret: moved(data, secret)}
)
