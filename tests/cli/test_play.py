"""Playing Dwarven Smithy in the terminal, from the first screen to saving and resuming."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from dvergar.games.record import open_record
from dvergar.locales import LANGUAGES, Words
from tests.cli.run import dvergar, error_of, output_of
from tests.cli.terminal import COLOUR, COLUMNS, FORGET, LINES, Terminal, number, plain

DUEL = ("smithy", "--players", "2", "--bots", "random", "--first", "1", "--seed", "78")
PAIR = ("smithy", "--players", "2", "--humans", "2", "--first", "1", "--seed", "78")


def test_actions_are_chosen_by_number_and_by_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        screen = table.turn()
        assert "Hand 6/6" in screen and "Market 0/4" in screen and "40 actions left" in screen
        screen = table.type(number(screen, "Silver"))
        assert "plays Silver to the Market" in screen
        screen = table.type("play moon work")
        assert "plays Moongem to the Workshop" in screen
        screen = table.type("play:gold:market")
        assert "Market 2/4" in screen and "Workshop 5/7" in screen


def test_the_start_says_once_that_the_cards_are_a_reconstruction(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        table.type("play gold market")
        table.type("status")
        assert plain(table.raw()).count("reconstruction") == 1


def test_wrong_input_says_why_and_what_is_possible(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        assert "missing refined resources: Iron" in table.type("craft ember maul")
        several = table.type("gold market")
        assert "can mean:" in several and "Play Gold" in several and "Move refined Gold" in several
        assert "There is no action 99" in table.type("99")
        unknown = table.type("plya moongen market")
        assert "isn’t possible now" in unknown and "Play Moongem to your Market" in unknown
        assert "Type a number from 1 to 16" in table.type("xyzzy")


def test_undo_stops_at_new_information(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        start = own_part(table.turn())
        table.type("play gold market")
        assert own_part(table.type("u")) == start
        assert "Nothing to undo" in table.type("undo")
        table.type("play gold market")
        table.type("play silver market")
        table.type("end")
        table.type("mine")
        assert "Nothing to undo" in table.type("undo")


def own_part(screen: str) -> str:
    return re.split(r"Undone|Take any number", screen.partition("── Player 1")[2])[0]


def test_help_rules_and_cards_are_looked_up(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        assert "Every action has a number" in table.type("?")
        assert "scores at the end of the game" in table.type("rule S2.6")
        assert "S2.13" in table.type("rule buy market")
        assert "No rule mentions" in table.type("rule xyzzy")
        goblet = table.type("card goblet")
        assert "Cost: Silver, Gold" in goblet and "Value: 22" in goblet
        assert "Items cost you 1 Iron less" in table.type("card nail header")
        assert "Which one:" in table.type("card shield")
        assert "Refined buy/sell" in table.type("card iron")
        assert "Play Ember Maul to your Workshop" in table.type("list")
        assert "Discarded resources" in table.type("piles")


def test_a_payment_is_chosen_part_by_part_or_with_enter(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        assert "paid: Iron; Enter: Silver" in table.type("craft buckler")
        assert "crafts Ale-Hall Buckler from Iron, Gold" in table.type("2")
        table.type("undo")
        table.type("undo")
        table.type("craft ale")
        assert "crafts Ale-Hall Buckler from Iron, Silver" in table.type("")


def test_the_screen_shows_what_the_others_did(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        table.type("play gold market")
        table.type("end")
        table.type("mine")
        news = plain(table.raw()).rpartition("Since your last turn:")[2]
        assert "Random bot 2’s turn begins (round 1)" in news
        assert "Random bot 2’s turn begins (round 1)" in table.type("log")
        assert "plays Gold to the Market" in table.type("log all")


def test_ctrl_c_offers_to_save_and_the_game_resumes_from_the_file(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        before = own_part(table.type("play gold market"))
        table.interrupt()
        table.wait("Save the game as [smithy-1.dvergar]?")
        table.child.sendline("")
        table.wait("dvergar play --resume smithy-1.dvergar")
        assert table.leave() == 130
    with Terminal(tmp_path, "--resume", "smithy-1.dvergar") as table:
        after = own_part(table.turn())
        assert unnumbered(before).startswith(unnumbered(after)) and "Market 1/4" in after
        assert "plays Silver to the Workshop" in table.type("play silver workshop")


def unnumbered(screen: str) -> str:
    """Return a screen without the numbers, which a resumed game gives anew."""
    return re.sub(r"\d+\)", "", screen)


def test_a_second_ctrl_c_leaves_without_saving(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        table.interrupt()
        table.wait("Save the game as")
        table.interrupt()
        table.wait("The game was not saved.")
        assert table.leave() == 130
    assert list(tmp_path.iterdir()) == []


EAGER = """
import _thread
from prompt_toolkit.application import Application
from dvergar.cli import main
run = Application.run
def eager(*args, **more):
    _thread.interrupt_main()
    return run(*args, **more)
