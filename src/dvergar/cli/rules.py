"""`dvergar rules`."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator

import click

from dvergar.cli.reference import lang_option
from dvergar.cli.terminal.icons import SYMBOLS
from dvergar.games import title
from dvergar.locales import Words
from dvergar.locales.rulebook import Rule, Rulebook


@click.command()
@click.argument("game")
@click.argument("rule", required=False)
@lang_option
def rules(game: str, rule: str | None, lang: str) -> None:
    """Show the rules of GAME, one chapter (S2) or one RULE by its id (S2.6)."""
    page = Page(Words(lang), game)
    lines = page.part(rule.upper()) if rule else page.whole()
    click.echo("\n\n".join(lines))


class Page:
    """A game's rules as paragraphs for a terminal."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.game = game
        self.book = Rulebook(words, game, title(game).letter)
        self.colon = words("table-colon")

    def whole(self) -> Iterator[str]:
        """Give the game in short, the icons, all chapters and the edge cases."""
        yield self.book.title
        yield from self.short()
        yield from self.icons()
        for chapter in self.book.chapters():
            yield f"{chapter.id} {chapter.title}"
            yield from map(self.told, chapter.rules)
        yield from self.edges(list(self.book.rules.values()))

    def short(self) -> Iterator[str]:
        """Give goal, turn and end of the game, and a note on its cards."""
        if short := self.book.short():
            yield self.words("rules-short")
        for heading, text in short:
            yield folded(f"{heading}{self.colon} {text}")
        yield from map(folded, filter(None, [self.book.cards()]))

    def icons(self) -> Iterator[str]:
        """Give the icons, each with the symbol that the terminal shows for it."""
        if icons := self.book.icons():
            yield self.words("rules-icons")
        for icon in icons:
            symbol = SYMBOLS[self.game].get(icon.name, "")
            yield folded(f"{symbol} {icon.title}{self.colon} {icon.text}".lstrip())

    def part(self, wanted: str) -> Iterator[str]:
        """Give one rule or one chapter."""
        found = self.book.of(wanted)
        if not found:
            known = ", ".join(self.book.rules)
            raise click.ClickException(f"{self.game} has no rule {wanted!r}; there are: {known}")
        if wanted not in self.book.rules:
            yield f"{wanted} {self.words(f'chapter-{wanted}')}"
        yield from map(self.told, found)
        yield from self.edges(found)

    def told(self, rule: Rule) -> str:
        """Return a rule with its example."""
        example = f"{self.words('rules-example')}{self.colon} {rule.example}"
        parts = [f"{rule.id} {rule.title}", folded(rule.text)]
        return "\n".join([*parts, *([folded(example)] if rule.example else [])])

    def edges(self, found: list[Rule]) -> Iterator[str]:
        """Give the edge cases of some rules under one heading."""
        if edges := self.book.edges(found):
            yield self.words("rules-edge-cases")
        for rule in edges:
            yield f"{rule.id} {rule.title}\n{folded(rule.edge)}"


def folded(text: str) -> str:
    """Wrap each line of a text to the width of the terminal."""
    width = max(40, min(100, shutil.get_terminal_size().columns))
    return "\n".join(
        textwrap.fill(line, width, break_on_hyphens=False) for line in text.split("\n")
    )
