"""The exit codes of `dvergar`; docs/command-line.md explains them."""

from __future__ import annotations

from typing import Final

OK: Final = 0
FAILED: Final = 1  # it ran, but found errors or was cut off
REFUSED: Final = 2  # a wrong argument, or a file that can't be used
INTERRUPTED: Final = 130  # Ctrl-C
SIGNALLED: Final = 128  # plus the number of the signal that ended it
