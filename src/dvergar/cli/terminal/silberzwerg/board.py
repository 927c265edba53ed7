"""Silberzwerg in the terminal."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dvergar.cli.terminal.menu import TIGHTEST, Menu
from dvergar.cli.terminal.screen import Row, flow, flows, ruled, wrapped
from dvergar.cli.terminal.silberzwerg.columns import Columns
from dvergar.cli.terminal.silberzwerg.contracts import PUBLIC, Contracts
from dvergar.engine.core import winners
from dvergar.games.record import Record
from dvergar.games.silberzwerg.game import Silberzwerg
from dvergar.games.silberzwerg.material import COLOUR_WORDS, COLUMN_WORDS
from dvergar.games.silberzwerg.shown.choices import DESCRIPTIONS
from dvergar.games.silberzwerg.shown.view import Named, View
from dvergar.games.title import Blocked, Choice, Line
from dvergar.locales import Speaker

NOTHING = "–"


class SilberzwergBoard:
    """The columns, the contracts, the other players, and the viewer's bag and plan."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.record = record
        self.speaker = speaker
        self.words = speaker.words
        self.contracts = Contracts(record, speaker)

    def table(self, view: View, menu: Menu, width: int) -> list[Text]:
        lines = [self.heading(view, width), *self.banner(view, width)]
        public = self.contracts.cells(view, menu, PUBLIC) or [Text(NOTHING)]
        rows = Columns(self.speaker, menu).rows(view)
        lines += flows([*rows, Row(self.words("silberzwerg-public"), public)], width)
        seats = range(1, len(view.clans) + (view.seat < 0))
        others = [self.other(view, (view.seat + n) % len(view.clans), menu) for n in seats]
        if menu.density == TIGHTEST:
            lines += [line for row in others for line in flow(row, width, 2)]
        else:
            lines += flows(others, width)
        return lines + (self.mine(view, menu, width) if view.seat >= 0 else [])

    def heading(self, view: View, width: int) -> Text:
        left = Text.assemble(
            (self.words("silberzwerg-title"), "bold"),
            f" · {self.words('silberzwerg-round', round=view.round)}",
            f" · {self.words(f'silberzwerg-phase-{view.phase}')}",
        )
        return ruled(left, self.words("silberzwerg-deck-count", count=view.deck), width)

    def banner(self, view: View, width: int) -> list[Text]:
        """Return what is special now: an open board, a ghost to cancel, whose turn it is."""
        lines: list[Text] = []
        if view.opened:
            lines += wrapped(self.words("silberzwerg-all-public"), width, "bold red")
        if view.named:
            lines += wrapped(self.named(view), width, "bold")
        for seat in view.waiting if view.seat not in view.waiting else []:
            waits = Line(f"silberzwerg-wait-{view.question}", {"player": seat})
            lines.append(Text(self.speaker.say(waits)))
        return lines

    def named(self, view: View) -> str:
        """Return the ghost's choice in the words that its owner saw."""
        assert view.named is not None
        game: Silberzwerg = self.record.game  # type: ignore[assignment]
        action, owner_seat = game.space.parse(view.named.action), view.named.owner
        named = DESCRIPTIONS.choice(game, self.record.match.state, owner_seat, action)
        choice = self.speaker.say(named.line)
        owner = self.speaker.players[owner_seat]
        if not view.named.also:
            return self.words("silberzwerg-named", owner=owner, choice=choice)
        also = self.speaker.say(second_victim(view.named))
        return self.words("silberzwerg-named-also", owner=owner, choice=choice, also=also)

    def called(self, part: str) -> str:
        """Name one part of a thing: a player, a colour, a kind of dwarf."""
        if part[0] == "p" and part[1:].isdecimal():
            return self.speaker.players[seat_of(part)]
        return self.speaker.name(part)

    def other(self, view: View, seat: int, menu: Menu) -> Row:
        them = view.clans[seat]
        key = "silberzwerg-gem-count" if menu.tight else "silberzwerg-bag-count"
        bag = Text(self.words(key, count=them.gems))
        if them.gems and them.bag:
            bag = Text(self.gems(them.bag))
        bag.append_text(menu.tag(f"bag/p{seat + 1}"))
        wealth = self.thalers(them.wealth).append_text(menu.tag(f"clan/p{seat + 1}"))
        cells = [wealth, bag, *self.marks(view, seat), *self.kept(them.kept)]
        return Row(self.speaker.players[seat], cells + self.contracts.cells(view, menu, seat))

    def marks(self, view: View, seat: int) -> list[Text]:
        found = ["first-player"] if seat == view.first else []
        if seat == view.active and not view.over:
            found.append("active")
        if view.clans[seat].sealed:
            found.append("sealed")
        return [Text(self.words(f"silberzwerg-{mark}"), "dim") for mark in found]

    def kept(self, contracts: list[str]) -> list[Text]:
        return [Text(f"★ {self.contracts.symbols(contracts)}", "italic")] if contracts else []

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
        columns = Columns(self.speaker, menu)
        owned = self.contracts.cells(view, menu, view.seat) or [Text(NOTHING)]
        key = "silberzwerg-area-owns" if len(owned) > 1 else "silberzwerg-area-own"
        bag = self.bag(me.bag, menu) + (self.kept(me.kept) if menu.tight else [])
        rows = [Row(self.words("silberzwerg-area-bag"), bag), Row(self.words(key), owned)]
        if me.kept and not menu.tight:
            rows.append(Row(self.words("silberzwerg-area-symbols"), self.kept(me.kept)))
        if view.question == "place":
            rows.append(Row(self.words("silberzwerg-area-plan"), self.plan(view, columns)))
        marks = columns.marks() if menu.tight else ""
        return [ruled(left, marks, width), *flows(rows, width)]

    def bag(self, gems: list[int], menu: Menu) -> list[Text]:
        cells = [
            Text(f"{n} × {self.speaker.name(word)}").append_text(menu.tag(f"own/{word}"))
            for n, word in zip(gems, COLOUR_WORDS, strict=True)
            if n
        ]
        return cells or [Text(NOTHING)]

    def plan(self, view: View, columns: Columns) -> list[Text]:
        """Return what is placed and what is left to place."""
        cells = columns.planned(view.plan)
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
        if view.question == "place" and not view.miners_left + view.leaders_left:
            return self.words("silberzwerg-seal-now")
        asked = self.words(f"silberzwerg-ask-{view.question}")
        for key, parts in (("gives", view.swapping[:2]), ("gets", view.swapping[2:])):
            if parts:
                asked += f" {self.speaker.say(Line(f'silberzwerg-swap-{key}', {'parts': parts}))}."
        return asked

    def thing(self, thing: str) -> str:
        place, *parts = thing.split("/")
        call = self.speaker.name if place == "contract" else self.called
        return " ".join(call(part) for part in parts if part)

    def label(self, choice: Choice, tight: bool) -> str:
        key = choice.line.id.replace("-do-", "-menu-")
        two_places = choice.ends and not is_piece(choice)
        if two_places or not self.words.has(key):
            return ""
        if tight and self.words.has(f"{key}.tight"):
            key = f"{key}.tight"
        return self.speaker.say(Line(key, choice.line.args))

    def spot(self, choice: Choice) -> str:
        return choice.ends if is_piece(choice) else choice.thing

    def hints(self, blocked: Blocked) -> list[str]:
        key = f"silberzwerg-menu-{blocked.verb}.verb"
        verb = self.words(key) if self.words.has(key) else ""
        names = [blocked.verb, verb, *blocked.thing.split("/"), self.thing(blocked.thing)]
        return names + (self.anywhere() if is_piece(blocked) else [])

    def anywhere(self) -> list[str]:
        """Return the names of all columns, since a dwarf that is used up can go to none."""
        return ["dig", *COLUMN_WORDS, *[self.speaker.name(column) for column in COLUMN_WORDS]]

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


def second_victim(named: Named) -> Line:
    """Return the second dwarf that a named choice removes."""
    mine, (seat, kind) = named.action.split(":")[1], named.also.split(":")
    return Line("silberzwerg-do-also", {"card": mine, "victim": seat_of(seat), "kind": kind})


def seat_of(word: str) -> int:
    return int(word.removeprefix("p")) - 1


def is_piece(what: Choice | Blocked) -> bool:
    """Return whether it is one of the viewer's dwarves, which is shown in its target column."""
    return what.thing.startswith("piece/")
