"""Views and logs show a seat only what it can know, so equal worlds look equal."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from dvergar.engine.match import IllegalAction
from dvergar.engine.rng import fast
from dvergar.engine.state import Event
from dvergar.games.record import Record
from dvergar.games.title import Line
from dvergar.lab.laws import Laws
from dvergar.locales import Words
from tests.contract.hidden import SECRETS
from tests.contract.moments import GAMES, match_at, moments, one_of_each_verb, played
from tests.contract.tables import Table

SPECTATOR = -1
NAMING = ("card", "other", "part", "parts")


def laws(record: Record, seed: int = 1) -> Laws:
    return Laws(record.title, record.game, fast(seed))


def names_in(text: str) -> set[str]:
    """Return every card name in a text, with and without its side or tilt."""
    found = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))
    return found | {name.removeprefix("tilted-").removeprefix("refined-") for name in found}


def words_of(view: msgspec.Struct) -> set[str]:
    """Return the card names in a view's JSON."""
    return names_in(msgspec.json.encode(view).decode())


@cache
def view_of(table: Table, state: Any, seat: int) -> Any:
    """Return a seat's view of a moment, cached because several tests use it."""
    record = played(table)
    return record.title.view(record.game, state, seat)


def seen(table: Table, state: Any, seat: int) -> set[str]:
    return words_of(view_of(table, state, seat))


def named(lines: list[Line]) -> set[str]:
    """Return the card names in log lines."""
    args = [line.args[key] for line in lines for key in NAMING if key in line.args]
    names = [name for arg in args for name in (arg if isinstance(arg, list) else [str(arg)])]
    return {name.split(".")[0] for name in names}


def test_the_laws_checked_by_simulations_hold(table: Table) -> None:
    record = played(table)
    check = laws(record)
    for state, _, _ in moments(table):
        assert check.broken(state) == []


def test_views_refer_to_existing_rules(table: Table) -> None:
    words = Words("en")
    for state, seat, _ in moments(table):
        shown = view_of(table, state, seat)
        for rule in (shown.rule, *[no.rule for no in shown.blocked]):
            assert words.has(f"rule-{rule.replace('.', '-')}"), rule


def test_every_seat_has_the_same_view_of_every_world_it_can_imagine(table: Table) -> None:
    """The view includes choices and the reasons for blocked ones."""
    record = played(table)
    check = laws(record, 2)
    for state in [*[moment.state for moment in moments(table)], record.match.state]:
        for seat in range(table.seats):
            assert check.view_shows_only_what_is_known(state, seat)


def test_a_spectator_sees_no_more_than_any_player(table: Table) -> None:
    record = played(table)
    check = laws(record, 3)
    view, game = record.title.view, record.game
    for state, _, _ in moments(table):
        for seat in range(table.seats):
            world = check.resampled(state, seat)
            assert view(game, world, SPECTATOR) == view_of(table, state, SPECTATOR)


def test_only_a_waiting_seat_has_choices_and_they_are_the_legal_ones(table: Table) -> None:
    record = played(table)
    space = record.game.space
    for state, _, _ in moments(table):
        for seat in [SPECTATOR, *range(table.seats)]:
            shown = view_of(table, state, seat)
            asked = seat != SPECTATOR and state.waiting() >> seat & 1
            legal = record.game.legal(state, seat) if asked else []
            assert [choice.action for choice in shown.choices] == [space.text(a) for a in legal]
            assert asked or not shown.blocked


def test_refusals_say_the_same_in_every_world_a_seat_can_imagine(table: Table) -> None:
    record = played(table)
    check = laws(record, 4)
    for state, _, action in moments(table)[::4]:
        for other in range(table.seats):
            tries = [action, 0, record.game.space.size - 1]
            world = check.resampled(state, other)
            assert refusals(table, world, other, tries) == refusals(table, state, other, tries)


def refusals(table: Table, state: Any, seat: int, tries: list[int]) -> list[str]:
    match = match_at(table, state)
    legal = match.game.legal(state, seat) if state.waiting() >> seat & 1 else []
    said = []
    for action in tries:
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                match.play(seat, action)
            said.append(str(refused.value))
    return said


def test_an_undoable_action_taught_its_actor_nothing(table: Table) -> None:
    """Checks one action per verb."""
    free = 0
    for seed in GAMES:
        free += undone(table, seed)
        if free > 20:
            return
    pytest.fail(f"only {free} actions could be undone")


def undone(table: Table, seed: int | None) -> int:
    """Count a game's undoable actions, and check that none taught its actor anything."""
    record = played(table, seed)
    check = laws(record, 5)
    free = 0
    for state, seat, _ in moments(table, seed):
        for action in one_of_each_verb(record.game, record.game.legal(state, seat)):
            match = match_at(table, state)
            match.play(seat, action)
            if match.undoable(seat):
                free += 1
                world = check.resampled(state, seat)
                assert result_for(record, world, seat, action, seat) == result_for(
                    record, state, seat, action, seat
                ), record.game.space.text(action)
    return free


def result_for(
    record: Record, state: Any, seat: int, action: int, reader: int
) -> tuple[Any, list[Line]]:
    """Return the view and log of `reader` after an action by `seat`."""
    game, title = record.game, record.title
    after = game.clone(state)
    events: list[Event] = []
    after.events = events
    game.apply(after, seat, action)
    after.events = None
    return title.view(game, after, reader), title.lines(game, events, reader)


def test_readers_who_see_the_same_read_the_same_log(table: Table) -> None:
    record = played(table)
    check = laws(record, 6)
    compared = 0
    for state, seat, action in moments(table):
        for reader in range(table.seats):
            world = check.resampled(state, reader)
            if reader != seat and world.waiting() >> seat & 1:
                if world.sealed != state.sealed and reveals(record, state, seat, action):
                    continue  # then everyone may read the answers, which differ between worlds
                if action in record.game.legal(world, seat):
                    compared += same_lines(record, state, world, (seat, action), reader)
    assert compared > 20


def reveals(record: Record, state: Any, seat: int, action: int) -> bool:
    """Return whether an action completes the last open sealed answer."""
    after = record.game.clone(state)
    record.game.apply(after, seat, action)
    return any(state.sealed) and not any(after.sealed)


def same_lines(record: Record, state: Any, world: Any, act: tuple[int, int], reader: int) -> bool:
    here, there = (
        result_for(record, state, *act, reader),
        result_for(record, world, *act, reader),
    )
    if here[0] == there[0]:
        assert here[1] == there[1], record.game.space.text(act[1])
    return bool(here[0] == there[0])


def test_the_log_names_only_cards_its_reader_sees_before_or_after(table: Table) -> None:
    record = played(table)
    for state, seat, action in moments(table):
        for reader in [SPECTATOR, *range(table.seats)]:
            view, lines = result_for(record, state, seat, action, reader)
            assert named(lines) <= seen(table, state, reader) | words_of(view)


def test_no_view_holds_the_name_of_a_hidden_card(table: Table) -> None:
    record = played(table)
    secrets = SECRETS[table.game](record.game)
    assert secrets.names(moments(table)[0].state, SPECTATOR)
    for state, _, _ in moments(table):
        for seat in [SPECTATOR, *range(table.seats)]:
            assert not secrets.names(state, seat) & seen(table, state, seat)
