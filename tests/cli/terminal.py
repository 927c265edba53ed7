"""Plays `dvergar play` through a pseudo-terminal, like a person."""

from __future__ import annotations

import os
import re
import signal
import sys
import termios
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Self

import pexpect

from dvergar.locales import LANGUAGES, Words

LINES, COLUMNS = 24, 80
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"
CODES = r"(?:\x1b\[[0-9;?]*[A-Za-z])*"
READY = rf"(?:\x08|\x1b\[\d+D)\x1b\[\d*C{CODES}\x1b\[\?25h$"  # the cursor waits behind a space
PROMPT = rf"\n{CODES}>{READY}"
PAUSES = [Words(lang)("table-go-on").replace("\u00a0", " ") for lang in LANGUAGES]
PAUSE = f"(?:{'|'.join(map(re.escape, PAUSES))}){READY}"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\r\x08]")
COLOUR = re.compile(r"\x1b\[(?!0m)[0-9;]*m")
UNSET = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in UNSET}
    return {**kept, "TERM": "xterm-256color", "INPUTRC": os.devnull, "PYTHONUTF8": "1", **more}


def restore_ctrl_c() -> None:
    """Restore Ctrl-C, which background processes ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A game in a terminal of 24 lines and 80 columns."""

    def __init__(
        self,
        folder: Path,
        *args: str,
        program: Sequence[str] = ("-m", "dvergar"),
        command: str = "play",
        **env: str,
    ) -> None:
        self.heard = StringIO()
        self.child = pexpect.spawn(
            sys.executable,
            [*program, command, *args],
            cwd=str(folder),
            env=environment(**env),
            encoding="utf-8",
            dimensions=(LINES, COLUMNS),
            timeout=60,
            preexec_fn=restore_ctrl_c,
        )
        self.child.delaybeforesend = None
        keep_output(self.child.child_fd)
        self.child.logfile_read = self.heard

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.child.close(force=True)

    def wait(self, text: str) -> None:
        self.child.expect_exact(text)

    def wait_plain(self, text: str) -> None:
        """Wait for words that may be coloured or wrapped."""
        gap = rf"(?:\s|{CODES[3:-2]})+"
        self.child.expect(gap.join(map(re.escape, text.split())))

    def through_pages(self, prompt: str) -> None:
        """Press Enter at pauses until a prompt comes."""
        while self.child.expect([re.escape(prompt) + READY, PAUSE]) == 1:
            self.child.sendline("")

    def turn(self) -> str:
        """Press Enter at pauses, and return the screen when it asks for an action."""
        while self.child.expect([PROMPT, PAUSE, pexpect.EOF]) == 1:
            self.child.sendline("")
        return self.screen()

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.turn()

    def interrupt(self) -> None:
        self.child.sendintr()

    def screen(self) -> str:
        """Return the text written since the screen was last cleared."""
        return plain(self.raw().rpartition(CLEAR)[2])

    def raw(self) -> str:
        return self.heard.getvalue()

    def leave(self) -> int:
        """Wait until the program ends, and return its exit code."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        assert self.child.exitstatus is not None, "ended by a signal"
        return int(self.child.exitstatus)


def keep_output(fd: int) -> None:
    """Keep output on ^C, since the answer may be written before the flush."""
    mode = termios.tcgetattr(fd)
    mode[3] |= termios.NOFLSH
    termios.tcsetattr(fd, termios.TCSANOW, mode)


def plain(text: str) -> str:
    return ESCAPE.sub("", text)


def number(screen: str, card: str) -> str:
    """Return the first number next to a card that isn't refined in the Workshop."""
    found = re.search(rf"(?<!◆){re.escape(card)} (\d+)\)", screen)
    assert found, f"{card} offers nothing:\n{screen}"
    return found[1]
