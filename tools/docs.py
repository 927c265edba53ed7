"""Writes the generated docs (rule pages, card schemas, protocol), or finds stale ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import chain, pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from dvergar.locales import Words
from dvergar.locales.rulebook import Rulebook
from tools.tree import ROOT, locale_files, package, produce, rules
from tools.wire_page import wire_page


class English(Words):
    """The English messages of a repository."""

    def __init__(self, folder: Path) -> None:
        self.lang = "en"
        self.bundle = FluentBundle(["en"], use_isolating=False)
        for file in sorted(folder.glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")))


class Page:
    """A game's rules as Markdown."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.game = path.stem.removeprefix("rules-")
        self.words = English(path.parent)
        self.book = Rulebook(self.words, self.game, next(id for _, id in rules(path))[0])

    def text(self) -> str:
        """Return the whole page: in short, icons, chapters, edge cases."""
        title = f"# {self.book.title}"
        note = f"<!-- Generated from {self.path.name} by make docs. -->"
        parts = [self.short(), self.icons(), self.chapters(), self.edges()]
        return "\n\n".join([title, note, *chain.from_iterable(parts)]) + "\n"

    def short(self) -> Iterator[str]:
        """Give goal, turn and end of the game, and a note on its cards."""
        if short := self.book.short():
            yield f"## {self.words('rules-short')}"
        for heading, text in short:
            yield f"**{heading}.** {text}"
        yield from filter(None, [self.book.cards()])

    def icons(self) -> Iterator[str]:
        """Give the icons as a list."""
        if icons := self.book.icons():
            yield f"## {self.words('rules-icons')}"
            yield "\n".join(f"- **{icon.title}.** {icon.text}" for icon in icons)

    def chapters(self) -> Iterator[str]:
        """Give the chapters with their rules, each rule followed by its example."""
        for chapter in self.book.chapters():
            yield f"## {chapter.id} {chapter.title}"
            for rule in chapter.rules:
                yield f"**{rule.id} {rule.title}.** {paragraphs(rule.text)}"
                if rule.example:
                    yield quoted(f"**{self.words('rules-example')}.** {paragraphs(rule.example)}")

    def edges(self) -> Iterator[str]:
        """Give the edge cases of all rules."""
        if edges := self.book.edges(list(self.book.rules.values())):
            yield f"## {self.words('rules-edge-cases')}"
        for rule in edges:
            yield f"**{rule.id} {rule.title}.** {paragraphs(rule.edge)}"


def paragraphs(text: str) -> str:
    """Separate lines into Markdown paragraphs, keeping list items together."""
    lines = text.splitlines()
    gaps = ["\n" if {a[:2], b[:2]} == {"- "} else "\n\n" for a, b in pairwise(lines)]
    return "".join(line + gap for line, gap in zip(lines, [*gaps, ""]))


def quoted(text: str) -> str:
    """Set a text apart as a Markdown quotation."""
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines())


def schemas(root: Path) -> Iterator[tuple[Path, str]]:
    """Return the JSON schema file for every card set that has one."""
    for data in sorted(package(root).glob("games/*/data")):
        title = import_module(f"dvergar.games.{data.parent.name}").TITLE
        schema = json.dumps(title.schema(), indent=2, sort_keys=True, ensure_ascii=False)
        for path in sorted(data.glob("*.toml")):
            yield path.with_suffix(".schema.json"), schema + "\n"


def outputs(root: Path) -> dict[Path, str]:
    """Map every generated file to its text."""
    pages = (Page(path) for path in locale_files(root, "en", "rules-*.ftl"))
    folder = root / "docs" / "rules"
    found = {folder / f"{page.game}.md": page.text() for page in pages}
    return {**found, **dict(schemas(root)), **wire_page(root)}


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write the files, or only check them with --check."""
    return produce(outputs(root), arguments, root)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
