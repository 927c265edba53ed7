"""`make soak`: runs every mutant, the campaign and the storms, or only the mutants in ARGS."""

from __future__ import annotations

import argparse

from tests.soak.campaign import campaign
from tests.soak.killing import kill
from tests.soak.mutants import PARTS, Mutant, mutants, part, part_of_commit
from tests.soak.storms import storms


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of mutants to run alone")
    parser.add_argument(
        "--tenth", metavar="N", help="run only this tenth of the mutants; auto: by commit number"
    )
    return parser.parse_args()


def tenth(wanted: str) -> list[Mutant]:
    number = part_of_commit() if wanted == "auto" else int(wanted) % PARTS
    print(f"Tenth {number} of the mutants; repeat it with: make soak ARGS=--tenth={number}")
    return part(mutants(), number)


def named(names: list[str]) -> list[Mutant]:
    return [m for m in mutants() if not names or any(name in m.name for name in names)]


def main(names: list[str], wanted: str | None) -> int:
    chosen = tenth(wanted) if wanted else named(names)
    if not chosen:
        print(f"no mutant is called {' or '.join(names)}")
        return 1
    bad = kill(chosen)
    if not names and not wanted:
        bad += campaign() + storms()
    return 1 if bad else 0


if __name__ == "__main__":
    given = arguments()
    raise SystemExit(main(given.names, given.tenth))
