"""Finds messages that a language lacks, whose variables differ, or that don't exist at all.

Unused messages are found too. Where the source composes a message's name from parts, every name
it could become counts as used. Pages that put a colon between two texts are also reported, because
languages differ there. `tools/words.py` checks the wording.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tools import words
from tools.tree import (
    LANGUAGES,
    ROOT,
    calls,
    entries,
    literal,
    locale_files,
    modules,
    package,
    parts,
    report,
)

Keys = dict[str, set[str]]

MESSAGE = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.[a-z-]+)?")
COLON = re.compile(r"[\w)`\]]\}:[ <]")
HOLE = "\0"  # in a text: a part only known at run time
NAME = re.compile(rf"[a-z0-9{HOLE}]+(-[a-z0-9{HOLE}]+)*")
PAGE_HOLE = re.compile(r"\$\{[^{}]*\}")
PAGE_TEXT = re.compile(rf"([\"'`])([\w.{HOLE}-]+)\1")
SPEAKERS = {"words", "Words", "text", "line", "Line", "say"}


class Variables(Visitor):
    """Collects the names of the variables and messages below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Record a variable."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Record a message used inside another."""
        self.messages.add(node.id.name)


def problems(root: Path) -> list[str]:
    """List all problems with the languages."""
    found: list[str] = []
    languages = {language: keys(root, language, found) for language in LANGUAGES}
    found += differences(languages) + unknown(root, languages["en"])
    found += unused(root, languages["en"]) + colons(root)
    return found + words.problems(root)


def keys(root: Path, language: str, found: list[str]) -> Keys:
    """Map the keys of a language to their variables, adding junk and duplicates to `found`."""
    result: Keys = {}
    inner: Keys = {}
    for path in locale_files(root, language):
        where = path.relative_to(root)
        for entry in entries(path):
            if isinstance(entry, ftl.Junk):
                found.append(
                    f"{where}: not Fluent: {(entry.content or '').strip().splitlines()[0]}"
                )
            elif isinstance(entry, ftl.Message | ftl.Term):
                for key, pattern in parts(entry):
                    if key in result:
                        found.append(f"{where}: {key} is defined twice")
                    result[key], inner[key] = mentioned(pattern)
    return {key: names | passed_on(key, result, inner) for key, names in result.items()}


def passed_on(key: str, result: Keys, inner: Keys) -> set[str]:
    """Return the variables of all messages nested in a message."""
    names = [name for name in inner[key] if name in result]
    return set().union(*(result[name] | passed_on(name, result, inner) for name in names))


def mentioned(pattern: ftl.Pattern) -> tuple[set[str], set[str]]:
    """Return the variables and messages that a pattern uses."""
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names, visitor.messages


def differences(languages: dict[str, Keys]) -> list[str]:
    """List the keys and variables that some language lacks."""
    found = []
    for key in sorted(set().union(*languages.values())):
        used: set[str] = set().union(*(own.get(key, set()) for own in languages.values()))
        for language, own in languages.items():
            if key not in own:
                found.append(f"{language} lacks {key}")
            elif own[key] != used:
                names = ", ".join(f"${name}" for name in sorted(used - own[key]))
                found.append(f"{language} leaves {names} out of {key}")
    return found


def unknown(root: Path, english: Keys) -> list[str]:
    """List the messages that the source uses but English lacks."""
    return [
        f"{path.relative_to(root)}:{call.lineno}: there is no message {key}"
        for path, tree in modules(package(root))
        for name, call in calls(tree)
        for key in asked(name, call)
        if key not in english and not any(other.startswith(f"{key}.") for other in english)
    ]


def colons(root: Path) -> list[str]:
    """List the lines in pages that put a colon after a text."""
    return [
        f"{path.relative_to(root)}:{number}: a colon is added here; use labelled()"
        for path in pages(root)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if COLON.search(line)
    ]


def pages(root: Path) -> list[Path]:
    """List the page files that use messages."""
    found = sorted((root / "web" / "src").rglob("*"))
    return [path for path in found if path.suffix in (".svelte", ".ts")]


def asked(name: str, call: ast.Call) -> list[str]:
    """Return the message ids among a call's arguments."""
    arguments = call.args[:1] if name in SPEAKERS else call.args if name == "Choice" else []
    texts = filter(None, map(literal, arguments))
    return [text for text in texts if MESSAGE.fullmatch(text)]


def unused(root: Path, english: Keys) -> list[str]:
    """List the English messages that neither the source nor another message uses."""
    games = {path.parent.name for path in package(root).glob("games/*/__init__.py")}
    meant = inner_messages(root).union(*(named(texts, games) for texts in sources(root)))
    whole = {text for text in meant if HOLE not in text}
    composed = re.compile("|".join(map(shape, sorted(meant - whole))) or "(?!)")
    names = dict.fromkeys(key.partition(".")[0] for key in english if key[0] != "-")
    return [
        f"nothing uses {name}"
        for name in names
        if name not in whole and not composed.fullmatch(name)
    ]


def inner_messages(root: Path) -> set[str]:
    """Return the messages that English uses inside others."""
    visitor = Variables()
    for path in locale_files(root, "en"):
        for entry in entries(path):
            visitor.visit(entry)
    return visitor.messages


def sources(root: Path) -> Iterator[set[str]]:
    """Yield the texts of each file that uses messages, with holes for inserted parts."""
    for _, tree in modules(package(root)):
        yield set(filter(None, map(text_of, ast.walk(tree))))
    for path in pages(root):
        yield page_texts(path.read_text("utf-8"))


def page_texts(page: str) -> set[str]:
    """Return the texts of a page, inner ones first."""
    texts = {text for _, text in PAGE_TEXT.findall(page)}
    filled = PAGE_HOLE.sub(HOLE, page)
    return texts if filled == page else texts | page_texts(filled)


def text_of(node: ast.AST) -> str | None:
    """Return a string literal, or an f-string with holes."""
    if isinstance(node, ast.JoinedStr):
        return "".join(literal(part) or HOLE for part in node.values)
    return literal(node)


def named(texts: set[str], games: set[str]) -> set[str]:
    """Return the message names among a file's texts.

    A game's name with a hole could be any of its messages, so the file's other texts fill it.
    """
    names = set(filter(NAME.fullmatch, (text.partition(".")[0] for text in texts)))
    wide = {f"{game}-{HOLE}" for game in games} & names
    filled = {head.replace(HOLE, name) for head in wide for name in names if HOLE not in name}
    return {name for name in names - wide | filled if any(map(str.isalnum, name.split("-")))}


def shape(text: str) -> str:
    """Return the pattern of names that a text with holes can become."""
    return r"[\w-]+".join(map(re.escape, text.split(HOLE)))


if __name__ == "__main__":
    raise SystemExit(report(problems(ROOT)))
