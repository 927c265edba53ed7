"""`dvergar` with tokens on everything hidden; interpreted, since compiled code ignores them."""

from __future__ import annotations

import os

from dvergar.cli import main
from dvergar.engine import core
from tests.server import fixed_seeds
from tests.web import canary_jewel, canary_silber, canary_smithy
from tests.web.canary import LEAK

if __name__ == "__main__":
    assert core.__file__.endswith(".py"), "canaries need interpreted code"
    for game in (canary_smithy, canary_silber, canary_jewel):
        game.begin(os.environ.get(LEAK, ""))
    fixed_seeds.begin()
    main()
