"""What can be set from outside: environment variables, or a file named .env."""

import shlex
from io import StringIO
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import (
    parse_qs,
    parse_qsl,
    quote,
    quote_plus,
    unquote,
    urlencode,
    urlsplit,
)

from dotenv.parser import parse_stream
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from cards.sources.operator_file import UnusableFileError, text_in

_ADVICE = {
    "DISCORD_TOKEN": "the token of your bot from the Discord developer portal, or nothing at "
    "all to play in the sandbox",
    "DUELKEEPER_DATABASE": "the path of a file, such as data/duelkeeper.sqlite, or the address "
    "of a database on a server, such as postgresql://NAME:PASSWORD@127.0.0.1/duelkeeper",
    "DUELKEEPER_LIBRARY": "the path of a file, such as data/library.sqlite",
    "DUELKEEPER_SOURCES": "files, folders and addresses, set apart by spaces; one that has "
    "spaces itself in quotes",
    "DUELKEEPER_NICKNAMES": "the path of a file, such as data/nicknames.toml, or nothing",
    "DUELKEEPER_SANDBOX_PORT": "a port from 1 to 65535, or 0 for any that is free",
    "DUELKEEPER_FIGURES_PORT": "a port from 1 to 65535, 0 for any that is free, or nothing",
    "DUELKEEPER_LOG_FORMAT": "text or json",
    "DUELKEEPER_API_URL": "an address such as http://127.0.0.1:8020, or nothing at all",
    "DUELKEEPER_SHARDS": "a number from 1 to 10000, the same for every process of the bot, or "
    "nothing at all",
    "DUELKEEPER_SHARD_IDS": "numbers from 0 to one less than DUELKEEPER_SHARDS, such as 0-3,8; "
    "or nothing, for all of them",
    "DUELKEEPER_KEEP_DUELS": "a number of days, or 0 to keep duels for good",
    "DUELKEEPER_KEEP_PRACTICE": "a number of days, or 0 to keep practice duels for good",
    "DUELKEEPER_KEEP_BACKUPS": "the days after which you delete copies of the database",
    "DUELKEEPER_LOG_LEVEL": "one of DEBUG, INFO, WARNING, ERROR",
}


MOST_SHARDS = 10_000
_LONG = 10
"""So many digits no number of a shard has."""
_FILE = ".env"
_MASKED = "***"
_SECRETS = ("password", "sslpassword")
"""What of the query of an address nobody may read."""
_ENCODING = "utf-8-sig"  # some editors begin a file with a mark that no name of ours has


class Server(BaseModel):
    """A database on a PostgreSQL server, by its address; in words without its secrets."""

    model_config = ConfigDict(frozen=True)

    secret: SecretStr

    @property
    def address(self) -> str:
        """The address with all that is secret in it, for the driver alone."""
        return self.secret.get_secret_value()

    def __str__(self) -> str:
        parts = urlsplit(self.address)
        asked = [
            (name, _MASKED if name in _SECRETS else value)
            for name, value in parse_qsl(parts.query)
        ]
        who, at, host = parts.netloc.rpartition("@")
        if parts.password is not None:
            who = f"{who.partition(':')[0]}:{_MASKED}"
        query = f"?{urlencode(asked, safe='/*')}" if asked else ""
        return f"{parts.scheme}://{who}{at}{host}{parts.path}{query}"

    def without_secrets(self, words: str) -> str:
        """The words, in which no password stands as it is in the address."""
        parts = urlsplit(self.address)
        asked = parse_qs(parts.query)
        given = [parts.password, *(each for name in _SECRETS for each in asked.get(name, ()))]
        for each in filter(None, given):
            for said in (each, unquote(each), quote(each), quote_plus(each)):
                words = words.replace(said, _MASKED)
        return words


class ConfigError(Exception):
    """A setting cannot be used; the message names it and says what to do."""


