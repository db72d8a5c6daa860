"""The program: with a token on Discord, without one in the sandbox on this machine."""

import asyncio
import gc
import logging
import signal
import sys
from argparse import ArgumentParser, Namespace
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
import uvloop
from pydantic import SecretStr

from bot import __version__
from bot.client import Client
from bot.config import Config, ConfigError, read_config
from bot.duels.after.archiving import Archive
from bot.duels.match.outlook import outlook
from bot.games import GAMES
from bot.library.importing import PURPOSE, SOURCES, import_sources
from bot.library.library import Library
from bot.library.making import bring, made
from bot.readings.deciding import COMMAND, ReadingsError, add_arguments, readings
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import PortError, Sandbox
from bot.sandbox.world import EVERYBODY, World
from bot.shared.budget import Budget
from bot.shared.file_lock import NotAloneError, alone
from bot.shared.one_heap import share_one_heap
from bot.shared.supervisor import StartError, supervise
from bot.store import Store, StoreError
from bot.store.backups import back_up, restore
from bot.store.opening import why
from bot.store.status import status
from cards.sources.nicknames import NicknamesError, read_nicknames
from engine import BUILD

_OWN_FOLDER = Path("data")
_NEW_OBJECTS = 10_000
"""After how many new objects Python looks for unused ones; a press makes and drops fewer."""
_YOUNG_LOOKS = 5
"""After how many looks at the new ones it looks at those before, which holds up every press."""
_OLDER_LOOKS = 100
"""After how many looks at those it looks at all, which takes a second with 400 duels."""

_PLAIN: dict[str, Any] = {
    "archive": {
        "description": "Keep how every duel that is over was told, where that is not kept yet, "
        "so that it can be watched with whatever rules and cards come later. Run it with the "
        "old version before an update, also while the bot runs.",
        "help": "keep the replays of all duels that are over",
    },
    "status": {
        "description": "Say how many duels and events go on, whether a bot runs on the "
        "database, and which databases were set aside by restore. It changes nothing.",
        "help": "say what goes on",
    },
    "check": {
        "description": "Before an update, with the new version: say of every duel going on "
        "whether it goes on with its rules and cards, else why not. It looks at a copy of the "
        "database, also while the old version runs, and changes nothing.",
        "help": "say which duels an update would stop",
    },
}
"""The commands to which nothing more is said."""


