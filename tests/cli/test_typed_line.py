"""Players may type numbers, action texts, words in their language or parts of words."""

from __future__ import annotations

import pytest

from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import Screen, plain_console
from dvergar.cli.terminal.seats import seats
from dvergar.cli.terminal.typed_line import Answer
from dvergar.games import title
from dvergar.games.record import Record, begin, newest_cards
from dvergar.games.smithy.cards.options import Options
from dvergar.locales import LANGUAGES, Words

SMITHY = title("smithy")


def record(*played: str, bidding: bool = False) -> Record:
    """Start with metal bars in the Workshop, and silver, gold and more in hand."""
    options = Options(first=1, bidding=bidding)
    made = begin(SMITHY, options, newest_cards(SMITHY), ["human", "random"], 78)
    for text in played:
        seat = 0 if made.match.state.waiting() & 1 else 1
        made.match.play(seat, made.game.space.parse(text))
    return made


def read(typed: str, *played: str, lang: str = "en") -> Answer:
    match = record(*played)
    words = Words(lang)
    table = LocalTable(match, seats(match, words, []), words, Screen(plain_console(), False))
    return Moment(match, 0, table.board, table.speaker).entry.read(typed)


def chosen(typed: str, *played: str, lang: str = "en") -> str:
    answer = read(typed, *played, lang=lang)
    assert len(answer.choices) == 1, answer
    return answer.choices[0].action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("play:silver:workshop", "play:silver:workshop"),
        ("PLAY:SILVER:WORKSHOP", "play:silver:workshop"),
        ("play silver workshop", "play:silver:workshop"),
        ("play silver to your workshop", "play:silver:workshop"),
        ("pl si w", "play:silver:workshop"),
        ("silver workshop", "play:silver:workshop"),
        ("move silver market", "move:refined-silver:market"),
        ("refined silver", "move:refined-silver:market"),
        ("craft", "craft:ale-hall-buckler"),
        ("craft ale-hall buckler", "craft:ale-hall-buckler"),
        ("e", "end"),
        ("end actions", "end"),
        ("1", "craft:ale-hall-buckler"),
        ("16", "end"),
    ],
)
def test_typed_english_is_understood(typed: str, action: str) -> None:
    assert chosen(typed) == action


@pytest.mark.parametrize(
    ("lang", "typed", "action"),
    [
        ("fr", "joue argent atelier", "play:silver:workshop"),
        ("fr", "fabriquer rondache", "craft:ale-hall-buckler"),
        ("fr", "FINIR", "end"),
        ("hu", "kijátszás ezüst műhely", "play:silver:workshop"),
        ("hu", "kijatszas ezust muhely", "play:silver:workshop"),
        ("hu", "kij ez mű", "play:silver:workshop"),
        ("hu", "készítés", "craft:ale-hall-buckler"),
        ("de", "Silber Werkstatt spielen", "play:silver:workshop"),
        ("de", "si we", "play:silver:workshop"),
        ("de", "herstellen", "craft:ale-hall-buckler"),
        ("de", "beenden", "end"),
    ],
)
def test_typed_words_of_each_language_are_understood(lang: str, typed: str, action: str) -> None:
    assert chosen(typed, lang=lang) == action


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_is_found_by_its_own_words(lang: str) -> None:
    match = record("play:gold:market", "play:silver:workshop", "craft:ale-hall-buckler")
    words = Words(lang)
    table = LocalTable(match, seats(match, words, []), words, Screen(plain_console(), False))
    moment = Moment(match, 0, table.board, table.speaker)
    for option in moment.menu.choices:
        assert moment.entry.read(option.action).choices == [option]
        assert moment.entry.read(option.action.replace(":", " ")).choices == [option]
        assert option in moment.entry.read(table.speaker.say(option.line)).choices


def test_an_ambiguous_line_is_not_guessed() -> None:
    here = {option.action for option in read("gold workshop", "play:gold:market").choices}
    assert here == {"play:gold:workshop", "move:tilted-gold:workshop"}
    there = {option.action for option in read("gold market").choices}
    assert there == {"play:gold:market", "move:refined-gold:market"}


def test_a_reason_is_given_where_one_is_known() -> None:
    assert [why.id for why in read("craft ember maul").reasons] == ["smithy-why-lacks"]
    assert [why.id for why in read("sell gold", "play:gold:market").reasons] == [
        "smithy-why-tilted"
    ]
    moved = read("move gold workshop", "move:refined-gold:market")
    assert [why.id for why in moved.reasons] == ["smithy-why-just-moved"]
    full = ("play:gold:market", "play:gold:market", "play:silver:market", "play:moongem:market")
    assert [why.id for why in read("play ember market", *full).reasons] == [
        "smithy-why-market-full"
    ]


def test_a_reason_is_given_in_other_words_too() -> None:
    for lang, typed in {"fr": "vendre or", "hu": "eladás arany", "de": "gold verkaufen"}.items():
        answer = read(typed, "play:gold:market", lang=lang)
        assert [why.id for why in answer.reasons] == ["smithy-why-tilted"], (lang, answer)


def test_a_typing_mistake_is_forgiven() -> None:
    near = [option.action for option in read("paly moongen workshp").near]
    assert near == ["play:moongem:workshop"]
    assert not read("").choices and not read("♥ :: --").near
