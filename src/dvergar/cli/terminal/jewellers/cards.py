"""Short texts for the Jewellers' cards and gems: costs, scoring, icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from dvergar.games.catalog import Cards
from dvergar.games.jewellers.cards.file import CardSet, Project
from dvergar.games.jewellers.material import COLOUR_WORDS, MONEY_WORDS, MUSIC_WORDS
from dvergar.games.jewellers.shown.players import Owned
from dvergar.games.title import Arg, Line
from dvergar.locales import Speaker

STYLES = {"red": "red", "green": "green", "blue": "bright_blue", "gold": "yellow"}
LOGO_WORDS = [*COLOUR_WORDS, "multi"]
RUNE_WORDS = [*COLOUR_WORDS, "choice"]
SQUARE_WORDS = [*COLOUR_WORDS, "any"]
NO_BREAK = "\u00a0"


class CardWords:
    """Short texts for the cards of one set."""

    def __init__(self, cards: Cards, speaker: Speaker) -> None:
        content: CardSet = cards.content
        self.projects = {project.id: project for project in content.project}
        self.speaker = speaker
        self.words = speaker.words

    def name(self, id: str) -> str:
        return self.speaker.name(id)

    def group(self, id: str) -> str:
        """Return the group of a card in the tableau: its school, or the court."""
        project = self.projects[id]
        if project.court:
            return "court"
        return "green-backed" if project.school == "green" else project.school

    def scored(self, own: Owned) -> Text:
        return Text.assemble(self.name(own.card), (f" {own.points}", "magenta"))

    def gems(self, names: Iterable[str]) -> Text:
        """Return gems as letters, such as `2R G Au`; jokers keep their names."""
        text = Text()
        counts: dict[str, int] = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        for name, n in counts.items():
            text.append(NO_BREAK if text else "").append_text(self.letters(name, n))
        return text

    def letters(self, name: str, n: int) -> Text:
        key = f"jewellers-short-{name}"
        short = self.words(key) if self.words.has(key) else f"{NO_BREAK}{self.name(name)}"
        shown = f"{n}{short}" if n > 1 else short.lstrip(NO_BREAK)
        return Text(shown.replace(" ", NO_BREAK), STYLES.get(name, ""))

    def spread(self, amounts: list[int], words: list[str]) -> Text:
        return self.gems(word for word, n in zip(words, amounts, strict=True) for _ in range(n))

    def printed(self, id: str) -> list[str]:
        """Return the gems of a printed cost, without X."""
        cost = self.projects[id].cost
        return [word for word in MONEY_WORDS for _ in range(getattr(cost, word))]

    def cost(self, id: str) -> Text:
        cost = self.projects[id].cost
        text = self.gems(self.printed(id))
        if cost.x:
            text.append(NO_BREAK if text else "")
            text.append(self.words("jewellers-short-x") + self.letters(cost.x, 1).plain)
        return text

    def face(self, id: str) -> str:
        """Return a card's scoring, effects and icons."""
        card = self.projects[id]
        parts = [*self.scores(card), *self.effects(card), *self.marks(card)]
        return " · ".join(parts)

    def scores(self, card: Project) -> list[str]:
        kind = card.score.kind.replace("_", "-")
        if kind == "music" or (kind == "none" and card.effect):
            return []
        if kind == "per-placed" and card.score.colour == "any":
            kind = "per-placed-any"
        return [self.speaker.say(Line(f"jewellers-score-{kind}", score_args(card)))]

    def effects(self, card: Project) -> list[str]:
        if card.effect is None:
            return []
        return [self.words(f"jewellers-effect-{card.effect.kind.replace('_', '-')}")]

    def marks(self, card: Project) -> list[str]:
        found = [self.name(card.nature)] if card.nature != "none" else []
        found += [self.words("jewellers-court")] if card.court else []
        found += self.letter_marks(card)
        counts = {"badges": card.badges, "religion": card.religion, "star": card.star}
        found += [self.words(f"jewellers-{key}", count=n) for key, n in counts.items() if n]
        notes = "".join(self.name(word) for word in listed(card.music, MUSIC_WORDS))
        return [*found, notes] if notes else found

    def letter_marks(self, card: Project) -> list[str]:
        """Return logos, runes and squares as letters."""
        shown = {
            "logos": listed(card.fidelity, LOGO_WORDS),
            "runes": listed(card.runes, RUNE_WORDS),
            "squares-open": kind_of(card.squares, "open-"),
            "squares-full": kind_of(card.squares, "full-"),
        }
        return [
            self.words(f"jewellers-{key}", parts=self.gems(names).plain)
            for key, names in shown.items()
            if names
        ]


def score_args(card: Project) -> dict[str, Arg]:
    score = card.score
    table = [*map(str, score.table or score.each or []), *([f"+{score.step}"] * bool(score.step))]
    return {
        "points": score.points or 0,
        "times": score.times or 0,
        "minimum": score.minimum or 0,
        "cards": score.cards or 0,
        "term": score.nature or "",
        "card": score.colour or "",
        "parts": list(score.colours or []),
        "table": "/".join(table),
    }


def listed(counts: Mapping[Any, int], words: list[str]) -> list[str]:
    return [word for word in words for _ in range(counts.get(word, 0))]


def kind_of(squares: Iterable[str], kind: str) -> list[str]:
    return [word.removeprefix(kind) for word in squares if word.startswith(kind)]
