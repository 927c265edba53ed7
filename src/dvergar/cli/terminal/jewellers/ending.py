"""The Jewellers' final score sheet: points by school, medallions and music, then by card."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dvergar.cli.terminal.jewellers.cards import LOGO_WORDS, CardWords
from dvergar.cli.terminal.screen import Row, flow
from dvergar.engine.core import winners
from dvergar.games.jewellers.shown.players import PlayerView
from dvergar.games.jewellers.shown.view import View
from dvergar.games.title import Line


def ending(view: View, cards: CardWords, width: int) -> list[RenderableType]:
    ended = Text(cards.words(f"jewellers-ending-{view.ending}"), "bold")
    totals = [player.tally.total for player in view.players]
    return [
        ended,
        sheet(view, cards),
        *details(view, cards, width),
        Text(victory(totals, cards), "bold green"),
    ]


def sheet(view: View, cards: CardWords) -> Table:
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    made.add_column()
    for name in cards.speaker.players:
        made.add_column(Text(name), justify="right")
    rows = school_rows(view, cards) | other_rows(view, cards)
    for label, points in rows.items():
        if any(points):
            made.add_row(label, *map(str, points))
    totals = [str(player.tally.total) for player in view.players]
    made.add_section()
    made.add_row(cards.words("jewellers-sheet-total"), *totals, style="bold")
    return made


def school_rows(view: View, cards: CardWords) -> dict[str, list[int]]:
    order = list(dict.fromkeys(cards.group(id) for id in cards.projects))
    return {
        cards.name(school): [school_points(player, school, cards) for player in view.players]
        for school in order
    }


def school_points(player: PlayerView, school: str, cards: CardWords) -> int:
    return sum(own.points for own in player.cards if cards.group(own.card) == school)


def other_rows(view: View, cards: CardWords) -> dict[str, list[int]]:
    tallies = [player.tally for player in view.players]
    rows = {cards.words("jewellers-sheet-music"): [tally.music for tally in tallies]}
    for n, colour in enumerate(LOGO_WORDS):
        label = cards.words(f"jewellers-sheet-medal-{colour}")
        rows[label] = [tally.medals[n] for tally in tallies]
    return rows


def details(view: View, cards: CardWords, width: int) -> list[Text]:
    """Return each player's cards with their points."""
    lines: list[Text] = []
    for name, player in zip(cards.speaker.players, view.players, strict=True):
        best = sorted(player.cards, key=lambda own: -own.points)
        cells = [cards.scored(own) for own in best]
        lines += flow(Row(name, cells), width, 2)
    return lines


def victory(totals: list[int], cards: CardWords) -> str:
    best = winners(totals)
    if len(best) == 1:
        return cards.speaker.say(Line("jewellers-winner", {"player": best[0]}))
    names = ", ".join(cards.speaker.players[seat] for seat in best)
    return cards.words("jewellers-winners-shared", players=names)
