"""Silberzwerg's questions fit the screen, and actions can be typed, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count

import pytest

from dvergar.bots import bot
from dvergar.bots.arena import decide
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.lookup import Catalogue
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import Screen, plain_console
from dvergar.cli.terminal.seats import seats
from dvergar.engine.rng import fast
from dvergar.engine.state import lowest
from dvergar.games import title
from dvergar.games.record import Record, begin, newest_cards
from dvergar.games.silberzwerg.cards.options import Options
from dvergar.games.silberzwerg.flow import LORDS
from dvergar.games.silberzwerg.material import CONTRACT, YELLOW
from dvergar.games.silberzwerg.steps.rule import RULING
from dvergar.locales import LANGUAGES, Words
from tests.games.silberzwerg.printed import BARS, TEXT
from tests.games.silberzwerg.scene import Has, scene
from tests.games.silberzwerg.test_z3_barred_ghost import CHOICES, haunted
from tests.marks import rule

SILBERZWERG = title("silberzwerg")
WIDTH = 80
EACH = 3  # moments per question
GAMES = 12
DEFAULT = Options()
NAMES = ["Anna", "Bela", "Chloé", "Dora"]


def fresh(seed: int, options: Options = DEFAULT) -> Record:
    return begin(SILBERZWERG, options, newest_cards(SILBERZWERG), ["human"] * 3, seed)


def play(seed: int) -> Iterator[Record]:
    """Play a game step by step; greedy fulfils contracts, random does everything else."""
    record, rng = fresh(seed), fast(seed)
    bots = [bot(name, record.game) for name in ("greedy", "random", "random")]
    while not record.match.state.over:
        yield record
        seat = lowest(record.match.state.waiting())
        record.match.play(seat, decide(record.game, record.match.state, seat, bots[seat], rng))


@cache
def moments() -> list[tuple[int, list[tuple[int, int]]]]:
    """Return the seeds and journals of some moments for every question."""
    found: list[tuple[int, list[tuple[int, int]]]] = []
    asked: Counter[int] = Counter()
    for seed in range(GAMES):
        for record in play(seed):
            step = record.match.state.pending[-1].step
            asked[step] += 1
            if asked[step] <= EACH:
                found.append((seed, list(record.match.journal)))
        if all(asked[step.id] for step in record.game.steps):
            return found
    return found


def asked(record: Record, lang: str) -> Moment:
    words = Words(lang)
    names = NAMES[: len(record.players)]
    table = LocalTable(record, seats(record, words, names), words, Screen(plain_console(), False))
    seat = lowest(record.match.state.waiting())
    return Moment(record, seat, table.board, table.speaker)


def reached(seed: int, journal: list[tuple[int, int]]) -> Record:
    record = fresh(seed)
    for seat, entry in journal:
        record.match.do(seat, entry)
    return record


def test_the_moments_cover_every_question() -> None:
    steps = {reached(*moment).match.state.pending[-1].step for moment in moments()}
    assert steps == {step.id for step in fresh(1).game.steps}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_is_found_by_its_number_its_text_and_its_sentence(lang: str) -> None:
    for moment in moments():
        here = asked(reached(*moment), lang)
        for entry in here.menu.entries:
            assert here.entry.read(str(entry.number)).choices == [entry.choice]
        for option in here.menu.choices:
            assert here.entry.read(option.action).choices == [option]
            assert here.entry.read(option.action.replace(":", " ")).choices == [option]
            assert option in here.entry.read(here.speaker.say(option.line)).choices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_action_has_a_number_on_the_table_or_belongs_to_a_run(lang: str) -> None:
    for moment in moments():
        here = asked(reached(*moment), lang)
        lines = here.fitted(WIDTH, [], [], 23)
        text = "\n".join(line.plain for line in lines)
        assert max(line.cell_len for line in lines) <= WIDTH, text
        for entry in here.menu.entries:
            assert f"{entry.number})" in text, text
        listed = [entry.choice for entry in here.menu.entries]
        hidden = [option for run in here.menu.runs for option in run[1:]]
        assert sorted(o.action for o in listed + hidden) == sorted(
            o.action for o in here.menu.choices
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_naming_a_blocked_thing_gives_the_reason(lang: str) -> None:
    for moment in moments():
        here = asked(reached(*moment), lang)
        for blocked in here.view.blocked:
            typed = f"{blocked.verb} {here.board.thing(blocked.thing)}"
            answer = here.entry.read(typed)
            assert blocked.why in answer.reasons or answer.choices, typed


def rule_with(record: Record, column: int) -> None:
    """Start the lords' phase with the first player's lord in a column."""
    state = record.match.state
    state.frame.pending, state.asked = [], 0
    state.phase, state.mines, state.prices = LORDS, [19] * 4, [7] * 4
    state.clans[0].wealth, state.clans[0].lords[column] = 60, 1
    state.ask(RULING, 1)


def test_an_amount_is_not_mistaken_for_a_price() -> None:
    record = fresh(1)
    rule_with(record, YELLOW)
    for typed in ("buy yellow 7", "buy 7 yellow", "7 yellow"):
        found = asked(record, "en").entry.read(typed).choices
        assert [option.action for option in found] == ["buy:yellow:7"], typed


def shown(here: Moment) -> str:
    return "\n".join(line.plain for line in here.board.table(here.view, here.menu, WIDTH))


@rule("Z5.3")
@pytest.mark.parametrize(
    ("options", "card", "values"),
    [
        (Options(), "8 yellow", "120 105 90 75"),
        (Options(low_start=True), "8 yellow", "100 88 76 64"),
        (Options(low_start=True), "yellow4-red4", "90 80 70 60"),
    ],
)
def test_a_contract_is_looked_up_with_the_values_of_the_table(
    options: Options, card: str, values: str
) -> None:
    record = fresh(8, options)
    found = Catalogue(record, asked(record, "en").speaker).lines(card, WIDTH)
    assert f"- Values: {values}" in [line.plain for line in found]


def test_a_contract_named_like_a_player_is_still_found() -> None:
    numbers = count(1)
    text = re.sub(r'(?m)^id = ".*"$', lambda _: f'id = "p{next(numbers)}"', TEXT)
    record = begin(SILBERZWERG, Options(), SILBERZWERG.cards(text), ["human"] * 3, 1)
    rule_with(record, CONTRACT)
    here = asked(record, "en")
    assert [here.board.thing(f"contract/{id}") for id in ("p2", "p34")] == ["p2", "p34"]
    assert here.board.thing("bag/p2") == "Bela"
    assert here.board.thing("dwarf/red/p3/lord") == "red Chloé lord"
    assert here.entry.read("raise zzz") == ([], [], [])
    (mine,) = [space.contract for space in here.view.spaces if space.owner == 0]
    (why,) = here.entry.read(f"fulfil {mine}").reasons
    assert why.id == "silberzwerg-why-lacks"


@rule("Z5.1")
def test_two_lords_in_a_column_are_both_shown_after_acting() -> None:
    rich = Has(bag="red8 blue8", lords="contract2", contracts=["red8", "blue8"])
    sc = scene(2, "lords", p1=rich, p2=Has(lords="yellow red"))
    assert "Anna: 2 lords" in shown(asked(sc.record, "en"))
    sc.do("fulfil:red8")
    assert "Anna: lord, (lord)" in shown(asked(sc.record, "en"))
    sc.do("rest:yellow", "fulfil:blue8")
    assert "Anna: (2 lords)" in shown(asked(sc.record, "en"))
    sc.settled()


@rule("Z3.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_victims_of_a_ghost_are_named_in_sentences(lang: str) -> None:
    sc = scene(
        4,
        p1=Has(ghosts="red"),
        p2=Has(miners="red2"),
        p3=Has(lords="red yellow"),
        p4=Has(kept=BARS[:1]),
    )
    sc.do("banish:red:p2:miner")
    sentence = asked(sc.record, lang).speaker.say(
        next(o.line for o in sc.view(1).choices if o.action == "also:p3:lord")
    )
    sc.do("also:p3:lord")
    banner = " ".join(shown(asked(sc.record, lang)).split())
    assert f" · {sentence} " in banner
    sc.do("allow").settled()


@rule("Z3.3")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("column", "named"), CHOICES)
def test_a_cancelled_action_is_logged_in_the_words_of_the_question(
    lang: str, column: str, named: list[str]
) -> None:
    sc = haunted(column)
    line = next(o.line for o in sc.view(1).choices if o.action == named[0])
    speaker = asked(sc.record, lang).speaker
    sc.do(*named, "cancel")
    logged = [speaker.say(line) for line in SILBERZWERG.lines(sc.game, sc.events(), 3)]
    victim = "Chloé" if named[1:] == ["also:p3:lord"] else speaker.say(line)
    assert logged[0].startswith("Dora") and "Anna" in logged[0] and victim in logged[0]
    sc.settled()


def test_penalties_are_shown_next_to_values_while_they_apply() -> None:
    for opened in (False, True):
        sc = scene(
            phase="lords", p1=Has(lords="yellow", contracts=["red8@3"]),
            p2=Has(contracts=["red4-green4"]), public=["blue8@1"], opened=opened,
        )  # fmt: skip
        values = re.findall(r"@\d+▾*(?: −\d+)?", shown(asked(sc.record, "en")))[4:]
        own, theirs = ("", "") if opened else (" −30", " −15")
        assert values == ["@105▾", f"@90{theirs}", f"@75▾▾▾{own}"]
        sc.settled()


@rule("Z4.1")
@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "Anna pays 1 thaler for an expired contract (8 red)"),
        ("fr", "Anna paie 1 thaler pour un contrat expiré (8 rouges)"),
        ("hu", "Anna 1 tallért fizet egy lejárt megbízásért (8 piros)"),
        ("de", "Anna zahlt 1 Silbertaler für einen verfallenen Auftrag (8 rote)"),
    ],
)
def test_the_log_shows_how_much_of_a_penalty_was_paid(lang: str, wanted: str) -> None:
    sc = scene(phase="falling", p1=Has(1, contracts=["red8@3"]))
    assert sc.wealth()[0] == 0
    speaker = asked(sc.record, lang).speaker
    lines = SILBERZWERG.lines(sc.game, sc.opening, 0)
    assert wanted in [speaker.say(line) for line in lines]
    sc.settled()
