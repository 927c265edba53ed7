"""Computes which cards each reader may know at each moment, from the full state."""

from __future__ import annotations

import re
from typing import Any

from dvergar.engine.pile import MASK_BITS
from dvergar.games.record import Record, open_record
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import GUILD, RESOURCES, unpack
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.steps.pay import PAYING
from dvergar.server.tables.journal import entry_int
from tests.server.client import Message
from tests.server.database import Entry

WORD = re.compile(r"[a-z][a-z0-9-]*")


class Moment:
    """What is hidden from one seat (-1 is a spectator) in one state."""

    def __init__(self, game: Smithy, s: SmithyState, me: int) -> None:
        self.ids = game.book.data.ids
        self.over = s.over
        self.hands = [[RESOURCES[k] for k in unpack(owner.shown)] for owner in s.smiths]
        self.seen = self.names(self.open_cards(s, me))
        self.hidden = self.names(self.closed_cards(s, me)) - self.seen

    def names(self, cards: list[int]) -> set[str]:
        return {self.ids[card] for card in cards}

    def open_cards(self, s: SmithyState, me: int) -> list[int]:
        found = list(s.discard)
        for p, owner in enumerate(s.smiths):
            found += [*owner.apprentices, *owner.tools, *owner.bench]
            found += [(code >> 1) - GUILD for code in owner.market if code >> 1 >= GUILD]
            found += [k.card for k in [*owner.kings, *owner.stacks] if known(s, k.known, me)]
            found += owner.guild_hand if p == me else []
        return found

    def closed_cards(self, s: SmithyState, me: int) -> list[int]:
        found = [slot >> MASK_BITS for slot in s.guild.slots]
        for p, owner in enumerate(s.smiths):
            found += [k.card for k in [*owner.kings, *owner.stacks] if not known(s, k.known, me)]
            found += owner.guild_hand if p != me else []
        if not s.over and s.pending[-1].step == PAYING and s.active != me:
            found.append(s.pending[-1].a)
        return found


def known(s: SmithyState, mask: int, me: int) -> bool:
    everybody = (1 << s.seats) - 1
    return mask & everybody == everybody or (me >= 0 and bool(mask >> me & 1))


class Truth:
    """The match at every ply, rebuilt from its save and journal."""

    def __init__(self, save: str, entries: list[Entry], readers: list[int]) -> None:
        record = open_record(save, 0)
        self.moments = {me: [moment(record, me)] for me in readers}
        for _, seat, act, _ in entries:
            record.match.do(seat, entry_int(record.game, act))
            for me in readers:
                self.moments[me].append(moment(record, me))

    def leaks(self, update: Message, me: int) -> list[str]:
        """Return hidden cards that an update names, and hands that show too much."""
        now = self.moments[me][update["ply"]]
        if now.over:
            return []
        seen_before = set().union(*[m.seen for m in self.moments[me][: update["ply"] + 1]])
        found = words(update["view"]) & now.hidden
        found |= words([update["lines"], update["moves"]]) & (now.hidden - seen_before)
        found |= words(update["table"]) & now.hidden
        smiths = update["view"]["smiths"]
        hands = [(p, owner["hand"]) for p, owner in enumerate(smiths) if p != me]
        return sorted(found) + [f"hand of {p}: {h}" for p, h in hands if h != now.hands[p]]


def moment(record: Record, me: int) -> Moment:
    game = record.game
    assert isinstance(game, Smithy)
    return Moment(game, record.match.state, me)


def words(part: Any) -> set[str]:
    """Return every word in a message's values; keys are fixed and reveal nothing."""
    if isinstance(part, dict):
        return set().union(*[words(v) for v in part.values()])
    if isinstance(part, list):
        return set().union(*[words(v) for v in part])
    if isinstance(part, str):
        return {w.removeprefix("tilted-") for w in WORD.findall(part)}
    return set()
