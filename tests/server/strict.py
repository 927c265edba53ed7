"""`dvergar` that counts messages by the hour: a slow machine must not outlive the window."""

from __future__ import annotations

from dvergar.cli import main
from dvergar.server import services
from tests.server import fixed

HOUR = 3600.0

if __name__ == "__main__":
    assert hasattr(services, "MESSAGE_SECONDS")
    services.MESSAGE_SECONDS = HOUR
    fixed.begin()
    main()
