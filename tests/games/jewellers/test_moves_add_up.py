"""In whole games, moves add up to what changed on the table and name nothing hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dvergar.engine.state import Event
from dvergar.games.jewellers import TITLE
from dvergar.games.jewellers import events as e
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.material import COLOUR_WORDS, GEM_WORDS, PAYING_WORDS
from dvergar.games.jewellers.shown.moves import BANK, DECK, DISCARD, GREENS, HOUSE
from dvergar.games.jewellers.state import JewelState
from dvergar.games.title import Move
from tests.games.jewellers.random_games import next_action, patronised
from tests.games.jewellers.scene import Scene, fresh
from tests.marks import rule

Held = Counter[tuple[str, str]]  # what lies where
BOWLS = "bowls"  # they go round, so they are counted together
ENDLESS = {BANK, "medal", "prize"}
TO_MINERS = {e.FOUND, e.LOGOS, e.WILD}  # the event doesn't say how many
GAMES = [
    (2, Options("initiation")),
    (5, Options("initiation", "opal")),
    (3, Options("classic")),
    (4, Options("classic", "opal", patrons=True)),
    (2, Options("advanced", "opal", "chaotic", "closed", patrons=True)),
    (5, Options("advanced", "topaz", "no-quarter", "open", patrons=True)),
]


class Table:
    """Return every gem and card that a reader sees, by the places that moves use."""

    def __init__(self, sc: Scene, s: JewelState, reader: int) -> None:
        self.ids = sc.game.book.data.ids
        self.held: Held = Counter({("", DECK): len(s.deck)})
        for kind, gem in enumerate(GEM_WORDS):
            self.held[gem, BOWLS] = sum(bowl[kind] for bowl in s.bowls)
        for kind, gem in enumerate(PAYING_WORDS):
            self.held[gem, f"white/{gem}"] = s.white[kind]
            self.held[gem, f"black/{gem}"] = s.black[kind]
        self.lay(s.discard, DISCARD)
        self.lay(s.greens, GREENS)
        self.lay(s.offer, "card/")
        for seat in range(s.seats):
            self.belongings(s, seat, seat == reader)

    def lay(self, cards: list[int], place: str) -> None:
        for card in cards:
            name = self.ids[card]
            self.held[name, f"{place}{name}" if place.endswith("/") else place] += 1

    def belongings(self, s: JewelState, seat: int, own: bool) -> None:
        p, place = s.players[seat], f"seat/p{seat + 1}"
        self.lay(p.cards, "own/" if own else place)
        for kind, gem in enumerate(GEM_WORDS):
            self.held[gem, f"stock/{gem}" if own else place] += p.stock[kind]
        for colour, gem in enumerate(COLOUR_WORDS):
            placed = p.placed[colour] + p.placed[colour + len(COLOUR_WORDS)]
            self.held[gem, f"square/{gem}" if own else place] += placed


def moved(moves: list[Move]) -> Held:
    """Return what the moves remove and add."""
    found: Held = Counter()
    for move in moves:
        for place, n in ((move.start, -1), (move.to, 1)):
            kind = place.partition("/")[0]
            if move.thing == HOUSE or kind in ENDLESS:
                continue
            if kind in ("bowl", "dish"):
                place = BOWLS
            found["" if place == DECK else move.thing, place] += n
    return found


def changes(before: Held, after: Held) -> Held:
    found = Counter(after)
    found.subtract(before)
    return found


def without(held: Held, told: list[Event], used: set[str]) -> dict[tuple[str, str], int]:
    """Ignore what events don't say: new gems on miner cards and in bowls, and the cards used."""
    kinds = {event.kind for event in told}
    silent = {"white", "black"} if kinds & TO_MINERS else set()
    silent |= {BOWLS} if e.ROUND in kinds else set()
    return {
        (thing, place): n
        for (thing, place), n in held.items()
        if n and thing not in used and place.partition("/")[0] not in silent
    }


def used_up(sc: Scene, before: JewelState) -> set[str]:
    """Cards that a payment discarded."""
    pairs = zip(before.players, sc.state.players, strict=True)
    return {
        sc.game.book.data.ids[card] for a, b in pairs for card in a.cards if card not in b.cards
    }


def in_the_open(sc: Scene) -> set[str]:
    """Return every gem, and every card outside the deck."""
    return {*GEM_WORDS, HOUSE, *sc.game.book.data.ids} - set(sc.deck())


def unseen(event: Event) -> Event:
    return Event(event.kind, event.seat, event.shown, [], 0)


def follow(sc: Scene, before: JewelState) -> set[int]:
    """Check the newest entry for every reader; the kinds of its events that moved things."""
    told = sc.match.history[-1]
    used = used_up(sc, before)
    for reader in range(-1, sc.state.seats):
        moves = TITLE.moves(sc.game, told, reader)
        assert {move.thing for move in moves} <= in_the_open(sc)
        assert moves == TITLE.moves(sc.game, [unseen(event) for event in told], reader)
        tables = [Table(sc, s, reader).held for s in (before, sc.state)]
        changed = without(changes(*tables), told, used)
        assert without(moved(moves), told, used) == changed
    return {event.kind for event in told if TITLE.moves(sc.game, [event], event.seat)}


def play(sc: Scene, seed: int) -> set[int]:
    """A random game to its end."""
    luck, met = Random(seed), Counter[str]()
    kinds: set[int] = set()
    while not sc.state.over:
        before, entries = sc.game.clone(sc.state), len(sc.match.history)
        text = next_action(luck, sc, met)
        met[text.partition(":")[0]] += 1
        sc.do(text)
        if len(sc.match.history) > entries:
            kinds |= follow(sc, before)
    return kinds


@rule("J2.2", "J7.8")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_moves_make_up_every_change_of_a_whole_game(seats: int, options: Options) -> None:
    kinds = play(fresh(seats, options, seed=seats), seats)
    assert {e.PICKED, e.PROMISED, e.BOUGHT, e.REFILLED, e.CROWNED} <= kinds


@rule("J2.2", "J7.8")
def test_moves_make_up_every_change_that_patrons_make() -> None:
    kinds = play(patronised("advanced", 3, 1), 1) | play(patronised("classic", 2, 1), 1)
    assert {e.HOUSED, e.MOVED, e.PLACED, e.PAIRED, e.BOUGHT, e.SWEPT, e.HAMMERED} <= kinds
