"""Every question of Silberzwerg in every language: it fits, and actions answer to their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from dvergar.bots import bot
from dvergar.bots.arena import decide
from dvergar.cli.terminal.moment import Moment
from dvergar.cli.terminal.screen import Screen, plain_console
from dvergar.cli.terminal.seats import seats
from dvergar.cli.terminal.table import Table
from dvergar.engine.core import lowest
from dvergar.engine.rng import fast
from dvergar.games import title
from dvergar.games.record import Record, begin, newest_cards
from dvergar.games.silberzwerg.flow import LORDS, RULING
from dvergar.games.silberzwerg.options import Options
from dvergar.games.silberzwerg.view import QUESTIONS
from dvergar.locales import LANGUAGES, Words

SILBERZWERG = title("silberzwerg")
WIDTH = 80
EACH = 3  # moments of a question
GAMES = 12


def fresh(seed: int) -> Record:
    return begin(SILBERZWERG, Options(), newest_cards(SILBERZWERG), ["human"] * 3, seed)


def play(seed: int) -> Iterator[Record]:
    """A game move by move; greedy fulfils contracts, random does all the rest."""
    record, rng = fresh(seed), fast(seed)
    bots = [bot(name, record.game) for name in ("greedy", "random", "random")]
    while not record.match.state.over:
        yield record
        seat = lowest(record.match.state.waiting())
        record.match.play(seat, decide(record.game, record.match.state, seat, bots[seat], rng))


@cache
def moments() -> list[tuple[int, list[tuple[int, int]]]]:
    """The seeds and journals of some moments of every question."""
    found: list[tuple[int, list[tuple[int, int]]]] = []
    asked: Counter[int] = Counter()
    for seed in range(GAMES):
        for record in play(seed):
            step = record.match.state.pending[-1].step
            asked[step] += 1
            if asked[step] <= EACH:
                found.append((seed, list(record.match.journal)))
        if all(asked[step] for step in QUESTIONS):
            return found
    return found


def asked(record: Record, lang: str) -> Moment:
    words = Words(lang)
    table = Table(record, seats(record, words, []), words, Screen(plain_console(), False))
    seat = lowest(record.match.state.waiting())
    return Moment(record, seat, table.board, table.speaker)


def reached(seed: int, journal: list[tuple[int, int]]) -> Record:
    record = fresh(seed)
    for seat, entry in journal:
        record.match.do(seat, entry)
    return record


def test_every_question_is_met() -> None:
    steps = {reached(*moment).match.state.pending[-1].step for moment in moments()}
    assert steps == set(QUESTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_is_found_by_its_number_its_text_and_its_sentence(lang: str) -> None:
    for moment in moments():
        here = asked(reached(*moment), lang)
        for entry in here.menu.entries:
            assert here.entry.read(str(entry.number)).options == [entry.option]
        for option in here.menu.options:
            assert here.entry.read(option.action).options == [option]
            assert here.entry.read(option.action.replace(":", " ")).options == [option]
            assert option in here.entry.read(here.speaker.say(option.line)).options


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_has_a_number_on_the_table_or_belongs_to_a_run(lang: str) -> None:
    for moment in moments():
        here = asked(reached(*moment), lang)
        lines = here.fitted(WIDTH, [], [], 23)
        text = "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) <= WIDTH, text
        for entry in here.menu.entries:
            assert f"{entry.number})" in text, text
        listed = [entry.option for entry in here.menu.entries]
        hidden = [option for run in here.menu.runs for option in run[1:]]
        assert sorted(o.action for o in listed + hidden) == sorted(
            o.action for o in here.menu.options
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_is_given_to_whoever_names_the_thing(lang: str) -> None:
    for moment in moments():
        here = asked(reached(*moment), lang)
        for blocked in here.view.blocked:
            typed = f"{blocked.verb} {here.board.thing(blocked.thing)}"
            answer = here.entry.read(typed)
            assert blocked.why in answer.reasons or answer.options, typed


def test_an_amount_is_not_taken_for_a_price() -> None:
    record = fresh(1)
    state = record.match.state
    state.pending, state.asked = [], 0
    state.phase, state.mines, state.prices = LORDS, [19] * 4, [7] * 4
    state.clans[0].wealth, state.clans[0].lords[0] = 60, 1
    state.ask(RULING, 1)
    for typed in ("buy yellow 7", "buy 7 yellow", "7 yellow"):
        found = asked(record, "en").entry.read(typed).options
        assert [option.action for option in found] == ["buy:yellow:7"], typed
