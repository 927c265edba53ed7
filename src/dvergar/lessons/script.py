"""What the bots of a lesson do: their script first, then whatever they like."""

from __future__ import annotations

from dvergar.games.record import Record
from dvergar.lessons.file import LessonFile


def scripted(file: LessonFile, record: Record, seat: int) -> int | None:
    """Return the scripted action of a seat, or None if it may play freely now."""
    lines = [line for script in file.script if script.seat == seat + 1 for line in script.do]
    for who, entry in record.match.journal:
        if who == seat and entry >= 0 and lines and record.game.space.text(entry) == lines[0]:
            del lines[0]
    if not lines:
        return None
    action = record.game.space.parse(lines[0])
    legal = record.game.legal(record.match.state, seat)
    return action if action in legal else None
