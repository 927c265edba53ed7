"""`dvergar` with message limits per hour, so that a slow machine stays within one window."""

from __future__ import annotations

from dvergar.cli import main
from dvergar.server import services
from tests.server import fixed_seeds

HOUR = 3600.0

if __name__ == "__main__":
    assert hasattr(services, "MESSAGE_SECONDS")
    services.MESSAGE_SECONDS = HOUR
    fixed_seeds.begin()
    main()
