"""J7.2: the religion patron looks at the top of the deck and moves cards."""

from __future__ import annotations

import pytest

from dvergar.engine.save import parse
from dvergar.games.jewellers.game import RULES_VERSION
from dvergar.games.record import open_record
from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.scene import Scene, scene
from tests.golden.files import folder
from tests.marks import rule

FOUR = Has(cards=["brazier-of-the-flame", "altar-of-the-deep-earth"])
ONE = Has(cards=["offering-table"])
TOP = ["bellows", "anvil", "quench-trough", "long-tongs", "hooked-tongs", "ceremonial-hammer"]
DECK = [
    *TOP,
    REST,
]
OFFER = ["garnet-studs"]


def looking(
    *players: Has,
    deck: list[str] = DECK,
    crown: int = 1,
    direction: int = 1,
    round: int = 2,
    rules_version: int = RULES_VERSION,
) -> Scene:
    p1, p2, p3, p4 = [*players, None, None, None][:4]
    return scene(
        "classic", "faith", seats=len(players), patrons=True, p1=p1, p2=p2, p3=p3, p4=p4,
        deck=deck, offer=OFFER, crown=crown, direction=direction, round=round,
        rules_version=rules_version,
    )  # fmt: skip


@rule("J7.2")
def test_the_player_with_most_logos_looks_at_as_many_cards() -> None:
    sc = looking(FOUR, ONE)
    assert (sc.asked, sc.view(1).question) == (1, "move")
    assert sc.known(1)[:5] == [*TOP[:4], "?"]
    assert set(sc.known(2)) == {"?"}
    sc.do("leave")
    sc.settled()


@rule("J7.2", "J7.8")
def test_other_players_with_logos_look_afterwards() -> None:
    sc = looking(FOUR, ONE, Has(cards=["plinth-red-green"]), Has()).do("leave")
    assert sc.known(1)[:5] == [*TOP[:4], "?"]
    assert sc.known(2)[:2] == [TOP[0], "?"]
    assert sc.known(3)[:3] == [*TOP[:2], "?"]
    assert set(sc.known(4)) == {"?"}
    assert sc.deck()[:6] == TOP


@rule("J7.2")
@pytest.mark.parametrize(
    ("crown", "direction", "looks"), [(1, 1, 2), (1, -1, 4), (4, 1, 4), (3, -1, 2)]
)
def test_ties_go_to_the_crown_holder_then_follow_turn_order(
    crown: int, direction: int, looks: int
) -> None:
    two = [Has(cards=["plinth-red-green"]), Has(cards=["plinth-blue-red"])]
    sc = looking(Has(), two[0], ONE, two[1], crown=crown, direction=direction)
    assert sc.asked == looks


@rule("J7.2")
def test_nobody_looks_without_a_logo_or_in_round_one() -> None:
    for sc in (looking(Has(), Has()), looking(FOUR, ONE, round=1)):
        assert sc.phase() == "draft"
        assert set(sc.known(1) + sc.known(2)) == {"?"}


@rule("J7.2")
def test_one_logo_looks_and_moves_nothing() -> None:
    sc = looking(ONE, Has())
    assert sc.phase() == "draft"
    assert sc.known(1)[:2] == [TOP[0], "?"]


@rule("J7.2")
@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        (["plinth-red-green"], 1),
        (["font-of-the-springs"], 1),
        (list(FOUR.cards), 2),
        (["font-of-the-springs", *FOUR.cards], 3),
    ],
)
def test_as_many_cards_as_half_the_logos_may_be_moved(cards: list[str], moves: int) -> None:
    sc = looking(Has(cards=cards), Has())
    for card in TOP[:moves]:
        assert sc.phase() == "faith"
        sc.do(f"move:{card}:bottom")
    assert sc.phase() == "draft"
    sc.settled()


@rule("J7.2")
def test_only_cards_seen_may_be_moved_and_each_once() -> None:
    sc = looking(FOUR, Has())
    assert {text.split(":")[0] for text in sc.offered("move")} == set(TOP[:4])
    assert {text.split(":")[1] for text in sc.offered("move")} == {
        "offer", "top", "under", "bottom",
    }  # fmt: skip
    sc.do("move:anvil:under")
    assert {text.split(":")[0] for text in sc.offered("move")} == {TOP[0], TOP[2], TOP[3]}


@rule("J7.2")
def test_cards_moved_to_the_offer_may_exceed_its_size() -> None:
    sc = looking(FOUR, ONE).do("move:anvil:offer", "move:long-tongs:offer")
    assert sc.offer() == [*OFFER, "anvil", "long-tongs"]
    assert sc.deck()[:4] == ["bellows", "quench-trough", "hooked-tongs", "ceremonial-hammer"]
    assert sc.known(1)[:3] == ["bellows", "quench-trough", "?"]


MOVES = [
    (["anvil:top"], ["anvil", "bellows", "quench-trough", "long-tongs", "hooked-tongs"]),
    (["anvil:under"], ["bellows", "quench-trough", "long-tongs", "anvil", "hooked-tongs"]),
    (["anvil:bottom"], ["bellows", "quench-trough", "long-tongs", "hooked-tongs"]),
    (["anvil:top", "long-tongs:top"], ["long-tongs", "anvil", "bellows", "quench-trough"]),
    (["bellows:top", "anvil:under"], ["bellows", "quench-trough", "long-tongs", "anvil"]),
    (["anvil:offer", "bellows:under"], ["quench-trough", "long-tongs", "bellows", "hooked-tongs"]),
    (["anvil:under", "quench-trough:top"], ["quench-trough", "bellows", "long-tongs", "anvil"]),
    (["bellows:bottom", "anvil:offer"], ["quench-trough", "long-tongs", "hooked-tongs"]),
]


