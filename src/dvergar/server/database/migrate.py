"""Upgrades the database to the newest schema when the server starts."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


def config() -> Config:
    made = Config()
    made.set_main_option(
        "script_location", str(files("dvergar.server.database").joinpath("migrations"))
    )
    return made


def upgrade_now(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


async def upgrade(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_now)
