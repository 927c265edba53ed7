"""The end of Dwarven Smithy: the score sheet and the winners."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dvergar.cli.terminal.screen import Row, flows
from dvergar.cli.terminal.smithy.cards import CardWords
from dvergar.engine.core import winners
from dvergar.games.smithy.shown.view import SheetView, View
from dvergar.games.title import Line
from dvergar.locales import Speaker


def ending(view: View, speaker: Speaker, cards: CardWords, width: int) -> list[RenderableType]:
    """Return why it ended, the king's items, the score sheet and the winners."""
    return [
        Text(speaker.words(f"smithy-ending-{view.ending}"), "bold"),
        Text(speaker.words("smithy-area-kings") + cards.colon),
        *flows([kings(view, seat, speaker, cards) for seat in range(len(view.smiths))], width),
        sheet(view, speaker),
        Text(victory(view, speaker), "bold green"),
    ]


def kings(view: View, seat: int, speaker: Speaker, cards: CardWords) -> Row:
    found = [f"{cards.name(k.card)}{cards.value(k.card)}" for k in view.smiths[seat].kings]
    return Row(f"  {speaker.players[seat]}", [Text(text) for text in found or ["–"]])


def sheet(view: View, speaker: Speaker) -> Table:
    made = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    made.add_column(footer=speaker.words("smithy-sheet-total"))
    for seat, own in enumerate(view.sheets):
        made.add_column(Text(speaker.players[seat]), justify="right", footer=str(own.total))
    for words, amounts in steps(view.sheets).items():
        made.add_row(speaker.words(f"smithy-sheet-{words}"), *map(str, amounts))
    return made


def steps(sheets: list[SheetView]) -> dict[str, list[int]]:
    """Return the lines of the sheet in the order of S3.2."""
    bonuses = [*sheets[0].bonuses]
    return {
        "coins": [own.coins for own in sheets],
        "stock": [own.stock for own in sheets],
        **{f"bonus-{name}": [own.bonuses[name] for own in sheets] for name in bonuses},
        "kings": [own.kings for own in sheets],
    }


def victory(view: View, speaker: Speaker) -> str:
    best = winners([own.total for own in view.sheets])
    if len(best) == 1:
        return speaker.say(Line("smithy-winner", {"player": best[0]}))
    names = ", ".join(speaker.players[seat] for seat in best)
    return speaker.words("smithy-winners-shared", players=names)
