"""Finds rules and cards by id or by words."""

from __future__ import annotations

from difflib import get_close_matches

from rich.text import Text

from dvergar.cli.reference import cell
from dvergar.cli.terminal.screen import wrapped
from dvergar.cli.terminal.typed_line import fits, tokens
from dvergar.games.record import Record
from dvergar.games.title import Arg, Title
from dvergar.locales import Speaker, Words
from dvergar.locales.rulebook import Rule, Rulebook


class RuleFinder:
    """Finds rules of a game by id or by words, in the reader's language."""

    def __init__(self, words: Words, game: Title) -> None:
        self.words = words
        self.book = Rulebook(words, game.id, game.letter)

    def lines(self, query: str, width: int) -> list[Text]:
        """Return the rule that matches, or the titles if several do."""
        found = self.find(query)
        if len(found) == 1:
            return self.told(found[0], width)
        if not found:
            return wrapped(self.words("table-no-rule", query=query), width)
        return [Text(f"{rule.id:<6}{rule.title}") for rule in found]

    def find(self, query: str) -> list[Rule]:
        wanted = query.strip().upper().replace("-", ".")
        rules, words = list(self.book.rules.values()), tokens(query)
        by_id = self.book.of(wanted)
        if by_id or not words:
            return by_id or rules
        titled = [rule for rule in rules if fits(words, set(tokens(rule.title)))]
        return titled or [rule for rule in rules if fits(words, set(tokens(rule.whole)))]

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
