"""Playing Silberzwerg in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from dvergar.games.record import open_record
from dvergar.locales import LANGUAGES, Words
from tests.cli.run import output_of
from tests.cli.terminal import COLUMNS, FORGET, LINES, Terminal, plain
from tests.marks import first_is_quick

FOUR = ("silberzwerg", "--players", "4", "--bots", "greedy", "--seed", "3")
PAIR = ("silberzwerg", "--players", "2", "--humans", "2", "--seed", "3")
TRIO = ("silberzwerg", "--players", "3", "--humans", "2", "--bots", "random", "--seed", "3")
NUMBER = re.compile(r"(?<![\d@×])(\d+)\)")


def numbers(screen: str) -> list[str]:
    """Return the numbers that can be chosen on a screen."""
    return NUMBER.findall(screen)


def place_all(table: Terminal) -> str:
    """Place four miners in the yellow mine and both leaders, with three or four players."""
    for _ in range(4):
        table.type("miner yellow")
    table.type("lord contract")
    return table.type("ghost gems")


def plan_of(screen: str) -> str:
    found = re.search(r"Your plan +(.*?)\n(?:Undone|Place all|All your)", screen, re.DOTALL)
    assert found, screen
    return " ".join(found[1].split())


@pytest.mark.parametrize("lang", first_is_quick(LANGUAGES))
def test_a_whole_game_is_played_to_its_end(lang: str, tmp_path: Path) -> None:
    words, luck = Words(lang), Random(lang)
    ended = words("silberzwerg-sheet-wealth")
    with Terminal(tmp_path, *FOUR, "--lang", lang, "--variant", "short", "--save", "game") as table:
        screen = table.turn()
        while ended not in screen:
            offered = numbers(screen)
            assert offered, screen
            assert max(cell_len(line) for line in screen.split("\n")) <= COLUMNS, screen
            screen = table.type(luck.choice(offered))
        assert table.leave() == 0
    assert words("silberzwerg-sheet-gems") in screen and "dvergar verify game" in screen
    winner = words("silberzwerg-winner", player="").strip()
    assert winner in screen or words("silberzwerg-winners-shared", players="").strip() in screen
    assert "silberzwerg-" not in plain(table.raw()) and "ended" in output_of(
        "verify", tmp_path / "game"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_question_of_four_fits_the_screen(lang: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, *FOUR, LANG=f"{lang}_XX.UTF-8") as table:
        screen = table.turn()
        assert Words(lang)("silberzwerg-ask-place") in screen
        assert Words(lang)("silberzwerg-example") in plain(table.raw())
        assert len(numbers(screen)) == 16
        lines = screen.split("\n")
        assert len(lines) <= LINES and max(cell_len(line) for line in lines) <= COLUMNS


def test_dwarves_are_placed_by_number_and_by_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, *FOUR) as table:
        screen = table.turn()
        assert "1)miner 2)lord 3)ghost" in screen and "Left to place: 4 miners, 2 leaders" in screen
        assert plan_of(table.type("4")).startswith("Red mine: miner ")
        assert plan_of(table.type("mi re")).startswith("Red mine: 2 miners ")
        assert "Gems: lord" in plan_of(table.type("lord gems"))
        assert "Contract: ghost" in plan_of(table.type("ghost:contract"))
        table.type("dig:blue")
        screen = table.type("dig:blue")
        assert (
            plan_of(screen) == "Red mine: 2 miners Blue mine: 2 miners Contract: ghost Gems: lord"
        )
        assert "All your dwarves are placed" in screen and numbers(screen) == ["17"]
        table.child.sendline("seal")
        table.wait("The prices are now yellow")
        text = " ".join(plain(table.raw()).split())
        assert "Round 1 begins, and " in text
        assert "miners (2 × red, 2 × blue), a lord (gems), a ghost (contract)" in text


def test_undo_takes_back_what_was_placed_last(tmp_path: Path) -> None:
    with Terminal(tmp_path, *FOUR) as table:
        table.turn()
        assert "Nothing to undo" in table.type("undo")
        table.type("miner red")
        table.type("lord blue")
        assert "Red mine: 2 miners" in table.type("miner red")
        screen = table.type("undo")
        assert "Undone." in screen and plan_of(screen).startswith("Red mine: miner Blue mine: l")
        assert plan_of(table.type("u")).startswith("Red mine: miner Left to place: 3 miners, 2")
        assert plan_of(table.type("undo")) == "Left to place: 4 miners, 2 leaders"
        assert "Nothing to undo" in table.type("undo")
        assert "All your dwarves are placed" in place_all(table)
        assert plan_of(table.type("undo")).endswith("Contract: lord Left to place: 1 leader")


def test_an_impossible_placement_is_refused_with_the_reason(tmp_path: Path) -> None:
    with Terminal(tmp_path, *FOUR) as table:
        table.turn()
        table.type("lord gems")
        assert "You already have a lord in this column." in table.type("lord gems")
        assert "isn’t possible now" in table.type("seal") and "Traceback" not in table.screen()
        assert "There is no action 99" in table.type("99")
        assert "can mean:" in table.type("red")
        table.type("ghost gems")
        assert "You have placed all your leaders." in table.type("ghost red")
        for _ in range(4):
            table.type("miner blue")
        assert "You have placed all your miners." in table.type("miner red")


def test_help_rules_and_contracts_are_looked_up(tmp_path: Path) -> None:
    with Terminal(tmp_path, *FOUR) as table:
        table.turn()
        shown = table.type("?")
        for words in ("“dig:red”", "rule Z2.4", "card 8 yellow", "out of the game", "⚒ miner"):
            assert words in shown
        assert "play iron" not in shown and "discard" not in shown
        assert "Z2.4" in table.type("rule Z2.4")
        assert "Penalty: 30" in table.type("card 8 yellow")
        assert "Send a ghost to the gems column" in table.type("list")


def test_two_people_at_one_terminal_do_not_see_each_others_plans(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TRIO, "--name", "Ada", "--name", "Bela") as table:
        table.wait("Ada: press Enter to show your gems and your plan.")
        table.child.sendline("")
        table.turn()
        place_all(table)
        table.child.sendline("seal")
        table.wait("Bela: press Enter to show your gems and your plan.")
        curtain = plain(table.raw().rpartition(FORGET)[2])
        assert "Bela is next" in curtain and len(curtain.strip().splitlines()) == 2
        table.child.sendline("")
        screen = table.turn()
        for typed in ("status", "log all", "list", "undo", "piles"):
            screen += table.type(typed)
        since = plain(table.raw().rpartition(FORGET)[2])
        assert "Ada" in since and "sealed" in since and "Nothing to undo" in screen
        for secret in ("Yellow mine: 4", "Contract: lord", "Gems: ghost"):
            assert secret not in since
        place_all(table)
        table.child.sendline("seal")
        table.child.expect("is next.*(Ada|Bela): press Enter to show")
        table.child.sendline("")
        for _ in ("Ada", "Bela"):
            table.wait("reveals miners (4 × yellow), a lord (contract), a ghost")


def test_an_unfinished_plan_is_saved_and_resumed(tmp_path: Path) -> None:
    with Terminal(tmp_path, *FOUR) as table:
        table.turn()
        table.type("miner red")
        before = plan_of(table.type("ghost blue"))
        table.child.sendline("save mine")
        table.wait("The game is saved.")
        table.turn()
        table.type("quit")
        assert table.leave() == 0
    record = open_record((tmp_path / "mine").read_text("utf-8"))
    assert record.save().log == ["1 dig:red", "1 ghost:blue"] and record.match.log == []
    with Terminal(tmp_path, "--resume", "mine") as table:
        assert plan_of(table.turn()) == before
        assert plan_of(table.type("undo")) == "Red mine: miner Left to place: 3 miners, 2 leaders"


def test_the_save_file_follows_every_part_of_a_plan(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with Terminal(tmp_path, *PAIR, "--save", "game") as table:
        table.wait("press Enter to show")
        table.child.sendline("")
        table.turn()
        for typed in ("miner red", "lord blue", "undo"):
            table.type(typed)
    assert open_record(file.read_text("utf-8")).save().log == ["1 dig:red"]
    assert "not finished" in output_of("verify", file)
