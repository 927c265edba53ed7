"""Whether a lesson has its texts, and whether they are short enough."""

from __future__ import annotations

from dvergar.lessons.lesson import Lesson
from dvergar.locales import LANGUAGES, Words

MOST_WORDS = 12
MOST_MORE = 40  # in the attribute `.more`
MORE = "more"


def text_faults(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson's texts in any language, one line each."""
    return [
        f"{lang}: {fault}"
        for lang in LANGUAGES
        for id in lesson.text_ids()
        for fault in faults(Words(lang), id)
    ]


def faults(words: Words, id: str) -> list[str]:
    if not words.has(id):
        return [f"there is no text {id}"]
    found = [*too_long(words, id, MOST_WORDS), *unbalanced(words, id)]
    more = f"{id}.{MORE}"
    return [*found, *too_long(words, more, MOST_MORE)] if words.has(more) else found


def too_long(words: Words, id: str, most: int) -> list[str]:
    n = word_count(words(id))
    return [f"{id} has {n} words, at most {most} are allowed"] if n > most else []


def unbalanced(words: Words, id: str) -> list[str]:
    odd = words(id).count("*") % 2
    return [f"{id} has a key word with an asterisk on one side only"] if odd else []


def word_count(text: str) -> int:
    """Count words; signs between spaces, as before a French colon, are none."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def unused_texts(lessons: list[Lesson]) -> list[str]:
    """Return the lesson texts that no lesson has."""
    used = {id.partition(".")[0] for lesson in lessons for id in lesson.text_ids()}
    games = tuple(f"lesson-{lesson.game}-" for lesson in lessons)
    return [id for id in Words("en").ids() if id.startswith(games) and id not in used]
