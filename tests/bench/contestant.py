"""Runs a contestant in its own process and keeps its best results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.bench.clock import Measure

ROOT = Path(__file__).resolve().parents[2]


class Failed(RuntimeError):
    """A contestant can't be measured; the message says why."""


class Contestant:
    """A process that takes one measurement at a time."""

    def __init__(self, name: str, module: str, source: str = "") -> None:
        self.name = name
        self.best: dict[str, Measure] = {}
        path = {"PYTHONPATH": source} if source else {}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.worker", module],
            cwd=ROOT,
            env={**os.environ, **path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self.read()
        self.build: str = hello["build"]
        self.measures: list[str] = hello["measures"]

    def __enter__(self) -> Contestant:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            self.process.kill()
        self.process.communicate()

    def read(self) -> Any:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            if line.startswith("{"):  # some engines print a greeting on import
                return json.loads(line)
        self.process.communicate()
        raise Failed(f"{self.name} has stopped; its own words are above")

    def measure(self, what: str, seconds: float) -> None:
        """Take one measurement and keep it if it is the best so far."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": what, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        heard = self.read()
        new = Measure(heard["done"], heard["seconds"])
        if what not in self.best or new.rate() > self.best[what].rate():
            self.best[what] = new

    def rate(self, what: str) -> float:
        return self.best[what].rate()
