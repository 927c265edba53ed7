"""Edits one line at a real keyboard, with Tab completion and history."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.output import Output
from prompt_toolkit.output.defaults import create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle

NO_BREAK = "\u00a0"


class LastWord(Completer):
    """Completes the last word of a line."""

    def __init__(self, suggest: Callable[[str], list[str]]) -> None:
        self.suggest = suggest

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        line = document.text_before_cursor.lstrip()
        last = line.rpartition(" ")[2]
        return [Completion(word, start_position=-len(last)) for word in self.suggest(line)]


def edited_line(prompt: str, suggest: Callable[[str], list[str]], before: list[str]) -> str:
    """Return the line that a person typed; EOFError on Ctrl-D, KeyboardInterrupt on Ctrl-C."""
    session: PromptSession[str] = PromptSession(
        prompt.replace(NO_BREAK, " "),  # which would be underlined
        completer=LastWord(suggest),
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,  # a menu would push the table off the screen
        history=InMemoryHistory(before),
        output=terminal(),
    )
    return session.prompt()


@cache
def terminal() -> Output:
    """Return the terminal; it is never asked for its cursor, as some don't answer."""
    output = create_output()
    if isinstance(output, Vt100_Output):
        output.enable_cpr = False
    return output
