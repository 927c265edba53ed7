"""Measures all contestants in turn and prints a table; fails if a target is missed."""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from contextlib import ExitStack
from time import perf_counter

from tests.bench.contestant import ROOT, Contestant, Failed
from tests.bench.table import (
    CATAN,
    COMPILED,
    INTERPRETED,
    JEWELLERS,
    RLCARD,
    SILBERZWERG,
    SPIEL,
    all_met,
    contest,
    verdicts,
)

SOURCE = str(ROOT / "src")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one measure")
    asked = parser.parse_args()
    with ExitStack() as stack:
        try:
            rates = race(enter(stack), asked.rounds, asked.seconds)
        except Failed as failure:
            print(f"bench: {failure}", file=sys.stderr)
            return 1
    print(
        f"Random play, and copies of games half played: the best of {asked.rounds} rounds in which"
    )
    print(f"all take turns, {asked.seconds:g} s of CPU each; Python {platform.python_version()}.\n")
    print("\n".join([*contest(rates), "", *verdicts(rates)]))
    return 0 if all_met(rates) else 1


def enter(stack: ExitStack) -> list[Contestant]:
    """Start every contestant, and check that ours is compiled or interpreted as named."""
    entries = [
        (COMPILED, "smithy", ""),
        (SILBERZWERG, "silberzwerg", ""),
        (JEWELLERS, "jewellers", ""),
        (INTERPRETED, "smithy", SOURCE),
        (SPIEL, "spiel", ""),
        (RLCARD, "gin", ""),
        (CATAN, "catan", ""),
    ]
    field = [stack.enter_context(Contestant(*entry)) for entry in entries]
    for contestant in field:
        if not contestant.name.endswith(contestant.build):
            raise Failed(f"{contestant.name}: what is installed here runs {contestant.build}")
    return field


def race(field: list[Contestant], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Measure in rounds, so that a busy moment of the machine affects everyone."""
    measures = dict.fromkeys(what for contestant in field for what in contestant.measures)
    fastest = 0.0
    for n in range(rounds):
        show(f"round {n + 1} of {rounds} …")
        for what in measures:
            for contestant in field:
                if what in contestant.measures:
                    contestant.measure(what, seconds)
        fastest = max(fastest, 1 / help_time())
    show("")
    rates = {c.name: {what: c.rate(what) for what in c.measures} for c in field}
    return {**rates, "dvergar": {"help": fastest}}


def show(progress: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)


def help_time() -> float:
    """Return how many seconds `dvergar --help` takes."""
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "dvergar", "--help"], stdout=subprocess.DEVNULL, check=True
    )
    return perf_counter() - start


if __name__ == "__main__":
    raise SystemExit(main())
