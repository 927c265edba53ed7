"""The final chart shows everyone's wealth after each round and at the end."""

from __future__ import annotations

import pytest

from dvergar.games.record import open_record
from dvergar.server.replays.replays import initial_state
from tests.golden.files import folder
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come

ROWS = "rows => rows.map(row => [...row.querySelectorAll('td')].map(td => +td.textContent))"
# A golden game, and whether points are added up only at its end.
GAMES = [
    ("silberzwerg/3-long-greedy", False),
    ("silberzwerg/ending-rounds", False),
    ("smithy/full-2-greedy", True),
    ("jewellers/classic-3-topaz-greedy", True),
]


def wealth_by_round(save: str, counted: bool) -> list[list[int]]:
    """Compute wealth from the rules: at the start, after each round and at the end."""
    record = open_record(save)
    state = initial_state(record)
    owned = record.title.wealth(record.game, state)
    rows = [owned]
    for seat, action in record.match.log:
        round, before = record.title.round_of(state), owned
        record.game.apply(state, seat, action)
        owned = record.title.wealth(record.game, state)
        if state.over and counted:
            rows.append(before)
        if state.over or record.title.round_of(state) != round:
            rows.append(owned)
    return rows


@pytest.mark.parametrize(("name", "counted"), GAMES)
def test_the_chart_shows_everyones_wealth_after_each_round(
    come: Come, server: Server, name: str, counted: bool
) -> None:
    game, _, file = name.partition("/")
    save = (folder(game) / f"{file}.dvergar").read_text("utf-8")
    ada = come(server, "Ada")
    last = len(open_record(save).match.log)
    ada.page.goto(f"/replay/{uploaded(ada.account, save)}#moment={last}&seat=0")
    ada.page.locator(".weighs").click()
    rows = ada.page.locator(".overtime tbody tr")
    rows.first.wait_for(state="attached")
    assert rows.evaluate_all(ROWS) == wealth_by_round(save, counted)
    assert ada.page.locator(".overtime .band").count() == int(counted)
