"""J5.1–J5.3: the auction for the crown, compared with a short model of the rule."""

from __future__ import annotations

import itertools

import pytest

from tests.games.jewellers.scene import REST, Has, Mode, Scene, scene
from tests.marks import rule

PLAIN = ["three-brothers"]  # finds without wild logos


def opened(
    gold: tuple[int, ...], crown: int = 1, direction: int = 1, closed: bool = False
) -> Scene:
    has = [*[Has(f"gold{n}" if n else "") for n in gold], None, None, None]
    return scene(
        "advanced", "auction", seats=len(gold), p1=has[0], p2=has[1], p3=has[2], p4=has[3],
        p5=has[4], crown=crown, direction=direction, auction="closed" if closed else "open",
        found=[*PLAIN, "royal-survey"][: 1 if len(gold) < 4 else 2],
    )  # fmt: skip


def turn_order(seats: int, crown: int, direction: int) -> list[int]:
    """Return the players in turn order after the crown holder, who comes last."""
    return [(crown - 1 + n * direction) % seats + 1 for n in range(1, seats + 1)]


class Auction:
    """A literal implementation of J5.1."""

    def __init__(self, gold: tuple[int, ...], crown: int, direction: int) -> None:
        self.gold = gold
        after = turn_order(len(gold), crown, direction)
        self.order = sorted(after, key=lambda p: (-gold[p - 1], after.index(p)))
        self.queue = self.order[:]  # players still in, the next one first
        self.high, self.leader = 0, 0

    def bids(self, player: int) -> list[int]:
        rank = self.order.index
        above = self.leader and rank(player) < rank(self.leader)
        return list(range(self.high if above else self.high + 1, self.gold[player - 1] + 1))

    def asked(self) -> int:
        """Drop players without a legal bid, and return the next one who can bid, or 0."""
        while self.queue:
            player = self.queue[0]
            if player == self.leader:
                if len(self.queue) == 1:
                    return 0
                self.queue.append(self.queue.pop(0))
            elif self.bids(player):
                return player
            else:
                self.queue.pop(0)
        return 0

    def answer(self, bid: int) -> Auction:
        twin = Auction.__new__(Auction)
        twin.gold, twin.order, twin.queue = self.gold, self.order, self.queue[1:]
        twin.high, twin.leader = self.high, self.leader
        if bid:
            twin.high, twin.leader = bid, self.queue[0]
            twin.queue.append(self.queue[0])
        return twin


def compare(sc: Scene, model: Auction, crown: int, direction: int) -> int:
    """Try all bids, and return the number of finished auctions."""
    player = model.asked()
    if not player:
        seats = len(model.gold)
        assert sc.phase() != "auction"
        assert sc.crown == (model.leader or turn_order(seats, crown, direction)[0])
        left = [n - (model.high if p == model.leader else 0) for p, n in enumerate(model.gold, 1)]
        assert [p.stock[3] for p in sc.state.players] == left
        return 1
    bids = model.bids(player)
    assert (sc.phase(), sc.asked) == ("auction", player)
    assert sc.legal() == [*[f"bid:{n}" for n in bids], "decline"]
    ended = 0
    for bid in [0, *bids]:
        text = f"bid:{bid}" if bid else "decline"
        ended += compare(sc.fork().do(text), model.answer(bid), crown, direction)
    return ended


@rule("J5.1")
@pytest.mark.parametrize("gold", list(itertools.product(range(3), repeat=2)))
def test_every_auction_of_two(gold: tuple[int, ...]) -> None:
    for crown in (1, 2):
        assert compare(opened(gold, crown), Auction(gold, crown, 1), crown, 1)


@rule("J5.1")
@pytest.mark.parametrize("gold", list(itertools.product(range(3), repeat=3)))
def test_every_auction_of_three_with_little_gold(gold: tuple[int, ...]) -> None:
    crown, direction = sum(gold) % 3 + 1, 1 if gold[0] else -1
    sc = opened(gold, crown, direction)
    assert compare(sc, Auction(gold, crown, direction), crown, direction)


