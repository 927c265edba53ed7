"""J3.10, J3.14: in random games, every turn allows what a short model of the rules allows."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.steps.act import ACTING
from tests.games.jewellers.scene import Mode, Scene, fresh
from tests.marks import rule

USES = ["white", "black", "hammer", "harp", "ink"]


class Turn:
    """How often each manoeuvre was used in a turn."""

    def __init__(self) -> None:
        self.uses = dict.fromkeys(USES, 0)

    def note(self, verb: str) -> None:
        if verb in self.uses:
            self.uses[verb] += 1

    def steps(self, verb: str) -> int:
        """Two grey stones are one use."""
        return -(-self.uses[verb] // 2) if verb == "white" else self.uses[verb]

    def second(self) -> bool:
        return any(self.steps(verb) > 1 for verb in USES)

    def room(self, verb: str, idle: int) -> bool:
        most = 1 if idle >= 6 else 2
        return self.uses[verb] < (2 * most if verb == "white" else most)


def possible(sc: Scene, player: int) -> set[str]:
    """Return the manoeuvres that gems, gifts and the table allow."""
    s, p = sc.state, sc.player(player)
    cursed = [card.startswith("cursed") for card in sc.offer()]
    prices = (1, 2) if p.hammer == 0 else (2, 3)
    found = {
        "white": p.stock[12] > 0 and any(s.white),
        "black": p.stock[13] > 0 and any(s.black),
        "hammer": p.hammer >= 0 and (p.stock[3] >= prices[0] or max(p.stock[:3]) >= prices[1]),
        "harp": p.harp == 1,
        "ink": p.inkwell == 1 and len(s.deck) > 0 and not all(cursed),
    }
    return {verb for verb, may in found.items() if may}


def barred(sc: Scene, player: int) -> bool:
    """Return whether the offer has a cursed crystal of a colour the player holds."""
    stock = dict(zip(["red", "green", "blue", "gold"], sc.player(player).stock))
    cursed = [card.split("-")[2] for card in sc.offer() if card.startswith("cursed-crystal")]
    return any(stock[colour] for colour in cursed)


def check(sc: Scene, turn: Turn) -> None:
    player, verbs = sc.asked, sc.verbs()
    idle = sc.player(player).idle
    uses = {verb for verb in possible(sc, player) if turn.room(verb, idle)}
    assert verbs & {*USES} == uses
    assert ("pass" in verbs) == (not turn.second() and not barred(sc, player))
    assert not (turn.second() and "buy" in verbs)
    assert ("end" in verbs) == (any(turn.uses.values()) and idle < 6)


@rule("J3.1", "J3.10", "J3.13", "J3.14")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
@pytest.mark.parametrize("manner", ["topaz", "opal"])
@pytest.mark.parametrize("seats", [2, 3])
def test_turns_of_random_games_match_the_model(
    mode: Mode, manner: Literal["topaz", "opal"], seats: int
) -> None:
    rng = Random(f"{mode} {manner} {seats}")
    sc, turn, at = fresh(seats, Options(mode=mode, manner=manner)), Turn(), -1
    turns = 0
    while not sc.state.over:
        if sc.state.turn != at:
            turn, at = Turn(), sc.state.turn
        text = rng.choice(sc.legal())
        if sc.state.pending[-1].step == ACTING:
            check(sc, turn)
            turns += 1
            turn.note(text.partition(":")[0])
        sc.do(text)
    assert turns > 20
