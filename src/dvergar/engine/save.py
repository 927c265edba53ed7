"""Save files: a header, the log and a hash, one fact per line."""

from __future__ import annotations

import json
from typing import Final

from dvergar.engine.match import chain
from dvergar.engine.rng import commitment

FORMAT: Final = 1
LONGEST_NUMBER: Final = 9
LONGEST_NAME: Final = 20
PLAYER: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
HEX: Final = frozenset("0123456789abcdef")


class BadSave(ValueError):
    """A save file that is damaged or was changed, with the line and the reason."""


class Save:
    """Everything needed to replay a match, and the hash that proves it is unchanged."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        cards: str,
        cards_hash: str,
        card_data: str,
        options: str,
        players: list[str],
        seed: bytes,
        salts: list[bytes],
        log: list[str],
        hash: str,
        names: list[str],
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.cards = cards  # the name of a released card set, or "own"
        self.cards_hash = cards_hash
        self.card_data = card_data  # canonical JSON of a custom set, otherwise empty
        self.options = options  # canonical JSON
        self.players = players  # by seat: "human" or a bot's name
        self.seed = seed
        self.salts = salts
        self.log = log
        self.hash = hash
        self.names = names  # by seat, empty for a seat without one; no list if nobody has one

    def head(self) -> str:
        salts = " ".join(salt.hex() or "-" for salt in self.salts)
        lines = [
            f"dvergar {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules_version}",
            f"cards {self.cards} {self.cards_hash}",
            f"options {self.options}",
            f"players {' '.join(self.players)}",
            f"commitment {commitment(self.seed)}",
            f"seed {self.seed.hex()}",
            f"salts {salts}",
        ]
        if self.card_data:
            lines.append(f"card-data {self.card_data}")
        if self.names:
            lines.append(f"names {canonical_json(self.names)}")
        return "\n".join(lines) + "\n"

    def sealed_with(self, digest: bytes) -> str:
        """Return the hash of this file for a final state with this digest."""
        return chain(self.head(), self.log, digest)

    def text(self) -> str:
        entries = "".join(f"{entry}\n" for entry in self.log)
        return f"{self.head()}log {len(self.log)}\n{entries}hash {self.hash}\n"


class Reader:
    """Reads a save file line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def fail(self, reason: str) -> BadSave:
        return BadSave(f"line {self.at}: {reason}")

    def line(self) -> str:
        if self.at >= len(self.lines) - 1:  # after the last newline there is no line
            raise BadSave(f"the file ends after line {self.at}: it is truncated")
        self.at += 1
        return self.lines[self.at - 1]

    def field(self, name: str) -> str:
        head, _, value = self.line().partition(" ")
        if head != name:
            raise self.fail(f"expected {name!r}, found {head[:40]!r}")
        return value

    def number(self, name: str) -> int:
        value = self.field(name)
        if not value.isdecimal() or not value.isascii() or len(value) > LONGEST_NUMBER:
            raise self.fail(f"{name} needs a whole number, not {value[:40]!r}")
        return int(value)

    def hex(self, value: str, size: int, what: str) -> bytes:
        if len(value) != size * 2 or not HEX.issuperset(value):
            raise self.fail(f"{what} needs {size * 2} hexadecimal digits")
        return bytes.fromhex(value)

    def names(self, seats: int) -> list[str]:
        """Read the names that people chose; most files have none."""
        if self.at >= len(self.lines) or not self.lines[self.at].startswith("names "):
            return []
        found = json.loads(self.json(self.field("names"), "names"))
        if not isinstance(found, list) or len(found) != seats or not all(map(is_name, found)):
            raise self.fail(f"names needs a list of {seats} names of up to {LONGEST_NAME} letters")
        return [str(name) for name in found]

    def json(self, value: str, what: str) -> str:
        try:
            return canonical_json(json.loads(value))
        except (ValueError, RecursionError):
            raise self.fail(f"{what} is not valid JSON") from None


def is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable()


def canonical_json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def parse(text: str) -> Save:
    """Read a save file; anything that differs from how we write it is refused."""
    r = Reader(text)
    if text.startswith("\ufeff") or "\r" in text:
        raise BadSave("its line ends were changed, or a byte order mark was added")
    if r.lines[0] != f"dvergar {FORMAT}":
        raise BadSave(first_line_reason(r.lines[0]))
    r.line()
    save = read_body(r)
    if r.at != len(r.lines) - 1 or r.lines[-1] != "":
        raise BadSave(f"line {r.at + 1}: something follows the hash")
    if save.text() != text:
        raise BadSave(f"line {first_difference(save.text(), text)}: not as Dvergar wrote it")
    return save


def first_line_reason(line: str) -> str:
    word, _, version = line.partition(" ")
    if word == "dvergar" and version.isdecimal() and (len(version), version) > (1, str(FORMAT)):
        shown = version[:LONGEST_NUMBER]
        return f"line 1: written in format {shown}; this Dvergar reads up to {FORMAT}"
    return "line 1: this is not a Dvergar save file"


def read_body(r: Reader) -> Save:
    game = r.field("game")
    rules_version = r.number("rules")
    cards, _, cards_hash = r.field("cards").partition(" ")
    options = r.json(r.field("options"), "options")
    players = r.field("players").split(" ")
    if not all(name and len(name) <= 40 and PLAYER.issuperset(name) for name in players):
        raise r.fail("player names have only lower-case letters, digits and hyphens")
    promised = r.field("commitment")
    seed = r.hex(r.field("seed"), 32, "seed")
    if commitment(seed) != promised:
        raise r.fail("the seed is not the one that was committed to")
    salts = [
        b"" if salt == "-" else r.hex(salt, 16, "salt") for salt in r.field("salts").split(" ")
    ]
    if len(salts) != len(players):
        raise r.fail(f"{len(players)} players need as many salts, not {len(salts)}")
    card_data = r.json(r.field("card-data"), "card-data") if cards == "own" else ""
    names = r.names(len(players))
    log = [r.line() for _ in range(r.number("log"))]
    found = r.hex(r.field("hash"), 32, "hash").hex()
    return Save(
        game=game,
        rules_version=rules_version,
        cards=cards,
        cards_hash=cards_hash,
        card_data=card_data,
        options=options,
        players=players,
        seed=seed,
        salts=salts,
        log=log,
        hash=found,
        names=names,
    )


def first_difference(a: str, b: str) -> int:
    for n, (x, y) in enumerate(zip(a.split("\n"), b.split("\n"), strict=False), 1):
        if x != y:
            return n
    return 1
