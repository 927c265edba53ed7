"""Short texts for the cards of Dwarven Smithy: marks, costs, effects."""

from __future__ import annotations

import msgspec
from rich.text import Text

from dvergar.games.catalog import Cards
from dvergar.games.smithy.cards.file import Card, CardSet, Effect
from dvergar.locales import Speaker

REFINED = "◆"
RAW = "◇"
TILTED = "~"
ROYAL = "♛"


class CardWords:
    """Short texts for the cards of one set in one language."""

    def __init__(self, cards: Cards, speaker: Speaker) -> None:
        content: CardSet = cards.content
        self.speaker = speaker
        self.words = speaker.words
        self.colon = speaker.words("table-colon")
        self.guild = {card.id: card for card in content.card}
        self.sided = {resource.id for resource in content.resource if resource.unrefined}
        self.pieces = {resource.id for resource in content.resource}

    def name(self, card: str) -> str:
        return f"{ROYAL if self.royal(card) else ''}{self.speaker.name(card)}"

    def royal(self, card: str) -> bool:
        return card in self.guild and self.guild[card].type == "kings_item"

    def resource(self, card: str) -> bool:
        return card in self.pieces

    def two_sided(self, card: str) -> bool:
        return card in self.sided

    def mark(self, card: str, refined: bool, tilted: bool) -> str:
        """Return the mark of a resource's side; runestones count as refined (S0.1)."""
        side = RAW if self.two_sided(card) and not refined else REFINED
        return f"{TILTED if tilted else ''}{side if self.resource(card) else ''}"

    def legend(self) -> str:
        marks = {REFINED: "refined", RAW: "unrefined", TILTED: "tilted"}
        return " ".join(f"{mark}{self.words(f'smithy-brief-{w}')}" for mark, w in marks.items())

    def listing(self, cards: list[str]) -> str:
        return self.words.listing([self.name(card) for card in cards])

    def value(self, card: str) -> str:
        value = self.guild[card].value
        return f" {value}" if value else ""

    def laid(self, card: str, parts: list[str]) -> str:
        """Return a completed guild card and its resources; the name is empty if hidden."""
        name = f"{self.name(card)}{self.value(card)}" if card else self.hidden()
        return f"{name}{self.colon} {self.listing(parts)}" if parts else name

    def hidden(self) -> str:
        return f"{ROYAL}{self.words('smithy-term-kings-item')} ?"

    def price_tag(self, card: str, with_effect: bool) -> str:
        """Return a guild card's value, cost and effect."""
        if card not in self.guild:
            return ""
        parts = [part for part, n in self.guild[card].cost.items() for _ in range(n)]
        cost = self.words.listing([self.part(part) for part in parts])
        effect = self.effect(self.guild[card]) if with_effect else ""
        return f"{self.value(card)}{self.colon} {cost}{f' ({effect})' if effect else ''}"

    def part(self, part: str) -> str:
        """Return one part of a cost; a class of resources has its own short name."""
        key = f"smithy-brief-{part.replace('_', '-')}"
        return self.words(key) if self.words.has(key) else self.name(part)

    def helper(self, card: str) -> Text:
        """Return an apprentice or tool in play, with its effect."""
        return Text.assemble(self.name(card), (f" ({self.effect(self.guild[card])})", "dim"))

    def effect(self, card: Card) -> str:
        if card.effect is None:
            return ""
        if card.effect.saves:
            return self.saving(card.effect)
        amounts: dict[str, object] = msgspec.to_builtins(card.effect)
        key = str(amounts.pop("key")).replace("_", "-")
        return self.words(f"smithy-brief-{key}", **amounts)

    def saving(self, effect: Effect) -> str:
        assert effect.saves is not None
        part = self.part(effect.saves.removeprefix("any_"))
        scope = [*(effect.types or []), *(effect.subtypes or [])]
        names = [self.words(f"smithy-term-{name.replace('_', '-')}") for name in scope]
        return self.words("smithy-brief-saves", part=part, scope=", ".join(names))
