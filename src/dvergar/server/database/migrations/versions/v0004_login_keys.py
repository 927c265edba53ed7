"""Keys that are equal for logins that look alike; among existing ones, the oldest gets it."""

import sqlalchemy as sa
from alembic import op

from dvergar.server.clean_text import name_key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("person", sa.Column("login_key", sa.Text(), nullable=True))
    fill()
    op.create_index("person_key", "person", ["login_key"], unique=True)


def fill() -> None:
    names = ("id", "login", "login_key", "created")
    person = sa.table("person", *[sa.column(name, sa.String()) for name in names])
    known = sa.select(person).where(person.c.login.is_not(None)).order_by(person.c.created.desc())
    first = {name_key(row.login): row.id for row in op.get_bind().execute(known)}
    for key, id in first.items():
        op.execute(sa.update(person).where(person.c.id == id).values(login_key=key))
