"""Builds what Dvergar is installed from: the wheel of make, a checkout, an sdist and its wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.tree import ROOT

LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "static", "tests", "docs")
# The same wheel without its compiled modules, in seconds instead of minutes.
QUICK = {**os.environ, "DVERGAR_INTERPRETED": "1"}


def run(*command: str | Path, cwd: Path) -> None:
    subprocess.run(command, cwd=cwd, env=QUICK, check=True)


def wheel_of_make() -> Path:
    found = sorted((ROOT / ".venv" / "wheel").glob("*.whl"))
    assert found, "there is no wheel; make setup builds it"
    return found[-1]


def checkout(folder: Path) -> Path:
    """Export the tree from git, without built pages."""
    shutil.copytree(ROOT, folder / "dvergar", ignore=LEFT_OUT)
    return folder / "dvergar"


def built(folder: Path) -> dict[str, Path]:
    """Build the sdist and a wheel from it."""
    run(sys.executable, "-m", "build", "--outdir", folder / "dist", cwd=checkout(folder))
    files = {path.suffix: path for path in (folder / "dist").iterdir()}
    return {"sdist": files[".gz"], "wheel": files[".whl"]}


def install(package: Path, folder: Path) -> Path:
    """Install the package into an empty environment, and return the folder of its commands."""
    run(sys.executable, "-m", "venv", folder, cwd=ROOT)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-q"]
    pinned = ROOT / "requirements" / "run.txt"
    run(*pip, "--retries=10", "install", package, "-r", pinned, cwd=folder)
    run(*pip, "check", cwd=folder)
    return folder / "bin"
