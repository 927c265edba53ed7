"""Finds rules and cards by id or by words."""

from __future__ import annotations

from difflib import get_close_matches

from rich.text import Text

from dvergar.cli.reference import cell, rule_ids
from dvergar.cli.terminal.screen import wrapped
from dvergar.cli.terminal.typed_line import fits, tokens
from dvergar.games.record import Record
from dvergar.games.title import Arg
from dvergar.locales import Speaker, Words


class Rulebook:
    """The rules of a game in the reader's language."""

    def __init__(self, words: Words, game: str) -> None:
        self.words = words
        self.ids = rule_ids(words, game)

    def lines(self, query: str, width: int) -> list[Text]:
        """Return the rule that matches, or the titles if several do."""
        found = self.find(query)
        if len(found) == 1:
            return self.rule(found[0], width)
        if not found:
            return wrapped(self.words("table-no-rule", query=query), width)
        return [Text(f"{id:<6}{self.title(id)}") for id in found]

    def find(self, query: str) -> list[str]:
        wanted = query.strip().upper().replace("-", ".")
        by_id = [id for id in self.ids if id == wanted or id.startswith(f"{wanted}.")]
        words = tokens(query)
        if by_id or not words:
            return by_id or self.ids
        titled = [id for id in self.ids if fits(words, set(tokens(self.title(id))))]
        return titled or [id for id in self.ids if fits(words, set(tokens(self.text(id))))]

    def rule(self, id: str, width: int) -> list[Text]:
        return [Text(f"{id} {self.title(id)}", "bold"), *wrapped(self.text(id), width)]

    def title(self, id: str) -> str:
        return self.words(f"rule-{id.replace('.', '-')}.title")

    def text(self, id: str) -> str:
        return self.words(f"rule-{id.replace('.', '-')}")


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
