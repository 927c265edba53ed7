"""Finds a browser for the tests; run as a program, installs one if possible."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.pages import ROOT, command, get_node

# Best first: without a user interface, Chromium opens a page in a third of the time.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
APT = ("chromium-headless-shell", "chromium")  # not every system has the first
PACKAGED = ROOT / ".venv" / "browser"
PACKAGE = "@sparticuz/chromium@153.0.0"
SHA256 = "20e5656fcdcf4118ede85edfb9d6bb9cc1bbb7ffb8b75622fffbcf36a835c3c0"
PARTS = ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar")
UNPACK = """const [from, to] = process.argv.slice(1);
const packed = require("node:fs").readFileSync(from);
require("node:fs").writeFileSync(to, require("node:zlib").brotliDecompressSync(packed));
"""
# The package includes libraries and fonts that a small system lacks.
START = """#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/program" "$@"
"""
FONTS = """<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir prefix="relative">fonts</dir>
<cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
HOW = "install Chromium (as root: apt-get install chromium) or run make browser, then make test"


def find() -> str | None:
    """Return the path of the system's browser, or of the one unpacked from npm."""
    own = filter(None, map(shutil.which, NAMES))
    return next(own, shutil.which(NAMES[0], path=str(PACKAGED)))


def from_apt() -> None:
    """Install the first of the system's packages that there is."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=True)
    for package in APT:
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
        done = subprocess.run(install, env=quiet)
        if done.returncode == 0:
            return
    raise OSError(f"apt-get installs none of {', '.join(APT)}")


def from_npm() -> None:
    """Unpack the Chromium build in an npm package, which needs no root rights."""
    get_node()
    with TemporaryDirectory() as folder:
        pack = [*command("npm"), "pack", "--silent", PACKAGE, "--pack-destination", folder]
        subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
        archive = next(Path(folder).glob("*.tgz"))
        if hashlib.sha256(archive.read_bytes()).hexdigest() != SHA256:
            raise OSError(f"{PACKAGE} is not the expected file")
        shutil.unpack_archive(archive, folder)
        unpack(Path(folder, "package", "bin"), Path(folder, "browser"))
        shutil.rmtree(PACKAGED, ignore_errors=True)
        shutil.move(Path(folder, "browser"), PACKAGED)


def unpack(packed: Path, folder: Path) -> None:
    """Unpack the browser with its libraries and fonts, and write a start script."""
    folder.mkdir()
    for part in PARTS:
        plain = packed / part
        subprocess.run([*command("node"), "-e", UNPACK, f"{plain}.br", plain], check=True)
        if plain.suffix == ".tar":
            shutil.unpack_archive(plain, folder)
    shutil.move(packed / "chromium", folder / "program")
    (folder / "fonts.conf").write_text(FONTS)
    (folder / NAMES[0]).write_text(START)
    for name in ("program", NAMES[0]):
        (folder / name).chmod(0o755)
    subprocess.run([folder / NAMES[0], "--version"], check=True, stdout=subprocess.DEVNULL)


def ways() -> list[Callable[[], None]]:
    """Return the ways to install a browser here, best first."""
    apt = os.getuid() == 0 and shutil.which("apt-get")
    npm = (platform.system(), platform.machine()) == ("Linux", "x86_64")
    return [from_apt] * bool(apt) + [from_npm] * npm


def main() -> None:
    """Install a browser if there is none; never fails, since tests are skipped without one."""
    for way in ways():
        if find():
            return
        print("Installing a browser for the tests (once)…")
        try:
            way()
        except (OSError, subprocess.CalledProcessError) as problem:
            print(f"That did not work: {problem}")
    if not find():
        print(f"There is no browser here. To test the pages, {HOW}.")


if __name__ == "__main__":
    main()
