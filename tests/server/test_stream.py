"""Messages arrive in order when a client reconnects."""

from __future__ import annotations

import msgspec

from dvergar.server.tables.stream import Stream


def test_messages_sent_during_a_reconnect_arrive_once_and_in_order() -> None:
    stream = Stream(None)
    for _ in range(3):
        stream.welcome()
    outbox = stream.open()
    stream.welcome()
    assert stream.resume(2)
    numbers = [msgspec.json.decode(outbox.get_nowait())["n"] for _ in range(outbox.qsize())]
    assert numbers == [3, 4]
