"""Nothing gets lost: saving, rescue files, locks, and commands at every prompt."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from dvergar.games.record import open_record
from tests.cli.run import dvergar, error_of
from tests.cli.terminal import Terminal, plain

DUEL = ("smithy", "--players", "2", "--bots", "random", "--first", "1", "--seed", "78")
PAIR = ("smithy", "--players", "2", "--humans", "2", "--first", "1", "--seed", "78")
START = "play gold market\n"


def actions(file: Path) -> list[str]:
    return open_record(file.read_text("utf-8")).save().log


def begun(folder: Path, *more: str) -> Path:
    """Save a game after its first action."""
    file = folder / "game"
    dvergar("play", *DUEL, *more, "--save", file, stdin=START)
    assert actions(file) == ["1 play:gold:market"]
    return file


def test_a_resumed_game_keeps_saving_to_its_file(tmp_path: Path) -> None:
    file = begun(tmp_path)
    with Terminal(tmp_path, "--resume", "game") as table:
        table.turn()
        table.type("play silver workshop")
        assert actions(file) == ["1 play:gold:market", "1 play:silver:workshop"]
        table.type("undo")
        assert actions(file) == ["1 play:gold:market"]
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_a_resumed_game_can_go_on_in_another_file(tmp_path: Path) -> None:
    file, other = begun(tmp_path), tmp_path / "other"
    dvergar("play", "--resume", file, "--save", other, stdin="play silver workshop\n")
    assert len(actions(file)) == 1 and len(actions(other)) == 2


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_a_rescue_file(tmp_path: Path, number: int) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        table.type("play gold market")
        table.child.kill(number)
        assert table.leave() == 128 + number
        said = plain(table.raw())
    (file,) = tmp_path.iterdir()
    assert actions(file) == ["1 play:gold:market"]
    assert f"dvergar play --resume {file}" in said.replace("\n", "")


def test_a_signal_with_a_save_file_makes_no_second_file(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL, "--save", "game") as table:
        table.turn()
        table.type("play gold market")
        table.child.kill(signal.SIGTERM)
        assert table.leave() == 128 + signal.SIGTERM
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_names_are_kept(tmp_path: Path) -> None:
    file = begun(tmp_path, "--name", "Béla")
    shown = dvergar("play", "--resume", file, stdin="quit\n").stdout
    assert "── Béla ·" in shown and "Player 1" not in shown
    assert "Béla" in dvergar("replay", file, "--seat", "1").stdout
    assert "verified" in dvergar("verify", file).stdout


def test_a_game_that_ends_without_a_file_offers_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    turns = "end\nguild\nguild\nmine\n" * 200
    done = dvergar("play", "smithy", "--players", "2", "--seed", "1", "--first", "1", stdin=turns)
    assert done.returncode == 0 and "Save the game as [smithy-1.dvergar]?" in done.stdout
    (file,) = tmp_path.iterdir()
    assert open_record(file.read_text("utf-8")).match.state.over


def test_a_resumed_game_that_is_over_is_shown_and_left_as_it_is(tmp_path: Path) -> None:
    folder = Path(__file__).parents[1] / "golden" / "smithy"
    whole = min(folder.glob("*.dvergar"))
    text = whole.read_text("utf-8")
    copy = tmp_path / "whole"
    copy.write_text(text, "utf-8")
    shown = dvergar("play", "--resume", copy)
    assert shown.returncode == 0 and "The game is saved. Check it with" in shown.stdout
    assert copy.read_text("utf-8") == text


def test_two_sessions_never_use_one_file(tmp_path: Path) -> None:
    begun(tmp_path)
    with Terminal(tmp_path, "--resume", "game") as table:
        table.turn()
        table.type("play silver workshop")
        done = dvergar("play", "--resume", tmp_path / "game")
        assert done.returncode == 2 and "another session plays this game" in done.stderr
    assert dvergar("play", "--resume", tmp_path / "game", stdin="quit\n").returncode == 0


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("no/such/folder", "there is no folder"),
        ("folder", "is a directory"),
        ("notes.txt", "is not a saved game, so it is left alone"),
        ("game", "continue it with --resume"),
    ],
)
def test_a_bad_save_file_is_refused_before_the_first_screen(
    tmp_path: Path, target: str, says: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "notes.txt").write_text("milk")
    begun(tmp_path)
    before = (tmp_path / "game").read_text("utf-8")
    assert says in error_of("play", *DUEL, "--save", tmp_path / target)
    assert (tmp_path / "notes.txt").read_text() == "milk"
    assert (tmp_path / "game").read_text("utf-8") == before


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    file, link = begun(tmp_path), tmp_path / "link"
    file.chmod(0o640)
    link.symlink_to(file)
    dvergar("play", "--resume", link, stdin="play silver workshop\n")
    assert link.is_symlink() and len(actions(file)) == 2
    assert file.stat().st_mode & 0o777 == 0o640


def test_commands_work_at_the_curtain_and_show_no_hand(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PAIR, "--name", "Ada", "--name", "Bela") as table:
        table.wait("Ada: press Enter to show your cards.")
        for typed, heard in [
            ("?", "Every action has a number"),
            ("rule S2.6", "King’s item"),
            ("card goblet", "Value"),
            ("status", "Market 0/4"),
            ("log all", "Nothing has happened yet"),
            ("piles", "Discarded"),
            ("undo", "Press Enter to continue"),
            ("guild", "Press Enter to continue"),
        ]:
            table.child.sendline(typed)
            table.wait_plain(heard)
            table.through_pages("Ada: press Enter to show your cards.")
        assert "Ember Maul" not in plain(table.raw())
        table.child.sendline("save here")
        table.wait("--resume here")
        table.child.sendline("quit")
        assert table.leave() == 0
    assert actions(tmp_path / "here") == []


def test_commands_work_where_the_game_asks_for_a_file(tmp_path: Path) -> None:
    done = dvergar("play", *DUEL, stdin="play gold market\nquit\n?\nquit\n")
    assert "Every action has a number" in done.stdout and "was not saved" in done.stdout
    assert done.returncode == 0
