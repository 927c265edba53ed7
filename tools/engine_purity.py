"""Finds I/O and unlisted modules in the engine, which import-linter can't express."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.tree import ROOT, modules, package, report

PURE = {
    "__future__", "abc", "base64", "bisect", "collections", "copy", "functools", "hashlib", "heapq",
    "itertools", "json", "math", "operator", "re", "string", "struct", "types", "typing",
}  # fmt: skip
IMPURE_CALLS = {"open", "input", "print", "__import__"}


def problems(root: Path) -> list[str]:
    """List the engine's imports and calls that are not pure."""
    found = []
    for path, tree in modules(package(root) / "engine"):
        where = path.relative_to(root)
        found += [f"{where}:{line}: engine imports {name}" for line, name in foreign(tree)]
        found += [f"{where}:{line}: engine calls {name}" for line, name in impure_calls(tree)]
    return found


def foreign(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and name of every import that is neither ours nor known to be pure."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        else:
            continue
        for name in names:
            if name.partition(".")[0] not in PURE | {"dvergar"}:
                yield node.lineno, name


def impure_calls(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the impure built-in functions used."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in IMPURE_CALLS:
            yield node.lineno, node.id


if __name__ == "__main__":
    raise SystemExit(report(problems(ROOT)))
