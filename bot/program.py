"""The program: with a token on Discord, without one in the sandbox on this machine."""

import gc
import logging
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path

from pythonjsonlogger.json import JsonFormatter

from bot import __version__
from bot.arguments import arguments
from bot.config import Config, ConfigError, Server, place, read_config
from bot.replays.terminal import ReplayFileError, watch
from bot.shared.file_lock import NotAloneError, alone
from bot.shared.one_heap import share_one_heap
from bot.shared.supervisor import StartError
from bot.store.opening import StoreError, why
from bot.store.places import back_up, move, restore, status
from cards.sources.nicknames import NicknamesError, read_nicknames
from engine import BUILD

_OWN_FOLDER = Path("data")
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_JSON_NAMES = {"asctime": "at", "levelname": "level", "name": "logger"}


def main() -> int:
    """Run until told to stop; the exit status is 1 where something has to be mended first."""
    share_one_heap()
    try:
        asked = arguments().parse_args()
        config = read_config()
        if asked.command == "replay":
            watch(asked.file, whole=asked.whole or not sys.stdin.isatty())
            return 0
        if asked.command is None:
            return _run(config)
        if (said := _said_at_once(asked, config)) is None:
            return _do(asked, config)
        print(said)
    except (ConfigError, NicknamesError, ReplayFileError, StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _said_at_once(asked: Namespace, config: Config) -> str | None:
    """Do what takes neither rules nor cards; in words, what came of it. None: it takes them."""
    if asked.command == "backup":
        return back_up(config.database, asked.file)
    if asked.command == "restore":
        if isinstance(config.database, Path):
            _make_own_folder(config.database)
        return restore(config.database, asked.backup)
    if asked.command == "migrate":
        return move(_place(asked.source), _place(asked.target))
    return status(config.database) if asked.command == "status" else None


def _place(named: str) -> Path | Server:
    """The database that is named so in a command; ConfigError for a wrong address."""
    try:
        return place(named)
    except ValueError as problem:
        raise ConfigError(f"This is no database: {problem}.") from None


def _do(asked: Namespace, config: Config) -> int:
    with _nothing_looked_for():
        from bot import running
    return running.do(asked, config)


def _run(config: Config) -> int:
    """Run the bot, once it is known that it can be; it is loaded only then."""
    _log_as(config.log_level, config.log_format)
    logging.getLogger("bot").info(
        "Duelkeeper %s; the engine of the duels is %s", __version__, BUILD
    )
    nicknames = read_nicknames(config.nicknames) if config.nicknames else ()
    if config.api_url is not None and config.token is None:
        raise StartError("DUELKEEPER_API_URL is set without a DISCORD_TOKEN; set both.")
    file = config.database if isinstance(config.database, Path) else None
    with nullcontext() if file is None else _own(file):
        with _nothing_looked_for():
            from bot import running
        return running.run(config, nicknames)


@contextmanager
def _nothing_looked_for() -> Iterator[None]:
    """Meanwhile Python does not look for unused objects.

    What is loaded stays, and to look among it while it grows would make up a fifteenth of the
    start.
    """
    gc.disable()
    yield
    gc.enable()


def _log_as(level: str, form: str) -> None:
    """Log to standard error; libraries stay at INFO, since their details hold tokens."""
    handler = logging.StreamHandler()
    if form == "json":
        handler.setFormatter(JsonFormatter(_LINE, rename_fields=_JSON_NAMES))
    logging.basicConfig(format=_LINE, handlers=[handler])
    logging.getLogger("bot").setLevel(level)
    others = logging.getLogger()
    others.setLevel(max(logging.INFO, logging.getLogger("bot").level))


@contextmanager
def _own(path: Path) -> Iterator[None]:
    """Have the file alone among all processes; StoreError where that cannot be."""
    _make_own_folder(path)
    with ExitStack() as leaving:
        try:
            leaving.enter_context(alone(path, make=True))
        except NotAloneError:
            raise StoreError(
                f"Another Duelkeeper already runs on the database {path}. Stop it first, or "
                "name another file in DUELKEEPER_DATABASE."
            ) from None
        except OSError as problem:
            raise StoreError(why(path, problem)) from problem
        yield


def _make_own_folder(path: Path) -> None:
    if path.parent == _OWN_FOLDER and not _OWN_FOLDER.exists():
        try:
            _OWN_FOLDER.mkdir()
        except OSError as problem:
            raise StoreError(
                f"The folder {_OWN_FOLDER.absolute()} for the database cannot be made "
                f"({problem.strerror}). Name a file you may write in DUELKEEPER_DATABASE."
            ) from problem
