"""Finds rules without a test, and tests that name an unknown rule."""

from __future__ import annotations

from pathlib import Path

from tools.tree import ROOT, calls, literal, locale_files, modules, report, rules


def problems(root: Path) -> list[str]:
    """Compare the rules of the English rule files with the marks of the tests."""
    known, marks = written(root), named(root)
    untested = [
        f"{where}: no test is marked {rule}" for rule, where in known.items() if rule not in marks
    ]
    unknown = [
        f"{where}: there is no rule {rule}" for rule, where in marks.items() if rule not in known
    ]
    return untested + unknown


def written(root: Path) -> dict[str, str]:
    """Map every rule to the file that contains it."""
    files = locale_files(root, "en", "rules-*.ftl")
    return {rule: str(path.relative_to(root)) for path in files for _, rule in rules(path)}


def named(root: Path) -> dict[str, str]:
    """Map every rule in a test's @rule mark to the first place that names it."""
    marks: dict[str, str] = {}
    for path, tree in modules(root / "tests"):
        for name, call in calls(tree):
            for rule in filter(None, map(literal, call.args)) if name == "rule" else ():
                marks.setdefault(rule, f"{path.relative_to(root)}:{call.lineno}")
    return marks


if __name__ == "__main__":
    raise SystemExit(report(problems(ROOT)))
