"""Runs one contestant in its own process: JSON lines in, one measurement per line out."""

from __future__ import annotations

import json
import sys
from importlib import import_module


def main(module: str) -> None:
    """Answer {"measure": …, "seconds": …} until the input ends."""
    contestant = import_module(f"tests.bench.{module}")
    build = contestant.build() if hasattr(contestant, "build") else ""
    answer({"build": build, "measures": list(contestant.MEASURES)})
    for line in sys.stdin:
        asked = json.loads(line)
        measure = contestant.MEASURES[asked["measure"]](asked["seconds"])
        answer({"done": measure.done, "seconds": measure.seconds})


def answer(words: dict[str, object]) -> None:
    print(json.dumps(words), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