Application.run = eager
main()
"""


def test_ctrl_c_just_before_the_prompt_is_noticed(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL, program=("-c", EAGER)) as table:
        table.wait("Save the game as")
        table.wait("The game was not saved.")
        assert table.leave() == 130


def test_quit_saves_under_another_name(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        table.child.sendline("quit")
        table.wait("Save the game as")
        table.child.sendline("taken")
        table.wait("taken already exists")
        table.child.sendline("no/such/folder")
        table.wait("could not be saved")
        table.child.sendline("other")
        table.wait("--resume other")
        assert table.leave() == 0
    assert (tmp_path / "taken").read_text() == "mine"
    assert "not finished" in output_of("verify", tmp_path / "other")


def test_the_save_file_follows_every_action(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with Terminal(tmp_path, *DUEL, "--save", "game") as table:
        table.turn()
        assert open_record(file.read_text("utf-8")).match.log == []
        table.type("play gold market")
        table.type("play silver workshop")
        table.type("undo")
    record = open_record(file.read_text("utf-8"))
    assert record.save().log == ["1 play:gold:market"]
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_with_a_save_file_ctrl_c_asks_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL, "--save", "my game") as table:
        table.turn()
        table.interrupt()
        table.wait("dvergar play --resume 'my game'")
        assert table.leave() == 130


def test_between_two_people_the_hand_is_hidden(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PAIR, "--name", "Ada", "--name", "Bela") as table:
        table.wait("Ada: press Enter to show your cards.")
        table.child.sendline("")
        assert "Ember Maul" in table.turn()
        table.type("play gold market")
        table.type("play silver workshop")
        table.type("end")
        table.type("guild")
        table.child.sendline("guild")
        table.wait("Press Enter to hide your cards.")
        assert re.search(r"Ada draws [A-Z].* from the Guild", table.screen())
        table.child.sendline("")
        table.wait("Bela: press Enter to show your cards.")
        curtain = plain(table.raw().rpartition(FORGET)[2])
        assert "Bela is next" in curtain and len(curtain.strip().splitlines()) == 2
        table.child.sendline("")
        table.turn()
        since = plain(table.raw().rpartition(FORGET)[2])
        assert "Ember Maul" not in since and "Moongem" not in since
        news = " ".join(since.split())
        assert "Ada plays " in news and "draws a card from the Guild" in news
        assert "Ember Maul" not in table.type("log all")


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    game = ("smithy", "--players", "2", "--seed", "5", "--save", "game")
    with Terminal(tmp_path, *game) as table:
        screen = table.turn()
        luck = Random(1)
        while "Total" not in screen:
            screen = table.type(choice(screen, luck))
        assert table.leave() == 0
        for words in ("Coins", "Weapon bonus", "King’s items", "Total", "wins!", "verify game"):
            assert words in screen, screen
    assert "ended" in output_of("verify", tmp_path / "game")
    verbs = {text.split(":")[0] for text in (tmp_path / "game").read_text().split("\n1 ")}
    assert {"craft", "play", "end", "draw"} <= verbs
    shown = dvergar("play", "--resume", tmp_path / "game")
    assert shown.returncode == 0 and "wins!" in shown.stdout


def choice(screen: str, luck: Random) -> str:
    """Craft or sell if possible, otherwise do anything; sometimes end the turn."""
    for offer in (r"(\d+)\)craft", r"(\d+)\)train", r"(\d+)\)sell"):
        if found := re.findall(offer, screen):
            return str(found[0])
    end = re.findall(r"(\d+)\) End your", screen)
    return str(luck.choice(end if end and luck.random() < 0.2 else re.findall(r"(\d+)\)", screen)))


def test_no_color_is_respected(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL, NO_COLOR="1") as table:
        table.turn()
        table.type("play gold market")
        table.type("?")
        assert not COLOUR.search(table.raw())
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        assert COLOUR.search(table.raw())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_three_fits_the_screen(lang: str, tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "smithy", "--seed", "3", "--first", "1", LANG=f"{lang}_XX.UTF-8"
    ) as table:
        lines = table.turn().split("\n")
        assert Words(lang)("smithy-area-workshop") in "\n".join(lines)
        assert len(lines) <= LINES
        assert max(cell_len(line) for line in lines) <= COLUMNS


def test_a_pipe_gets_plain_text_and_the_end_of_input_ends_the_game(tmp_path: Path) -> None:
    done = dvergar("play", *DUEL, stdin="play gold market\nend\n")
    assert "\x1b" not in done.stdout and "> play gold market" in done.stdout
    assert "Save the game as" in done.stdout and "not saved" in done.stdout
    assert done.returncode == 1 and done.stderr == ""


def test_bids_can_be_typed_as_words() -> None:
    first = ["", "play gold market", "end", "mine", ""]
    second = ["", "name gold", "12", "bid 12"]
    typed = "".join(f"{line}\n" for line in [*first, *second])
    done = dvergar("play", *PAIR, "--variant", "bidding", stdin=typed)
    assert "or type anything from “bid 4” to “bid 15”" in done.stdout
    assert "There is no action 12" in done.stdout
    assert "bids 12 coins" in done.stdout and "Put it in your Market" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "name a game (smithy, silberzwerg, jewellers)"),
        (["smithy", "--humans", "4"], "--humans must be from 1 to 3"),
        (["smithy", "--humans", "0"], "--humans must be from 1 to 3"),
        (["smithy", "--bots", "greedy,random,random"], "name 2 bots or one for all"),
        (
            ["smithy", "--name", "Ada", "--name", "Bela"],
            "more names (2) than players at this keyboard (1)",
        ),
        (["smithy", "--variant", "poker"], "possible: bidding, endless-mine"),
        (["smithy", "--mode", "hard"], "possible: starter, full"),
        (["smithy", "--first", "4"], "4 is no seat of 3 players"),
        (["smithy", "--seed", "x"], "--seed"),
        (["--resume", "pyproject.toml"], "not a Dvergar save file"),
        (["--resume", "pyproject.toml", "--players", "2"], "leave out --players"),
        (["smithy", "--resume", "pyproject.toml"], "leave out smithy"),
        (["smithy", "--save", "pyproject.toml"], "this file already exists"),
        (["smithy", "--save", "no/such/folder"], "there is no folder"),
    ],
)
def test_impossible_options_are_refused_in_one_line(words: list[str], says: str) -> None:
    assert says in error_of("play", *words)
