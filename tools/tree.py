"""Finds and parses the repository's Python and Fluent files for the other tools."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr", "hu", "de")


def package(root: Path) -> Path:
    """Return the folder of the package."""
    return root / "src" / "dvergar"


def locale_files(root: Path, language: str, pattern: str = "*.ftl") -> list[Path]:
    """List the Fluent files of a language."""
    return sorted((package(root) / "locales" / language).glob(pattern))


def entries(path: Path) -> list[ftl.EntryType]:
    """Parse a Fluent file."""
    return parse(path.read_text("utf-8")).body


def parts(entry: ftl.Message | ftl.Term) -> Iterator[tuple[str, ftl.Pattern]]:
    """Return the value and attributes of a message; a term's attributes differ per language."""
    if isinstance(entry, ftl.Term):
        yield f"-{entry.id.name}", entry.value
        return
    if entry.value:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def rules(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the rules in a Fluent file with their ids: rule-S2-6 is S2.6."""
    for entry in entries(path):
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("rule-"):
            yield entry.id.name, entry.id.name.removeprefix("rule-").replace("-", ".")


def modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Parse every Python file below a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"), str(path))


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call with the last part of its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def literal(node: ast.AST) -> str | None:
    """Return the text of a string literal."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def report(problems: list[str]) -> int:
    """Print the problems and return the exit code."""
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


def stale(root: Path, files: dict[Path, str]) -> list[str]:
    """List the generated files that are out of date."""
    return [
        f"{path.relative_to(root)} is stale: run make docs"
        for path, text in files.items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def write(files: dict[Path, str]) -> None:
    """Write the generated files."""
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")


def produce(files: dict[Path, str], arguments: list[str], root: Path) -> int:
    """Write the generated files, or only check them with --check."""
    if "--check" in arguments:
        return report(stale(root, files))
    write(files)
    return 0
