"""Every field of the state is encoded, and clones share nothing mutable."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from inspect import isgetsetdescriptor

import pytest

from dvergar.engine.pile import Pile
from dvergar.engine.rng import KeyedRng, Rng
from dvergar.engine.state import Decision, Frame
from dvergar.games.smithy.card_data import Kit
from dvergar.games.smithy.effects import Perks
from dvergar.games.smithy.state import Smith, SmithyState, Stack
from tests.scenario import Has, Scenario, scenario

# Fields that encode() omits, each with the reason.
EXEMPT = {
    "events": "a listener's list, empty between actions",
    "learned": "about the newest action only; the match reads it at once",
    "key": "the header of a save holds the seed that it is made of",
    "block": "follows from the key and the count of words drawn",
    "hand_size": "counts hand and guild_hand",
    "shop_size": "counts raw, bars, bench and stacks",
    "perks": "follow from the apprentices",
    "kit": "follows from the tools",
    "size": "counts the parts of a stack",
}
SHARED = (Decision, Stack, Perks, Kit)  # immutable, so clones may share them


def rich() -> Scenario:
    """Return a state in which no field is empty."""
    stack = ("goblet", ["silver", "gold"])
    king = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
    p1 = Has(
        hand=["iron", "gold", "barker"], shown=["gold"], market=["iron", "tilted-ruby"],
        workshop=["iron", "refined-iron", "frost-flask"], stacks=[stack], kings=[king],
        apprentices=["haggler"], tools=["nail-header"],
    )  # fmt: skip
    sc = scenario(
        bidding=True, p1=p1, p2=Has(market=["silver", "earth"]), warehouse=["iron"],
        mine=["gold", "gold"], guild=["seal-ring"],
    )  # fmt: skip
    return sc.do("name:p2:silver", "pass", "name:p2:earth")


def fields(thing: object) -> list[str]:
    """Return the attributes of an instance, compiled or interpreted."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    found = [(n, v) for cls in type(thing).__mro__ for n, v in vars(cls).items()]
    names = [name for name, v in found if isgetsetdescriptor(v) and not name.startswith("__")]
    frame = getattr(thing, "frame", None)  # a state exposes its frame's fields as properties
    return [name for name in names if not hasattr(frame, name)]


def other(value: object) -> object:
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, bytes):
        return value[::-1] + b"?"
    if isinstance(value, Frame):
        later = value.clone()
        later.turn += 1
        return later
    if isinstance(value, Perks):
        return Perks(market=9)
    if isinstance(value, Kit):
        return Kit(value.data, [20])
    if isinstance(value, Pile):
        return Pile(value.slots[:-1])
    if isinstance(value, Rng):
        spent = value.clone()
        spent.word()
        return spent
    assert value is None or isinstance(value, list)
    return [] if value is None else value[:-1]


def parts(s: SmithyState) -> dict[str, object]:
    """Return all objects whose fields make up a state."""
    me = s.smiths[0]
    return {
        "state": s,
        "frame": s.frame,
        "rng": s.rng,
        "mine": s.mine,
        "guild": s.guild,
        "pending": s.pending[0],
        "smith": me,
        "stack": me.stacks[0],
        "king": me.kings[0],
    }


def named_fields() -> list[tuple[str, str]]:
    return [(part, name) for part, thing in parts(rich().state).items() for name in fields(thing)]


@pytest.mark.parametrize(("part", "name"), named_fields())
def test_a_change_of_any_field_changes_the_encoding(part: str, name: str) -> None:
    sc = rich()
    sc.state.sealed = [[1], []]
    before = sc.game.encode(sc.state)
    thing = parts(sc.state)[part]
    setattr(thing, name, other(getattr(thing, name)))
    assert (sc.game.encode(sc.state) == before) == (name in EXEMPT)


def test_every_exempt_name_is_a_field() -> None:
    assert set(EXEMPT) <= {name for _, name in named_fields()}


def test_the_encoding_tells_one_list_from_the_next() -> None:
    """Moving a card from the end of one list to the start of the next changes the encoding."""
    here, there = rich(), rich()
    here.state.warehouse, here.state.discard = [1, 2], [3]
    there.state.warehouse, there.state.discard = [1], [2, 3]
    assert here.game.encode(here.state) != there.game.encode(there.state)


def test_equal_states_have_equal_encodings() -> None:
    sc = rich()
    assert sc.game.encode(sc.game.clone(sc.state)) == sc.game.encode(sc.state)
    assert sc.game.encode(rich().state) == sc.game.encode(sc.state)


def spoilers(thing: object) -> Iterator[Callable[[], None]]:
    """Yield functions that change each mutable part of an object in place."""
    for name in fields(thing):
        value = getattr(thing, name)
        if isinstance(value, list) and name != "sealed":  # sealed parts are only replaced
            for item in value:
                if not isinstance(item, (int, *SHARED)):
                    yield from spoilers(item)
            yield value.clear
        elif isinstance(value, (Frame, Pile, Rng, Smith)):
            yield from spoilers(value)
        if not isinstance(value, (list, *SHARED)):
            yield partial(setattr, thing, name, other(value))


def test_changing_any_part_of_a_clone_leaves_the_original_unchanged() -> None:
    sc = rich()
    before, seen = sc.game.encode(sc.state), [sc.view(1), sc.view(2)]
    copy = sc.game.clone(sc.state)
    ways = list(spoilers(copy))
    for spoil in ways:
        spoil()
    assert len(ways) > 60
    assert sc.game.encode(copy) != before
    assert sc.game.encode(sc.state) == before
    assert [sc.view(1), sc.view(2)] == seen
    assert sc.game.faults(sc.state) == []


def test_playing_on_a_clone_leaves_the_original_unchanged() -> None:
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=Has(hand=["iron"] * 5))
    before = sc.game.encode(sc.state)
    copy = sc.game.clone(sc.state)
    for _ in range(60):
        seat = copy.pending[-1].seats.bit_length() - 1
        legal = sc.game.legal(copy, seat)
        sc.game.apply(copy, seat, legal[len(legal) // 2])
    assert sc.game.encode(sc.state) == before
    sc.settled()


def test_the_keyed_generator_of_a_clone_gives_the_same_words() -> None:
    sc = rich()
    copy = sc.game.clone(sc.state)
    assert isinstance(copy.rng, KeyedRng)
    assert [copy.rng.word() for _ in range(40)] == [sc.state.rng.word() for _ in range(40)]
