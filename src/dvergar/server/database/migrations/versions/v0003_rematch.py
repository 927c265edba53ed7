"""The next table of a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("rematch", sa.String(length=16), nullable=False, server_default="")
    op.add_column("board", column)