class Config(BaseSettings):
    """The settings. Each is an environment variable of the name given as its alias."""

    model_config = SettingsConfigDict(
        env_file=_FILE,
        env_file_encoding=_ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    database: Path | Server = Field(
        Path("data/duelkeeper.sqlite"), validation_alias="DUELKEEPER_DATABASE"
    )
    """A file, or a database on a server."""
    library: Path = Field(Path("data/library.sqlite"), validation_alias="DUELKEEPER_LIBRARY")
    """Where what was imported is; written by an import alone."""
    sources: str = Field("", validation_alias="DUELKEEPER_SOURCES")
    """What an import reads for which nothing is named."""
    nicknames: Path | None = Field(None, validation_alias="DUELKEEPER_NICKNAMES")
    """What cards are called on the operator's servers besides; read when the bot starts."""
    sandbox_port: int = Field(8020, ge=0, le=65535, validation_alias="DUELKEEPER_SANDBOX_PORT")
    api_url: str | None = Field(
        None, pattern=r"^https?://[^\s/]+$", validation_alias="DUELKEEPER_API_URL"
    )
    """Where a stand-in of Discord is, to which `token` belongs."""
    shards: int | None = Field(None, ge=1, le=MOST_SHARDS, validation_alias="DUELKEEPER_SHARDS")
    """Into how many shards Discord deals out the servers; None: there is one connection."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(
        None, validation_alias="DUELKEEPER_SHARD_IDS"
    )
    """Which of the shards this process serves, in order; None: all of them."""
    figures_port: int | None = Field(
        None, ge=0, le=65535, validation_alias="DUELKEEPER_FIGURES_PORT"
    )
    """Where figures can be read on this machine; None where they cannot."""
    log_format: Literal["text", "json"] = Field(
        "text", validation_alias="DUELKEEPER_LOG_FORMAT"
    )
    keep_duels: int = Field(0, ge=0, le=36_500, validation_alias="DUELKEEPER_KEEP_DUELS")
    """The days for which duels that are over are kept; 0 is for good."""
    keep_practice: int = Field(
        365, ge=0, le=36_500, validation_alias="DUELKEEPER_KEEP_PRACTICE"
    )
    """The same for practice duels."""
    keep_backups: int = Field(30, ge=1, le=36_500, validation_alias="DUELKEEPER_KEEP_BACKUPS")
    """The days for which the operator keeps copies of the database, as people are told."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", validation_alias="DUELKEEPER_LOG_LEVEL"
    )

    @field_validator("log_level", mode="before")
    @classmethod
    def _capital(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("database", mode="before")
    @classmethod
    def _place(cls, database: object) -> object:
        return place(database) if isinstance(database, str) else database

    @field_validator("sources")
    @classmethod
    def _set_apart(cls, sources: str) -> str:
        shlex.split(sources)
        return sources

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, named: object) -> object:
        return numbers(named) if isinstance(named, str) else named

    @field_validator("shard_ids")
    @classmethod
    def _within(
        cls, named: tuple[int, ...] | None, info: ValidationInfo
    ) -> tuple[int, ...] | None:
        if named is None or not {"shards", "database"} <= info.data.keys():
            return named  # what is wrong with those is said already
        count, database = info.data["shards"], info.data["database"]
        if count is None:
            raise ValueError("it needs DUELKEEPER_SHARDS, the count of all shards")
        if named[-1] >= count:
            raise ValueError(
                f"there is no shard {named[-1]} where DUELKEEPER_SHARDS is {count}"
            )
        if len(named) < count and isinstance(database, Path):
            raise ValueError(
                "several processes share the shards only on a PostgreSQL server "
                "(DUELKEEPER_DATABASE); with a file one process serves all of them"
            )
        return named

    @field_validator("token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and len(token.get_secret_value().split()) != 1:
            raise ValueError("a token is one word without spaces")
        return token


def numbers(named: str) -> tuple[int, ...]:
    """The numbers that are named so, such as "0-3, 8", in order; ValueError where none are."""
    found: set[int] = set()
    for part in named.split(","):
        first, dash, last = (each.strip() for each in part.partition("-"))
        ends = (first, last) if dash else (first, first)
        if not all(each.isascii() and each.isdigit() and len(each) < _LONG for each in ends):
            raise ValueError(f"{part.strip()[:20]!r} is no number, and no range such as 0-3")
        if int(ends[0]) > int(ends[1]) or int(ends[1]) >= MOST_SHARDS:
            raise ValueError(f"{part.strip()!r} names no shards")
        found.update(range(int(ends[0]), int(ends[1]) + 1))
    return tuple(sorted(found))


def place(named: str) -> Path | Server:
    """The database that is named so: a file, or an address; ValueError for a wrong address."""
    if "://" not in named:
        return Path(named)
    parts = urlsplit(named)
    if parts.scheme not in ("postgresql", "postgres"):
        raise ValueError("an address of a database begins with postgresql://")
    if parts.port == 0 or len(parts.path) < len("/x"):
        raise ValueError("the address does not say which database: postgresql://…/NAME")
    return Server(secret=SecretStr(named))


def read_config() -> Config:
    """The settings as they are now; ConfigError names every one that cannot be used."""
    _look_at(Path(_FILE))
    try:
        return Config()
    except ValidationError as problem:
        lines = []
        for error in problem.errors(include_input=False, include_url=False):
            name = str(error["loc"][0])
            advice = _ADVICE.get(name, "another value")
            lines.append(f"{name}: {error['msg']}. Set it to {advice}.")
        raise ConfigError("\n".join(lines)) from None


def _look_at(file: Path) -> None:
    """ConfigError for a file of settings that would be read in part, or not at all."""
    if not file.is_file():
        return
    try:
        lines = StringIO(text_in(file))
    except UnusableFileError as problem:
        raise ConfigError(str(problem)) from None
    wrong = next((each for each in parse_stream(lines) if each.error), None)
    if wrong is not None:
        raise ConfigError(
            f"{file}: line {wrong.original.line} is no setting. Write NAME=value, and close "
            "each quote that is opened."
        )
