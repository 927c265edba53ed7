"""Random generators as part of the state: a secure one for matches, a fast one for search."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from typing import Final

WORD: Final = 0x1_0000_0000
M32: Final = 0xFFFF_FFFF
BLOCK_WORDS: Final = 16


class Rng:
    """A stream of 32-bit words. `drawn` counts them, which shows whether any were used."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    @abstractmethod
    def word(self) -> int: ...

    @abstractmethod
    def clone(self) -> Rng: ...

    @abstractmethod
    def encode(self) -> list[int]: ...

    def below(self, n: int) -> int:
        """Return a number below `n`, each with exactly the same probability."""
        limit = WORD - WORD % n
        w = self.word()
        while w >= limit:
            w = self.word()
        return w % n

    def shuffle(self, xs: list[int]) -> None:
        for i in range(len(xs) - 1, 0, -1):
            j = self.below(i + 1)
            xs[i], xs[j] = xs[j], xs[i]


class KeyedRng(Rng):
    """BLAKE2b in counter mode: nobody can predict it without the 256-bit key."""

    def __init__(self, key: bytes, drawn: int = 0, block: bytes = b"") -> None:
        super().__init__(drawn)
        self.key = key
        self.block = block

    def clone(self) -> Rng:
        return KeyedRng(self.key, self.drawn, self.block)

    def word(self) -> int:
        at = self.drawn % BLOCK_WORDS
        if at == 0:
            count = (self.drawn // BLOCK_WORDS).to_bytes(8, "little")
            self.block = hashlib.blake2b(count, key=self.key).digest()
        self.drawn += 1
        return int.from_bytes(self.block[at * 4 : at * 4 + 4], "little")

    def encode(self) -> list[int]:
        return [self.drawn]


class FastRng(Rng):
    """sfc32: four words of state, for search and bots only."""

    def __init__(self, a: int, b: int, c: int, drawn: int) -> None:
        super().__init__(drawn)
        self.a, self.b, self.c = a, b, c

    def clone(self) -> Rng:
        return FastRng(self.a, self.b, self.c, self.drawn)

    def word(self) -> int:
        t = (self.a + self.b + self.drawn) & M32
        self.drawn += 1
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = (((self.c << 21) & M32 | self.c >> 11) + t) & M32
        return t

    def encode(self) -> list[int]:
        return [self.a, self.b, self.c, self.drawn]


def fast(seed: int) -> FastRng:
    rng = FastRng(seed & M32, seed >> 32 & M32, 0x9E3779B9, 1)
    for _ in range(12):
        rng.word()
    return rng


def fork(rng: Rng) -> FastRng:
    """Return an independent fast generator, seeded with two words of another."""
    low = rng.word()
    return fast(rng.word() << 32 | low)


def local_seed(number: int, game: int = 0) -> bytes:
    """Return the 256-bit seed for `--seed NUMBER` and a game of a series."""
    name = b"dvergar %d" % number if game == 0 else b"dvergar %d %d" % (number, game)
    return hashlib.blake2b(name, digest_size=32).digest()


def bot_luck(seed: bytes) -> FastRng:
    """Return the bots' generator in a local game, which reveals nothing about the match's."""
    return fast(int.from_bytes(hashlib.blake2b(b"bots" + seed, digest_size=8).digest(), "little"))


def commitment(seed: bytes) -> str:
    """Return the hash that is published before the game to prove that the seed never changed."""
    return hashlib.sha256(seed).hexdigest()


def match_key(seed: bytes, salts: list[bytes]) -> bytes:
    return hashlib.blake2b(seed + b"".join(salts), digest_size=32).digest()
