"""Runs a real server process on a free port with a real database."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.database import empty_database
from tests.waiting import until

FIXED = "tests.server.fixed_seeds"  # the module that makes deals reproducible
START_SECONDS = 120.0
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
MOST_WORKERS = 8
reserved: list[socket.socket] = []  # kept bound while these tests run, but not listening
# Below the range that the system uses for connections.
PORTS = range(20_000 + WORKER % MOST_WORKERS, 32_000, MOST_WORKERS)


def free_port() -> int:
    """Return a port that no connection or other test will take, so that a restart can reuse it."""
    while True:
        port = PORTS[secrets.randbelow(len(PORTS))]
        probe = socket.socket()
        with suppress(OSError):
            probe.bind(("127.0.0.1", port))
            # Lets the server bind the same port.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            reserved.append(probe)
            return port
        probe.close()


class Server:
    """`dvergar serve`, which can be stopped, killed and restarted on the same port and database."""

    def __init__(self, db: str, folder: Path, module: str = FIXED, **environment: str) -> None:
        self.db = db
        self.command = [sys.executable, "-m", module, "serve"]
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        unhurried = {"DVERGAR_BOT_PAUSE": "0", "DVERGAR_MESSAGES": "1000000"}
        self.environment = {**unhurried, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port), "--db", self.db],
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait_until_up()
        return self

    def wait_until_up(self) -> None:
        assert self.process is not None
        with httpx.Client(timeout=START_SECONDS) as client:
            until(lambda: self.answers(client), START_SECONDS)

    def answers(self, client: httpx.Client) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server did not start:\n{self.output()}"
        try:
            client.get(f"{self.url}/api/games")
        except httpx.TransportError:
            return False
        return True

    def kill(self) -> None:
        """Kill the server alone with -9: no handlers run and its children are not notified."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """Pause the process: connections stay open but silent."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def cut_power(self) -> None:
        """Kill the server and all its children at once."""
        self.end_group()
        assert self.process is not None
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
        self.end_group()

    def end_group(self) -> None:
        """End processes that the server left behind."""
        assert self.process is not None
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return

    def group(self) -> list[int]:
        """Return the ids of the server's process group, without zombies."""
        assert self.process is not None
        return [pid for pid in processes() if group_of(pid) == self.process.pid]

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", timeout=START_SECONDS)

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def output(self) -> str:
        return self.log.read_text("utf-8", "replace")


@contextmanager
def on_sqlite(folder: Path) -> Iterator[Server]:
    """Start a server with an empty database in a folder, and stop it afterwards."""
    with empty_database("sqlite", folder) as url:
        made = Server(url, folder).start()
        yield made
        made.stop()


def processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]


def group_of(pid: int) -> int:
    try:
        state, _, group = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:3]
    except OSError:
        return 0
    return 0 if state == "Z" else int(group)
