"""The terminal teaches: the game in short, the right rule first, symbols, Tab, steady numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dvergar.cli.terminal.in_play import NEEDS
from dvergar.cli.terminal.lookup import TOPICS, RuleFinder
from dvergar.cli.terminal.numbers import Numbers
from dvergar.cli.terminal.symbols import Symbols
from dvergar.games import GAMES, title
from dvergar.locales import LANGUAGES, Words
from tests.cli.run import dvergar, output_of
from tests.cli.terminal import Terminal, plain

DUEL = ("smithy", "--players", "2", "--bots", "random", "--first", "1", "--seed", "78")
ROOT = Path(__file__).parents[2]


def finder(game: str, lang: str = "en", **options: object) -> RuleFinder:
    return RuleFinder(Words(lang), title(game), title(game).options(**options))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_screen_and_the_help_say_goal_turn_and_end(game: str, lang: str) -> None:
    shown = dvergar("play", game, "--lang", lang, "--seed", "1", stdin="?\n" * 3)
    flat = " ".join(shown.stdout.split())
    for part in ("goal", "turn", "ends"):
        text = " ".join(Words(lang)(f"rules-{game}-{part}").split())
        assert flat.count(text) >= 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_finds_its_chapter_first(game: str, lang: str, topic: str) -> None:
    chapter = TOPICS[topic][0][game]
    for name in Words(lang)(f"terminal-topic-{topic}").split(","):
        found = finder(game, lang, **patrons(game)).find(name)
        assert found[0].id.startswith(f"{chapter}."), name


def patrons(game: str) -> dict[str, object]:
    """Return options with the variant, so that its chapter is in play."""
    variants: dict[str, dict[str, object]] = {
        "jewellers": {"patrons": True},
        "smithy": {"bidding": True},
    }
    return variants.get(game, {})


def test_rules_that_are_not_in_play_come_last() -> None:
    found = [rule.id for rule in finder("jewellers").find("crown")]
    assert found[0] == "J5.1" and found[-1] == "J5.3"
    closed = finder("jewellers", mode="advanced", auction="closed")
    assert [rule.id for rule in closed.find("crown")][-1] == "J5.1"
    assert closed.lines("crown", 80)[-2].plain == "Not used in this game:"


def test_the_terminal_and_the_page_agree_on_which_rules_are_in_play() -> None:
    for game, needs in NEEDS.items():
        facts = (ROOT / f"web/src/games/{game}/facts.ts").read_text("utf-8")
        block = re.search(r"\n  needs: \{(.*?)\n?  ?\},?\n", facts, re.DOTALL)
        found = re.findall(r'"?([SZJ]\d(?:\.\d+)?)"?:', block[1]) if block else []
        assert set(found) == set(needs), game


def test_the_command_rules_uses_the_same_search() -> None:
    shown = output_of("rules", "smithy", "how", "to", "win")
    assert shown.index("S3 End and scoring") < shown.index("S3.2")
    assert "The Mine" not in output_of("rules", "smithy", "scoring").splitlines()[0]
    assert "Refined" in output_of("rules", "smithy", "◆")
    assert output_of("rules", "smithy", "s2.6").startswith("S2.6")


@pytest.mark.parametrize(
    ("game", "lang", "symbol", "meaning"),
    [
        ("smithy", "en", "◆", "Refined"),
        ("smithy", "en", "@12", "Buy value"),
        ("smithy", "en", "[Goblet 22: Silver]", "Crafting stack"),
        ("silberzwerg", "en", "(☾)", "Ghost"),
        ("silberzwerg", "en", "[axe]", "Axe"),
        ("jewellers", "en", "Au", "Gold"),
        ("jewellers", "fr", "V", "Cristal"),
        ("jewellers", "de", "♛", "Krone"),
    ],
)
def test_a_symbol_of_the_table_is_explained(
    game: str, lang: str, symbol: str, meaning: str
) -> None:
    lines = Symbols(title(game), Words(lang)).lines(symbol, 80)
    assert lines and meaning in lines[0].plain


def test_a_word_is_no_symbol() -> None:
    assert Symbols(title("smithy"), Words("en")).lines("market", 80) == []
    assert Symbols(title("smithy"), Words("en")).lines("", 80) == []


def test_numbers_stay_and_are_not_given_to_something_else_in_a_turn() -> None:
    numbers = Numbers()
    assert numbers.of(["a", "b", "c"], 1, 1) == {"a": 1, "b": 2, "c": 3}
    assert numbers.of(["b", "d"], 1, 1) | {} == {"a": 1, "b": 2, "c": 3, "d": 4}
    assert numbers.of(["x", "y"], 2, 1) == {"x": 1, "y": 2}
    assert numbers.of(["y", "z"], 2, 1) == {"x": 1, "y": 2, "z": 3}
    assert numbers.of(["d", "a"], 1, 1)["d"] == 4
    assert numbers.of(["z"], 2, 1) == {"z": 1}
    assert numbers.of(["d", "e"], 1, 2) == {"d": 4, "e": 1}


def test_a_card_keeps_its_number_at_the_table(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        before = numbers_of(table.turn(), "Moongem")
        assert before and numbers_of(table.type("play silver market"), "Moongem") == before
        assert numbers_of(table.type("play gold workshop"), "Moongem") == before


def numbers_of(screen: str, card: str) -> list[str]:
    found = re.search(rf"(?<![◆◇]){card}((?:\s*\d+\)→\s?\w+)+)", screen)
    return re.findall(r"\d+", found[1]) if found else []


@pytest.mark.parametrize(
    ("typed", "word"),
    [("und", "undo"), ("play moo", "Moongem"), ("card gobl", "Goblet"), ("rule scor", "scoring")],
)
def test_tab_completes_commands_cards_and_topics(tmp_path: Path, typed: str, word: str) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        table.child.send(f"{typed}\t")
        table.wait(word[len(typed.split()[-1]) :])
        assert word in plain(table.raw())


def test_tab_offers_several_places(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DUEL) as table:
        table.turn()
        before = len(table.raw())
        table.child.send("play moongem \t\t")
        table.wait("Workshop")
        assert "Market" in plain(table.raw()[before:])
