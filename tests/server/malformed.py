"""Generates malformed frames and requests from a seed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

VERBS = ["hello", "act", "undo", "take-back", "chat", "look", "hand-over", "start", "", "ACT"]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"]
TRICKS = [
    "..%2f..%2fetc%2fpasswd", "%00", "%ff%fe", "a" * 5000, "%2e%2e", "';--", "%F0%9F%94%A8", "-1",
    "9" * 5000, "0x10", "{id}", "%20", "..", "con", "%0d%0aSet-Cookie:x=1", "1e9", "%D9%A3",
]  # fmt: skip
PATHS = [
    "/api/me", "/api/me/password", "/api/login", "/api/tables", "/api/tables/{x}",
    "/api/tables/{x}/seat", "/api/tables/{x}/bot", "/api/tables/{x}/start",
    "/api/tables/{x}/rematch", "/api/tables/{x}/seat/{x}/link", "/api/tables/{x}/claim",
    "/api/tables/{x}/save", "/api/tables?kind={x}", "/api/games/{x}/cards", "/api/games",
    "/api/replays", "/api/replays/{x}", "/api/replays/{x}?seat={x}", "/api/replays/{x}/{x}",
    "/api/replays/{x}/save", "/api/tables/{x}/qr.svg", "/api/qr",
    "/locales/{x}", "/assets/{x}", "/{x}", "/ws/{x}", "/api/{x}", "/api/schema/{x}",
]  # fmt: skip
ORIGINS = [
    "null", "http://evil.example", "http://[", "https://", "", "http://127.0.0.1", "//",
    "http://a b", "http://127.0.0.1:0", "http://127.0.0.1:99999999", "\u00e9",
]  # fmt: skip
TYPES = [
    "application/json", "text/plain", "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x", "multipart/form-data", "application/msgpack",
    "application/json; charset=utf-16", "application/x-\u00e9", "", "image/png",
]  # fmt: skip
WORDS = [
    "", "\u0000", "\u202e", "\ud800", "\n\r\t", "a" * 10_240, "Ægir 🔨", "' OR 1=1 --", "<script>",
    "smithy", "greedy", "me", "open", "end", "undo", "null", "live", "../..", "\u200b", "%s%n",
]  # fmt: skip
FIELDS = [
    "key", "ply", "seat", "action", "text", "to_bot", "version", "stream", "last", "name", "login",
    "password", "salt", "token", "bot", "game", "options", "seats", "who", "clock", "kind", "bank",
    "do", "is", "__proto__", "",
]  # fmt: skip


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def value(rng: Random, depth: int = 0) -> Any:
    kinds = rng.randrange(9 if depth < 3 else 7)
    if kinds == 0:
        return rng.choice([None, True, False])
    if kinds == 1:
        return rng.choice([0, -1, 1, 7, 8, 2**31, 2**63, 2**64, -(2**70), 10**400])
    if kinds == 2:
        return rng.choice([0.5, -0.0, 1e308, -1e-308, 1e22])
    if kinds <= 6:
        return rng.choice(WORDS)
    if kinds == 7:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def broken(rng: Random, text: str) -> str:
    """Return the text cut, doubled, padded or altered."""
    at = rng.randrange(len(text) + 1)
    return rng.choice(
        [
            text[:at],
            text + text,
            text[:at] + rng.choice(["\u0000", "\\u00", "}", "[", "NaN", "\ufeff"]) + text[at:],
            text.replace('"', "'"),
            text.replace(":", "=", 1),
        ]
    )


def frame(rng: Random, ply: int) -> str | bytes:
    """Return a frame that a client must not send; some are well-formed but still wrong."""
    kind = rng.randrange(10)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return nested(rng.choice([10, 500, 20_000]))
    if kind == 2:
        return rng.choice(["", " ", "null", "0", '"hello"', "[]", "{}", "NaN", "-", "\u0000"])
    said: dict[str, Any] = {"do": rng.choice(VERBS)}
    for field in rng.sample(FIELDS, rng.randrange(6)):
        said[field] = value(rng)
    if kind < 6:
        return json.dumps(said)
    if kind == 6:
        wrong = {"do": "act", "key": "k" * 8, "ply": ply, "seat": 0, "action": "end"}
        wrong[rng.choice(list(wrong))] = value(rng)
        wrong["more"] = value(rng)
        return json.dumps(wrong)
    if kind == 7:
        return json.dumps({"do": "act", "key": "k" * 8, "ply": ply, "seat": 5, "action": "end"})
    return broken(rng, json.dumps(said))


def request(rng: Random, table: str, origin: str) -> tuple[str, str, dict[bytes, bytes], bytes]:
    """Return method, path, headers and body; with the right origin, the body is no object."""
    method = rng.choice(METHODS)
    path = rng.choice(PATHS)
    while "{x}" in path:
        path = path.replace("{x}", rng.choice([*TRICKS, table]), 1)
    headers = {b"Content-Type": rng.choice(TYPES).encode()}
    body = json.dumps(value(rng)) if rng.random() < 0.8 else nested(rng.choice([50, 20_000]))
    if rng.random() < 0.4:
        body = broken(rng, body)
    if rng.random() < 0.3:
        headers[b"Origin"], body = origin.encode(), rng.choice(["[]", "7", '"end"', "", body[1:]])
    elif rng.random() < 0.7:
        headers[b"Origin"] = rng.choice(ORIGINS).encode()
    if rng.random() < 0.3:
        headers[b"Cookie"] = rng.choice(
            [b"dvergar=", b"dvergar=\xff\xfe", b"dvergar=" + b"A" * 22, b";;=;", b"dvergar=\x22"]
        )
    return method, path, headers, body.encode("utf-8", "surrogatepass")
