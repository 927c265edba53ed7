"""The areas of Dwarven Smithy: each card once, with its actions."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from dvergar.cli.terminal.menu import TIGHTEST, Menu
from dvergar.cli.terminal.screen import Row
from dvergar.cli.terminal.smithy.cards import CardWords
from dvergar.games.smithy.material import HELPERS
from dvergar.games.smithy.shown.view import Laid, Piece, SmithView, Stock

NOTHING = "–"


class Areas:
    """Rows for one moment, with the menu's numbers."""

    def __init__(self, cards: CardWords, menu: Menu) -> None:
        self.cards = cards
        self.words = cards.words
        self.menu = menu

    def warehouse(self, stocks: list[Stock]) -> Row:
        """Return each kind once at its highest stack, the only one that can be bought (S2.7)."""
        top = {stock.card: stock for stock in reversed(stocks)}
        cells = [self.stock(stock) for stock in sorted(top.values(), key=lambda s: s.above)]
        return filled(f"{self.area('warehouse')} {len(stocks)}", cells)

    def stock(self, stock: Stock) -> Text:
        depth = f" ↓{stock.above}" if stock.above else ""
        number = self.menu.number(f"warehouse/{stock.card}")
        return number + Text.assemble(
            self.cards.name(stock.card), (f" @{stock.price}", "yellow"), depth
        )

    def backs(self, them: SmithView) -> Text:
        """Return what others know of a hand: card backs, and cards that everyone has seen."""
        size = them.mine_backs + them.guild_backs
        backs = [(them.mine_backs, "mine"), (them.guild_backs, "guild")]
        known = f" ({self.cards.listing(them.hand)})" if them.hand else ""
        text = " + ".join(f"{n} {self.area(deck)}" for n, deck in backs if n)
        hand = self.counted("hand", size, them.limits.hand)
        return Text(f"{hand}{self.cards.colon} {text}{known}" if size else hand)

    def others_market(self, them: SmithView, seat: int) -> Row:
        """Return another player's Market at buy prices."""
        cells = [self.offer(piece, seat) for piece in them.market]
        return filled(self.market_label(them), merged(cells) + self.stacks(them.kings))

    def offer(self, piece: Piece, seat: int) -> Text:
        number = self.menu.number(f"p{seat + 1}/{word(piece)}")
        return number + Text.assemble(self.face(piece), (f" @{piece.buy}", "yellow"))

    def others_workshop(self, them: SmithView) -> Row:
        cells = [Text(self.face(piece)) for piece in them.workshop]
        return filled(self.workshop_label(them), merged(cells) + self.stacks(them.stacks))

    def own(self, me: SmithView) -> list[Row]:
        """Return the viewer's Market, Workshop and hand."""
        market = [self.own_piece(piece, "market") for piece in me.market]
        workshop = [self.own_piece(piece, "workshop") for piece in me.workshop]
        hand = self.counted("hand", len(me.hand), me.limits.hand)
        return [
            filled(self.market_label(me), merged(market) + self.stacks(me.kings)),
            filled(self.workshop_label(me), merged(workshop) + self.stacks(me.stacks)),
            filled(hand, merged([self.held(card) for card in me.hand])),
        ]

    def helpers(self, me: SmithView) -> list[Row]:
        """Return the apprentices and tools in play, with their effects."""
        return [
            Row(
                self.counted(area, len(cards), HELPERS), [self.cards.helper(card) for card in cards]
            )
            for area, cards in (("apprentices", me.apprentices), ("tools", me.tools))
            if cards
        ]

    def own_piece(self, piece: Piece, place: str) -> Text:
        """Return a card of the viewer with its sell value, or its cost and value."""
        gain = f" +{piece.sell}" if place == "market" and piece.sell else ""
        cell = Text.assemble(self.face(piece), (gain, "yellow"))
        cell.append(self.price_tag(piece.card))
        return cell + self.menu.tag(f"{place}/{word(piece)}")

    def held(self, card: str) -> Text:
        cell = Text(f"{self.cards.name(card)}{self.price_tag(card)}")
        return cell + self.menu.tag(f"hand/{card}")

    def price_tag(self, card: str) -> str:
        """Return cost, value and, if there is room, the effect of a guild card."""
        return self.cards.price_tag(card, self.menu.density < TIGHTEST)

    def stacks(self, stacks: list[Laid]) -> list[Text]:
        """Return the completed items; on a small screen without the resources under them."""
        return [Text(f"[{self.cards.laid(s.card, self.under(s))}]") for s in stacks]

    def under(self, stack: Laid) -> list[str]:
        return [] if stack.card and self.menu.tight else stack.parts

    def face(self, piece: Piece) -> str:
        mark = self.cards.mark(piece.card, piece.refined, piece.tilted)
        return f"{mark}{self.cards.name(piece.card)}"

    def market_label(self, them: SmithView) -> str:
        return self.counted("market", len(them.market) + len(them.kings), them.limits.market)

    def workshop_label(self, them: SmithView) -> str:
        return self.counted("workshop", them.workshop_size, them.limits.workshop)

    def area(self, name: str) -> str:
        return self.words(f"smithy-area-{name}")

    def counted(self, area: str, count: int, limit: int) -> str:
        return f"{self.area(area)} {self.words('smithy-limit', count=count, limit=limit)}"


def word(piece: Piece) -> str:
    """Return the id used in choices, such as tilted-refined-iron."""
    marks = [("tilted-", piece.tilted), ("refined-", piece.refined)]
    return "".join(mark for mark, has in marks if has) + piece.card


def filled(label: str, cells: list[Text]) -> Row:
    return Row(label, cells or [Text(NOTHING)])


def merged(cells: Iterable[Text]) -> list[Text]:
    """Merge equal cells, with their number."""
    same: dict[str, list[Text]] = {}
    for cell in cells:
        same.setdefault(cell.plain, []).append(cell)
    return [
        Text(f"{len(found)} × ").append_text(found[0]) if len(found) > 1 else found[0]
        for found in same.values()
    ]
