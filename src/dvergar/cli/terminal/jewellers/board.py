"""CEJ, the Jewellers, in the terminal."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from dvergar.cli.terminal.jewellers.areas import Areas
from dvergar.cli.terminal.jewellers.cards import CardWords
from dvergar.cli.terminal.jewellers.ending import ending
from dvergar.cli.terminal.jewellers.seats import Seats
from dvergar.cli.terminal.menu import TIGHTEST, Menu
from dvergar.cli.terminal.screen import Row, flows, ruled
from dvergar.games.jewellers.shown.view import View
from dvergar.games.record import Record
from dvergar.games.title import Blocked, Choice, Line
from dvergar.locales import Speaker

SHOWN = ("card", "stock", "white", "black", "bowl", "gift")
BUY = "jewellers-do-buy"
COUNTED = ("nature", "staff", "thrift")
TURNS = ("jewellers-log-turn", "jewellers-log-turn-category")


class JewellersBoard:
    """The offer, the miner cards and bowls, the other players, and the viewer's workshop."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.cards = CardWords(record.cards, speaker)

    def table(self, view: View, menu: Menu, width: int) -> list[Text]:
        seats = Seats(self.cards, menu)
        lines = [*self.heading(view, menu, width), *self.waiting(view)]
        lines += Areas(self.cards, menu).lines(view, width)
        for n in range(1, len(view.players) + (view.seat < 0)):
            lines += seats.other(view, (view.seat + n) % len(view.players), width)
        return lines + (self.mine(view, menu, width) if view.seat >= 0 else [])

    def heading(self, view: View, menu: Menu, width: int) -> list[Text]:
        """Return round, phase, category and deck, then who has the crown."""
        title = Text(self.words("jewellers-title"), "bold")
        facts = [self.words("jewellers-round-of", round=view.round, rounds=view.rounds)]
        facts.append(self.words(f"jewellers-phase-{view.phase}"))
        if view.categories:
            school = self.speaker.name(view.categories[view.round - 1])
            facts.append(self.words("jewellers-category", school=school))
        holder = self.speaker.say(Line("jewellers-crown-of", {"player": view.crown}))
        short = Text(" · ".join([*facts, holder]) + self.arrow(view))
        if menu.density == TIGHTEST and short.cell_len < width - 4:
            return [ruled(short, str(view.deck), width)]
        whole = Text(" · ").join([title, *map(Text, facts)])
        left = whole if whole.cell_len < width - 4 else Text(" · ".join(facts))
        deck = self.words("jewellers-deck-count", count=view.deck)
        crown, coming = Text(f"{holder}{self.way(view)}", "dim"), self.coming(view)
        fits = crown.cell_len + cell_len(coming) <= width
        return [ruled(left, deck, width), crown.append(coming) if fits else crown]

    def way(self, view: View) -> str:
        """Return the direction of play."""
        way = "clockwise" if view.direction > 0 else "anticlockwise"
        return f" · {self.words(f'jewellers-{way}')}" if len(view.players) > 2 else ""

    def arrow(self, view: View) -> str:
        """Return the direction of play as a symbol, for small screens."""
        symbol = "↻" if view.direction > 0 else "↺"
        return f" {symbol}" if len(view.players) > 2 else ""

    def coming(self, view: View) -> str:
        """Return the categories of the next rounds."""
        schools = [
            self.speaker.name(school) for school in view.categories[view.round : view.rounds]
        ]
        if not schools:
            return ""
        return f" · {self.words('jewellers-categories-next', parts=', '.join(schools))}"

    def waiting(self, view: View) -> list[Text]:
        """Return whose turn it is, for a watcher."""
        if view.over or view.seat in view.waiting:
            return []
        names = ", ".join(self.speaker.players[seat] for seat in view.waiting)
        return [Text(self.words(f"jewellers-wait-{view.question}", player=names))]

    def mine(self, view: View, menu: Menu, width: int) -> list[Text]:
        return Seats(self.cards, menu).own(view, width)

    def question(self, view: View) -> str:
        return self.speaker.say(view.ask)

    def thing(self, thing: str) -> str:
        name = thing.partition("/")[2]
        return self.speaker.name(name) if name else ""

    def label(self, choice: Choice, tight: bool) -> str:
        key = choice.line.id.replace("-do-", "-menu-")
        if choice.thing.partition("/")[0] not in SHOWN or not self.words.has(key):
            return ""
        if tight and self.words.has(f"{key}.tight") and not self.unusual(choice):
            key = f"{key}.tight"
        args = {name: self.speaker.resolve(name, arg) for name, arg in choice.line.args.items()}
        label = self.words.text(key, {**args, "price": self.cards.gems(choice.pays).plain})
        return label + self.loss(choice)

    def loss(self, choice: Choice) -> str:
        """Return how many points a choice in final scoring costs."""
        if choice.action.partition(":")[0] not in COUNTED:
            return ""
        return f" −{choice.price}" if choice.price else " ="

    def spot(self, choice: Choice) -> str:
        return choice.thing

    def unusual(self, choice: Choice) -> bool:
        """Return whether a purchase is paid differently from its printed cost."""
        if choice.line.id != BUY:
            return False
        card = choice.thing.partition("/")[2]
        return choice.action != f"buy:{card}" or choice.pays != self.cards.printed(card)

    def hints(self, blocked: Blocked) -> list[str]:
        key = f"jewellers-menu-{blocked.verb}.verb"
        verb = self.words(key) if self.words.has(key) else ""
        return [blocked.verb, verb, *blocked.thing.split("/"), self.thing(blocked.thing)]

    def paid(self, view: View) -> list[str] | None:
        return None

    def opens_turn(self, line: Line) -> bool:
        return line.id in TURNS

    def piles(self, view: View, width: int) -> list[Text]:
        piles = {"discard": view.discard, "greens": view.greens}
        rows = [
            Row(self.words(f"jewellers-area-{pile}"), [self.card(id) for id in ids] or [Text("–")])
            for pile, ids in piles.items()
        ]
        for name, player in zip(self.speaker.players, view.players, strict=True):
            rows.append(Row(name, [self.cards.scored(own) for own in player.cards] or [Text("–")]))
        return flows(rows, width)

    def card(self, id: str) -> Text:
        return Text.assemble(self.speaker.name(id), " ", self.cards.cost(id))

    def ending(self, view: View, width: int) -> list[RenderableType]:
        return ending(view, self.cards, width)
