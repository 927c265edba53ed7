"""Compiles the engine, the games and the bots with mypyc where a C compiler works."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, Extension, setup

PACKAGE = Path("src", "dvergar")
PLAIN = {"cards", "shown"}  # folders of a game that stay Python
PROBE = """#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


def compiled_modules() -> list[str]:
    """List what mypyc compiles: the engine, the bots, and of each game what its rules need."""
    found = [path for layer in ("engine", "bots") for path in (PACKAGE / layer).rglob("*.py")]
    for game in (PACKAGE / "games").glob("*/"):
        found += [path for path in game.rglob("*.py") if not PLAIN & set(path.parts)]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def can_compile() -> bool:
    """Build a tiny extension, which needs a compiler, a linker and Python's headers."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        build = probe.get_command_obj("build_ext")
        build.build_temp = build.build_lib = folder
        build.ensure_finalized()
        try:
            build.run()
        except Exception:  # any failure has the same remedy: stay interpreted
            return False
    return True


def extensions() -> list[Any]:
    """Compile the modules as one group, or give nothing and say so."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    if os.environ.get("DVERGAR_INTERPRETED") == "1":
        print("dvergar: building the interpreted package, as DVERGAR_INTERPRETED asks")
        return []
    if not can_compile():
        print(
            "dvergar: no working C compiler with Python headers, building the interpreted package"
        )
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    options = ["--config-file=", "--explicit-package-bases"]
    return mypycify([*options, *compiled_modules()], opt_level="3", group_name="dvergar")


if __name__ == "__main__":
    setup(ext_modules=extensions())
