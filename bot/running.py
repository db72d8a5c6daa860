"""The bot as it runs, and what else takes the rules and cards, which are a second to load."""

import asyncio
import gc
import logging
import signal
import sys
from argparse import Namespace
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
import uvloop
from pydantic import SecretStr

from bot import __version__
from bot.client import Client
from bot.config import Config, Server
from bot.duels.after.making_replays import Apart, Here
from bot.duels.match.outlook import outlook
from bot.figures.serving import FiguresError, Served
from bot.games import GAMES
from bot.library.importing import import_sources
from bot.library.library import Library
from bot.library.making import bring, made
from bot.privacy.retention import Keeping
from bot.readings.deciding import ReadingsError, decided
from bot.sandbox.seam import point_client_at
from bot.sandbox.server import PortError, Sandbox
from bot.sandbox.world import EVERYBODY, World
from bot.sharded import APART, ShardedClient
from bot.shared.budget import Budget
from bot.shared.owning import Part
from bot.shared.shards import Shards
from bot.shared.sharing import Allotment
from bot.shared.supervisor import StartError, supervise
from bot.shared.turns import Beginnings, OwnTurns, Turns
from bot.store import Store, StoreError
from bot.store.opening import installed
from bot.store.places import back_up
from engine import BUILD
from engine.core.cards import Nickname

_NEW_OBJECTS = 10_000
"""After how many new objects Python looks for unused ones; a press makes and drops fewer."""
_YOUNG_LOOKS = 5
"""After how many looks at the new ones it looks at those before, which holds up every press."""
_OLDER_LOOKS = 100
"""After how many looks at those it looks at all, which takes a second with 400 duels."""


def do(asked: Namespace, config: Config) -> int:
    """Do what is asked for instead of running the bot; the exit status, as in `run`."""
    database, library = config.database, config.library
    if asked.command == "import":
        return import_sources(config, asked.source)
    try:
        if asked.command == "readings":
            print(asyncio.run(readings(database, library, asked.verdict, asked.number)))
        elif asked.command == "archive":
            print(asyncio.run(archive(database, library, asked.number)))
        else:
            print(check(database))
    except (ReadingsError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


def run(config: Config, nicknames: Sequence[Nickname]) -> int:
    """Run the bot until told to stop; 1 where something has to be mended first."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    try:
        uvloop.run(_until_told_to_stop(config, nicknames))  # which spends less on each request
    except PortError as problem:
        print(
            f"The sandbox cannot be opened: {problem.strerror}. Set DUELKEEPER_SANDBOX_PORT to "
            "another port, or to 0 for any that is free.",
            file=sys.stderr,
        )
        return 1
    except (FiguresError, StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


async def archive(database: Path | Server, library: Path, asked: Sequence[int] = ()) -> str:
    """Keep every replay that is missing, or those `asked` for, and say how many; StoreError."""
    async with AsyncExitStack() as opened:
        cards = await Library.open(library)
        opened.push_async_callback(cards.close)
        bring([*GAMES.values()], await made(cards))
        store = await Store.open(database)
        opened.push_async_callback(store.close)
        missing, here = await store.replays.missing(), Here(store, GAMES)
        wanted = [match for match in missing if not asked or match in asked]
        came = [await here.made(match) for match in wanted]
    failed = f" Went wrong: {came.count(None)}." if None in came else ""
    lost = f"Duels that can no longer be told: {came.count(False)}."
    return f"Replays kept: {came.count(True)}. {lost}{failed}"


async def readings(
    database: Path | Server, library: Path, verdict: str | None, number: int | None
) -> str:
    """Decide a report, if there is a verdict, and list what was reported.

    Raises ReadingsError or StoreError where that cannot be.
    """
    store = await Store.open(database, unchanged=True)
    try:
        return await decided(store.reports, library, verdict, number)
    finally:
        await store.close()


def check(database: Path | Server) -> str:
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


async def _looked_at(copy: Path) -> str:
    store = await Store.open(copy)
    try:
        return await outlook(store, GAMES)
    finally:
        await store.close()


async def _until_told_to_stop(config: Config, nicknames: Sequence[Nickname]) -> None:
    running = asyncio.current_task()
    assert running is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    try:
        await _run(config, nicknames)
    except asyncio.CancelledError:
        logging.getLogger("bot").info("Stopped; every duel goes on at the next start")


async def _run(config: Config, nicknames: Sequence[Nickname]) -> None:
    async with AsyncExitStack() as leaving:
        shards = shards_of(config)
        part = Part(shards, f"{__version__} ({BUILD})") if shards else None
        store = await Store.open(config.database, alone=True, part=part)
        leaving.push_async_callback(store.close)
        library = await Library.open(config.library)
        leaving.push_async_callback(library.close)
        token = await _token(config, leaving)
        clients: deque[Client] = deque(maxlen=1)
        if config.figures_port is not None:
            served = Served(config.figures_port, lambda: clients[0] if clients else None)
            await leaving.enter_async_context(served)
        budget = await _budget(config, shards, leaving)
        turns = turns_on(config.database)
        beginnings = Beginnings(turns, APART)

        def make() -> Client:
            kind = partial(ShardedClient, shards, beginnings) if shards else Client
            client = kind(
                store,
                GAMES,
                library=library,
                budget=budget,
                nicknames=nicknames,
                making=Apart(config.database, config.library),
                keeping=Keeping(config.keep_duels, config.keep_practice, config.keep_backups),
                turns=turns,
            )
            client.add_listener(freeze_what_stays, "on_ready")
            clients.append(client)
            return client

        await supervise(make, token)


async def _token(config: Config, leaving: AsyncExitStack) -> SecretStr:
    """The token of the bot; without one of Discord's, of a stand-in that is open meanwhile."""
    if config.token is not None:
        if config.api_url is not None:
            point_client_at(config.api_url)
        return config.token
    shop = Sandbox(port=config.sandbox_port, world=World(EVERYBODY))
    sandbox = await leaving.enter_async_context(shop)
    point_client_at(sandbox.url)
    print(f"\n  Duelkeeper is open at {sandbox.url}\n", flush=True)
    return SecretStr(sandbox.token)


async def _budget(config: Config, shards: Shards | None, leaving: AsyncExitStack) -> Budget:
    """What limits requests; it outlives a client: Discord counts what was refused before, too.

    Where there may be several processes each has a share, as long as it runs; StoreError.
    """
    if shards is None or isinstance(config.database, Path):
        return Budget()
    with installed():
        from bot.store.shares import SharesOnServer
    allotment = Allotment()
    budget = Budget(allotment=allotment)
    shares = SharesOnServer(
        config.database, allotment, lambda: budget.wants, lambda: budget.refusals
    )
    await shares.begin()
    leaving.push_async_callback(shares.end)
    return budget


def shards_of(config: Config) -> Shards | None:
    """The shards this process serves; None where there is one connection for all servers."""
    if config.shards is None:
        return None
    return Shards(config.shards, config.shard_ids or (*range(config.shards),))


def turns_on(database: Path | Server) -> Turns:
    """Whose turn it is among all who may run on that database; StoreError."""
    if isinstance(database, Path):
        return OwnTurns()
    with installed():
        from bot.store.turns import TurnsOnServer
    return TurnsOnServer(database)


async def freeze_what_stays() -> None:
    """Never look again at what is loaded once the bot is open, and seldom at the rest.

    Either would hold up presses.
    """
    if gc.get_freeze_count() == 0:
        gc.collect()
        gc.freeze()
        gc.set_threshold(_NEW_OBJECTS, _YOUNG_LOOKS, _OLDER_LOOKS)
