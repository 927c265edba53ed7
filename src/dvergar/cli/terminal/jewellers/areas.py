"""The middle of the Jewellers' table: offer, miner cards, bowls, bids, deck."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.jewellers.cards import CardWords
from dvergar.cli.terminal.menu import ROOMY, TIGHTEST, Menu
from dvergar.cli.terminal.screen import Row, flow, flows
from dvergar.games.jewellers.material import GEM_WORDS
from dvergar.games.jewellers.shown.view import View
from dvergar.games.title import Line

NOTHING = "–"
BUYING = ("act", "second")  # questions where the discard pile matters
LOOKING = ("move", "listen", "noble")  # questions about cards of the deck


class Areas:
    """Lines for one moment, with the menu's numbers."""

    def __init__(self, cards: CardWords, menu: Menu) -> None:
        self.cards = cards
        self.menu = menu
        self.speaker = cards.speaker
        self.words = cards.words

    def lines(self, view: View, width: int) -> list[Text]:
        if view.question == "count":
            return []
        if self.menu.density < TIGHTEST:
            rows = [*self.auction(view), *self.miners(view), *self.bowls(view)]
            return [*flows(rows, width), *self.projects(view, width)]
        first = joined([*self.auction(view), *self.miners(view)], self.words("table-colon"))
        rows = [first, *self.few_bowls(view)]
        return [line for row in rows for line in flow(row, width, 2)] + self.projects(view, width)

    def projects(self, view: View, width: int) -> list[Text]:
        """Return the offer, the deck cards in question, and the discard pile."""
        lines = self.project_lines(view, "offer", view.offer, self.menu.density == ROOMY, width)
        if view.question in LOOKING:
            listed = self.menu.density < TIGHTEST
            lines += self.project_lines(view, "known", looked_at(view), listed, width)
            return lines + self.discard(view, width)
        return [*lines, *self.discard(view, width), *self.known(view, width)]

    def project_lines(
        self, view: View, area: str, cards: list[str], listed: bool, width: int
    ) -> list[Text]:
        """Return cards under their area's name; if there is room, one per line with effects."""
        cells = [self.project(view, card, listed) for card in cards] or [Text(NOTHING)]
        label = self.words(f"jewellers-area-{area}")
        if not listed:
            return flow(Row(label, cells), width, 2)
        lines = [line for cell in cells for line in flow(Row("", [cell]), width, 2)]
        return [Text(label, "bold"), *lines]

    def discard(self, view: View, width: int) -> list[Text]:
        """Return the size of the discard pile and, while buying, its cards."""
        label = self.words("jewellers-area-discard")
        cells = [Text(self.words("jewellers-card-count", count=len(view.discard)))]
        cells += [self.marked(view, card) for card in view.discard if card == view.house]
        if view.question in BUYING and view.discard:
            gold = view.numbers.discard_gold
            cells = [Text(self.words("jewellers-discard-extra", gold=gold), "yellow")]
            cells += self.buyable(view)
        return flow(Row(label, cells), width, 2)

    def buyable(self, view: View) -> list[Text]:
        """Return the discard pile's cards; on a small screen only those the viewer can pay for."""
        if self.menu.density == ROOMY:
            return [self.project(view, card, False) for card in view.discard]
        things = {entry.choice.thing for entry in self.menu.entries}
        return [
            self.marked(view, card).append_text(self.menu.tag(f"card/{card}"))
            for card in view.discard
            if f"card/{card}" in things or card == view.house
        ]

    def marked(self, view: View, card: str) -> Text:
        """Return a card's name and the owner of the house marker on it."""
        return Text(self.cards.name(card)).append_text(self.house(view, card))

    def project(self, view: View, card: str, whole: bool) -> Text:
        """Return `Bellows 2R +9 7)buy 2R`, with the card's effects if `whole`."""
        text = Text(self.cards.name(card), "bold" if card in view.offer else "")
        text.append(" ").append_text(self.cards.cost(card))
        text.append_text(self.adds(view, card)).append_text(self.house(view, card))
        text.append_text(self.menu.tag(f"card/{card}"))
        if whole:
            text.append(f" · {self.cards.face(card)}", "dim")
        return text

    def adds(self, view: View, card: str) -> Text:
        """Return what the card would add to the viewer's score now."""
        found = [prospect.adds for prospect in view.prospects if prospect.card == card]
        return Text(f" {found[0]:+}", "magenta") if found else Text()

    def house(self, view: View, card: str) -> Text:
        if card != view.house:
            return Text()
        if view.owner == view.seat:
            return Text(f" ({self.words('jewellers-house-own')})", "italic")
        said = self.speaker.say(Line("jewellers-house", {"player": view.owner}))
        return Text(f" ({said})", "italic")

    def known(self, view: View, width: int) -> list[Text]:
        """Return the deck cards that the viewer has seen, with their positions from the top."""
        places = [(n, card) for n, card in enumerate(view.known, 1) if card]
        if not places or self.menu.density == TIGHTEST:
            return []
        cells = [Text(f"{n}. {self.cards.name(card)}") for n, card in places]
        return flow(Row(self.words("jewellers-area-known"), cells), width, 2)

    def miners(self, view: View) -> list[Row]:
        cells = {"white": view.white, "black": view.black}
        rows = [
            Row(self.words(f"jewellers-area-{area}"), self.gems(gems, area))
            for area, gems in cells.items()
            if area == "white" or view.mode == "advanced"
        ]
        if view.question in ("bid", "hide", "prize"):
            prizes = [Text(self.cards.name(colour)) for colour in view.prizes]
            rows.append(Row(self.words("jewellers-area-bonus"), prizes))
        wild = self.wild(view)
        return [*rows, Row(self.words("jewellers-area-wild"), wild)] if wild else rows

    def wild(self, view: View) -> list[Text]:
        """Return logos of this round's finds whose colour is not chosen yet."""
        kinds = ["wild4", "wild3", "crown"] * 2
        open_logos = [kind for kind, n in zip(kinds, view.logos, strict=True) for _ in range(n)]
        listed = self.words.listing([self.cards.name(kind) for kind in open_logos])
        return [Text(listed)] if listed else []

    def gems(self, counts: list[int], place: str) -> list[Text]:
        return gem_cells(self.cards, self.menu, counts, place)

    def bowls(self, view: View) -> list[Row]:
        rows: list[Row] = []
        for n in range(len(view.bowls)):
            seat = (max(view.seat, 0) + n) % len(view.bowls)
            if not sum(view.bowls[seat]):
                continue
            own = seat == view.seat
            line = Line("jewellers-area-bowl-of", {"player": seat})
            label = self.words("jewellers-area-bowl") if own else self.speaker.say(line)
            rows.append(Row(label, self.gems(view.bowls[seat], "bowl" if own else f"p{seat + 1}")))
        return rows

    def few_bowls(self, view: View) -> list[Row]:
        """Return the viewer's bowl, and all others on one line."""
        own = [row for row in self.bowls(view)[:1] if view.seat >= 0]
        seats = [seat for seat, bowl in enumerate(view.bowls) if sum(bowl) and seat != view.seat]
        cells = [
            Text.assemble(
                f"{self.speaker.players[seat]} ", self.cards.gems(names(view.bowls[seat]))
            )
            for seat in seats
        ]
        bowls = Row(self.words("jewellers-area-bowls"), cells)
        return [row for row in (*own, bowls) if row.cells]

    def auction(self, view: View) -> list[Row]:
        """Return the bidders, in order of priority in an open auction."""
        if view.question not in ("bid", "hide"):
            return []
        order = view.order if view.question == "bid" else range(len(view.players))
        cells = [self.bid(view, seat) for seat in order]
        return [Row(self.words("jewellers-area-auction"), cells)]

    def bid(self, view: View, seat: int) -> Text:
        text = Text(f"{self.speaker.players[seat]}")
        if seat in view.out:
            return text.append(f" ({self.words('jewellers-out')})", "dim")
        if view.question == "bid" and view.bids[seat]:
            said = self.words("jewellers-gold-count", count=view.bids[seat])
            text.append(f" {said}", "bold" if seat == view.leader else "")
        return text


def gem_cells(cards: CardWords, menu: Menu, counts: list[int], place: str) -> list[Text]:
    """Return the gems of a place with their actions; as letters on a small screen."""
    cells = [
        (cards.letters(word, n) if menu.density == TIGHTEST else Text(f"{n} × {cards.name(word)}"))
        .append_text(menu.tag(f"{place}/{word}"))
        for word, n in zip(GEM_WORDS, counts, strict=False)
        if n
    ]  # fmt: skip
    return cells or [Text(NOTHING)]


def names(counts: list[int]) -> list[str]:
    """Return each gem's name as often as there are such gems."""
    return [GEM_WORDS[kind] for kind, n in enumerate(counts) for _ in range(n)]


def joined(rows: list[Row], colon: str) -> Row:
    """Join rows into one, each label before its first cell."""
    first, *more = rows
    cells = list(first.cells)
    for row in more:
        head = Text.assemble((f"{row.label}{colon}", "bold"), " ", *row.cells[:1])
        cells += [head, *row.cells[1:]]
    return Row(first.label, cells)


def looked_at(view: View) -> list[str]:
    return [card for card in view.known if card]
