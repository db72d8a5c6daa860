"""What can be set from outside: environment variables, or a file named .env."""

import shlex
from io import StringIO
from pathlib import Path
from typing import Literal

from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from cards.sources.operator_file import UnusableFileError, text_in

_ADVICE = {
    "DISCORD_TOKEN": "the token of your bot from the Discord developer portal, or nothing at "
    "all to play in the sandbox",
    "DUELKEEPER_DATABASE": "the path of a file, such as data/duelkeeper.sqlite",
    "DUELKEEPER_LIBRARY": "the path of a file, such as data/library.sqlite",
    "DUELKEEPER_SOURCES": "files, folders and addresses, set apart by spaces; one that has "
    "spaces itself in quotes",
    "DUELKEEPER_NICKNAMES": "the path of a file, such as data/nicknames.toml, or nothing",
    "DUELKEEPER_SANDBOX_PORT": "a port from 1 to 65535, or 0 for any that is free",
    "DUELKEEPER_API_URL": "an address such as http://127.0.0.1:8020, or nothing at all",
    "DUELKEEPER_LOG_LEVEL": "one of DEBUG, INFO, WARNING, ERROR",
}


_FILE = ".env"
_ENCODING = "utf-8-sig"  # some editors begin a file with a mark that no name of ours has


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
    database: Path = Field(
        Path("data/duelkeeper.sqlite"), validation_alias="DUELKEEPER_DATABASE"
    )
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
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", validation_alias="DUELKEEPER_LOG_LEVEL"
    )

    @field_validator("log_level", mode="before")
    @classmethod
    def _capital(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @field_validator("sources")
    @classmethod
    def _set_apart(cls, sources: str) -> str:
        shlex.split(sources)
        return sources

    @field_validator("token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and len(token.get_secret_value().split()) != 1:
            raise ValueError("a token is one word without spaces")
        return token


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
