"""Kills a server with -9 repeatedly while people play."""

from __future__ import annotations

import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.crash import Storm
from tests.server.process import Server

KILLS = 1000
A_STORM = 100


def storms() -> int:
    """Run all storms, print a line for each, and return how many failed."""
    kills = int(os.environ.get("SOAK_KILLS", KILLS))
    bad = 0
    for seed, done in enumerate(range(0, kills, A_STORM)):
        start = time.monotonic()
        word = blow(seed, min(A_STORM, kills - done))
        bad += word != "kept"
        print(f"{time.monotonic() - start:5.1f} s  storm {seed:<34} {word}", flush=True)
    print(f"{bad} broken promises in {kills} kills")
    return bad


def blow(seed: int, kills: int) -> str:
    """Return "kept", or what was broken."""
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.sqlite", Path(folder)).start()
        try:
            Storm(server, seed).blow(kills)
        except AssertionError as error:
            return str(error) or "broken"
        finally:
            server.stop()
    return "kept"
