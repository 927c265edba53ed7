"""Finds imports that go against the layers, and third-party code or I/O in the engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.tree import ROOT, modules, package, report

RULES = {"engine", "games", "bots"}
BELOW: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "locales": {"engine", "games"},
    "bots": {"engine", "games"},
    "lab": RULES | {"locales"},
    "server": RULES | {"locales"},
    "cli": RULES | {"lab", "server", "locales"},
}
PURE = {
    "__future__", "abc", "base64", "bisect", "collections", "copy", "functools", "hashlib", "heapq",
    "itertools", "json", "math", "operator", "re", "string", "struct", "types", "typing",
}  # fmt: skip
DOORS = {"open", "input", "print", "__import__"}


def problems(root: Path) -> list[str]:
    """List what the modules import though their layer may not."""
    found = []
    for path, tree in modules(package(root)):
        layer = path.relative_to(package(root)).parts[0].removesuffix(".py")
        home = path.relative_to(root / "src").parent.parts
        where = path.relative_to(root)
        found += [
            f"{where}:{line}: {layer} imports {name}"
            for line, name in imports(tree, home)
            if not allowed(layer, name)
        ]
        if layer == "engine":
            found += [f"{where}:{line}: engine calls {name}" for line, name in doors(tree)]
    return found


def imports(tree: ast.Module, home: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Give the line and the full name of every imported module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = home[: len(home) - node.level + 1] if node.level else ()
            name = ".".join([*start, *filter(None, [node.module])])
            if name == "dvergar":
                yield from ((node.lineno, f"dvergar.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, name


def allowed(layer: str, name: str) -> bool:
    """Tell whether a layer may import a module."""
    head, *rest = name.split(".")
    if head == "dvergar":
        target = rest[0] if rest else layer
        return target == layer or target not in BELOW or target in BELOW.get(layer, BELOW)
    return layer != "engine" or head in PURE


def doors(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give the built-in functions of the outside world that are named."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in DOORS:
            yield node.lineno, node.id


if __name__ == "__main__":
    raise SystemExit(report(problems(ROOT)))
