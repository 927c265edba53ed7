"""Writes the generated docs (rule pages, card schemas, protocol), or finds stale ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tools.tree import ROOT, locale_files, package, produce, rules
from tools.wire_page import wire_page


class Page:
    """A game's rules as Markdown."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.game = path.stem.removeprefix("rules-")
        self.bundle = FluentBundle(["en"], use_isolating=False)
        for file in sorted(path.parent.glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def text(self) -> str:
        """Return the whole page."""
        return "\n\n".join([*self.head(), *self.body()]) + "\n"

    def head(self) -> list[str]:
        """Return title and introduction."""
        title, intro = (self.say(f"rules-{self.game}-{part}") for part in ("title", "intro"))
        return [f"# {title}", f"<!-- Generated from {self.path.name} by make docs. -->", intro]

    def body(self) -> Iterator[str]:
        """Return the rules, each chapter under its heading."""
        chapter = ""
        for key, rule in rules(self.path):
            if rule.partition(".")[0] != chapter:
                chapter = rule.partition(".")[0]
                yield f"## {chapter} {self.say(f'chapter-{chapter}')}"
            yield f"**{rule} {self.say(key, 'title')}.** {paragraphs(self.say(key))}"

    def say(self, key: str, attribute: str | None = None) -> str:
        """Format a message of the file, or one of its attributes."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = self.bundle.format_pattern(pattern) if pattern else ("", ["no text"])
        if errors:
            raise ValueError(f"{self.path.name}: {key}: {errors[0]}")
        return str(text)


def paragraphs(text: str) -> str:
    """Separate lines into Markdown paragraphs, keeping list items together."""
    lines = text.splitlines()
    gaps = ["\n" if {a[:2], b[:2]} == {"- "} else "\n\n" for a, b in pairwise(lines)]
    return "".join(line + gap for line, gap in zip(lines, [*gaps, ""]))


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
