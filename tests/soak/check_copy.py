"""Asserts that a mutated module is imported from the copy, interpreted, and differs."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def check(copy: Path, original: Path, file: str) -> None:
    """Check one module; `file` is its path below both trees."""
    name = ".".join(Path(file).relative_to("src").with_suffix("").parts).removesuffix(".__init__")
    found = Path(str(import_module(name).__file__)).resolve()
    assert found == (copy / file).resolve(), f"{name} was imported from {found}"
    assert found.suffix == ".py", f"{name} is compiled"
    assert found.read_bytes() != (original / file).read_bytes(), f"{name} is not mutated"


if __name__ == "__main__":
    for path in sys.argv[3:]:
        check(Path(sys.argv[1]), Path(sys.argv[2]), path)
