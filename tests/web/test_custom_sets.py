"""A game with a custom card set is shown with that set, on the board and in the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dvergar.games.record import Record
from tests.server.custom_sets import ROWS, custom_game
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come
from tests.web.person import Person

Facts = Callable[[Person, Record], dict[str, str]]


def smithy(person: Person, record: Record) -> dict[str, str]:
    view: Any = record.title.view(record.game, record.match.state, 0)
    rows = {card.id: card for card in record.cards.content.card}
    worth = person.says("smithy-buy-value")
    return {id: f"{worth} {rows[id].buy}" for id in view.smiths[0].hand if id in rows}


def silberzwerg(person: Person, record: Record) -> dict[str, str]:
    view: Any = record.title.view(record.game, record.match.state, 0)
    worth = person.says("silberzwerg-value")
    return {space.contract: f"{worth} {space.value}" for space in view.spaces if space.contract}


def jewellers(person: Person, record: Record) -> dict[str, str]:
    view: Any = record.title.view(record.game, record.match.state, 0)
    scores = {card.id: card.score for card in record.cards.content.project}
    flat = [id for id in view.offer if scores[id].kind == "flat"]
    worth = {id: person.says("jewellers-score-flat", points=scores[id].points) for id in flat}
    return dict.fromkeys(view.offer, "") | worth


@pytest.mark.parametrize("facts", [smithy, silberzwerg, jewellers])
def test_custom_cards_are_shown_as_in_their_file(come: Come, server: Server, facts: Facts) -> None:
    record = custom_game(facts.__name__)
    ada = come(server, "Ada")
    id = uploaded(ada.account, record.text())
    ada.page.goto(f"/replay/{id}#moment={len(record.match.log)}&seat=0")
    ada.page.locator(".replay").wait_for()
    shown = facts(ada, record)
    assert any(card.startswith("own-") for card in shown)
    assert any(card in record.cards.names for card in shown if not card.startswith("own-"))
    for card, worth in shown.items():
        words = ada.page.locator(f'[data-thing$="/{card}"] .sr').filter(has_text=worth)
        words.filter(has_text=record.cards.names.get(card, "")).first.wait_for(state="attached")
    ada.page.locator(".retold .chip").filter(has_text="Heirloom").first.wait_for()
    ada.shot(f"own-set-{record.title.id}")


def test_every_game_has_a_custom_set_test() -> None:
    assert [facts.__name__ for facts in (smithy, silberzwerg, jewellers)] == list(ROWS)
