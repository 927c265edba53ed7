"""`dvergar learn`: a learner who knows no rules types only what the lesson says."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dvergar.cli import main
from dvergar.cli.terminal.notebook import lesson_files
from dvergar.lessons import lesson, taught
from dvergar.locales import LANGUAGES, Words
from tests.cli.terminal import Terminal

ENOUGH = 120  # lines, more than any lesson needs
TEXTS = {lang: Words(lang) for lang in LANGUAGES}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")


@contextmanager
def typing(*lines: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        yield


def learn(capsys: pytest.CaptureFixture[str], game: str, *lines: str, lang: str = "en") -> str:
    """Run the command with these lines typed, and return what it printed."""
    return learn_with(capsys, [game, "--lang", lang], *lines)


def learn_with(capsys: pytest.CaptureFixture[str], args: list[str], *lines: str) -> str:
    with typing(*lines), pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit) as end:
        patch.setattr(sys, "argv", ["dvergar", "learn", *args])
        main()
    printed = capsys.readouterr()
    assert end.value.code in (0, 1), printed.err  # 1 when the typed lines end before the game
    assert not printed.err
    return " ".join(printed.out.split())


def sentence(game: str, step: str, lang: str = "en") -> str:
    return " ".join(TEXTS[lang](f"lesson-{game}-{step}").replace("*", "").split())


def place(printed: str) -> str:
    """Return the last step that was shown, such as `3 of 24`."""
    return str(re.findall(r"step (\d+ of \d+)", printed)[-1])


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typing_only_do_leads_to_the_end(
    capsys: pytest.CaptureFixture[str], game: str, lang: str
) -> None:
    do = TEXTS[lang]("lesson-command-do")
    printed = learn(capsys, game, *[do] * ENOUGH, lang=lang)
    assert [
        step.id for step in lesson(game).steps if sentence(game, step.id, lang) not in printed
    ] == []
    assert TEXTS[lang]("lesson-done") in printed


def test_a_lesson_can_be_left_and_continued_at_every_step(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen = []
    for _ in range(ENOUGH):
        before = learn(capsys, "jewellers", "quit")
        assert "dvergar learn jewellers" in before
        if "step" not in before:
            break
        seen.append(place(before))
        learn(capsys, "jewellers", "do", "quit")
    steps = len(lesson("jewellers").steps)
    assert seen[0] == f"1 of {steps}" and seen[-1] == f"{steps} of {steps}"
    assert len({*seen}) >= steps - 2  # two steps only wait for bots, which move at once here


def test_any_legal_move_is_possible_while_reading(capsys: pytest.CaptureFixture[str]) -> None:
    printed = learn(capsys, "smithy", "play silver workshop", "", "", "do", "quit")
    assert "Player 1" in printed and sentence("smithy", "play-silver") not in printed


def test_skip_goes_to_the_next_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert place(learn(capsys, "smithy", "skip", "quit")) == "2 of 24"
    assert place(learn(capsys, "smithy", "quit")) == "2 of 24"


def test_restart_begins_anew(capsys: pytest.CaptureFixture[str]) -> None:
    learn(capsys, "smithy", "", "", "do", "", "quit")
    printed = learn(capsys, "smithy", "restart", "quit")
    assert "step 5 of 24" in printed and place(printed) == "1 of 24"
    learn(capsys, "smithy", "", "quit")
    assert place(learn_with(capsys, ["smithy", "--again"], "quit")) == "1 of 24"


def test_leaving_makes_it_an_ordinary_game_until_it_is_resumed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    left = learn(capsys, "smithy", "leave", "quit")
    assert TEXTS["en"]("lesson-left", game="smithy") in left
    assert "step" not in learn(capsys, "smithy", "quit")
    assert place(learn(capsys, "smithy", "resume", "quit")) == "1 of 24"


def test_where_the_lesson_asks_back_an_action_is_typed_twice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once = learn(capsys, "smithy", "", "", "end", "quit")
    assert sentence("smithy", "craft-ask") in once
    assert place(once) == "3 of 24"
    twice = learn(capsys, "smithy", "end", "end", "quit")
    assert "draws" in twice or sentence("smithy", "draw-guild") in twice


def test_another_move_gets_a_comment_that_an_undo_removes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    moved = learn(capsys, "smithy", "", "", "do", "", "play silver market", "quit")
    assert sentence("smithy", "play-silver-market") in moved
    undone = learn(capsys, "smithy", "do", "quit")
    assert sentence("smithy", "play-silver-market") not in undone.split("play-mithril")[-1][-400:]


def test_the_end_offers_a_new_game(capsys: pytest.CaptureFixture[str]) -> None:
    reached = learn(capsys, "jewellers", *["do"] * ENOUGH)
    assert TEXTS["en"]("lesson-last") in reached
    learn_with(capsys, ["jewellers", "--again"], "quit")
    steps = len(lesson("jewellers").steps)
    for _ in range(ENOUGH):
        if place(learn(capsys, "jewellers", "quit")) == f"{steps} of {steps}":
            break
        learn(capsys, "jewellers", "do", "quit")
    fresh = learn(capsys, "jewellers", "new", "quit", "n")
    assert "Round 1" in fresh.split(TEXTS["en"]("lesson-last"))[-1]


def test_a_damaged_notebook_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learn(capsys, "smithy", "", "quit")
    _, notes = lesson_files("smithy")
    notes.write_text("look nowhere next\n", "utf-8")
    assert "line 1" in error(capsys, "smithy")


def test_an_unknown_game_is_refused_with_what_is_possible(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert all(game in error(capsys, "chess") for game in taught())


def error(capsys: pytest.CaptureFixture[str], game: str) -> str:
    with pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit) as end:
        patch.setattr(sys, "argv", ["dvergar", "learn", game])
        main()
    assert end.value.code not in (0, None)
    return capsys.readouterr().err


def test_a_real_terminal_shows_the_step_above_the_prompt(tmp_path: Path) -> None:
    with Terminal(tmp_path, "smithy", command="learn", XDG_DATA_HOME=str(tmp_path)) as table:
        table.wait(TEXTS["en"]("lesson-next"))
        table.child.sendline("")
        table.wait(TEXTS["en"]("lesson-next"))
        table.child.sendline("")
        screen = table.turn()
        assert "step 3 of 24" in screen and "Craft the Feast Gauntlets" in screen
