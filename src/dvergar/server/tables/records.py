"""Makes the record of a table's game: a new one, or one replayed from the journal."""

from __future__ import annotations

from typing import Any

from dvergar.games import title
from dvergar.games.options import options_from_json
from dvergar.games.record import Record
from dvergar.server.tables.journal import entry_int, sealed_question
from dvergar.server.tables.table import Table

HUMAN = "human"


def new_record(table: Table, rules_version: int) -> Record:
    game_title = title(table.game)
    options = options_from_json(game_title.options, table.options)
    return Record(
        title=game_title,
        options=options,
        cards=game_title.released(table.cards),
        players=[HUMAN if s.person else s.bot for s in table.seats],
        seed=table.seed,
        salts=[bytes.fromhex(s.salt) for s in table.seats],
        rules_version=rules_version,
    )


def replayed(table: Table, rules_version: int, entries: Any) -> Record:
    """Rebuild the game from its journal, which is the source of truth."""
    record = new_record(table, rules_version)
    for e in entries:
        before = sealed_question(record.match.state)
        record.match.do(e.seat, entry_int(record.game, e.act))
        if not before or sealed_question(record.match.state) != before:
            table.ply = e.seq
        if e.key:
            table.keys[e.seat, e.key] = table.ply
    return record
