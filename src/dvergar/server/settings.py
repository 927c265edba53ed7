"""The server's settings; each can also be an environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec
from platformdirs import user_data_path

DB_FORMATS = "possible: --db sqlite:///FILE or --db postgresql://USER@HOST/NAME"
SWITCH = "1 or 0"
POSSIBLE = {
    "port": "a number from 1 to 65535",
    "bot_pause": "seconds from 0 to 60, such as 0.7",
    "messages": "a number of at least 2",
    "origins": "https://HOST or http://HOST:PORT, several separated by commas",
}


Origin = Annotated[str, msgspec.Meta(pattern=r"^https?://[^/\s]+$")]


class BadSetting(ValueError):
    """A setting with an invalid value, with its name."""


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 8484
    db: str = ""
    open: bool = False  # open the browser once the server answers
    lan: bool = False  # listen on the local network
    origins: tuple[Origin, ...] = ()  # sites allowed besides the server's own address
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.0  # seconds before a bot moves
    secure: bool = False  # cookies over HTTPS only
    messages: Annotated[int, msgspec.Meta(ge=2)] = (
        100  # per player in 20 s; half as many for a watcher
    )


def from_environment() -> dict[str, Any]:
    """Read `DVERGAR_HOST`, `DVERGAR_PORT` etc., by the name of the setting."""
    kinds = get_type_hints(Settings, include_extras=True)
    found = {}
    for name, kind in kinds.items():
        value = os.environ.get(f"DVERGAR_{name.upper()}", "")
        if value:
            found[name] = setting(name, kind, value)
    return found


def setting(name: str, kind: Any, value: str) -> Any:
    try:
        given = [part.strip() for part in value.split(",")] if name == "origins" else value
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        possible = POSSIBLE.get(name, SWITCH)
        raise BadSetting(f"DVERGAR_{name.upper()} is {value!r}; possible: {possible}") from None


def database_url(settings: Settings) -> str:
    """Return the chosen database, or a file in the platform's data folder."""
    if settings.db:
        return with_driver(settings.db)
    return f"sqlite+aiosqlite:///{data_folder() / 'dvergar.sqlite'}"


def data_folder() -> Path:
    folder = user_data_path("dvergar", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(
            f"can't create the data folder {folder}: {error.strerror}; {DB_FORMATS}"
        ) from None
    return folder


def with_driver(url: str) -> str:
    """Add the driver we use to a plain `postgresql://…` or `sqlite:///…` address."""
    for plain, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    if url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return url
    raise BadSetting(f"db: {url.split(':')[0]!r} is not a supported database; {DB_FORMATS}")
