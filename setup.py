"""Compiles the engine, the games and the bots with mypyc where a C compiler works."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, Extension, setup

PACKAGE = Path("src", "dvergar")
PLAIN = {
    *("view.py", "cards.py", "options.py", "title.py", "catalog.py", "record.py"),
    *("lines.py", "choices.py", "why.py", "card_rows.py"),
}
PROBE = """#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


def compiled_modules() -> list[str]:
    """List what mypyc compiles: every module of the three lower layers but the plain ones."""
    layers = [PACKAGE / layer for layer in ("engine", "games", "bots")]
    return sorted(str(path) for layer in layers for path in layer.rglob("*.py") if not plain(path))


def plain(path: Path) -> bool:
    """Tell whether a module stays Python: it is outside the hot path, or made of msgspec types."""
    in_plain_folder = bool({"cards", "shown"} & set(path.parts))
    return path.name.startswith("__") or (
        "games" in path.parts and (in_plain_folder or path.name in PLAIN)
    )


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


setup(ext_modules=extensions())