def main() -> int:
    """Run until told to stop; the exit status is 1 where something has to be mended first."""
    share_one_heap()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    try:
        asked = _arguments().parse_args()
        config = read_config()
        if asked.command == "import":
            return import_sources(config, asked.source)
        if asked.command is not None:
            print(_done(asked, config))
            return 0
        _log_as(config.log_level)
        logging.getLogger("bot").info(
            "Duelkeeper %s; the engine of the duels is %s", __version__, BUILD
        )
        uvloop.run(_until_told_to_stop(config))  # which spends less on each request
    except PortError as problem:
        print(
            f"The sandbox cannot be opened: {problem.strerror}. Set DUELKEEPER_SANDBOX_PORT to "
            "another port, or to 0 for any that is free.",
            file=sys.stderr,
        )
        return 1
    except (ConfigError, NicknamesError, ReadingsError, StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def _done(asked: Namespace, config: Config) -> str:
    """Do what is done instead of running the bot; in words, what came of it."""
    database, library = config.database, config.library
    if asked.command == "backup":
        return back_up(database, asked.file)
    if asked.command == "restore":
        _make_own_folder(database)
        return restore(database, asked.backup)
    if asked.command == "readings":
        return readings(database, library, asked.verdict, asked.number)
    if asked.command == "archive":
        return asyncio.run(archive(database, library))
    return _LOOKS[asked.command](database)


def _arguments() -> ArgumentParser:
    parser = ArgumentParser(
        "python -m bot",
        description="Run the bot: on Discord if DISCORD_TOKEN is set, else in a sandbox that "
        "is opened in the browser. Settings are environment variables or lines of .env; "
        ".env.example lists them.",
    )
    parser.add_argument(
        *("-V", "--version"), action="version", version=f"Duelkeeper {__version__} ({BUILD})"
    )
    commands = parser.add_subparsers(dest="command", title="instead of that")
    importing = commands.add_parser(
        "import", description=PURPOSE, help="fill the library with cards, rulings and ban lists"
    )
    importing.add_argument("source", nargs="*", help=SOURCES)
    backing = commands.add_parser(
        "backup",
        description="Copy the database to a new file, also while the bot runs.",
        help="copy the database",
    )
    backing.add_argument("file", type=Path, help="the file to be made")
    restoring = commands.add_parser(
        "restore",
        description="Check a copy of the database and put it in the place of the database, "
        "while the bot is stopped. The database that was there is kept beside it.",
        help="put a copy of the database back",
    )
    restoring.add_argument("backup", type=Path, help="the copy")
    add_arguments(commands.add_parser("readings", **COMMAND))
    for name, words in _PLAIN.items():
        commands.add_parser(name, **words)
    return parser


async def archive(database: Path, library: Path) -> str:
    """Keep every replay that is missing, and say how many there were; StoreError."""
    async with AsyncExitStack() as opened:
        cards = await Library.open(library)
        opened.push_async_callback(cards.close)
        bring([*GAMES.values()], await made(cards))
        store = await Store.open(database)
        opened.push_async_callback(store.close)
        kept, lost = await Archive(store, GAMES).make_all()
    return f"Replays kept: {kept}. Duels that can no longer be told: {lost}."


def check(database: Path) -> str:
    """What the update to this version would make of the duels that go on; StoreError."""
    try:
        temporary = TemporaryDirectory()
    except OSError as problem:
        raise StoreError(
            f"{database} cannot be copied to look at it ({problem}). Check that the folder for "
            "temporary files may be written and that its disk has room, or name another one "
            "in TMPDIR."
        ) from problem
    with temporary as folder:
        copy = Path(folder) / "copy.sqlite"
        back_up(database, copy)
        return asyncio.run(_looked_at(copy))


_LOOKS = {"check": check, "status": status}
"""What only looks at the database, and says what there is."""


async def _looked_at(copy: Path) -> str:
    store = await Store.open(copy)
    try:
        return await outlook(store, GAMES)
    finally:
        await store.close()


def _log_as(level: str) -> None:
    """Log to standard error; libraries stay at INFO, since their details hold tokens."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("bot").setLevel(level)
    others = logging.getLogger()
    others.setLevel(max(logging.INFO, logging.getLogger("bot").level))


async def _until_told_to_stop(config: Config) -> None:
    running = asyncio.current_task()
    assert running is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    try:
        await _run(config)
    except asyncio.CancelledError:
        logging.getLogger("bot").info("Stopped; every duel goes on at the next start")


async def _run(config: Config) -> None:
    async with AsyncExitStack() as leaving:
        nicknames = read_nicknames(config.nicknames) if config.nicknames else ()
        store = await _open(config.database, leaving)
        library = await Library.open(config.library)
        leaving.push_async_callback(library.close)
        token = config.token
        if config.api_url is not None:
            point_client_at(config.api_url)
        elif token is None:
            shop = Sandbox(port=config.sandbox_port, world=World(EVERYBODY))
            sandbox = await leaving.enter_async_context(shop)
            point_client_at(sandbox.url)
            token = SecretStr(sandbox.token)
            print(f"\n  Duelkeeper is open at {sandbox.url}\n", flush=True)
        if token is None:
            raise StartError("DUELKEEPER_API_URL is set without a DISCORD_TOKEN; set both.")
        budget = Budget()  # it outlives a client: Discord counts what was refused before, too

        def make() -> Client:
            client = Client(store, GAMES, library=library, budget=budget, nicknames=nicknames)
            client.add_listener(freeze_what_stays, "on_ready")
            return client

        await supervise(make, token)


async def freeze_what_stays() -> None:
    """Never look again at what is loaded once the bot is open, and seldom at the rest.

    Either would hold up presses.
    """
    if gc.get_freeze_count() == 0:
        gc.collect()
        gc.freeze()
        gc.set_threshold(_NEW_OBJECTS, _YOUNG_LOOKS, _OLDER_LOOKS)


async def _open(path: Path, leaving: AsyncExitStack) -> Store:
    """The database, which this process alone has until `leaving` is left."""
    _make_own_folder(path)
    try:
        leaving.enter_context(alone(path, make=True))
    except NotAloneError:
        raise StoreError(
            f"Another Duelkeeper already runs on the database {path}. Stop it first, or name "
            "another file in DUELKEEPER_DATABASE."
        ) from None
    except OSError as problem:
        raise StoreError(why(path, problem)) from problem
    store = await Store.open(path)
    leaving.push_async_callback(store.close)
    return store


def _make_own_folder(path: Path) -> None:
    if path.parent == _OWN_FOLDER and not _OWN_FOLDER.exists():
        try:
            _OWN_FOLDER.mkdir()
        except OSError as problem:
            raise StoreError(
                f"The folder {_OWN_FOLDER.absolute()} for the database cannot be made "
                f"({problem.strerror}). Name a file you may write in DUELKEEPER_DATABASE."
            ) from problem