@rule("J5.1")
@pytest.mark.parametrize(
    "gold", [(1, 0, 2, 1), (1, 1, 1, 1), (0, 0, 0, 2), (1, 1, 0, 1, 1), (3, 1)]
)
def test_auctions_of_more_players_or_more_gold(gold: tuple[int, ...]) -> None:
    assert compare(opened(gold, 2, 1), Auction(gold, 2, 1), 2, 1)


@rule("J5.1")
def test_priority_is_by_gold_then_in_turn_order_after_the_holder() -> None:
    assert opened((3, 5, 4)).asked == 2
    assert opened((4, 4, 4), crown=2).asked == 3
    assert opened((4, 4, 4), crown=2, direction=-1).asked == 1
    assert opened((4, 4), crown=1).asked == 2, "the holder comes last among equals"
    assert opened((5, 4), crown=1).asked == 1, "but bids too"


@rule("J5.1")
def test_a_player_of_higher_priority_may_equal_the_highest_bid() -> None:
    sc = opened((4, 4, 3), crown=1).do("bid:1")  # player 2 first, then 1, then 3
    assert (sc.asked, sc.offered("bid")) == (1, ["2", "3", "4"])
    sc.do("bid:2")
    assert (sc.asked, sc.offered("bid")) == (3, ["3"])
    sc.do("decline")
    assert (sc.asked, sc.offered("bid")) == (2, ["2", "3", "4"])
    sc.do("bid:2", "decline")
    assert (sc.crown, sc.stock(2), sc.stock(1)) == (2, "blue1 gold2", "gold4")


@rule("J5.1")
def test_priority_is_fixed_at_the_start_and_only_the_winner_pays() -> None:
    sc = opened((5, 3, 3), crown=1).do("bid:1", "bid:2", "decline", "decline")
    assert (sc.crown, sc.stocks()) == (2, ["gold5", "blue1 gold1", "gold3"])


@rule("J5.1")
def test_the_last_player_left_may_still_bid_or_decline() -> None:
    sc = opened((2, 2, 2), crown=1).do("decline", "decline")
    assert (sc.asked, sc.legal()) == (1, ["bid:1", "bid:2", "decline"])
    assert sc.fork().do("bid:1").crown == 1
    assert sc.do("decline").crown == 2


@rule("J5.1")
def test_gold_in_a_bowl_neither_counts_for_priority_nor_pays() -> None:
    sc = scene(
        "classic", "auction", p1=Has("gold"), p2=Has(), bowls=["red7", "gold7"], found=PLAIN
    )  # fmt: skip
    assert (sc.asked, sc.legal()) == (1, ["bid:1", "decline"])


@rule("J5.1")
def test_bowls_offer_and_finds_are_revealed_before_the_auction() -> None:
    sc = scene("classic", "next", p1=Has("gold2"), finds=["mossy-ledge", REST])
    assert sc.verbs() == {"bid", "decline"}
    seen = sc.view(2)
    assert len(seen.offer) == 8
    assert seen.found == ["mossy-ledge"]
    assert [sum(bowl) for bowl in seen.bowls] == [7, 7]


@rule("J5.1")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
def test_every_round_except_the_first_has_an_auction(mode: Mode) -> None:
    for round in range(1, 5):
        sc = scene(mode, "next", round=round - 1, p1=Has("gold2"), finds=[*PLAIN, REST])
        assert (sc.phase() == "auction") == (round > 1)


