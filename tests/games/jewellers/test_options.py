"""Table options of the Jewellers are read from a command, or refused with a reason."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from dvergar.cli.table_options import chosen_options, every_option, kinds, variants
from dvergar.games import GAMES, title
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.options import describe, refuse_unfit
from dvergar.games.record import BadTable, begin, newest_cards
from tests.marks import rule


def test_the_options_and_their_defaults() -> None:
    found = {name: (info.kind, info.default) for name, info in describe(Options).items()}
    assert found == {
        "mode": (["initiation", "classic", "advanced"], "classic"),
        "manner": (["topaz", "opal"], "topaz"),
        "cleanup": (["controlled", "chaotic", "no-quarter"], "controlled"),
        "auction": (["open", "closed"], "open"),
        "patrons": ("bool", False),
    }


def test_options_list_the_modes_they_are_for() -> None:
    found = {name: info.only for name, info in describe(Options).items() if info.only}
    late = {"mode": ["advanced"]}
    assert found == {
        "cleanup": late,
        "auction": late,
        "patrons": {"mode": ["classic", "advanced"]},
    }


def test_every_option_can_be_set_from_a_command() -> None:
    jewellers: Any = SimpleNamespace(id="jewellers", options=Options)
    words = {"mode": "advanced", "manner": "opal", "cleanup": "chaotic", "auction": "closed"}
    given = {**words, "first": None, "cards": None, "variant": ("patrons",)}
    assert variants(jewellers) == ["patrons"]
    assert msgspec.to_builtins(chosen_options(jewellers, given)) == {**words, "patrons": True}


def test_a_command_shows_the_choices_of_every_game() -> None:
    shown = every_option()
    for game in GAMES:
        for name, kind in kinds(title(game)).items():
            assert kind == "bool" or set(kind if isinstance(kind, list) else []) <= set(shown[name])


def test_an_unknown_option_or_choice_is_refused() -> None:
    for fields in ({"speed": 1}, {"mode": "full"}, {"patrons": "yes"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(fields, Options)


POSSIBLE = [
    Options(),
    Options(mode="initiation", manner="opal"),
    Options(mode="classic", patrons=True),
    Options(
        mode="advanced", manner="opal", cleanup="no-quarter", auction="closed", patrons=True
    ),
]  # fmt: skip


@pytest.mark.parametrize("options", POSSIBLE)
def test_possible_options_are_accepted(options: Options) -> None:
    for seats in range(2, 6):
        refuse_unfit(options, seats)


IMPOSSIBLE = [
    (
        Options(mode="initiation", patrons=True),
        "patrons: true is for mode classic or advanced, not init.*J7",
    ),
    (Options(cleanup="chaotic"), r"cleanup: chaotic is for mode advanced, not classic \(J4.1\)"),
    (Options(mode="initiation", cleanup="no-quarter"), r"cleanup: no-quarter is .*\(J4.1\)"),
    (Options(auction="closed"), r"auction: closed is for mode advanced, not classic \(J5.3\)"),
    (Options(mode="initiation", auction="closed"), r"auction: closed is .*\(J5.3\)"),
]


@rule("J4.1", "J5.3")
@pytest.mark.parametrize(("options", "reason"), IMPOSSIBLE)
def test_options_ruled_out_by_the_mode_are_refused_with_the_rule(
    options: Options, reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        refuse_unfit(options, 3)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players_can_play(seats: int) -> None:
    game = title("jewellers")
    with pytest.raises(BadTable, match=f"2 to 5 players, not {seats}"):
        begin(game, Options(), newest_cards(game), ["human"] * seats, 1)
