"""Dwarven Smithy in the terminal."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from dvergar.cli.terminal.menu import TIGHTEST, Menu
from dvergar.cli.terminal.screen import Row, flow, flows, ruled
from dvergar.cli.terminal.smithy.areas import Areas
from dvergar.cli.terminal.smithy.cards import CardWords
from dvergar.cli.terminal.smithy.ending import ending
from dvergar.games.record import Record
from dvergar.games.smithy.shown.view import Piece, View
from dvergar.games.title import Arg, Blocked, Choice, Line
from dvergar.locales import Speaker

AREAS = ("hand", "market", "workshop", "warehouse")
MOVING = {"hand": "play", "market": "move", "workshop": "move"}


class SmithyBoard:
    """The decks and the Warehouse, the other smiths, and the viewer's areas."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.cards = CardWords(record.cards, speaker)

    def table(self, view: View, menu: Menu, width: int) -> list[Text]:
        areas = Areas(self.cards, menu)
        lines = [self.heading(view, width), *self.banner(view)]
        lines += self.warehouse(view, areas, width)
        for n in range(1, len(view.smiths) + (view.seat < 0)):
            lines += self.other(view, (view.seat + n) % len(view.smiths), areas, width)
        return lines + (self.mine(view, menu, width) if view.seat >= 0 else [])

    def heading(self, view: View, width: int) -> Text:
        game = (self.words("smithy-title"), "bold")
        left = Text.assemble(game, " · ", self.words("smithy-round", round=view.round))
        decks = [f"{self.words(f'smithy-area-{d}')} {n}" for d, n in decks_of(view).items()]
        resources, cards = sum(view.scrap.values()), len(view.discard)
        piles = self.words("smithy-piles", resources=resources, cards=cards)
        return ruled(left, " · ".join([*decks, piles]), width)

    def banner(self, view: View) -> list[Text]:
        """Return whether it is the last turn and, for a watcher, whose turn it is."""
        lines: list[Text] = []
        if view.closer >= 0 and not view.over:
            last = Line("smithy-last-turn", {"player": view.closer})
            lines.append(Text(self.speaker.say(last), "bold red"))
        for seat in view.waiting if view.seat not in view.waiting else []:
            waits = Line(f"smithy-wait-{view.question}", {"player": seat})
            lines.append(Text(self.speaker.say(waits)))
        return lines

    def warehouse(self, view: View, areas: Areas, width: int) -> list[Text]:
        row = areas.warehouse(view.warehouse)
        return flow(row, width, 2) if areas.menu.density == TIGHTEST else flows([row], width)

    def other(self, view: View, seat: int, areas: Areas, width: int) -> list[Text]:
        """Return another player: name and hand, then Market and Workshop."""
        them = view.smiths[seat]
        helpers = [Text(self.cards.name(card), "italic") for card in them.apprentices + them.tools]
        cells = [*self.marks(view, seat), self.coins(them.coins), areas.backs(them), *helpers]
        name = self.speaker.players[seat]
        rows = [areas.others_market(them, seat), areas.others_workshop(them)]
        if areas.menu.density == TIGHTEST:
            return flow(Row(name, cells + inline(rows, self.cards.colon)), width, 2)
        head = flows([Row(name, cells)], width)
        return head + beside([Row(f"  {row.label}", row.cells) for row in rows], width)

    def marks(self, view: View, seat: int) -> list[Text]:
        active = [Text(self.words("smithy-active"))] if seat == view.active else []
        done = [Text(self.words("smithy-done"))] if seat in view.done else []
        return [] if view.over else active + done

    def coins(self, coins: int) -> Text:
        return Text(self.words("smithy-coins", coins=coins), "yellow")

    def mine(self, view: View, menu: Menu, width: int) -> list[Text]:
        me = view.smiths[view.seat]
        name = (self.speaker.players[view.seat], "bold")
        left = Text.assemble(name, " · ", self.coins(me.coins))
        if view.question == "act" and view.active == view.seat:
            left.append(f" · {self.words('smithy-actions-left', left=view.actions_left)}")
        areas = Areas(self.cards, menu)
        market, workshop, hand = areas.own(me)
        helpers = areas.helpers(me)
        if menu.tight and len(helpers) > 1:
            helpers = [
                Row(helpers[0].label, helpers[0].cells + inline(helpers[1:], self.cards.colon))
            ]
        rows = flows([market, workshop, *helpers, hand], width)
        return [ruled(left, self.cards.legend(), width), *rows]

    def question(self, view: View) -> str:
        args: dict[str, Arg] = {}
        asked = view.question
        if view.paying:
            asked, args = "pay", {"card": view.paying.card}
        elif view.auction:
            args = {"card": self.side(view.auction.card), "seller": view.auction.seller}
            args |= {"high": view.auction.high, "coins": view.smiths[view.seat].coins}
        elif asked == "act" and view.choices[0].action.startswith("with:"):
            asked, args = "swap", {"card": view.choices[0].line.args["card"]}
        elif asked == "act":
            return self.words("smithy-brief-act")
        elif asked == "draw":
            args = {"left": view.draws_left}
        elif view.subject:
            args = {"card": view.subject}
        return self.speaker.say(Line(f"smithy-ask-{asked}", args))

    def side(self, piece: Piece) -> str:
        if not self.cards.resource(piece.card):
            return piece.card
        raw = self.cards.two_sided(piece.card) and not piece.refined
        return f"{piece.card}.{'unrefined' if raw else 'refined'}"

    def thing(self, thing: str) -> str:
        place, _, name = thing.partition("/")
        straight = name.removeprefix("tilted-")
        card = straight.removeprefix("refined-")
        mark = self.cards.mark(card, card != straight, straight != name)
        return (
            self.cards.name(card)
            if place in ("hand", "warehouse")
            else mark + self.cards.name(card)
        )

    def label(self, choice: Choice, tight: bool) -> str:
        key = choice.line.id.replace("-do-", "-menu-")
        if not self.words.has(key):
            return ""
        if tight and self.words.has(f"{key}.tight"):
            return self.words(f"{key}.tight")
        return self.speaker.say(Line(key, choice.line.args))

    def spot(self, choice: Choice) -> str:
        return choice.thing

    def hints(self, blocked: Blocked) -> list[str]:
        place, _, name = blocked.thing.partition("/")
        key = f"smithy-menu-{blocked.verb}.verb"
        verbs = [blocked.verb, self.words(key) if self.words.has(key) else ""]
        if blocked.verb in AREAS:
            verbs += [MOVING.get(place, ""), self.words(f"smithy-area-{blocked.verb}")]
        return [*verbs, place, self.place(place), name, self.thing(blocked.thing)]

    def place(self, place: str) -> str:
        if place in AREAS:
            return self.words(f"smithy-area-{place}")
        return self.speaker.players[int(place[1:]) - 1] if place[1:].isdecimal() else ""

    def paid(self, view: View) -> list[str] | None:
        return view.paying.laid if view.paying else None

    def opens_turn(self, line: Line) -> bool:
        return line.id == "smithy-log-turn"

    def piles(self, view: View, width: int) -> list[Text]:
        scrap = [f"{n} × {self.cards.name(card)}" for card, n in view.scrap.items()]
        cards = [self.cards.name(card) for card in view.discard]
        piles = {"scrap": scrap, "discard": cards}
        return flows(
            [
                Row(self.words(f"smithy-area-{pile}"), [Text(name) for name in names or ["–"]])
                for pile, names in piles.items()
            ],
            width,
        )

    def ending(self, view: View, width: int) -> list[RenderableType]:
        return ending(view, self.speaker, self.cards, width)


def decks_of(view: View) -> dict[str, int]:
    return {"mine": view.mine, "guild": view.guild}


def inline(rows: list[Row], colon: str) -> list[Text]:
    """Join rows, each label with its first cell."""
    cells: list[Text] = []
    for row in rows:
        first = Text.assemble((f"{row.label}{colon}", "bold"), " ", *row.cells[:1])
        cells += [first, *row.cells[1:]]
    return cells


def beside(rows: list[Row], width: int) -> list[Text]:
    """Put two rows on one line if they fit, otherwise below each other."""
    left, right = [flow(row, width, cell_len(row.label) + 2) for row in rows]
    if len(left) == len(right) == 1 and left[0].cell_len + right[0].cell_len <= width:
        return [left[0].append_text(right[0])]
    return flows(rows, width)
