"""Silberzwerg in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dvergar.cli.terminal.menu import Menu
from dvergar.cli.terminal.screen import Row, flow, flows, ruled
from dvergar.cli.terminal.silberzwerg_columns import Columns
from dvergar.engine.core import winners
from dvergar.games.record import Record
from dvergar.games.silberzwerg.material import COLOUR_WORDS
from dvergar.games.silberzwerg.view import Space, View
from dvergar.games.title import Blocked, Line, Option
from dvergar.locales import Speaker

NOTHING = "–"


class SilberzwergBoard:
    """The columns, the contracts, the other players, and one's own bag and plan."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.cards = {str(r["name"]): r for r in record.title.card_tables(record.cards)[1]}

    def table(self, view: View, menu: Menu, width: int) -> list[Text]:
        lines = [self.heading(view, width), *self.banner(view)]
        lines += flows(Columns(self.speaker, menu).rows(view), width)
        lines += flows(self.contracts(view, menu, [-1]), width)
        for n in range(1, len(view.clans) + (view.seat < 0)):
            lines += self.other(view, (view.seat + n) % len(view.clans), menu, width)
        return lines + (self.mine(view, menu, width) if view.seat >= 0 else [])

    def heading(self, view: View, width: int) -> Text:
        left = Text.assemble(
            (self.words("silberzwerg-title"), "bold"),
            f" · {self.words('silberzwerg-round', round=view.round)}",
            f" · {self.words(f'silberzwerg-phase-{view.phase}')}",
        )
        return ruled(left, self.words("silberzwerg-deck-count", count=view.deck), width)

    def banner(self, view: View) -> list[Text]:
        """What is special now: an open board, a ghost that may be cancelled, who is waited for."""
        lines: list[Text] = []
        if view.opened:
            lines.append(Text(self.words("silberzwerg-all-public"), "bold red"))
        if view.named:
            lines.append(Text(self.named(view), "bold"))
        for seat in view.waiting if view.seat not in view.waiting else []:
            lines.append(
                Text(self.speaker.say(Line(f"silberzwerg-wait-{view.question}", {"player": seat})))
            )
        return lines

    def named(self, view: View) -> str:
        """The ghost's choice as the words of its action."""
        assert view.named is not None
        verb, _, rest = view.named.action.partition(":")
        names = [self.called(part) for part in rest.split(":") if part]
        choice = " ".join([self.words(f"silberzwerg-menu-{verb}.verb"), *names])
        owner = self.speaker.players[view.named.owner]
        also = " ".join(self.called(part) for part in view.named.also.split(":") if part)
        if also:
            return self.words("silberzwerg-named-also", owner=owner, choice=choice, also=also)
        return self.words("silberzwerg-named", owner=owner, choice=choice)

    def called(self, part: str) -> str:
        """A part of an action's text: a player, a colour, a contract, a kind of dwarf."""
        if part[0] == "p" and part[1:].isdecimal():
            return self.speaker.players[int(part[1:]) - 1]
        return self.speaker.name(part)

    def contracts(self, view: View, menu: Menu, owners: list[int]) -> list[Row]:
        found = [space for space in view.spaces if space.owner in owners and space.contract]
        cells = [self.contract(space, menu) for space in found]
        key = "public" if owners == [-1] else "owns" if len(found) > 1 else "own"
        return [Row(self.words(f"silberzwerg-area-{key}"), cells or [Text(NOTHING)])]

    def contract(self, space: Space, menu: Menu) -> Text:
        """`6 yellow, 2 red 88 ▾ (you lack 3 × yellow)`, and what can be done with it."""
        card = self.cards[space.contract]
        symbol = f" {self.speaker.name(str(card['symbol']))}" if card["symbol"] else ""
        text = Text.assemble(
            self.speaker.name(space.contract), (f" @{space.value}", "yellow"), "▾" * space.level
        )
        if symbol:
            text.append(symbol, "italic")
        if space.lacks:
            lacks = self.words.listing([self.speaker.name(gem) for gem in space.lacks])
            text.append(f" (−{lacks})", "dim")
        return text.append_text(menu.tag(f"contract/{space.contract}"))

    def other(self, view: View, seat: int, menu: Menu, width: int) -> list[Text]:
        him = view.clans[seat]
        bag = Text(self.words("silberzwerg-bag-count", count=him.gems))
        if him.bag:
            bag = Text(self.gems(him.bag) or NOTHING)
        bag.append_text(menu.tag(f"bag/p{seat + 1}"))
        wealth = self.thalers(him.wealth).append_text(menu.tag(f"clan/p{seat + 1}"))
        cells = [*self.marks(view, seat), wealth, bag, *self.kept(him.kept)]
        cells += [c for row in self.contracts(view, menu, [seat]) for c in row.cells]
        return flow(Row(self.speaker.players[seat], cells), width, 2)

    def marks(self, view: View, seat: int) -> list[Text]:
        found = ["first-player"] if seat == view.first else []
        if seat == view.active:
            found.append("active")
        if view.question == "place":
            found.append("sealed" if view.clans[seat].sealed else "planning")
        return [Text(self.words(f"silberzwerg-{mark}"), "dim") for mark in found]

    def kept(self, contracts: list[str]) -> list[Text]:
        symbols = [str(self.cards[card]["symbol"]) for card in contracts]
        listed = self.words.listing([self.speaker.name(symbol) for symbol in symbols])
        return [Text(listed, "italic")] if symbols else []

    def gems(self, bag: list[int]) -> str:
        names = [self.speaker.name(COLOUR_WORDS[c]) for c, n in enumerate(bag) for _ in range(n)]
        return self.words.listing(names)

    def thalers(self, n: int) -> Text:
        return Text(self.words("silberzwerg-thalers", thalers=n), "yellow")

    def mine(self, view: View, menu: Menu, width: int) -> list[Text]:
        me = view.clans[view.seat]
        left = Text.assemble(
            (self.speaker.players[view.seat], "bold"), " · ", self.thalers(me.wealth)
        )
        for mark in self.marks(view, view.seat):
            left.append(" · ").append_text(mark)
        cells = [
            Text(f"{n} × {self.speaker.name(COLOUR_WORDS[c])}").append_text(
                menu.tag(f"own/{COLOUR_WORDS[c]}")
            )
            for c, n in enumerate(me.bag)
            if n
        ]
        rows = [Row(self.words("silberzwerg-area-bag"), cells or [Text(NOTHING)])]
        rows += self.contracts(view, menu, [view.seat])
        if me.kept:
            rows.append(Row(self.words("silberzwerg-area-symbols"), self.kept(me.kept)))
        if view.question == "place":
            rows.append(Row(self.words("silberzwerg-area-plan"), self.plan(view)))
        return [ruled(left, "", width), *flows(rows, width)]

    def plan(self, view: View) -> list[Text]:
        """What is placed, and what is left to place."""
        kinds = {"dig": "miner", "lord": "lord", "ghost": "ghost"}
        parts = [part.split(":") for part in view.plan if ":" in part]
        named = [
            f"{self.speaker.name(kinds[v])} {self.speaker.name(column)}" for v, column in parts
        ]
        counts = {name: named.count(name) for name in named}
        cells = [Text(f"{n} × {name}" if n > 1 else name) for name, n in counts.items()]
        left = [
            self.words(f"silberzwerg-{key}", count=n)
            for key, n in (("miners-left", view.miners_left), ("leaders-left", view.leaders_left))
            if n
        ]
        if left:
            text = self.words("silberzwerg-left-to-place", parts=", ".join(left))
            cells.append(Text(text, "dim"))
        return cells or [Text(NOTHING)]

    def question(self, view: View) -> str:
        return self.words(f"silberzwerg-ask-{view.question}")

    def thing(self, thing: str) -> str:
        return " ".join(self.called(part) for part in thing.split("/")[1:] if part)

    def label(self, option: Option, tight: bool) -> str:
        key = option.line.id.replace("-do-", "-menu-")
        shown = option.thing.partition("/")[0] in ("mine", "contract", "bag", "own", "price")
        if not shown or option.ends or not self.words.has(key):
            return ""
        return self.speaker.say(Line(key, option.line.args))

    def hints(self, blocked: Blocked) -> list[str]:
        key = f"silberzwerg-menu-{blocked.verb}.verb"
        verb = self.words(key) if self.words.has(key) else ""
        return [blocked.verb, verb, *blocked.thing.split("/"), self.thing(blocked.thing)]

    def paid(self, view: View) -> list[str] | None:
        return None

    def opens_turn(self, line: Line) -> bool:
        return line.id == "silberzwerg-log-turn"

    def piles(self, view: View, width: int) -> list[Text]:
        names = [Text(self.speaker.name(card)) for card in view.out]
        return flows([Row(self.words("silberzwerg-area-out"), names or [Text(NOTHING)])], width)

    def ending(self, view: View, width: int) -> list[RenderableType]:
        made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        made.add_column()
        for name in self.speaker.players:
            made.add_column(Text(name), justify="right")
        rows = {
            "wealth": [clan.wealth for clan in view.clans],
            "gems": [clan.gems for clan in view.clans],
            "symbols": [len(clan.kept) for clan in view.clans],
        }
        for key, amounts in rows.items():
            made.add_row(self.words(f"silberzwerg-sheet-{key}"), *map(str, amounts))
        ended = Text(self.words(f"silberzwerg-ending-{view.ending}"), "bold")
        return [ended, made, Text(self.victory(rows["wealth"]), "bold green")]

    def victory(self, wealth: list[int]) -> str:
        best = winners(wealth)
        if len(best) == 1:
            return self.speaker.say(Line("silberzwerg-winner", {"player": best[0]}))
        names = ", ".join(self.speaker.players[seat] for seat in best)
        return self.words("silberzwerg-winners-shared", players=names)
