"""What people at a table say to each other."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import func, insert, select

from dvergar.server.database.schema import chat
from dvergar.server.database.store import Store
from dvergar.server.people.clean_text import clean_talk
from dvergar.server.protocol import Chat, Spoken, Talk
from dvergar.server.refusal import Refused
from dvergar.server.tables.stream import Stream
from dvergar.server.tables.table import Table

REMEMBERED = 50


async def told(store: Store, board: str) -> list[Callable[[int], Spoken]]:
    """The last things said, oldest first."""
    newest = select(chat).where(chat.c.board == board).order_by(chat.c.n.desc()).limit(REMEMBERED)
    rows = list(reversed(await store.rows(newest)))
    return [said(Talk(row.n, row.name, row.text, row.at)) for row in rows]


def said(talk: Talk) -> Callable[[int], Spoken]:
    return lambda n: Spoken(n, talk)


async def speak(store: Store, table: Table, stream: Stream, message: Chat) -> None:
    """Only who sits at the table may speak there: from the seat that is looked from."""
    who, mine = stream.person, table.seat_of(stream.person)
    if who is None or not mine:
        raise Refused("watchers-are-silent", status=403)
    text = clean_talk(message.text)
    seat = max(table.viewer(stream), mine[0])
    async with table.lock:
        if table.status == "closed":
            raise Refused("unknown-table", status=404)
        if (who.id, message.key) in table.heeded:
            return
        last = await store.row(select(func.max(chat.c.n)).where(chat.c.board == table.id))
        n = ((last[0] if last else None) or 0) + 1
        talk = Talk(n, table.seats[seat].name, text, time.time())
        row = {"board": table.id, "n": n, "person": who.id, "name": talk.name}
        await store.write(insert(chat).values({**row, "text": talk.text, "at": talk.at}))
        table.heeded.add((who.id, message.key))
        for stream in table.streams.values():
            stream.send(said(talk))
