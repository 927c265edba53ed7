"""One turn of Dwarven Smithy in each language as typed and printed; run to rewrite."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cli.terminal import environment

FOLDER = Path(__file__).with_suffix("")
GAME = "smithy --players 2 --bots random --first 1 --seed 78"
TYPED = {
    "en": [
        *("play silver workshop", "undo", "craft ember maul", "craft buckler", "", "gold market"),
        *("play gold market", "6", "rule S2.15", "card ember maul", "end"),
        *("mine", "guild", "guild", "quit", "n"),
    ],
    "fr": [
        *("jouer argent atelier", "annuler", "fabriquer masse", "fabriquer rondache", ""),
        *("or marché", "jouer or marché", "6", "règle S2.15", "carte masse de braise", "finir"),
        *("mine", "guilde", "guilde", "quitter", "n"),
    ],
    "hu": [
        *("kijátszás ezüst műhely", "vissza", "készítés parázs", "készítés kispajzs", ""),
        *("arany piac", "kijátszás arany piac", "6", "szabály S2.15", "kártya parázsbuzogány"),
        *("befejezés", "bánya", "céh", "céh", "kilép", "n"),
    ],
    "de": [
        *("Silber Werkstatt spielen", "zurück", "Glutkeule herstellen", "Buckler herstellen", ""),
        *("Gold Markt", "Gold Markt spielen", "6", "regel S2.15", "karte Glutkeule", "beenden"),
        *("Mine", "Gilde", "Gilde", "verlassen", "n"),
    ],
}


def file(lang: str) -> Path:
    return FOLDER / f"turn-{lang}.txt"


def transcript(lang: str) -> str:
    """Return what `dvergar play` prints at 80 columns for the lines typed in a language."""
    command = [sys.executable, "-m", "dvergar", "play", *GAME.split(), "--lang", lang]
    done = subprocess.run(
        command,
        input="".join(f"{line}\n" for line in TYPED[lang]).encode(),
        capture_output=True,
        env=environment(COLUMNS="80"),
        timeout=300,
    )
    assert done.returncode == 0 and not done.stderr, done.stderr.decode()
    return done.stdout.decode()


if __name__ == "__main__":
    for lang in TYPED:
        file(lang).write_text(transcript(lang), "utf-8", newline="\n")
