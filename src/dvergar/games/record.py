"""A match with everything for its save file: begins, saves, opens and verifies it."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from dvergar.engine.match import IllegalAction, Match, state_digest
from dvergar.engine.rng import local_seed
from dvergar.engine.save import BadSave, Save, canonical_json, parse
from dvergar.engine.state import lowest
from dvergar.games import GAMES, title
from dvergar.games.catalog import OWN, BadCards, Cards
from dvergar.games.options import BadOption, options_from_json
from dvergar.games.title import Title


class BadTable(ValueError):
    """Options or players that the game does not allow."""


class Record:
    """One match with its players and seed."""

    def __init__(
        self,
        title: Title,
        options: msgspec.Struct,
        cards: Cards,
        players: list[str],
        seed: bytes,
        salts: list[bytes],
        rules_version: int = 0,
        names: list[str] | None = None,
    ) -> None:
        refuse_count(title, len(players))
        try:
            game = title.game(options, cards, len(players))
        except ValueError as error:
            raise BadTable(str(error)) from None
        self.title = title
        self.options = options
        self.cards = cards
        self.players = players
        self.seed = seed
        self.salts = salts
        self.names = names or []  # that people chose, by seat
        self.rules_version = rules_version or game.rules_version
        self.game = game
        self.match: Match[Any] = Match(game, len(players), seed, salts, self.rules_version)

    def anew(self) -> Record:
        """Return the same record before its first action."""
        return Record(
            title=self.title,
            options=self.options,
            cards=self.cards,
            players=self.players,
            seed=self.seed,
            salts=self.salts,
            rules_version=self.rules_version,
            names=self.names,
        )

    def save(self) -> Save:
        save = Save(
            game=self.title.id,
            rules_version=self.rules_version,
            cards=self.cards.name,
            cards_hash=self.cards.hash,
            card_data=self.cards.data if self.cards.name == OWN else "",
            options=canonical_json(msgspec.to_builtins(self.options)),
            players=self.players,
            seed=self.seed,
            salts=self.salts,
            log=[f"{seat + 1} {self.game.space.text(a)}" for seat, a in self.entries()],
            hash="",
            names=self.names if any(self.names) else [],
        )
        save.hash = save.sealed_with(state_digest(self.game.encode(self.match.state)))
        return save

    def entries(self) -> list[tuple[int, int]]:
        """Return the log, followed by the parts of sealed answers that are not revealed yet."""
        sealed = enumerate(self.match.state.sealed)
        return self.match.log + [(seat, part) for seat, parts in sealed for part in parts]

    def text(self) -> str:
        return self.save().text()


def refuse_count(title: Title, players: int) -> None:
    least, most = title.seats
    if not least <= players <= most:
        raise BadTable(f"{title.id} is for {least} to {most} players, not {players}")


def begin(
    title: Title, options: msgspec.Struct, cards: Cards, players: list[str], seed: int | None
) -> Record:
    """Begin a local match with the seed of `--seed NUMBER` or a secret one."""
    secret = secrets.token_bytes(32) if seed is None else local_seed(seed)
    return Record(
        title=title,
        options=options,
        cards=cards,
        players=players,
        seed=secret,
        salts=[b""] * len(players),
    )


def newest_cards(title: Title) -> Cards:
    return title.released(title.card_sets[-1])


def open_record(text: str, upto: int | None = None) -> Record:
    """Replay a save file to action `upto`, or to its end, where the hash must match."""
    save = parse(text)
    record = empty_record(save)
    wanted = len(save.log) if upto is None else upto
    for n, entry in enumerate(save.log[:wanted], 1):
        replay_entry(record, entry, n)
    if wanted >= len(save.log):
        again = record.save()
        if again.log != save.log:
            raise BadSave("the parts of a sealed answer are in the wrong order")
        if again.hash != save.hash:
            raise BadSave("the hash does not match: header, log or result was changed")
    return record


def empty_record(save: Save) -> Record:
    if save.game not in GAMES:
        raise BadSave(f"unknown game {save.game!r}")
    game_title = title(save.game)
    cards = cards_of(save, game_title)
    try:
        options = options_from_json(game_title.options, save.options)
        record = Record(
            title=game_title,
            options=options,
            cards=cards,
            players=save.players,
            seed=save.seed,
            salts=save.salts,
            rules_version=save.rules_version,
            names=save.names,
        )
    except (msgspec.MsgspecError, BadOption, BadTable) as error:
        raise BadSave(f"options or players: {error}") from None
    if save.rules_version < 1:
        raise BadSave(f"there is no rules version {save.rules_version}")
    if save.rules_version > record.game.rules_version:
        raise BadSave(
            f"written with rules version {save.rules_version}; "
            f"this Dvergar knows up to {record.game.rules_version}: update it to open this game"
        )
    return record


def cards_of(save: Save, game_title: Title) -> Cards:
    if save.cards == OWN:
        try:
            cards = game_title.embedded(save.card_data)
        except (BadCards, ValueError) as error:
            raise BadSave(f"its custom card set is invalid: {error}") from None
    elif save.cards in game_title.card_sets:
        cards = game_title.released(save.cards)
    else:
        raise BadSave(f"it was played with the card set {save.cards!r}, which is not known here")
    if cards.hash != save.cards_hash:
        raise BadSave(f"the card set {save.cards!r} is not the one it was played with")
    return cards


def replay_entry(record: Record, entry: str, n: int) -> None:
    seat, _, text = entry.partition(" ")
    try:
        if seat not in [str(n) for n in range(1, len(record.players) + 1)]:
            raise ValueError(f"no seat {seat!r}")
        action = record.game.space.ints.get(text)
        if action is None:
            raise ValueError(f"unknown action {text[:80]!r}; {possible(record)}")
        record.match.play(int(seat) - 1, action)
    except (IllegalAction, ValueError) as error:
        raise BadSave(f"action {n} ({entry}): {error}") from None


def possible(record: Record) -> str:
    """Return the legal actions of the current seat, as text."""
    s = record.match.state
    if s.over:
        return "the game is over"
    legal = record.game.legal(s, lowest(s.waiting()))
    return f"possible: {', '.join(record.game.space.text(action) for action in legal)}"
