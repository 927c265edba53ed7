"""Finds wording that players should not read: retired words, bad typography, long sentences.

Each message is read as a player could see it: once for every variant, with a mark for each value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from fluent.syntax import ast as ftl

from tools.retired_words import ON_PAGES, RETIRED
from tools.tree import LANGUAGES, entries, locale_files, parts

VALUE = "\ufffc"  # stands for a value that is only known at run time
LONGEST = 25
SENTENCE_END = re.compile(r"(?<=[.!?…])[”’)]*\s+|\n+(?:- )?")
WORD = re.compile(rf"[\w{VALUE}](?:[\w{VALUE}’-]*\w)?")
NAMED_FIRST = re.compile(rf"{VALUE}\s*:")
SPACED_DOTS = (r"\S …", "a space before “…”")
TYPOGRAPHY = {
    "en": [SPACED_DOTS],
    "fr": [(r" [:;?!»]|« ", "a plain space beside : ; ? ! « or »: use U+00A0")],
    "hu": [SPACED_DOTS, (r"\b[aA]\(z\)", "“a(z)”: reword so that one article fits")],
    "de": [SPACED_DOTS, (r"\b[Jj]e (?=[A-ZÄÖÜ])", "“je”: use “pro”")],
}
STRAIGHT = (r"[\"']", "a straight quote or apostrophe: use the language's own")


def problems(root: Path) -> list[str]:
    """List the wording to change, each with its file and message."""
    found = [
        f"{path.relative_to(root)}: {key}: {fault}"
        for language in LANGUAGES
        for path in locale_files(root, language)
        for key, text in texts(path)
        for fault in faults(language, path.name, key, text)
    ]
    return list(dict.fromkeys(found))


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every text of a file; other names of commands are typed, not read."""
    for entry in entries(path):
        if isinstance(entry, ftl.Message | ftl.Term):
            for key, pattern in parts(entry):
                if not key.startswith("table-command-"):
                    for text in readings(pattern):
                        yield key, text


def readings(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield the pattern with the first variant of each choice, then the second, and so on."""
    before = None
    for n in count():
        text = reading(pattern, n)
        if text == before:
            return
        yield text
        before = text


def reading(pattern: ftl.Pattern, n: int) -> str:
    """Return the pattern with the nth variant of each choice, or its last one."""
    return "".join(
        part.value if isinstance(part, ftl.TextElement) else value(part.expression, n)
        for part in pattern.elements
    )


def value(expression: object, n: int) -> str:
    if isinstance(expression, ftl.SelectExpression):
        variants = expression.variants
        return reading(variants[min(n, len(variants) - 1)].value, n)
    return expression.value if isinstance(expression, ftl.StringLiteral) else VALUE


def faults(language: str, file: str, key: str, text: str) -> Iterator[str]:
    yield from retired(language, file, text)
    for pattern, fault in [STRAIGHT, *TYPOGRAPHY[language]]:
        if re.search(pattern, text):
            yield fault
    if "-log-" in key and (NAMED_FIRST.match(text) or (language == "en" and ":" in text)):
        yield "a colon: a log line is a sentence"
    if language == "en" and not file.startswith("rules-"):
        yield from long_sentences(text)


def retired(language: str, file: str, text: str) -> Iterator[str]:
    """Yield the retired words in a text, and what to write instead."""
    table = RETIRED[language] | (ON_PAGES[language] if file.startswith("web") else {})
    for pattern, instead in table.items():
        found = re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE)
        if found:
            yield f"“{found[0]}”: use “{instead}”"


def long_sentences(text: str) -> Iterator[str]:
    for sentence in SENTENCE_END.split(text):
        words = WORD.findall(sentence)
        if len(words) > LONGEST:
            begun = " ".join(words[:4]).replace(VALUE, "{}")
            yield f"a sentence of {len(words)} words (“{begun} …”): split it"
