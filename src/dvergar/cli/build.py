"""Says whether the rules run compiled or interpreted."""

from __future__ import annotations

import platform


def build() -> str:
    from dvergar.engine import core

    kind = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    return f"{kind}, Python {platform.python_version()}"
