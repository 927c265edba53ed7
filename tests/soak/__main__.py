"""`make soak`: every mutant, the campaign, the storms; ARGS may name mutants to run alone."""

from __future__ import annotations

import sys

from tests.soak.campaign import campaign
from tests.soak.killing import kill
from tests.soak.patch import mutants
from tests.soak.storms import storms


def main(names: list[str]) -> int:
    chosen = [m for m in mutants() if not names or any(name in m.name for name in names)]
    if not chosen:
        print(f"no mutant is called {' or '.join(names)}")
        return 1
    bad = kill(chosen)
    if not names:
        bad += campaign() + storms()
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
