"""Where a database can be: what is done with it by those who run the bot, wherever it is."""

import asyncio
from pathlib import Path

from bot.config import Server
from bot.store import backups
from bot.store import status as of_files
from bot.store.opening import StoreError, installed


def back_up(database: Path | Server, copy: Path) -> str:
    """Copy the database to the new file `copy`, and say so; StoreError where that cannot be."""
    if isinstance(database, Path):
        return backups.back_up(database, copy)
    with installed():
        from bot.store import server_backups
    return asyncio.run(server_backups.back_up(database, copy))


def restore(database: Path | Server, backup: Path) -> str:
    """Put a copy in the place of the database, and say so; StoreError, and nothing changed."""
    if isinstance(database, Path):
        return backups.restore(database, backup)
    with installed():
        from bot.store import server_backups
    return asyncio.run(server_backups.restore(database, backup))


def status(database: Path | Server) -> str:
    """What goes on in it, and whether a bot runs on it; StoreError where it cannot be read."""
    if isinstance(database, Path):
        return of_files.status(database)
    with installed():
        from bot.store import server_backups
    return asyncio.run(server_backups.status(database))


def move(source: Path | Server, target: Path | Server) -> str:
    """Copy all that is kept from a file to a server, or back, and say so.

    Raises StoreError where that cannot be; then the target is as it was.
    """
    if isinstance(source, Path) and isinstance(target, Server):
        with installed():
            from bot.store import server_backups
        return asyncio.run(server_backups.moved_to_server(source, target))
    if isinstance(source, Server) and isinstance(target, Path):
        with installed():
            from bot.store import server_backups
        return asyncio.run(server_backups.moved_to_file(source, target))
    raise StoreError(
        "Name a file and an address, such as data/duelkeeper.sqlite and "
        "postgresql://NAME:PASSWORD@127.0.0.1/duelkeeper: the first is copied to the second."
    )
