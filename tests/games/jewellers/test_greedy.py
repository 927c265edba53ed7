"""The greedy bot of the Jewellers takes the best count that is proposed to it."""

from __future__ import annotations

import pytest

from dvergar.bots import bot, decide
from dvergar.engine.core import lowest
from dvergar.engine.rng import bot_luck
from dvergar.games import title
from dvergar.games.jewellers.flow import COUNTING
from dvergar.games.record import begin, newest_cards

SEATS = 3


@pytest.mark.parametrize("seed", range(4))
def test_no_seat_gives_points_away_at_the_final_count(seed: int) -> None:
    game_title = title("jewellers")
    names = ["greedy"] * SEATS
    record = begin(game_title, game_title.options(), newest_cards(game_title), names, seed)
    game, match, luck = record.game, record.match, bot_luck(bytes([seed]))
    player, answers = bot("greedy", game), []
    while not match.state.over:
        seat = lowest(match.state.waiting())
        action = decide(game, match.state, seat, player, luck)
        if match.state.pending[-1].step == COUNTING:
            answers.append(game.space.text(action))
        match.play(seat, action)
    assert set(answers) == {"accept"}
