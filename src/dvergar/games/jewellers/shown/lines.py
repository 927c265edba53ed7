"""The log in words: each event as the reader may know it."""

from __future__ import annotations

from dvergar.games.jewellers import events as e
from dvergar.games.jewellers.card_data import CardData
from dvergar.games.jewellers.material import GEM_WORDS, MONEY, SCHOOL_WORDS
from dvergar.games.jewellers.shown.names import gained, gem_names, payment
from dvergar.games.jewellers.space import MOVE_WORDS
from dvergar.games.log import Log, Open, Said
from dvergar.games.title import Arg

Shown = list[int]
SOURCE_WORDS = ["offer", "discard", "top", "last"]


def looked(t: CardData, v: Shown, cards: list[int]) -> Said:
    return "looked-seen", {"parts": [t.ids[card] for card in cards]}


def moved(t: CardData, v: Shown) -> Said:
    if not v:
        return "moved", {}
    return f"moved-{MOVE_WORDS[v[0]]}", {"card": t.ids[v[1]]}


def gem(id: str) -> Open[CardData]:
    return lambda t, v: (id, {"card": GEM_WORDS[v[0]]})


def cards(id: str) -> Open[CardData]:
    """Nothing is said of no cards."""
    return lambda t, v: (id, {"parts": [t.ids[card] for card in v]}) if v else None


def card(id: str) -> Open[CardData]:
    return lambda t, v: (id, {"card": t.ids[v[0]]})


def plain(id: str) -> Open[CardData]:
    return lambda t, v: (id, {})


def swap(id: str) -> Open[CardData]:
    return lambda t, v: (id, {"parts": [GEM_WORDS[v[0]]] * v[1]})


def bought(t: CardData, v: Shown) -> Said:
    bought, source, x, bonus, mods, *way = v
    place: dict[str, Arg] = {"card": t.ids[bought], "source": SOURCE_WORDS[source]}
    return "bought", place | payment(way, x, bonus, mods)


def started(t: CardData, v: Shown) -> Said:
    if v[1] < 0:
        return "turn", {"round": v[0]}
    return "turn-category", {"round": v[0], "school": SCHOOL_WORDS[v[1]]}


def pointed(t: CardData, v: Shown) -> Said:
    return ("pointed", {"card": t.ids[v[0]]}) if v[0] >= 0 else ("pointed-none", {})


def logos(t: CardData, v: Shown) -> Said:
    return "logos-black" if v[MONEY] else "logos", {"parts": gem_names(v[:MONEY])}


OPEN: dict[int, Open[CardData]] = {
    e.ROUND: started,
    e.FOUND: lambda t, v: ("found", {"card": t.finds[v[0]]}),
    e.BROUGHT: card("brought"),
    e.REFILLED: cards("refilled"),
    e.LOGOS: logos,
    e.BID: lambda t, v: ("bid", {"count": v[0]}),
    e.DECLINED: plain("declined"),
    e.HIDDEN_BID: lambda t, v: ("hidden-bid", {"count": v[0]}),
    e.CROWNED: lambda t, v: ("crowned", {"count": v[0]}),
    e.CROWN_MOVED: plain("crown-moved"),
    e.PRIZED: gem("prized"),
    e.FAVOURED: plain("favoured"),
    e.WILD: lambda t, v: ("wild3" if v[0] else "wild4", {"card": GEM_WORDS[v[1]]}),
    e.HOUSED: card("housed"),
    e.PICKED: gem("picked"),
    e.MARKED: plain("marked"),
    e.PROMISED: lambda t, v: (
        "promised-black" if v[1] else "promised",
        {"card": GEM_WORDS[v[0]]},
    ),
    e.HAMMERED: lambda t, v: (
        "hammered",
        {"parts": [GEM_WORDS[v[0]]] * v[1], "got": [GEM_WORDS[v[2]]] * v[3]},
    ),
    e.PLAYED_HARP: lambda t, v: ("harp", {"card": gained(v[0], v[1])}),
    e.TUNED: swap("tuned"),
    e.INKED: cards("inked"),
    e.REFILLED_INK: swap("refilled-ink"),
    e.PLACED: gem("placed"),
    e.PAIRED: lambda t, v: (
        "paired",
        {"parts": [GEM_WORDS[v[0]], GEM_WORDS[v[1]]], "got": [GEM_WORDS[v[2]]]},
    ),
    e.BOUGHT: bought,
    e.PASSED: plain("passed"),
    e.ENDED: plain("ended"),
    e.LOST: lambda t, v: ("lost", {"parts": gem_names(v)}),
    e.SWEPT: cards("swept"),
    e.STAYED: cards("stayed"),
    e.POINTED: pointed,
    e.LOOKED: lambda t, v: ("looked", {"count": v[0]}),
    e.MOVED: moved,
    e.MEDAL: gem("medal"),
    e.FORGONE: plain("forgone"),
    e.REWARDED: plain("rewarded"),
    e.OVER: plain("over-rounds"),
}

LOG = Log("jewellers", OPEN, {e.LOOKED: looked, e.MOVED: lambda t, v, secret: moved(t, secret)})
