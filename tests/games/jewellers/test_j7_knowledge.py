"""J7.8: which cards of the deck each seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dvergar.engine.state import Event, lowest
from dvergar.games.jewellers import events
from dvergar.games.jewellers.space import TO_OFFER
from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.deck_watcher import Watcher
from tests.games.jewellers.random_games import next_action, patronised
from tests.games.jewellers.scene import Mode, Scene, scene
from tests.marks import rule

TOP = ["bellows", "anvil", "quench-trough", "long-tongs"]
FOUR = ["brazier-of-the-flame", "altar-of-the-deep-earth"]


@rule("J7.8")
def test_a_look_is_remembered_while_the_deck_shrinks() -> None:
    """Two of seven cards stay in the offer, so five new ones are drawn."""
    offer = [
        "garnet-studs", "moonwater-drops", "moss-agate-clasp", "ember-bracelet", "tidal-necklace",
        "oakleaf-tiara", "lineage-scroll",
    ]  # fmt: skip
    deck = [f"{card}@1" for card in [*TOP, "hooked-tongs", "ceremonial-hammer", "runed-helm"]]
    sc = scene("classic", patrons=True, deck=[*deck, REST], offer=offer).idle()
    assert sc.state.round == 3
    assert sc.known(1)[:3] == ["ceremonial-hammer", "runed-helm", "?"]
    assert set(sc.known(2)) == {"?"}


@rule("J7.8")
def test_known_cards_are_shown_in_place_and_only_to_their_seat() -> None:
    sc = scene("classic", "turns", patrons=True, deck=["bellows@1", "anvil", "long-tongs@12"])
    assert sc.view(1).known == ["bellows", "", "long-tongs"]
    assert sc.view(2).known == ["", "", "long-tongs"]
    assert sc.view(0).known == []
    assert [sc.view(p).deck for p in (0, 1, 2)] == [3, 3, 3]


@rule("J7.8", "J7.2")
@pytest.mark.parametrize("place", ["top", "under", "bottom"])
def test_a_secret_move_makes_others_forget_the_deck(place: str) -> None:
    deck = [
        "bellows@2",
        "anvil@2",
        "quench-trough",
        "long-tongs",
        "garnet-studs",
        "signet-of-the-elders@2",
    ]
    sc = scene("classic", "faith", patrons=True, p1=Has(cards=FOUR), deck=deck)
    sc.do(f"move:anvil:{place}", "leave")
    assert set(sc.known(2)) == {"?"}
    assert [c for c in sc.known(1) if c != "?"] == [c for c in sc.deck() if c in TOP]


@rule("J7.8", "J7.2")
def test_a_move_to_the_offer_makes_nobody_forget() -> None:
    deck = ["bellows@2", "anvil@2", "quench-trough", "long-tongs", "garnet-studs@2"]
    sc = scene("classic", "faith", patrons=True, p1=Has(cards=FOUR), deck=deck)
    sc.do("move:anvil:offer")
    assert sc.known(2) == ["bellows", "?", "?", "garnet-studs"]
    sc.do("move:quench-trough:offer")
    assert sc.known(2) == ["bellows", "?", "garnet-studs"]
    assert sc.known(1) == ["bellows", "long-tongs", "?"]


@rule("J7.8", "J7.3")
def test_everyone_tracks_a_purchase_from_the_musician_patron() -> None:
    deck = ["monument-fire@2", "lineage-scroll", "anvil@2"]
    sc = scene("advanced", "music", patrons=True, p1=Has("red9 blue9 gold9", ["organ"]), deck=deck)
    one = sc.fork().do("buy:monument-fire")
    assert (one.known(1), one.known(2)) == (["lineage-scroll", "?"], ["?", "anvil"])
    two = sc.fork().do("buy:lineage-scroll")
    assert (two.known(1), two.known(2)) == (["monument-fire", "?"], ["monument-fire", "anvil"])


@rule("J7.8", "J7.6")
def test_everyone_tracks_a_purchase_from_the_noble_patron() -> None:
    deck = ["anvil@2", "garnet-studs", "moonwater-drops@2", "long-tongs"]
    p1 = Has("red9 blue9", ["livery-collar-earth", "livery-collar-water"])
    sc = scene("classic", patrons=True, p1=p1, offer=["livery-collar-fire"], deck=deck)
    sc.do("buy:livery-collar-fire")
    assert sc.known(1) == sc.deck()
    sc.do("buy:moonwater-drops")
    assert sc.known(2) == ["anvil", "?", "?"]
    assert sc.known(1) == ["anvil", "garnet-studs", "long-tongs"]


@rule("J7.8", "J3.8")
def test_an_inkwell_takes_known_cards_off_the_top() -> None:
    sc = scene(
        "advanced", patrons=True, deck=["bellows@2", "anvil@12", "long-tongs@2", "hooked-tongs"],
        offer=["garnet-studs", "moonwater-drops"],
    ).do("ink:garnet-studs")  # fmt: skip
    assert sc.offer() == ["bellows", "anvil"]
    assert (sc.known(1), sc.known(2)) == (["?", "?"], ["long-tongs", "?"])


@rule("J7.8")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3])
def test_each_seat_knows_exactly_what_it_saw_and_can_track(mode: Mode, seats: int) -> None:
    met: Counter[str] = Counter()
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(6):
        luck = Random(seed)
        sc = patronised(mode, seats, seed)
        watchers = [Watcher(seat, len(sc.deck())) for seat in range(seats)]
        for watcher in watchers:
            watcher.follow(sc.opening)
        while not sc.state.over:
            seat, text = lowest(sc.state.waiting()), next_action(luck, sc, met)
            met[text.partition(":")[0]] += 1
            named(watchers, seat, sc, text)
            emitted = sc.match.play(seat, sc.game.space.parse(text))
            for event in emitted:
                seen[(event.kind, moved_to(event) if event.kind == events.MOVED else 0)] += 1
            for watcher in watchers:
                watcher.follow(emitted)
                assert sc.state.deck.known(watcher.seat) == watcher.deck, text
                real = [slot >> 8 for slot in reversed(sc.state.deck.slots)]
                assert all(c in (-1, r) for c, r in zip(watcher.deck, real, strict=True))
    assert {place for kind, place in seen if kind == events.MOVED} == {0, 1, 2, 3}
    assert seen[(events.REWARDED, 0)] > 0


def moved_to(event: Event) -> int:
    """Return where a card was moved; the place of a secret move is secret too."""
    place, _ = event.shown or event.secret
    assert bool(event.shown) == (place == TO_OFFER)
    return place


def named(watchers: list[Watcher], seat: int, sc: Scene, text: str) -> None:
    """Show all watchers which deck card a buyer starts to pay for, and its place."""
    verb, _, card = text.partition(":")
    deck = watchers[seat].deck
    if verb == "choose" and sc.game.book.data.ids.index(card) in deck:
        place = deck.index(sc.game.book.data.ids.index(card))
        for watcher in watchers:
            watcher.see(place, deck[place])
