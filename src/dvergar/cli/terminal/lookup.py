"""Finds rules and cards by id or by words."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from rich.text import Text

from dvergar.cli.reference import cell
from dvergar.cli.terminal.in_play import in_play
from dvergar.cli.terminal.screen import wrapped
from dvergar.cli.terminal.typed_line import fits, tokens
from dvergar.games.record import Record
from dvergar.games.title import Arg, Title
from dvergar.locales import Speaker, Words
from dvergar.locales.rulebook import Rule, Rulebook, chapter_of

# What people look for, the chapter of each game about it, and its part of the game in short.
TOPICS: dict[str, tuple[dict[str, str], str]] = {
    "goal": ({"smithy": "S3", "silberzwerg": "Z4", "jewellers": "J6"}, "goal"),
    "turn": ({"smithy": "S2", "silberzwerg": "Z2", "jewellers": "J3"}, "turn"),
    "end": ({"smithy": "S3", "silberzwerg": "Z4", "jewellers": "J6"}, "ends"),
    "scoring": ({"smithy": "S3", "silberzwerg": "Z4", "jewellers": "J6"}, ""),
    "setup": ({"smithy": "S1", "silberzwerg": "Z1", "jewellers": "J1"}, ""),
    "variants": ({"smithy": "S4", "silberzwerg": "Z5", "jewellers": "J7"}, ""),
}

ID = re.compile(r"[A-Z]\d+(\.\d+)*")


class RuleFinder:
    """Finds rules of a game by id or by words, in the reader's language."""

    def __init__(self, words: Words, game: Title, options: Any) -> None:
        self.words = words
        self.game = game
        self.options = options
        self.book = Rulebook(words, game.id, game.letter)
        self.chapters = {chapter.id: chapter.title for chapter in self.book.chapters()}

    def lines(self, query: str, width: int) -> list[Text]:
        """Return the rule that matches, or the titles if several do."""
        found, topic = self.find(query), self.topic(query)
        short = self.short(topic, width)
        if len(found) == 1:
            return [*short, *self.told(found[0], width)]
        if not found:
            return wrapped(self.words("table-no-rule", query=query), width)
        return [*short, *self.listed(found)]

    def short(self, topic: str, width: int) -> list[Text]:
        """Return what the game in short says about a topic."""
        key = f"rules-{self.game.id}-{TOPICS[topic][1]}" if topic else ""
        return wrapped(self.words(key), width) if self.words.has(key) else []

    def listed(self, found: list[Rule]) -> list[Text]:
        """Return the titles under their chapters; rules that are not in play come last."""
        lines: list[Text] = []
        heading = ""
        for rule in found:
            head = self.heading(rule)
            if head != heading:
                heading = head
                lines.append(Text(head, "bold"))
            lines.append(Text(f"  {rule.id:<6}{rule.title}"))
        return lines

    def heading(self, rule: Rule) -> str:
        if not self.played(rule):
            return self.words("terminal-rules-aside")
        chapter = chapter_of(rule.id)
        return f"{chapter} {self.chapters[chapter]}"

    def find(self, query: str) -> list[Rule]:
        """Return the rules with this id, about this topic, or with these words."""
        wanted = query.strip().upper().replace("-", ".")
        by_id = self.book.of(wanted)
        if not by_id and ID.fullmatch(wanted):
            return []
        rules = by_id or self.with_words(tokens(query), self.topic(query))
        return sorted(rules, key=lambda rule: not self.played(rule))

    def with_words(self, words: list[str], topic: str) -> list[Rule]:
        """Return the rules of the right chapter first, then those with the words in the title."""
        rules = list(self.book.rules.values())
        chapter = TOPICS[topic][0].get(self.game.id, "") if topic else ""
        about = [r for r in rules if chapter_of(r.id) == chapter]
        chapters = [r for r in rules if self.in_chapter(r, words)]
        titled = [r for r in rules if fits(words, set(tokens(r.title)))]
        found = list(dict.fromkeys([*about, *chapters, *titled]))
        return found or [r for r in rules if fits(words, set(tokens(r.whole)))]

    def in_chapter(self, rule: Rule, words: list[str]) -> bool:
        return fits(words, set(tokens(self.chapters[chapter_of(rule.id)])))

    def topic(self, query: str) -> str:
        """Return the topic that people call this, in their language or in English."""
        wanted = " ".join(tokens(query))
        for topic in TOPICS:
            names = [said(f"terminal-topic-{topic}") for said in (self.words, Words("en"))]
            known = [" ".join(tokens(name)) for name in ",".join(names).split(",")]
            if wanted in known:
                return topic
        return ""

    def played(self, rule: Rule) -> bool:
        return in_play(self.game.id, rule.id, self.options)

    def titles(self) -> list[str]:
        """Return what Tab completes: topics, then titles."""
        topics = [self.words(f"terminal-topic-{topic}").partition(",")[0] for topic in TOPICS]
        return [*topics, *[rule.title for rule in self.book.rules.values()]]

    def told(self, rule: Rule, width: int) -> list[Text]:
        """Return a rule, its example and its edge case."""
        lines = [Text(f"{rule.id} {rule.title}", "bold"), *wrapped(rule.text, width)]
        for label, text in (("rules-example", rule.example), ("rules-edge-cases", rule.edge)):
            if text:
                lines += [Text(self.words(label), "bold"), *wrapped(text, width)]
        return lines


class Catalogue:
    """The cards of this match."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.speaker = speaker
        tables = record.title.card_tables(record.cards, record.options)
        self.rows = {str(row["name"]): row for rows in tables for row in rows if "name" in row}

    def lines(self, query: str, width: int) -> list[Text]:
        found = self.find(query)
        if len(found) == 1:
            return self.card(found[0], width)
        if not found:
            return wrapped(self.speaker.words("table-no-card", query=query), width)
        names = ", ".join(self.speaker.name(id) for id in found)
        return wrapped(self.speaker.words("table-which-card", names=names), width)

    def names(self) -> list[str]:
        return [self.speaker.name(id) for id in self.rows]

    def find(self, query: str) -> list[str]:
        """Find cards by full id or name, otherwise by words, otherwise by similarity."""
        words = tokens(query)
        names = {id: tokens(self.speaker.name(id)) for id in self.rows}
        whole = [id for id, name in names.items() if words in (name, tokens(id))]
        part = [id for id, name in names.items() if fits(words, {*name, *tokens(id)})]
        return whole or part or self.alike(words, names)

    def alike(self, words: list[str], names: dict[str, list[str]]) -> list[str]:
        texts = {" ".join(name): id for id, name in names.items()} | {id: id for id in names}
        close = get_close_matches(" ".join(words), texts, 3, 0.7)
        return list(dict.fromkeys(texts[text] for text in close))

    def card(self, id: str, width: int) -> list[Text]:
        title = Text.assemble((self.speaker.name(id), "bold"), f" ({id})")
        rows = {
            key: v
            for key, v in self.rows[id].items()
            if v not in ("", "=", []) and key not in ("id", "name")
        }
        return [title, *[line for key, v in rows.items() for line in self.fact(key, v, width)]]

    def fact(self, column: str, value: Arg, width: int) -> list[Text]:
        label = self.speaker.words(f"{self.speaker.game}-column-{column}")
        return wrapped(
            f"- {label}{self.speaker.words('table-colon')} {cell(self.speaker, value)}", width
        )
