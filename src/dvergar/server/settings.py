"""Where the server listens and keeps its games; each setting is also an environment variable."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path


class BadSetting(ValueError):
    """A setting that can't be used, with its name."""


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8484
    db: str = ""
    origins: tuple[str, ...] = ()  # allowed beside the address a page was loaded from
    bot_pause: float = 0.7  # seconds that a bot seems to think
    secure: bool = False  # cookies over HTTPS only


def from_environment() -> Settings:
    """`DVERGAR_HOST`, `DVERGAR_PORT`, … with the defaults for what is not set."""
    found: dict[str, object] = {}
    for field in Settings.__struct_fields__:
        value = os.environ.get(f"DVERGAR_{field.upper()}")
        if value is not None:
            found[field] = value.split(",") if field == "origins" else value
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"environment: {error}") from None


def database_url(settings: Settings) -> str:
    """The chosen database, or a file in the platform's data folder."""
    if settings.db:
        return with_driver(settings.db)
    return f"sqlite+aiosqlite:///{data_folder() / 'dvergar.sqlite'}"


def data_folder() -> Path:
    folder = user_data_path("dvergar", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def with_driver(url: str) -> str:
    """`postgresql://…` and `sqlite:///…` as people write them, with the driver we use."""
    for plain, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    if url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return url
    raise BadSetting(f"db: {url.split(':')[0]!r} is neither sqlite nor postgresql")
