"""Guided first games: which tables are lessons, and what learners looked at or skipped."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name, length in (("lesson", 8), ("lesson_step", 32)):
        column = sa.Column(name, sa.String(length=length), nullable=False, server_default="")
        op.add_column("board", column)
    op.create_table(
        "note",
        sa.Column("board", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("act", sa.String(length=80), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["board"], ["board.id"]),
        sa.PrimaryKeyConstraint("board", "n"),
    )
