"""`dvergar rules`."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator

import click

from dvergar.cli.command import Command, complete_game
from dvergar.cli.json_output import json_option, print_json
from dvergar.cli.reference import lang_option
from dvergar.cli.terminal.icons import SYMBOLS
from dvergar.cli.terminal.lookup import RuleFinder
from dvergar.cli.terminal.symbols import Symbols
from dvergar.games import title
from dvergar.locales import Words
from dvergar.locales.rulebook import Rule, Rulebook


@click.command(
    cls=Command,
    examples=[
        ("dvergar rules smithy", "The whole rules."),
        ("dvergar rules smithy S2.6", "One rule; S2 is a chapter."),
        ("dvergar rules jewellers scoring", "What the rules say about something."),
        ("dvergar rules smithy ◆ --lang de", "What a symbol means, in German."),
    ],
)
@click.argument("game", shell_complete=complete_game)
@click.argument("words", nargs=-1)
@lang_option
@json_option
def rules(game: str, words: tuple[str, ...], lang: str, as_json: bool) -> None:
    """Show the rules of GAME, a chapter (S2), a rule (S2.6), or what WORDS are about."""
    found = Search(Words(lang), game, " ".join(words))
    if as_json:
        print_json(found.data())
    else:
        click.echo("\n\n".join(found.paragraphs()))


class Search:
    """The rules that the words of a command line name."""

    def __init__(self, words: Words, game: str, query: str) -> None:
        self.page = Page(words, game)
        self.query = query
        self.finder = RuleFinder(words, title(game), title(game).options())
        self.symbols = [line.plain for line in Symbols(title(game), words).lines(query, width())]
        self.found = self.finder.find(query)
        if not self.found and not self.symbols:
            known = ", ".join(self.page.book.rules)
            raise click.ClickException(f"{game} has no rule {query!r}; there are: {known}")

    def paragraphs(self) -> Iterator[str]:
        """Give the meaning of a symbol, the whole rules, a part, or the titles that match."""
        if self.symbols:
            yield "\n".join(self.symbols)
        elif not self.query:
            yield from self.page.whole()
        elif by_id := self.page.book.of(self.query.upper()):
            yield from self.page.part(self.query.upper(), by_id)
        else:
            yield "\n".join(line.plain for line in self.finder.lines(self.query, width()))

    def data(self) -> dict[str, object]:
        short = dict(self.page.book.short()) if not self.query else {}
        rules = [] if self.symbols else [rule._asdict() for rule in self.found]
        return {"game": self.page.game, "short": short, "symbol": self.symbols, "rules": rules}


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

    def part(self, wanted: str, found: list[Rule]) -> Iterator[str]:
        """Give one rule or one chapter."""
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
    return "\n".join(
        textwrap.fill(line, width(), break_on_hyphens=False) for line in text.split("\n")
    )


def width() -> int:
    return max(40, min(100, shutil.get_terminal_size().columns))
