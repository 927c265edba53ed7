"""A stream's numbers have no hole, whatever its reader does."""

from __future__ import annotations

import asyncio
import json
from random import Random

from dvergar.server.protocol import Done
from dvergar.server.stream import BACKLOG, OUTBOX, Stream


def numbers(outbox: asyncio.Queue[bytes]) -> list[int]:
    found = [outbox.get_nowait() for _ in range(outbox.qsize())]
    return [json.loads(data)["n"] for data in found if data]


def fill(stream: Stream, count: int) -> None:
    for _ in range(count):
        stream.send(lambda n: Done(n, "12345678", 0))


def test_a_reader_that_stops_reading_gets_no_hole() -> None:
    async def run() -> None:
        stream = Stream(None)
        outbox = stream.open()
        fill(stream, OUTBOX + 50)
        read = numbers(outbox)
        assert read == list(range(1, len(read) + 1))
        assert stream.outbox is None

    asyncio.run(run())


def test_every_resume_is_whole_or_refused() -> None:
    async def run() -> None:
        rng = Random(1)
        for _ in range(300):
            stream = Stream(None)
            fill(stream, rng.randrange(3 * BACKLOG))
            last = rng.randrange(3 * BACKLOG)
            outbox = stream.open()
            if stream.resume(last):
                assert numbers(outbox) == list(range(last + 1, stream.n + 1))
            else:
                assert last > stream.n or stream.n - last > BACKLOG

    asyncio.run(run())
