"""How often one may ask: leaky buckets by address or socket."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Bucket:
    """At most `most` in any `seconds`, refilled evenly."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.level = 0.0
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.most:
            return False
        self.level += 1
        return True


class Buckets:
    """One bucket for each name, the oldest forgotten first."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.by_name.pop(name, None) or Bucket(self.most, self.seconds)
        self.by_name[name] = bucket
        if len(self.by_name) > REMEMBERED:
            self.by_name.popitem(last=False)
        return bucket.take()
