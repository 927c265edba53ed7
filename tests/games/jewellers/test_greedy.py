"""The greedy bot buys steadily and accepts the best final scoring."""

from __future__ import annotations

import pytest

from dvergar.bots import bot, decide
from dvergar.engine.rng import bot_luck
from dvergar.engine.state import lowest
from dvergar.games import title
from dvergar.games.jewellers.steps.scoring import COUNTING
from dvergar.games.record import begin, newest_cards

SEATS = 3


@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_a_used_bot_chooses_like_a_new_one(mode: str) -> None:
    game_title = title("jewellers")
    options = game_title.options(mode=mode)
    record = begin(game_title, options, newest_cards(game_title), ["greedy"] * SEATS, 5)
    game, match = record.game, record.match
    used = bot("greedy", game)
    for n in range(240):
        if match.state.over:
            break
        seat = lowest(match.state.waiting())
        action = decide(game, match.state, seat, used, bot_luck(bytes([n])))
        assert action == decide(game, match.state, seat, bot("greedy", game), bot_luck(bytes([n])))
        match.play(seat, action)


@pytest.mark.parametrize("seed", range(3))
def test_bots_do_not_waste_turns_on_gifts(seed: int) -> None:
    """In the advanced mode few turns end without a purchase or a pass."""
    game_title = title("jewellers")
    options = game_title.options(mode="advanced")
    record = begin(game_title, options, newest_cards(game_title), ["greedy"] * SEATS, seed)
    game, match, luck = record.game, record.match, bot_luck(bytes([seed]))
    player, played = bot("greedy", game), []
    while not match.state.over:
        seat = lowest(match.state.waiting())
        action = decide(game, match.state, seat, player, luck)
        played.append(game.space.text(action))
        match.play(seat, action)
    assert played.count("end") < 6 * SEATS
    assert sum(p.inkwell for p in match.state.players) > 0


@pytest.mark.parametrize("seed", range(4))
def test_bots_lose_no_points_in_final_scoring(seed: int) -> None:
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
