"""What processes of the bot on one database say to each other, by LISTEN and NOTIFY.

Belongs here: messages on their way, in as many notifications as they take.
Does not belong here: what they say (`bot/shared/relaying.py`).

Nothing of them is kept: what is said to a process that does not listen just then is lost. They
have a connection of their own, and are never in the transaction of a write, since with a
notification a commit waits for those of all others.
"""

import asyncio
import base64
import logging
import secrets
import zlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import orjson

from bot.config import Server
from bot.shared.owning import Message
from bot.store.postgres import FAILURES, Node, connected, unavailable

LONGEST = 7_000
"""Characters of a message in one notification, which has to be shorter than 8000 bytes."""
MOST_PARTS = 50
_TO_LOOK = 0.25
"""Seconds between two looks whether the connection is there."""
_UNFINISHED = 100
_PATIENCE = 1.0
_NOTIFY = "SELECT pg_notify($1, part) FROM unnest($2::text[]) AS part"
_log = logging.getLogger(__name__)


class DatabaseWire:
    """The way between the processes, for the one of `node`."""

    def __init__(self, node: Node, server: Server) -> None:
        self._node = node
        self._server = server
        self._connection: asyncpg.Connection | None = None
        self._listens_as = 0
        self._turn = asyncio.Lock()
        self._hearer: Callable[[int, Message], None] | None = None
        self._parts: OrderedDict[str, dict[int, str]] = OrderedDict()
        """Of messages that have not all come yet."""
        self._watching: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Listen from now on, and again where the connection is lost."""
        with suppress(*FAILURES):
            await self._usable()
        self._watching = asyncio.create_task(self._watch())

    async def end(self) -> None:
        """Say and hear nothing more."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if self._connection is not None:
            try:
                await self._connection.close(timeout=_PATIENCE)
            except FAILURES:
                self._connection.terminate()

    def hear(self, hearer: Callable[[int, Message], None] | None) -> None:
        """Call `hearer` alone with who says something, and what, from now on; None: nobody."""
        self._hearer = hearer

    async def send(self, to: int, message: Message) -> None:
        """Say it to the process of that number; UnavailableError where that cannot be."""
        packed = base64.b64encode(zlib.compress(orjson.dumps(message))).decode()
        slices = [packed[at : at + LONGEST] for at in range(0, len(packed), LONGEST)]
        head = f"{self._node.id}:{secrets.token_hex(6)}"
        parts = [f"{head}:{n}:{len(slices)}:{part}" for n, part in enumerate(slices)]
        async with self._turn:
            for is_last in (False, True):
                try:
                    connection = await self._usable()
                    await connection.execute(_NOTIFY, _channel(to), parts)
                    return
                except FAILURES as problem:
                    if is_last:
                        raise unavailable(problem, self._server) from None

    async def _usable(self) -> asyncpg.Connection:
        """The connection, which listens as the process is called now."""
        connection, me = self._connection, self._node.id
        if connection is None or connection.is_closed():
            connection = await connected(self._server, _PATIENCE)
            await connection.execute("SET synchronous_commit = off")
            self._connection, self._listens_as = connection, 0
        if self._listens_as != me:
            if self._listens_as:
                await connection.remove_listener(_channel(self._listens_as), self._came)
            await connection.add_listener(_channel(me), self._came)
            self._listens_as = me
        return connection

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_TO_LOOK)
            try:
                async with self._turn:
                    await self._usable()
            except FAILURES as problem:
                _log.debug("Nothing is heard: %s", unavailable(problem, self._server))
            except Exception:
                _log.exception("It cannot be heard what other processes say")

    def _came(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Put together what has come; what cannot be read is passed over."""
        try:
            sender, key, n, count, part = str(payload).split(":")
            parts = self._parts.setdefault(f"{sender}:{key}", {})
            parts[int(n)] = part
            if len(parts) < min(int(count), MOST_PARTS):
                if len(self._parts) > _UNFINISHED:
                    self._parts.popitem(last=False)
                return
            del self._parts[f"{sender}:{key}"]
            packed = "".join(parts[number] for number in range(int(count)))
            message = orjson.loads(zlib.decompress(base64.b64decode(packed)))
        except (ValueError, KeyError, zlib.error):
            _log.warning("Something that another process has said could not be read")
            return
        if self._hearer is not None:
            self._hearer(int(sender), message)


def _channel(node: int) -> str:
    return f"duelkeeper_{node}"
