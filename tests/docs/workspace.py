"""A folder in which the examples of one document run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

from tests.docs.blocks import Block

ROOT = Path(__file__).resolve().parents[2]
LINE = re.compile(r"^GAMES = (.*)$", re.MULTILINE)
PAGES_LINE = re.compile(r"^(export const GAMES: .* = \{) (.*) (\};)$", re.MULTILINE)
PLAIN = {"NO_COLOR": "1", "COLUMNS": "80", "TERM": "dumb", "LC_ALL": "C.UTF-8"}
WRAPPER = """#!/bin/sh
exec "{python}" -m dvergar "$@"
"""


class Workspace:
    """A copy of the source with the document's files, and `dvergar` on the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.env = {**os.environ, **PLAIN}
        self.env["PATH"] = f"{folder / 'bin'}{os.pathsep}{self.env['PATH']}"
        if "PYTHONPATH" in self.env:
            self.env["PYTHONPATH"] = str(Path(self.env["PYTHONPATH"]).resolve())
        shutil.copytree(
            ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        wrapper = folder / "bin" / "dvergar"
        wrapper.parent.mkdir()
        wrapper.write_text(WRAPPER.format(python=sys.executable))
        wrapper.chmod(0o755)

    def write(self, block: Block) -> None:
        """Write a shown file to its place; from then on the changed source is used."""
        path = self.folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, "utf-8")
        if path.is_relative_to(self.folder / "src"):
            self.env["PYTHONPATH"] = str(self.folder / "src")
            register(self.folder / "src" / "dvergar" / "games")

    def build_pages(self) -> subprocess.CompletedProcess[str]:
        """Build the pages of the changed source, with the types of every game's view."""
        skipped = shutil.ignore_patterns("node_modules", "__pycache__")
        shutil.copytree(ROOT / "web", self.folder / "web", ignore=skipped, dirs_exist_ok=True)
        shutil.copytree(ROOT / "tools", self.folder / "tools", ignore=skipped)
        (self.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        register_pages(self.folder / "web" / "src" / "games")
        python = f'"{sys.executable}" -m'
        return self.run(f"{python} tools.protocol && {python} tools.pages check build")

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-c", command],
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=300,
        )


def register(games: Path) -> None:
    """Add the line that registers a game."""
    listing = games / "__init__.py"
    text = listing.read_text("utf-8")
    ids: list[str] = literal_eval(LINE.findall(text)[0])
    ids += [path.parent.name for path in games.glob("*/game.py") if path.parent.name not in ids]
    listing.write_text(LINE.sub(f"GAMES = {ids!r}", text), "utf-8")


def register_pages(games: Path) -> None:
    """Add the two lines that register a game in the browser."""
    index = games / "index.ts"
    text = index.read_text("utf-8")
    known = PAGES_LINE.findall(text)[0][1].split(", ")
    new = [path.parent.name for path in games.glob("*/facts.ts") if path.parent.name not in known]
    imports = "".join(f'import {{ {game} }} from "./{game}/facts";\n' for game in new)
    listing = ", ".join([*known, *new])
    index.write_text(imports + PAGES_LINE.sub(rf"\1 {listing} \3", text), "utf-8")
