"""A golden game with any one character changed is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.engine.rng import FastRng, fast
from dvergar.engine.save import BadSave
from dvergar.games.record import open_record
from tests.golden.files import FOLDER, called, files, folder

OTHERS = '0123456789abcdefpz:- \n\r\t{}"١\u2028\x00'
OF_EACH_PART = 3


def changed(text: str, at: int, other: str) -> str:
    return text[:at] + other + text[at + 1 :]


def refuse(text: str, at: int, other: str) -> None:
    if other != text[at]:
        with pytest.raises(BadSave):
            open_record(changed(text, at, other))


def parts(text: str) -> dict[str, range]:
    """Return where the options, the seed and the log are in a save file."""
    log = text.index("\nlog ") + 1
    lines = {"log": range(log, text.index("\nhash "))}
    for name in ("options", "seed"):
        start = text.index(f"\n{name} ") + 1
        lines[name] = range(start, text.index("\n", start))
    return lines


def any_other(luck: FastRng) -> str:
    return OTHERS[luck.below(len(OTHERS))]


@pytest.mark.parametrize("file", files(), ids=called)
def test_a_changed_character_is_refused(file: Path) -> None:
    text = file.read_text("utf-8")
    luck = fast(len(text))
    for places in parts(text).values():
        for _ in range(OF_EACH_PART):
            refuse(text, places[luck.below(len(places))], any_other(luck))


def test_a_change_to_another_legal_game_is_refused() -> None:
    """The changed actions would have been legal."""
    text = (FOLDER / "starter-2-bidding-greedy.dvergar").read_text("utf-8")
    at = text.rindex(" bid:") + len(" bid:")
    number = text[at : text.index("\n", at)]
    refuse(text, at + len(number) - 1, str((int(number[-1]) + 1) % 10))
    refuse(text, text.index('"first":') + len('"first":'), "1")


def test_another_plan_that_could_have_been_sealed_is_refused() -> None:
    text = (folder("silberzwerg") / "2-random.dvergar").read_text("utf-8")
    plan = text[text.index("\n1 dig:") : text.index("\n1 seal")]
    parts = plan.split("\n")[1:]
    least = min(
        ("yellow", "red", "green", "blue"), key=lambda colour: parts.count(f"1 dig:{colour}")
    )
    moved = next(part for part in parts if "dig:" in part and not part.endswith(least))
    other = parts[:]
    other[parts.index(moved)] = f"1 dig:{least}"
    with pytest.raises(BadSave):
        open_record(text.replace(plan, "\n" + "\n".join(other), 1))


@pytest.mark.long
def test_every_changed_character_of_a_whole_file_is_refused() -> None:
    text = (FOLDER / "by-hand.dvergar").read_text("utf-8")
    luck = fast(1)
    for at in range(len(text)):
        refuse(text, at, any_other(luck))
        refuse(text, at, chr(ord(text[at]) ^ 1))


@pytest.mark.long
def test_every_truncated_file_is_refused() -> None:
    text = (FOLDER / "by-hand.dvergar").read_text("utf-8")
    for at in range(0, len(text), 7):
        with pytest.raises(BadSave):
            open_record(text[:at])
