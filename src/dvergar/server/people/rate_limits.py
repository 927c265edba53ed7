"""Rate limits: one sliding window per name."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

REMEMBERED = 10_000


class Window:
    """The times of the last accepted requests; refused ones do not count."""

    def __init__(self) -> None:
        self.times: deque[float] = deque()

    def take(self, most: int, seconds: float) -> bool:
        """Return whether fewer than `most` requests were accepted in the last `seconds`."""
        now = time.monotonic()
        while self.times and self.times[0] <= now - seconds:
            self.times.popleft()
        if len(self.times) >= most:
            return False
        self.times.append(now)
        return True


class Windows:
    """One window per name; the least recently used is dropped first."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.by_name: OrderedDict[str, Window] = OrderedDict()

    def take(self, name: str, most: int | None = None) -> bool:
        """Return whether `name` may send one more; `most` overrides the usual limit."""
        window = self.by_name.pop(name, None) or Window()
        self.by_name[name] = window
        if len(self.by_name) > REMEMBERED:
            self.by_name.popitem(last=False)
        return window.take(self.most if most is None else most, self.seconds)
