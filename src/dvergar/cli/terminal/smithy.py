"""Dwarven Smithy in the terminal: every area in as few lines as it needs."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from dvergar.cli.terminal.screen import Row, flow, flows, ruled
from dvergar.cli.terminal.smithy_cards import CardWords
from dvergar.cli.terminal.smithy_end import ending
from dvergar.games.record import Record
from dvergar.games.smithy.material import HELPERS
from dvergar.games.smithy.view import Laid, Piece, SmithView, View
from dvergar.games.title import Blocked, Line, Option
from dvergar.locales import Speaker

INDENT = "  "
AREAS = ("hand", "market", "workshop", "warehouse")
VERBS = {"hand": "play", "market": "move", "workshop": "move", "king": "move", "stack": "move"}


class SmithyBoard:
    """The areas of every smith, the decks and the Warehouse."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.cards = CardWords(record.cards, speaker)

    def table(self, view: View, width: int) -> list[Text]:
        lines = [self.heading(view, width), *self.banner(view), *self.warehouse(view, width)]
        for n in range(1, len(view.smiths) + (view.seat < 0)):
            lines += self.other(view, (view.seat + n) % len(view.smiths), width)
        return lines + (self.mine(view, width) if view.seat >= 0 else [])

    def heading(self, view: View, width: int) -> Text:
        left = Text.assemble(
            (self.words("smithy-title"), "bold"), " · ", self.words("smithy-round", round=view.round)
        )
        piles = self.words("smithy-piles", resources=sum(view.scrap.values()), cards=len(view.discard))
        decks = f"{self.area('mine')} {view.mine} · {self.area('guild')} {view.guild}"
        return ruled(left, f"{decks} · {piles}", width)

    def banner(self, view: View) -> list[Text]:
        if view.closer < 0 or view.over:
            return []
        return [Text(self.speaker.say(Line("smithy-last-turn", {"player": view.closer})), "bold red")]

    def warehouse(self, view: View, width: int) -> list[Text]:
        """Each kind once, where it lies highest: only that one can be bought (S2.7)."""
        top = {stock.card: stock for stock in reversed(view.warehouse)}
        cells = [
            Text.assemble(
                f"{self.cards.name(stock.card)} ",
                (f"@{stock.price}", "yellow"),
                (f" ↓{stock.above}" if stock.above else "", "dim"),
            )
            for stock in sorted(top.values(), key=lambda stock: stock.above)
        ]
        label = f"{self.area('warehouse')} {len(view.warehouse)}"
        return flow(Row(label, cells), width, len(label) + 2)

    def other(self, view: View, seat: int, width: int) -> list[Text]:
        """Another player: who and what they hold, then the Market and the Workshop."""
        him = view.smiths[seat]
        cells = [self.coins(him), self.backs(him), *self.helper_names(him)]
        name = self.speaker.players[seat]
        head = flow(Row(name, [*self.marks(view, seat), *cells]), width, len(name) + 2)
        market = Row(INDENT + self.counted("market", stalls(him), him.limits.market), self.stalls(him))
        size, limit = him.workshop_size, him.limits.workshop
        workshop = Row(INDENT + self.counted("workshop", size, limit), self.bench(him))
        return head + beside(market, workshop, width)

    def marks(self, view: View, seat: int) -> list[Text]:
        done = [Text(self.words("smithy-done"), "dim")] if seat in view.done else []
        return [Text(self.words("smithy-active"), "bold"), *done] if view.active == seat else done

    def coins(self, him: SmithView) -> Text:
        return Text(self.words("smithy-coins", coins=him.coins), "yellow")

    def backs(self, him: SmithView) -> Text:
        size = him.mine_backs + him.guild_backs
        backs = [(him.mine_backs, "mine"), (him.guild_backs, "guild")]
        known = f" ({self.cards.listing(him.hand)})" if him.hand else ""
        text = " + ".join(f"{n} {self.area(deck)}" for n, deck in backs if n)
        hand = self.counted("hand", size, him.limits.hand)
        return Text(f"{hand}: {text}{known}" if size else hand)

    def helper_names(self, him: SmithView) -> list[Text]:
        return [Text(self.cards.name(card), "italic") for card in him.apprentices + him.tools]

    def stalls(self, him: SmithView) -> list[Text]:
        """A Market as others see it, at buy prices."""
        cells = [self.piece(piece, f" @{piece.buy}") for piece in him.market]
        return counted(cells) + [self.laid(king) for king in him.kings]

    def bench(self, him: SmithView) -> list[Text]:
        cells = [self.piece(piece) for piece in him.workshop]
        return counted(cells) + [self.laid(stack) for stack in him.stacks]

    def mine(self, view: View, width: int) -> list[Text]:
        me = view.smiths[view.seat]
        name = Text.assemble((self.speaker.players[view.seat], "bold"), " · ", self.coins(me))
        if view.active == view.seat and not view.over:
            name.append(f" · {self.words('smithy-actions-left', left=view.actions_left)}")
        return [ruled(name, self.cards.legend(), width), *flows(self.own_rows(me), width)]

    def own_rows(self, me: SmithView) -> list[Row]:
        limits = me.limits
        return [
            Row(self.counted("market", stalls(me), limits.market), self.own_stalls(me)),
            Row(self.counted("workshop", me.workshop_size, limits.workshop), self.own_bench(me)),
            Row(
                self.counted("apprentices", len(me.apprentices), HELPERS),
                [self.cards.helper(card) for card in me.apprentices],
            ),
            Row(
                self.counted("tools", len(me.tools), HELPERS),
                [self.cards.helper(card) for card in me.tools],
            ),
            Row(self.counted("hand", len(me.hand), limits.hand), self.hand(me)),
        ]

    def own_stalls(self, me: SmithView) -> list[Text]:
        cells = [self.piece(piece, self.gain(piece)) for piece in me.market]
        return (counted(cells) + [self.laid(king) for king in me.kings]) or [Text("–", "dim")]

    def gain(self, piece: Piece) -> str:
        return f" +{piece.sell}" if piece.sell else self.cards.price_tag(piece.card)

    def own_bench(self, me: SmithView) -> list[Text]:
        cells = [self.piece(piece, self.cards.price_tag(piece.card)) for piece in me.workshop]
        return (counted(cells) + [self.laid(stack) for stack in me.stacks]) or [Text("–", "dim")]

    def hand(self, me: SmithView) -> list[Text]:
        tags = [Text(self.cards.name(card)) + Text(self.cards.price_tag(card), "dim") for card in me.hand]
        return counted(tags) or [Text("–", "dim")]

    def piece(self, piece: Piece, tag: str = "") -> Text:
        return Text.assemble(
            self.cards.mark(piece.card, piece.refined, piece.tilted),
            self.cards.name(piece.card),
            (tag, "yellow" if tag[1:2] in "@+" else "dim"),
        )

    def laid(self, laid: Laid) -> Text:
        """A stack or a completed king's item with what lies under it."""
        name = self.cards.name(laid.card) if laid.card else f"{self.words('smithy-term-kings-item')} ?"
        value = self.cards.value(laid.card) if laid.card else ""
        under = f": {self.cards.listing(laid.parts)}" if laid.parts else ""
        return Text(f"[{name}{value}{under}]")

    def question(self, view: View) -> str:
        if view.paying:
            return self.speaker.say(Line("smithy-ask-pay", {"card": view.paying.card}))
        if view.auction:
            return self.ask_bid(view)
        if view.question == "act" and view.options and "with:" in view.options[0].action:
            return self.speaker.say(Line("smithy-ask-swap", {"card": view.options[0].line.args["card"]}))
        left = {"left": view.draws_left} if view.question == "draw" else {}
        return self.words(f"smithy-ask-{view.question}", **left)

    def ask_bid(self, view: View) -> str:
        assert view.auction is not None
        card = view.auction.card
        ref = f"{card.card}.{'refined' if card.refined else 'unrefined'}"
        return self.speaker.say(
            Line(
                "smithy-ask-bid",
                {
                    "card": ref if self.cards.two_sided(card.card) else card.card,
                    "seller": view.auction.seller,
                    "high": view.auction.high,
                    "coins": view.smiths[view.seat].coins,
                },
            )
        )

    def place(self, place: str) -> str:
        if place in AREAS:
            return self.area(place)
        return self.speaker.players[int(place[1:]) - 1] if place[1:].isdecimal() else ""

    def thing(self, place: str, name: str) -> str:
        card = name.removeprefix("tilted-")
        tilted = card != name
        refined = card.startswith("refined-")
        card = card.removeprefix("refined-")
        marked = place not in ("hand", "warehouse")
        mark = self.cards.mark(card, refined, tilted) if marked else ""
        return mark + self.cards.name(card)

    def label(self, option: Option) -> str:
        key = option.line.id.replace("-do-", "-menu-")
        return self.speaker.say(Line(key, option.line.args)) if self.words.has(key) else ""

    def hints(self, blocked: Blocked) -> list[str]:
        place, _, name = blocked.thing.partition("/")
        area = [self.area(blocked.verb)] if blocked.verb in AREAS else []
        key = f"smithy-menu-{blocked.verb}"
        label = [self.words(f"{key}.verb")] if self.words.has(f"{key}.verb") else []
        verbs = [blocked.verb, VERBS.get(place, ""), *label]
        return [*verbs, *area, place, self.place(place), name, self.thing(place, name)]

    def paid(self, view: View) -> list[str] | None:
        return view.paying.laid if view.paying else None

    def opens_turn(self, line: Line) -> bool:
        return line.id == "smithy-log-turn"

    def piles(self, view: View, width: int) -> list[Text]:
        scrap = [Text(f"{n} × {self.cards.name(card)}") for card, n in view.scrap.items()]
        cards = [Text(self.cards.name(card)) for card in view.discard]
        none = [Text("–")]
        return flows(
            [Row(self.area("scrap"), scrap or none), Row(self.area("discard"), cards or none)], width
        )

    def ending(self, view: View, width: int) -> list[RenderableType]:
        return ending(view, self.speaker, self.cards)

    def area(self, name: str) -> str:
        return self.words(f"smithy-area-{name}")

    def counted(self, area: str, count: int, limit: int) -> str:
        return f"{self.area(area)} {self.words('smithy-limit', count=count, limit=limit)}"


def stalls(him: SmithView) -> int:
    return len(him.market) + len(him.kings)


def counted(cells: Iterable[Text]) -> list[Text]:
    """Equal cells once, with their number."""
    counts: dict[str, list[Text]] = {}
    for cell in cells:
        counts.setdefault(cell.plain, []).append(cell)
    return [
        Text(f"{len(same)}× ").append_text(same[0]) if len(same) > 1 else same[0]
        for same in counts.values()
    ]


def beside(left: Row, right: Row, width: int) -> list[Text]:
    """Two rows on one line if they fit, else under each other."""
    half = [flow(row, width, len(row.label) + 2) for row in (left, right)]
    if len(half[0]) == len(half[1]) == 1 and half[0][0].cell_len + half[1][0].cell_len < width:
        half[0][0].rstrip()
        return [half[0][0].append_text(Text("  ")).append_text(half[1][0])]
    indent = max(len(left.label), len(right.label)) + 2
    return [line for row in (left, right) for line in flow(row, width, indent)]
