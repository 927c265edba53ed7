"""Applies each mutant to a copy of the source and runs the tests that must fail there."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.soak.mutants import ROOT, Mutant, Stale, copy_source

PYTEST = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
FAILED = 1  # pytest's exit code when tests ran and some failed
AT_ONCE = 2
LIMIT = 600


class Verdict(NamedTuple):
    mutant: Mutant
    dead: bool
    word: str
    seconds: float


def run(args: list[str], source: Path) -> subprocess.CompletedProcess[str]:
    """Run Python with the package imported from a source tree, interpreted."""
    env = os.environ | {"PYTHONPATH": str(source / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        args, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LIMIT, check=False
    )


def judge(mutant: Mutant) -> Verdict:
    start = time.monotonic()
    with TemporaryDirectory() as folder:
        word = attempt(mutant, Path(folder))
    return Verdict(mutant, word == "killed", word, time.monotonic() - start)


def attempt(mutant: Mutant, folder: Path) -> str:
    """Return "killed", or what was wrong."""
    copy_source(folder)
    try:
        mutant.apply(folder)
    except Stale:
        return "does not apply"
    check = [sys.executable, "-m", "tests.soak.check_copy", str(folder), str(ROOT), *mutant.files()]
    if run(check, folder).returncode != 0:
        return "took no effect"
    for test in mutant.kills:
        code = run([*PYTEST, test], folder).returncode
        if code != FAILED:
            return f"survived {test}" if code == 0 else f"pytest ended with {code} in {test}"
    return "killed"


def green(mutants: list[Mutant]) -> bool:
    """Return whether the tests pass on the unchanged source."""
    tests = sorted({test for mutant in mutants for test in mutant.kills})
    with TemporaryDirectory() as folder:
        copy_source(Path(folder))
        done = run([*PYTEST, *tests], Path(folder))
    if done.returncode != 0:
        print(done.stdout[-3000:], done.stderr[-1000:])
    return done.returncode == 0


def kill(mutants: list[Mutant]) -> int:
    """Try all mutants, print a line for each, and return how many survive."""
    if not green(mutants):
        print("the tests fail without any mutant: nothing can be judged")
        return len(mutants)
    alive = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for verdict in pool.map(judge, mutants):
            alive += not verdict.dead
            m = verdict.mutant
            print(f"{verdict.seconds:5.1f} s  {m.breaks:14} {m.name:48} {verdict.word}", flush=True)
    print(f"{len(mutants) - alive} of {len(mutants)} mutants killed")
    return alive
