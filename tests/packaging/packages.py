"""What Dvergar is installed from: the wheel of make, a checkout, and what python -m build makes."""

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
    """The tree as git gives it, without built pages."""
    shutil.copytree(ROOT, folder / "dvergar", ignore=LEFT_OUT)
    return folder / "dvergar"


def built(folder: Path) -> dict[str, Path]:
    """The sdist, and the wheel that is built from it."""
    run(sys.executable, "-m", "build", "--outdir", folder / "dist", cwd=checkout(folder))
    files = {path.suffix: path for path in (folder / "dist").iterdir()}
    return {"sdist": files[".gz"], "wheel": files[".whl"]}


def install(package: Path, folder: Path) -> Path:
    """The commands of an environment with the package, what it depends on, and nothing else."""
    run(sys.executable, "-m", "venv", folder, cwd=ROOT)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-q"]
    pinned = ROOT / "requirements" / "run.txt"
    run(*pip, "--retries=10", "install", package, "-r", pinned, cwd=folder)
    run(*pip, "check", cwd=folder)
    return folder / "bin"
