"""The players at the Jewellers' table: stock, gifts, symbols, cards and current score."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.jewellers.areas import NOTHING, gem_cells, joined, names
from dvergar.cli.terminal.jewellers.cards import (
    LOGO_WORDS,
    RUNE_WORDS,
    SQUARE_WORDS,
    CardWords,
)
from dvergar.cli.terminal.menu import ROOMY, TIGHTEST, Menu
from dvergar.cli.terminal.screen import Row, flow, flows, ruled
from dvergar.games.jewellers.material import COLOUR_WORDS, CRYSTALS, MUSIC_WORDS
from dvergar.games.jewellers.shown.players import Owned, PlayerView
from dvergar.games.jewellers.shown.view import View
from dvergar.games.title import Arg, Line

SEALED = ("pick", "hide", "point", "count")  # questions with secret answers
USES = ("grey", "black", "warhammer", "harp", "inkwell")


class Seats:
    """Rows for one moment, with the menu's numbers."""

    def __init__(self, cards: CardWords, menu: Menu) -> None:
        self.cards = cards
        self.menu = menu
        self.speaker = cards.speaker
        self.words = cards.words

    def other(self, view: View, seat: int, width: int) -> list[Text]:
        """Return another player on as few lines as possible."""
        player = view.players[seat]
        stock = Text(self.words.listing([self.cards.name(gem) for gem in names(player.stock)]))
        if self.menu.tight:
            stock = self.cards.gems(names(player.stock))
        cells = [*self.marks(view, seat), self.score(player), stock if stock else Text(NOTHING)]
        if self.menu.density < TIGHTEST:
            cells += self.gifts(player, tags=False)
        if self.menu.density == ROOMY:
            cells += [
                *self.symbols(player),
                *[self.owned(card, tags=False) for card in player.cards],
            ]
        else:
            cells += [*self.symbols(player)[:1], *self.schools(player)]
        return flow(Row(self.speaker.players[seat], cells), width, 2)

    def schools(self, player: PlayerView) -> list[Text]:
        """Return how many cards a player has, by school or in total."""
        if self.menu.density == TIGHTEST:
            return [Text(self.words("jewellers-card-count", count=len(player.cards)))]
        counts: dict[str, int] = {}
        for card in player.cards:
            name = self.cards.name(self.cards.group(card.card))
            counts[name] = counts.get(name, 0) + 1
        return [Text(f"{n} × {name}") for name, n in counts.items()]

    def own(self, view: View, width: int) -> list[Text]:
        me = view.players[view.seat]
        left = Text.assemble((self.speaker.players[view.seat], "bold"), " · ", self.score(me))
        for mark in self.marks(view, view.seat):
            left.append(" · ").append_text(mark)
        rows = [self.stock(me), Row(self.words("jewellers-area-gifts"), self.gifts(me, tags=True))]
        rows.append(Row(self.words("jewellers-area-symbols"), self.symbols(me)))
        rows += self.tableau(me)
        if view.plan:
            rows.append(Row(self.words("jewellers-area-choices"), self.plan(view)))
        rows = [row for row in rows if row.cells]
        rule = ruled(left, self.used(view), width)
        if self.menu.density == TIGHTEST:
            return [rule, *flow(joined(rows, self.words("table-colon")), width, 2)]
        return [rule, *flows(rows, width)]

    def marks(self, view: View, seat: int) -> list[Text]:
        player = view.players[seat]
        found = ["active"] if seat == view.active and view.phase == "turns" else []
        found += ["passed"] if player.passed else []
        found += ["marker"] if seat == view.marker else []
        found += ["sealed"] if view.question in SEALED and player.sealed else []
        texts = [Text(self.words(f"jewellers-{mark}"), "dim") for mark in found]
        return [Text("♛", "yellow"), *texts] if seat == view.crown else texts

    def score(self, player: PlayerView) -> Text:
        return Text(self.words("jewellers-projected-short", points=player.tally.total), "magenta")

    def used(self, view: View) -> str:
        """Return the manoeuvres used this turn."""
        if view.seat != view.active or not any(view.uses):
            return ""
        parts = [
            f"{self.cards.name(word)} ×{n}" for word, n in zip(USES, view.uses, strict=True) if n
        ]
        return self.words("jewellers-uses", parts=", ".join(parts))

    def stock(self, me: PlayerView) -> Row:
        cells = gem_cells(self.cards, self.menu, me.stock, "stock")
        return Row(self.words("jewellers-area-stock"), cells)

    def gifts(self, player: PlayerView, tags: bool) -> list[Text]:
        faces = {"warhammer": player.hammer}
        faces |= {
            gift: f"{gift}-{'active' if side else 'inactive'}" if side >= 0 else ""
            for gift, side in (("harp", player.harp), ("inkwell", player.inkwell))
        }
        return [
            Text(self.words(f"jewellers-gift-{face}")).append_text(
                self.menu.tag(f"gift/{gift}") if tags else Text()
            )
            for gift, face in faces.items()
            if face
        ]

    def symbols(self, player: PlayerView) -> list[Text]:
        """Return the symbols that a player has, logos first."""
        placed = [player.placed[c] + player.placed[CRYSTALS + c] for c in range(CRYSTALS)]
        letters = {
            "logos": (player.logos, LOGO_WORDS),
            "runes": (player.runes, RUNE_WORDS),
            "squares-open": (player.open, SQUARE_WORDS),
            "placed": (placed, COLOUR_WORDS),
        }
        found = [
            self.named(f"jewellers-{key}", self.cards.spread(counts, words))
            for key, (counts, words) in letters.items()
            if sum(counts)
        ]
        counts = {"badges": player.badges, "religion": player.faith}
        found += [Text(self.words(f"jewellers-{key}", count=n)) for key, n in counts.items() if n]
        notes = "".join(
            self.cards.name(word) * n for word, n in zip(MUSIC_WORDS, player.music, strict=True)
        )
        found += [Text(self.words("jewellers-music", parts=notes))] if notes else []
        stars = " ".join(map(str, player.stars))
        return [*found, Text(self.words("jewellers-stars", parts=stars))] if stars else found

    def named(self, id: str, letters: Text) -> Text:
        """Put coloured letters into a message."""
        before, _, after = self.words(id, parts="\0").partition("\0")
        return Text.assemble(before, letters, after)

    def tableau(self, me: PlayerView) -> list[Row]:
        """Return the viewer's cards, with a row per school if there is room."""
        schools: dict[str, list[Owned]] = {}
        for card in me.cards:
            schools.setdefault(self.cards.group(card.card), []).append(card)
        rows = [
            Row(self.cards.name(school), [self.owned(card, tags=True) for card in cards])
            for school, cards in schools.items()
        ]
        if self.menu.density == ROOMY:
            return rows
        cells = [cell for row in rows for cell in row.cells]
        return [Row(self.words("jewellers-area-cards"), cells or [Text(NOTHING)])]

    def owned(self, card: Owned, tags: bool) -> Text:
        """Return a card with its current points, such as `Chalice of Fire X = 3 7`."""
        text = Text(self.cards.name(card.card))
        if card.x:
            text.append(f" {self.words('jewellers-x-laid', x=card.x)}")
        if card.bonus:
            text.append(f" ({self.bonus(card.bonus)})", "italic")
        if card.option:
            text.append(f" ({self.cards.name(card.option)})", "italic")
        text.append(f" {card.points}", "magenta")
        return text.append_text(self.menu.tag(f"card/{card.card}")) if tags else text

    def bonus(self, bonus: str) -> str:
        school, _, colour = bonus.partition(":")
        return self.speaker.say(Line(f"jewellers-bonus-{school}", {"card": colour}))

    def plan(self, view: View) -> list[Text]:
        """Return the parts of a payment or sealed answer so far."""
        return [Text(self.part(*part.split(":"))) for part in view.plan]

    def part(self, verb: str, *rest: str) -> str:
        """Return the words for one part of an action's text."""
        if verb == "bonus":
            return self.bonus(":".join(rest))
        id, args = SPOKEN.get(verb, gem_part)(verb, list(rest))
        return self.speaker.say(Line(f"jewellers-do-{id}", args))


def gem_part(verb: str, rest: list[str]) -> tuple[str, dict[str, Arg]]:
    return verb, dict(zip(["card", "term"], rest, strict=False))


def term_part(verb: str, rest: list[str]) -> tuple[str, dict[str, Arg]]:
    return verb, {"term": rest[0]}


def count_part(verb: str, rest: list[str]) -> tuple[str, dict[str, Arg]]:
    return verb, {"count": int(rest[0])}


def staff_part(verb: str, rest: list[str]) -> tuple[str, dict[str, Arg]]:
    return f"staff-{rest[1]}", {"card": rest[0]}


def mod_part(verb: str, rest: list[str]) -> tuple[str, dict[str, Arg]]:
    return f"with-{rest[0]}", {}


SPOKEN = {
    "symbol": term_part,
    "cap": term_part,
    "lay": count_part,
    "hide": count_part,
    "staff": staff_part,
    "with": mod_part,
}
