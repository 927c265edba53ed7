"""Reads uploaded save files: nothing in them is trusted, and every refusal has a message."""

from __future__ import annotations

import re

from dvergar.engine.save import FORMAT, BadSave, Save, parse
from dvergar.games import GAMES, title
from dvergar.games.catalog import OWN
from dvergar.games.record import Record, newest_cards, open_record
from dvergar.server.refusal import Refused

MAX_BYTES = 512 * 1024
MAX_ENTRIES = 20_000
FIRST_LINE = re.compile(r"dvergar ([0-9]{1,9})\n")
PLACE = re.compile(r"\bline ([0-9]+)")


def read(body: bytes) -> Record:
    """Replay a save file to its last entry."""
    try:
        text = body.decode()
        refuse_newer_format(text)
        save = parse(text)
    except UnicodeDecodeError:
        raise Refused("save-unreadable", {"line": 0}) from None
    except BadSave as error:
        raise Refused("save-unreadable", {"line": line_of(error)}) from None
    refuse_newer(save)
    if len(save.log) > MAX_ENTRIES:
        raise Refused("too-long", status=413)
    try:
        return open_record(text)
    except BadSave:
        raise Refused("save-changed") from None


def refuse_newer_format(text: str) -> None:
    found = FIRST_LINE.match(text)
    if found and int(found[1]) > FORMAT:
        raise Refused("save-newer")


def refuse_newer(save: Save) -> None:
    """Refuse a game, card set or rules version that this server does not know yet."""
    if save.game not in GAMES:
        raise Refused("save-newer")
    game_title = title(save.game)
    known = game_title.game(game_title.options(), newest_cards(game_title), game_title.seats[0])
    if save.cards not in (OWN, *game_title.card_sets) or save.rules_version > known.rules_version:
        raise Refused("save-newer")


def line_of(error: BadSave) -> int:
    """Return the line of the error, or 0 if it is not known."""
    found = PLACE.search(str(error))
    return int(found[1]) if found else 0
