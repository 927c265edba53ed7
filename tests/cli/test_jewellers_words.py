"""The Jewellers' questions fit the screen, and actions can be typed, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from dvergar.cli.terminal.board import board
from dvergar.cli.terminal.question import Moment
from dvergar.engine.state import lowest
from dvergar.games import title
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.scoring.kinds import KIND_WORDS
from dvergar.games.record import Record, begin, newest_cards
from dvergar.games.title import Line
from dvergar.locales import LANGUAGES, Speaker, Words
from tests.games.jewellers.scene import Has, Scene, scene

JEWELLERS = title("jewellers")
CARDS = newest_cards(JEWELLERS)
WIDTH = 80
STEP = 9  # every 9th moment is checked
TABLES = {
    "en": (Options(mode="advanced", manner="opal", patrons=True), 3),
    "fr": (Options(mode="classic", patrons=True), 4),
    "hu": (Options(mode="advanced", auction="closed", cleanup="chaotic"), 2),
    "de": (Options(mode="initiation"), 5),
}


def moments(lang: str) -> Iterator[Moment]:
    """Yield moments of a random game."""
    options, seats = TABLES[lang]
    record, luck = begin(JEWELLERS, options, CARDS, ["human"] * seats, 7), Random(7)
    names = [f"Dwarf {seat}" for seat in range(seats)]
    speaker = Speaker(Words(lang), "jewellers", names, CARDS.names)
    table = board(record, speaker)
    while not record.match.state.over:
        seat = lowest(record.match.state.waiting())
        if len(record.match.journal) % STEP == 0:
            yield Moment(record, seat, table, speaker)
        play(record, seat, luck)


def play(record: Record, seat: int, luck: Random) -> None:
    record.match.play(seat, luck.choice(record.game.legal(record.match.state, seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_is_shown_and_can_be_typed(lang: str) -> None:
    for here in moments(lang):
        lines = here.fitted(WIDTH, [], [], 23)
        text = "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) <= WIDTH, text
        for entry in here.menu.entries:
            assert f"{entry.number})" in text, text
            assert here.entry.read(str(entry.number)).choices == [entry.choice]
        for option in here.menu.choices:
            assert here.entry.read(option.action).choices == [option]
            assert option in here.entry.read(here.speaker.say(option.line)).choices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_naming_a_blocked_thing_gives_the_reason(lang: str) -> None:
    for here in moments(lang):
        for blocked in here.view.blocked:
            typed = f"{blocked.verb} {here.board.thing(blocked.thing)}"
            answer = here.entry.read(typed)
            assert blocked.why in answer.reasons or answer.choices, typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scoring_texts_do_not_repeat_numbers_from_the_cards(lang: str) -> None:
    words = Words(lang)
    for kind in KIND_WORDS:
        said = words(f"jewellers-term-{kind.replace('_', '-')}")
        assert not any(letter.isdigit() for letter in said), said


def moment_of(sc: Scene, lang: str) -> Moment:
    names = ["Ada", "Bo", "Cid"][: sc.state.seats]
    speaker = Speaker(Words(lang), "jewellers", names, CARDS.names)
    return Moment(sc.record, sc.waiting[0] - 1, board(sc.record, speaker), speaker)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_window_shows_the_direction_and_all_cards_can_be_looked_up(lang: str) -> None:
    others = [Has(cards=["anvil"]), Has(cards=["chalice-fire", "lute"])]
    sc = scene("advanced", seats=3, direction=-1, p2=others[0], p3=others[1], offer=["bellows"])
    here = moment_of(sc, lang)
    text = "\n".join(line.plain for line in here.fitted(WIDTH, [], [], 12))
    assert "↺" in text
    piles = "\n".join(line.plain for line in here.board.piles(here.view, WIDTH))
    for name in ("Bo", "Cid", *map(here.speaker.name, ("anvil", "chalice-fire", "lute"))):
        assert name in piles


def test_final_scoring_shows_what_a_choice_costs() -> None:
    own = Has(cards=["festival-parure", "portrait-frame-fire", "monument-fire"])
    here = moment_of(scene("classic", "clean", p1=own, round=5), "en")
    text = "\n".join(line.plain for line in here.fitted(WIDTH, [], [], 40)).replace("\u00a0", " ")
    assert "Fire =" in text and "Earth −" in text


@pytest.mark.parametrize("height", [12, 60])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_marker_is_shown_on_a_card_of_the_discard_pile(lang: str, height: int) -> None:
    sc = scene("advanced", patrons=True, offer=["bellows", "anvil"], house="anvil", owner=1)
    own, other = Line("jewellers-house-own", {}), Line("jewellers-house", {"player": 0})
    for action, marker in (("ink:bellows", own), ("end", other)):
        here = moment_of(sc.do(action), lang)
        text = " ".join(line.plain.strip() for line in here.fitted(WIDTH, [], [], height))
        assert here.speaker.name("anvil") in text
        assert text.count(f"({here.speaker.say(marker)})") == 1
