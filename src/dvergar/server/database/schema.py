"""The database: people, tables, seats, journals, lessons, chat, uploaded games."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("login_key", Text),  # equal for logins that look alike
    Column("password", Text),
    Column("created", Float, nullable=False),
    Index("person_key", "login_key", unique=True),
)

session = Table(
    "session",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token, which is not stored
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("created", Float, nullable=False),
)

board = Table(
    "board",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("cards", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", ForeignKey("person.id"), nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("seed", String(64), nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(16), nullable=False, server_default=""),  # the table of the next game
    Column("lesson", String(8), nullable=False, server_default=""),  # running, left, done
    Column("lesson_step", String(32), nullable=False, server_default=""),  # the learner's step
    Index("board_status", "status", "changed"),
)

seat = Table(
    "seat",
    metadata,
    Column("board", ForeignKey("board.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", ForeignKey("person.id")),  # who owns it; empty for a bot or an open seat
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=False),  # the bot that plays for it now; empty for its owner
    Column("salt", String(32), nullable=False),
    Column("link", String(64)),  # SHA-256 of the private link's token
    Column("missed", Integer, nullable=False),  # time-outs in a row
    Column("bank", Float, nullable=False),  # seconds left
    PrimaryKeyConstraint("board", "n"),
    Index("seat_person", "person"),
)

entry = Table(
    "entry",
    metadata,
    Column("board", ForeignKey("board.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("act", String(80), nullable=False),  # an action's text, `undo`, `take-back`
    Column("key", String(64)),  # the client's idempotency key
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("board", "seq"),
    Index("entry_key", "board", "seat", "key", unique=True),
)

note = Table(
    "note",
    metadata,
    Column("board", ForeignKey("board.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("act", String(80), nullable=False),  # what the learner looked at, skipped, repeated
    Column("key", String(64), nullable=False),  # the client's idempotency key
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("board", "n"),
)

upload = Table(
    "upload",
    metadata,
    Column("id", String(32), primary_key=True),  # the beginning of the save's hash
    Column("person", ForeignKey("person.id"), nullable=False),  # who uploaded it first
    Column("save", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("upload_person", "person"),
)

chat = Table(
    "chat",
    metadata,
    Column("board", ForeignKey("board.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("board", "n"),
)


def seats_at(table: str, numbers: list[int]) -> ColumnElement[bool]:
    """Select the rows of these seats at a table."""
    return (seat.c.board == table) & seat.c.n.in_(numbers)
