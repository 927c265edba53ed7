"""Views leak nothing about the deck, and worlds redraw every card a seat can't know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from dvergar.bots.search import playout
from dvergar.engine.pile import MASK_BITS
from dvergar.engine.rng import fast
from dvergar.games.jewellers.buying.purchase import NOBLE
from dvergar.games.jewellers.rounds.patrons import HOUSING, LISTENING, MOVING
from dvergar.games.jewellers.shown.view import view
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import PAYING_FOR
from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.random_games import next_action, patronised
from tests.games.jewellers.scene import Mode, Scene, scene
from tests.marks import rule

WORLDS = 60
OF_EACH_QUESTION = 2
TOP = ["bellows", "anvil", "quench-trough", "long-tongs"]
FOUR = Has(cards=["brazier-of-the-flame", "altar-of-the-deep-earth"])
RICH = "red9 green9 blue9 gold9 opal-memorist2 opal-aesthete2"


def worlds(sc: Scene, player: int, n: int = WORLDS) -> Iterator[JewelState]:
    for seed in range(n):
        world = sc.game.clone(sc.state)
        sc.game.resample(world, player - 1, fast(seed))
        yield world


def names(sc: Scene, world: JewelState) -> list[str]:
    """Return a world's deck, top first."""
    return sc.names([slot >> MASK_BITS for slot in reversed(world.deck.slots)])


@rule("J7.8", "J2.2")
def test_unknown_places_may_hold_every_unknown_card_and_known_ones_stay() -> None:
    deck = ["bellows@1", "anvil", "quench-trough@2", "long-tongs", "garnet-studs", "hooked-tongs@1"]
    sc = scene("classic", patrons=True, deck=deck)
    met: list[set[str]] = [set() for _ in deck]
    for world in worlds(sc, 1, 400):
        for place, card in enumerate(names(sc, world)):
            met[place].add(card)
    free = {"anvil", "quench-trough", "long-tongs", "garnet-studs"}
    assert met == [{"bellows"}, free, free, free, free, {"hooked-tongs"}]


@rule("J7.8", "J2.2")
def test_a_world_keeps_who_has_looked_where() -> None:
    sc = scene(
        "classic", patrons=True, deck=["bellows@1", "anvil@2", "quench-trough", "long-tongs@12"]
    )
    masks = [slot & 0xFF for slot in sc.state.deck.slots]
    for player in (1, 2):
        for world in worlds(sc, player):
            assert [slot & 0xFF for slot in world.deck.slots] == masks
            assert names(sc, world)[3] == "long-tongs"


@rule("J7.8", "J7.2")
def test_cards_seen_by_one_player_are_redrawn_for_the_others() -> None:
    """The patron's choices change with the cards."""
    sc = scene("classic", "faith", patrons=True, p1=FOUR, deck=[*TOP, REST])
    choices = set()
    for world in worlds(sc, 2):
        legal = [sc.game.space.text(a) for a in sc.game.legal(world, 0)]
        named = {text.split(":")[1] for text in legal if ":" in text}
        assert named == set(names(sc, world)[:4])
        choices.add(frozenset(named))
    assert len(choices) > WORLDS // 2
    for world in worlds(sc, 1):
        assert names(sc, world)[:4] == TOP


@rule("J7.8", "J7.2")
def test_worlds_drawn_between_two_moves_can_be_played_on() -> None:
    sc = scene("classic", "faith", patrons=True, p1=FOUR, p2=Has(), deck=[*TOP, REST])
    for first in ("anvil:top", "anvil:under", "anvil:bottom", "anvil:offer"):
        fork = sc.fork().do(f"move:{first}")
        for n, world in enumerate(worlds(fork, 2, 8)):
            for action in sc.game.legal(world, 0):
                child = sc.game.clone(world)
                sc.game.apply(child, 0, action)
                assert sc.game.faults(child) == sc.flaws
            playout(sc.game, world, fast(n))
            assert world.over


def top_payment() -> Scene:
    """Let the first player pay for one of the deck's top two cards, with a choice of jokers."""
    deck = ["monument-fire", "garnet-studs", REST]
    sc = scene("advanced", "music", manner="opal", patrons=True, p1=Has(RICH, ["organ"]), deck=deck)
    return sc.do("choose:monument-fire")


def last_payment() -> Scene:
    """Let the first player pay for one of the deck's last cards."""
    deck = ["anvil", "long-tongs", "hooked-tongs", *TOP[2:3], "monument-fire", "garnet-studs"]
    cards = ["livery-collar-earth", "livery-collar-water"]
    sc = scene(
        "classic", manner="opal", patrons=True, p1=Has(RICH, cards), offer=["livery-collar-fire"],
        deck=deck,
    )  # fmt: skip
    return sc.do("buy:livery-collar-fire", "choose:monument-fire")


@rule("J7.8", "J7.3", "J7.6", "J2.2")
@pytest.mark.parametrize("patron", ["musician", "noble"])
def test_paying_for_a_patrons_card_leaks_nothing(patron: str) -> None:
    """Others either see the card or consider every card the buyer may be paying for."""
    sc = top_payment() if patron == "musician" else last_payment()
    assert sc.view(1).question == "pay"
    known = "monument-fire" in sc.known(2)
    bought: Counter[str] = Counter()
    for world in worlds(sc, 2):
        before = names(sc, world)
        while sc.game.steps[world.pending[-1].step] is sc.game.steps[sc.state.pending[-1].step]:
            sc.game.apply(world, 0, sc.game.legal(world, 0)[-1])
        card = sc.names(world.players[0].cards)[-1]
        bought[card] += 1
        assert card in (before[:2] if patron == "musician" else before[-7:]), card
        assert sc.game.faults(world) == sc.flaws
    assert known or len(bought) > 1, bought


@rule("J7.8", "J2.2")
@pytest.mark.parametrize("patron", ["musician", "noble"])
def test_a_buyer_sees_the_card_that_is_paid_for(patron: str) -> None:
    sc = top_payment() if patron == "musician" else last_payment()
    assert sc.view(1).subject == "monument-fire"
    seen = sc.view(2).subject
    assert seen == ("monument-fire" if "monument-fire" in sc.known(2) else "")


@rule("J7.8", "J2.2")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_views_with_patrons_are_the_same_in_every_world(mode: Mode) -> None:
    """Checks the first questions of every kind, for each seat and for a spectator."""
    met: Counter[str] = Counter()
    asked: Counter[int] = Counter()
    for seed in range(2):
        luck = Random(seed)
        sc = patronised(mode, 3, seed)
        while not sc.state.over:
            step = sc.state.pending[-1].step
            asked[step] += 1
            if asked[step] <= OF_EACH_QUESTION:
                check_same_view(sc, seed)
            text = next_action(luck, sc, met)
            met[text.partition(":")[0]] += 1
            sc.do(text)
    assert {HOUSING, MOVING, NOBLE, PAYING_FOR} <= set(asked)
    assert mode == "classic" or LISTENING in asked


def check_same_view(sc: Scene, seed: int) -> None:
    game, s = sc.game, sc.state
    shown = [view(game, s, seat) for seat in range(-1, s.seats)]
    for seat in range(s.seats):
        world = game.clone(s)
        game.resample(world, seat, fast(seed))
        assert view(game, world, seat) == shown[seat + 1]
        assert view(game, world, -1) == shown[0]
        assert game.faults(world) == sc.flaws
        assert game.encode(game.decode(game.encode(world))) == game.encode(world)