@rule("J7.2", "J7.8")
@pytest.mark.parametrize(("moves", "deck"), MOVES)
def test_each_card_goes_to_its_place_and_the_rest_keep_their_order(
    moves: list[str], deck: list[str]
) -> None:
    sc = looking(FOUR, Has()).do(*[f"move:{move}" for move in moves])
    if sc.phase() == "faith":
        sc.do("leave")
    assert sc.deck()[: len(deck)] == deck
    for move in moves:
        card, _, place = move.partition(":")
        assert (sc.deck()[-1] == card) == (place == "bottom")
    seen = [card if card in TOP[:4] else "?" for card in sc.deck()]
    assert sc.known(1) == seen


@rule("J7.2")
def test_of_two_cards_moved_to_the_bottom_the_last_is_lowest() -> None:
    sc = looking(FOUR, Has()).do("move:anvil:bottom", "move:bellows:bottom")
    assert sc.deck()[-2:] == ["anvil", "bellows"]


@rule("J7.2", "J4.4")
def test_all_of_a_short_deck_is_looked_at() -> None:
    sc = looking(FOUR, ONE, deck=TOP[:2])
    assert sc.known(1) == TOP[:2]
    sc.do("move:anvil:offer")
    if sc.phase() == "faith":
        sc.do("leave")
    assert (sc.deck(), sc.known(2)) == (["bellows"], ["bellows"])
    assert looking(FOUR, ONE, deck=[]).phase() == "draft"


@rule("J7.2", "J4.4")
@pytest.mark.parametrize(
    ("deck", "now", "before"), [(5, 2, 2), (4, 2, 2), (3, 2, 1), (2, 2, 1), (1, 1, 0)]
)
def test_in_a_short_deck_half_the_logos_may_be_moved_up_to_its_size(
    deck: int, now: int, before: int
) -> None:
    for rules_version, moves in ((2, now), (1, before)):
        sc = looking(FOUR, ONE, deck=TOP[:deck], rules_version=rules_version)
        assert moves_asked(sc) == moves
        sc.do(*[f"move:{card}:bottom" for card in TOP[:moves]])
        assert sc.phase() == "draft"
        assert sc.deck() == [*TOP[moves:deck], *TOP[:moves]]


def moves_asked(sc: Scene) -> int:
    """Return how many cards the question allows to move, or 0 if it isn't asked."""
    ask = sc.view(1).ask
    count = ask.args["count"] if ask.id == "jewellers-ask-move" else 0
    assert isinstance(count, int)
    return count


@rule("J7.2", "J4.4")
def test_the_whole_deck_may_go_to_the_offer() -> None:
    sc = looking(FOUR, ONE, deck=TOP[:2]).do("move:anvil:offer", "move:bellows:offer")
    assert (sc.offer(), sc.deck(), sc.phase()) == ([*OFFER, "anvil", "bellows"], [], "draft")
    sc.settled()


@rule("J7.2")
def test_a_save_of_the_first_version_replays_as_before() -> None:
    """Two golden games differ only at the moment with four logos and three cards left."""
    old, new = (golden(f"short-deck{end}.dvergar") for end in ("", "-2"))
    at = next(n for n, (a, b) in enumerate(zip(log(old), log(new))) if a != b)
    assert (log(old)[at - 1], log(new)[at]) == (
        "4 move:livery-collar-fire:offer", "4 move:spectacles-green-blue:offer"
    )  # fmt: skip
    for text, left in ((old, "draft"), (new, "faith")):
        asked, moved = (Scene(open_record(text, n), []) for n in (at - 1, at))
        assert (asked.view(4).players[3].faith, len(asked.deck())) == (4, 3)
        assert moved.phase() == left
    assert open_record(old).text() == old


def golden(name: str) -> str:
    return (folder("jewellers") / name).read_text("utf-8")


def log(text: str) -> list[str]:
    return parse(text).log


@rule("J7.2", "J7.8")
def test_later_players_look_at_the_deck_after_the_moves() -> None:
    sc = looking(FOUR, Has(cards=["plinth-red-green"])).do("move:bellows:bottom", "leave")
    assert sc.known(2)[:3] == ["anvil", "quench-trough", "?"]
    assert sc.known(2)[-1] == "?"
    assert sc.known(1)[-1] == "bellows"


@rule("J7.2", "J2.2")
def test_players_who_do_not_look_see_only_cards_moved_to_the_offer() -> None:
    sc = looking(FOUR, Has(), ONE)
    for player in (0, 2, 3):
        assert not named(sc, player) & set(TOP)
    sc.do("move:anvil:under")
    for player in (0, 2, 3):
        assert not named(sc, player) & set(TOP)
    sc.do("move:quench-trough:offer")
    assert named(sc, 0) & set(TOP) == named(sc, 2) & set(TOP) == {"quench-trough"}
    assert named(sc, 3) & set(TOP) == {"quench-trough", "bellows"}
    assert named(sc, 1) >= set(TOP[:4])


def named(sc: Scene, player: int) -> set[str]:
    """Return every word in a player's log, deck and offer."""
    seen = sc.view(player)
    said = " ".join(sc.says(player)).replace("=", " ").replace(",", " ")
    for sign in "[]'\"{}":
        said = said.replace(sign, " ")
    return {*said.split(), *seen.known, *seen.offer, *seen.plan}
