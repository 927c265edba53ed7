"""Playing the Jewellers in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from dvergar.locales import LANGUAGES, Words
from tests.cli.run import dvergar, output_of
from tests.cli.terminal import COLUMNS, FORGET, LINES, Terminal, plain
from tests.marks import first_is_quick

DUEL = ("jewellers", "--players", "2", "--bots", "random", "--seed", "9")
PAIR = ("jewellers", "--players", "2", "--humans", "2", "--seed", "9")
TABLES = {
    "en": ("--mode", "advanced", "--manner", "opal", "--auction", "closed"),
    "fr": ("--mode", "initiation"),
    "hu": ("--mode", "classic", "--variant", "patrons"),
    "de": ("--mode", "advanced", "--cleanup", "chaotic", "--variant", "patrons"),
}
MOST = 600  # more questions than any game has


def anything(screen: str, luck: Random) -> str:
    """Return any number that the screen offers."""
    offers = re.findall(r"(\d+)\)", screen)
    assert offers, screen
    return str(luck.choice(offers))


def play_until(table: Terminal, done: Callable[[str], bool], seed: int = 1) -> str:
    """Play randomly until the screen shows what is wanted."""
    luck = Random(seed)
    screen = table.turn()
    for _ in range(MOST):
        if done(screen):
            return screen
        screen = table.type(anything(screen, luck))
    raise AssertionError(f"never came:\n{screen}")


def to_turn(table: Terminal) -> str:
    """Draft gems until it is time to buy."""
    return play_until(table, lambda screen: "Your turn: " in screen)


@pytest.mark.parametrize("lang", first_is_quick(LANGUAGES))
def test_a_whole_game_is_played_in_every_language(lang: str, tmp_path: Path) -> None:
    words = Words(lang)
    game = (*DUEL, *TABLES[lang], "--lang", lang, "--save", "game")
    with Terminal(tmp_path, *game) as table:
        total = words("jewellers-sheet-total")
        screen = play_until(table, lambda screen: f" {total} " in screen)
        assert table.leave() == 0
        assert words("jewellers-ending-rounds") in screen
        assert words("jewellers-sheet-medal-multi") in screen
        shown = plain(table.raw())
        assert "jewellers-" not in shown and "Traceback" not in shown
        lines = shown.split("\n")
        assert max(cell_len(line) for line in lines) <= COLUMNS
    assert "ended" in output_of("verify", tmp_path / "game")
    again = dvergar("play", "--resume", tmp_path / "game", "--lang", lang)
    assert again.returncode == 0 and total in again.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_three_fits_the_screen(lang: str, tmp_path: Path) -> None:
    game = ("jewellers", "--players", "3", "--bots", "random", "--seed", "3", "--lang", lang)
    with Terminal(tmp_path, *game) as table:
        words = Words(lang)
        play_until(table, lambda screen: words("jewellers-ask-pick") in screen)
        for _ in range(7):
            lines = table.type("status").split("\n")
            assert words("jewellers-area-offer") in "\n".join(lines)
            assert len(lines) <= LINES
            assert max(cell_len(line) for line in lines) <= COLUMNS
            table.type("1")


def test_a_gem_is_taken_by_number_and_by_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        screen = play_until(table, lambda screen: "Draft: " in screen)
        gem = re.search(r"× (\w+)[\w ]* 1\)take", screen)
        assert gem, screen
        table.type(f"take {gem[1]}")
        assert f"Player 1: takes {gem[1]}" in table.type("log")


def test_wrong_input_says_why_and_what_is_possible(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        screen = to_turn(table)
        assert "There is no action 99" in table.type("99")
        assert "Type a number from 1 to" in table.type("xyzzy")
        cards = re.findall(r"([A-Z][\w' :-]+?) (?:\d?[RGB] |\d?Au )", screen)
        replies = [table.type(f"buy {card}") for card in too_expensive(screen, cards)[:1]]
        assert replies and "You lack: " in replies[0]
        assert "You have no " in table.type("black") or "isn’t possible" in table.screen()


def too_expensive(screen: str, cards: list[str]) -> list[str]:
    """Return the cards in the offer that have no number to buy them."""
    offer = screen.partition("Offer")[2].partition("Discard pile")[0]
    cells = re.split(r"\s{2,}|\n", offer)
    return [card for card in cards if any(card in cell and ")buy" not in cell for cell in cells)]


def test_help_rules_cards_and_piles_are_looked_up(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        play_until(table, lambda screen: "Draft: " in screen)
        help = table.type("?")
        assert "Every action has a number" in help and "○ grey promise stone" in help
        assert "1) Take " in table.type("list")
        assert "1 black stone" in table.type("rule J3.2")
        assert "J5.3" in table.type("rule auction")
        bellows = table.type("card bellows")
        assert "Cost: 2 × red" in bellows and "Nature: Fire" in bellows
        assert "Brings: Archive Access" in table.type("card lucky pick")
        assert "Green-backed stock" in table.type("piles")


def test_a_manoeuvre_can_be_undone(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        before = own_part(to_turn(table))
        table.type("pass" if "→" not in before else re.findall(r"(\d+)\)\S*→", before)[0])
        assert "uses the Warhammer" in table.screen()
        assert own_part(table.type("undo")) == before
        assert "Nothing to undo" in table.type("undo")


def own_part(screen: str) -> str:
    return re.split(r"Undone|Your turn: ", screen.partition("── Player 1")[2])[0]


def test_another_payment_is_chosen_part_by_part(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL, "--mode", "advanced", "--seed", "5") as table:
        screen = play_until(table, lambda screen: ")…" in screen or "pay otherwise" in screen)
        number = re.findall(r"(\d+)\)(?:…|pay\W+otherwise)", screen)[0]
        screen = table.type(number)
        assert "How do you pay for " in screen
        assert ")pay" in screen or "Use " in screen or "Choose X" in screen
        assert "Your turn: " in table.type("undo")


def test_between_two_people_a_pick_stays_secret(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PAIR, "--name", "Ada", "--name", "Bela") as table:
        table.wait(": press Enter to show")
        table.child.sendline("")
        screen = play_until(table, lambda screen: "Draft: " in screen)
        first, second = ("Ada", "Bela") if "── Ada" in screen else ("Bela", "Ada")
        table.child.sendline("1")
        table.wait(f"{second}: press Enter to show")
        table.child.sendline("")
        screen = table.turn()
        assert f"{first}: takes" not in plain(table.raw().rpartition(FORGET)[2])
        assert "Draft: " in screen and f"── {second}" in screen
        assert re.search(rf"{first}  (♛  )?has chosen", screen)
        assert f"{first}: takes" not in table.type("log all")
        table.child.sendline("1")
        table.wait("Press Enter to hide")
        table.child.sendline("")
        table.wait(f"{first}: press Enter to show")
        table.child.sendline("")
        table.turn()
        text = plain(table.raw().rpartition(FORGET)[2])
        assert f"{first}: takes" in text and f"{second}: takes" in text
