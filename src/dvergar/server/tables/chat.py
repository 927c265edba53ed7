"""The chat of a table."""

from __future__ import annotations

import time

from sqlalchemy import func, insert, select

from dvergar.server.clean_text import clean_talk
from dvergar.server.database.schema import chat
from dvergar.server.database.store import Store
from dvergar.server.protocol import Chat, Talk
from dvergar.server.refusal import Refused
from dvergar.server.tables.stream import Stream
from dvergar.server.tables.table import Table

REMEMBERED = 50


async def recent(store: Store, board: str) -> list[Talk]:
    """Return the last lines of a table's chat, oldest first."""
    newest = select(chat).where(chat.c.board == board).order_by(chat.c.n.desc()).limit(REMEMBERED)
    return [Talk(row.n, row.name, row.text, row.at) for row in reversed(await store.rows(newest))]


async def post_line(store: Store, table: Table, stream: Stream, message: Chat) -> None:
    """Store and send a chat line under the name of the writer's seat; only players may chat."""
    who, mine = stream.person, table.seats_of(stream.person)
    if who is None or not mine:
        raise Refused("watchers-are-silent", status=403)
    text = clean_talk(message.text)
    seat = max(table.audience.viewer(stream), mine[0])
    async with table.lock:
        if table.status == "closed":
            raise Refused("unknown-table", status=404)
        if (who.id, message.key) in table.handled:
            return
        last = await store.row(select(func.max(chat.c.n)).where(chat.c.board == table.id))
        n = ((last[0] if last else None) or 0) + 1
        talk = Talk(n, table.seats[seat].name, text, time.time())
        row = {"board": table.id, "n": n, "person": who.id, "name": talk.name}
        await store.write(insert(chat).values({**row, "text": talk.text, "at": talk.at}))
        table.handled.add((who.id, message.key))
        table.audience.say(talk)
