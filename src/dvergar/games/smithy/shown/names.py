"""The names of cards in messages and things: ids, never words of a language."""

from __future__ import annotations

from dvergar.games.smithy.card_data import CardData
from dvergar.games.smithy.material import GUILD, REFINED, RESOURCES, TWO_SIDED, kind_of, unpack


def face_word(data: CardData, face: int) -> str:
    """Return the name in action texts: iron, refined-iron, thunder, goblet."""
    if face >= GUILD:
        return data.ids[face - GUILD]
    kind = kind_of(face)
    return (
        f"refined-{RESOURCES[kind]}" if REFINED <= face < REFINED + TWO_SIDED else RESOURCES[kind]
    )


def code_word(data: CardData, code: int) -> str:
    return f"tilted-{face_word(data, code >> 1)}" if code & 1 else face_word(data, code >> 1)


def face_name(data: CardData, face: int) -> str:
    """Return the name in messages: the id and, for a resource, its side."""
    if face >= GUILD:
        return data.ids[face - GUILD]
    side = "refined" if face >= REFINED else "unrefined"
    return f"{RESOURCES[kind_of(face)]}.{side}"


def part_names(parts: int) -> list[str]:
    return [RESOURCES[kind] for kind in unpack(parts)]
