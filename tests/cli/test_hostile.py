"""Hostile input never breaks a game: it goes on, or one line says what was wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.games.catalog import released_text
from tests.cli.run import ENV, dvergar, error_of, output_of

GOOD = released_text("smithy", "smithy-1")
PLAY = ["play", "smithy", "--seed", "1", "--players", "2", "--first", "1"]


@pytest.mark.parametrize(
    "line",
    ["save ~nosuchuser/x", f"save {'x' * 300}", "9" * 5000, "x" * 30000, "card " + "y" * 3000],
    ids=["unknown home", "long file name", "long number", "long text", "long card"],
)
def test_a_strange_line_does_not_end_the_game(line: str) -> None:
    done = dvergar(*PLAY, stdin=f"{line}\nplay iron workshop\nquit\nn\n")
    assert "Traceback" not in done.stderr and done.stderr == ""
    assert "The game was not saved." in done.stdout


@pytest.mark.parametrize("players", ["0", "-1", "99999999999", "9" * 30])
@pytest.mark.parametrize("command", ["simulate", "perft"])
def test_a_strange_number_of_players_is_refused(command: str, players: str) -> None:
    assert f"2 to 4 players, not {players}" in error_of(command, "smithy", "--players", players)


def test_perft_of_depth_0_is_one_line() -> None:
    assert output_of("perft", "smithy", "--depth", "0") == "total 1\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = " + "[" * 100_000, "not valid TOML"),
        ("a = " + "9" * 5000, "not valid TOML"),
        (
            GOOD.replace('id = "goblet"', 'id = "goblet"\nname = "\\u001b[31m"'),
            "goblet: name holds",
        ),
        (GOOD.replace('id = "goblet"', f'id = "goblet"\nname = "{"x" * 41}"'), "goblet.name"),
    ],
    ids=["deep", "long number", "escape", "long name"],
)
def test_a_hostile_card_file_is_refused_by_name(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "evil.toml"
    file.write_text(text, "utf-8")
    line = error_of("simulate", "smithy", "--games", "1", "--cards", file)
    assert "evil.toml: " in line and says in line


def test_a_card_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("\ufeff" + GOOD, "utf-8")
    assert "valid card set" in output_of("cards", "smithy", "--check", file)


def test_a_save_with_other_line_endings_is_refused_as_such(tmp_path: Path) -> None:
    save = tmp_path / "a.dvergar"
    dvergar(*PLAY, "--save", save, stdin="quit\n")
    save.write_bytes(save.read_bytes().replace(b"\n", b"\r\n"))
    assert "line ends were changed" in error_of("verify", save)


def test_a_terminal_without_a_width_still_shows_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENV, "COLUMNS", "0")
    assert "Workshop 4/7" in dvergar(*PLAY, stdin="quit\nn\n").stdout


def test_errors_are_printed_even_in_an_old_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENV, "PYTHONIOENCODING", "ascii")
    assert "endings: " in output_of("simulate", "smithy", "--games", "2")


def test_rules_are_found_in_lower_case_and_fit_the_width() -> None:
    text = output_of("rules", "smithy", "s2.6")
    assert "S2.6" in text
    assert max(len(line) for line in text.splitlines()) <= int(ENV["COLUMNS"])
