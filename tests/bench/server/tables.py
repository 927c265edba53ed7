"""Two hundred tables of two players each, and as many connections to the echo server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from tests.bench.server.clients import Plan
from tests.server.client import Browser
from tests.server.process import Server

TABLES = 200
TABLES_OF_A_PAIR = 10
EVERY = 2.0
ACTS_BEFORE = 30  # so that the games are well under way


def sat_down(server: Server) -> dict[str, list[str]]:
    """Return running tables with the tokens of their players."""
    found = {}
    for n in range(TABLES // TABLES_OF_A_PAIR):
        ada, bo = Browser(server, f"Ada {n}"), Browser(server, f"Bo {n}")
        for _ in range(TABLES_OF_A_PAIR):
            table = ada.create("me", "open")
            bo.sit(table, 1)
            found[table] = [ada.token, bo.token]
        ada.close()
        bo.close()
    return found


def ours(server: Server, seconds: float) -> list[float]:
    return measured(Plan(server.host, sat_down(server), ACTS_BEFORE, seconds, EVERY))


def echo(folder: Path, seconds: float) -> list[float]:
    server = Server("", folder, "tests.bench.server.echo").start()
    lines = {str(n): [""] for n in range(TABLES)}
    try:
        return measured(Plan(server.host, lines, ACTS_BEFORE, seconds, EVERY))
    finally:
        server.stop()


def measured(plan: Plan) -> list[float]:
    """Return the milliseconds from action to acknowledgement, measured in another process."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.server.clients"],
        input=msgspec.json.encode(plan),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=list[float])