@rule("J5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("gold", [0, 1])
def test_without_a_bid_the_crown_moves_on(seats: int, direction: int, gold: int) -> None:
    poor = Has(f"gold{gold}" if gold else "")
    sc = scene(
        "classic", "auction", seats=seats, p1=poor, p2=poor, p3=poor, p4=poor, p5=poor, crown=2,
        direction=direction, logos=[1, 0, 0, 0, 0, 0],
        found=[*PLAIN, "royal-survey"][: 1 if seats < 4 else 2],
    )  # fmt: skip
    while sc.verbs() == {"bid", "decline"}:
        sc.do("decline")
    old = 2
    after, before = (old - 1 + direction) % seats + 1, (old - 1 - direction) % seats + 1
    assert sc.crown == after
    assert sc.verbs() == {"wild4"}
    assert sc.asked == (old if seats == 2 else before), "the player before the old holder picks"
    assert [sum(p.stock) for p in sc.state.players] == [gold] * seats, "nobody gains J5.4"


@rule("J5.2", "J4.3")
def test_turn_order_follows_the_new_direction() -> None:
    sc = scene(
        "classic", "next", seats=4, crown=1, direction=1, finds=["mossy-ledge", "steam-vent"]
    )
    assert (sc.crown, sc.asked, sc.state.direction) == (4, 2, -1)


@rule("J5.3")
@pytest.mark.parametrize("direction", [1, -1])
def test_every_closed_auction_of_three(direction: int) -> None:
    gold = (2, 1, 2)
    for crown in (1, 2, 3):
        start = opened(gold, crown, direction, closed=True)
        assert start.waiting == [1, 2, 3]
        for bids in itertools.product(*[range(n + 1) for n in gold]):
            sc = start.fork().do(*[f"p{p} hide:{n}" for p, n in enumerate(bids, 1)])
            order = turn_order(3, crown, direction)
            best = min(order, key=lambda p: (-bids[p - 1], order.index(p)))
            assert sc.crown == (best if max(bids) else order[0])
            paid = [max(bids) if p == best else 0 for p in (1, 2, 3)]
            assert [p.stock[3] for p in sc.state.players] == [a - b for a, b in zip(gold, paid)]


@rule("J5.3")
def test_hidden_bids_range_from_nothing_to_all_of_a_players_gold() -> None:
    sc = opened((3, 0, 1), closed=True)
    assert sc.offered("hide", 1) == ["0", "1", "2", "3"]
    assert sc.offered("hide", 3) == ["0", "1"]
    assert sc.offered("hide", 2) in ([], ["0"]), "who has no gold can only hide nothing"


@rule("J5.3")
def test_if_everyone_hides_nothing_there_is_no_bid() -> None:
    sc = scene(
        "advanced", "auction", seats=3, auction="closed", crown=2, logos=[1, 0, 0, 0, 0, 0],
        p1=Has("gold"), p2=Has("gold"), p3=Has("gold"), found=PLAIN,
    )  # fmt: skip
    sc.do("p1 hide:0", "p2 hide:0", "p3 hide:0")
    assert (sc.crown, sc.asked, sc.verbs()) == (3, 1, {"wild4"})


@rule("J5.3")
def test_hidden_bids_are_secret_commute_and_are_then_revealed() -> None:
    start = opened((3, 3, 3), closed=True)
    one, other = start.fork().do("p2 hide:3"), start.fork().do("p2 hide:0")
    for viewer in (0, 1, 3):
        assert one.view(viewer) == other.view(viewer)
    bids = ["p1 hide:2", "p2 hide:3", "p3 hide:1"]
    ends = [start.fork().do(*order) for order in itertools.permutations(bids)]
    assert len({tuple(sc.game.encode(sc.state)) for sc in ends}) == 1
    assert ends[0].state.bids == [2, 3, 1]
    assert ends[0].stocks()[1] == "blue1", "the bonus crystal for 2 gold or more"


@rule("J5.3")
@pytest.mark.parametrize("auction", ["open", "closed"])
def test_the_closed_auction_is_an_option(auction: str) -> None:
    assert opened((2, 2), closed=auction == "closed").verbs() == (
        {"hide"} if auction == "closed" else {"bid", "decline"}
    )
