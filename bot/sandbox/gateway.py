"""The gateway: the socket over which the bot learns what happens, resumable and compressed."""

import asyncio
import importlib
import json
import time
import zlib
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from bot.sandbox.events import OUTGOING, guild_arrival, guild_of, members_chunk
from bot.sandbox.payloads import APPLICATION_FLAGS, own_user_json
from bot.sandbox.records import Json
from bot.sandbox.starting import serves, shard_of
from bot.sandbox.wire import encoded
from bot.sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, TOO_FAST, TIMED_OUT, INVALID_SHARD = 4005, 4008, 4009, 4010
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014

HEARTBEAT_SECONDS = 41.25
ACK_SECONDS = 0.1
"""After how many seconds a heartbeat is acknowledged, as over a network.

Sooner, discord.py could hear of it before it has noted when it sent the heartbeat, and would
warn that it is as far behind as the last one.
"""
KEPT_EVENTS = 2000
"""Events a session keeps for a resume."""

MOST_PER_MINUTE = 120
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)
ALL_INTENTS = (1 << 26) - 1


class Compressor(Protocol):
    """Makes one binary frame of one message, as part of a stream."""

    def __call__(self, text: bytes) -> bytes:
        """The frame of `text`."""


def zlib_stream() -> Compressor:
    """Compress by zlib, each message flushed as clients expect."""
    stream = zlib.compressobj()
    return lambda text: stream.compress(text) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Compressor | None:
    """Compress by Zstandard, where a module for it is installed."""
    for name in ("compression.zstd", "zstandard"):
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        if name == "zstandard":
            stream = module.ZstdCompressor().compressobj()
            flush = module.COMPRESSOBJ_FLUSH_BLOCK
            return lambda text: stream.compress(text) + stream.flush(flush)
        whole = module.ZstdCompressor()
        return lambda text: bytes(whole.compress(text, whole.FLUSH_BLOCK))
    return None


COMPRESSIONS: dict[str, Callable[[], Compressor | None]] = {
    "zlib-stream": zlib_stream,
    "zstd-stream": zstd_stream,
}


class Connection:
    """One socket; what is put on it is sent in order."""

    def __init__(self, socket: web.WebSocketResponse, incoming: web.Request) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.received = 0
        self._minute_began = time.monotonic()
        self._transport = incoming.transport
        make = COMPRESSIONS.get(incoming.query.get("compress", ""))
        self._compress = make() if make else None
        self._outgoing: asyncio.Queue[str | int] = asyncio.Queue()

    def put(self, text: str) -> None:
        """Send `text` after what was put before."""
        self._outgoing.put_nowait(text)

    def put_in(self, seconds: float, text: str) -> None:
        """Send `text` after so many seconds."""
        asyncio.get_running_loop().call_later(seconds, self.put, text)

    def close(self, code: int) -> None:
        """Close the socket with `code`, after what was put before."""
        self._outgoing.put_nowait(code)

    def new_minute(self) -> bool:
        """Count messages from one again where a minute has passed; return whether it has."""
        if time.monotonic() - self._minute_began < 60:
            return False
        self._minute_began, self.received = time.monotonic(), 1
        return True

    def cut(self) -> None:
        """Break the socket at once."""
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        """Send everything that is put, until the socket is closed."""
        while True:
            item = await self._outgoing.get()
            if isinstance(item, int):
                await self.socket.close(code=item)
                return
            if self._compress is None:
                await self.socket.send_str(item)
            else:
                await self.socket.send_bytes(self._compress(item.encode()))


class Session:
    """What one identified client is told; it outlives its connection."""

    def __init__(self, identifier: str, intents: int, shard: tuple[int, int]) -> None:
        self.id = identifier
        self.intents = intents
        self.shard = shard
        """Its number, and how many there are."""
        self.connection: Connection | None = None
        self.sequence = 0
        self._kept: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)

    def dispatch(self, event: str, content: Json) -> None:
        """Tell the client of `event`, now or when it resumes."""
        self.sequence += 1
        text = frame(DISPATCH, content, self.sequence, event)
        self._kept.append((self.sequence, text))
        if self.connection is not None:
            self.connection.put(text)

    def missed_since(self, sequence: int) -> list[str] | None:
        """What came after `sequence`; None when that is not kept any more."""
        first = self._kept[0][0] if self._kept else self.sequence + 1
        if not first - 1 <= sequence <= self.sequence:
            return None
        return [text for number, text in self._kept if number > sequence]


def frame(
    op: int, content: Any = None, sequence: int | None = None, event: str | None = None
) -> str:
    """One message of the gateway's protocol."""
    return encoded({"op": op, "d": content, "s": sequence, "t": event})


class Gateway:
    """All sessions, and the sockets they are told over; `arrived` while a bot is connected."""

    def __init__(self, world: World, token: str, violations: list[str]) -> None:
        self._world = world
        self._token = token
        self.knows_token = True
        self._violations = violations
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._numbers = count(1)
        self.arrived = asyncio.Event()
        world.listeners.append(self.announce)

    def announce(self, event: str, record: object) -> None:
        """Tell the sessions of `event` whose shard and intents cover it."""
        guild = guild_of(self._world, record)
        for session in self._sessions.values():
            if not serves(session.shard, guild):
                continue
            for name, content in OUTGOING[event](self._world, session.intents, event, record):
                session.dispatch(name, content)

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The shard of each session that is connected, and how many shards it names."""
        return sorted(each.shard for each in self._sessions.values() if each.connection)

    # -- mishaps

    def cut(self) -> None:
        """Break all sockets."""
        for each in tuple(self._connections):
            each.cut()

    def revoke(self) -> None:
        """Know the token no more, and close all sockets because of that."""
        self._sessions.clear()
        for each in self._connections:
            each.close(WRONG_TOKEN)

    def ask_to_reconnect(self) -> None:
        """Ask all clients to reconnect."""
        for each in self._connections:
            each.put(frame(RECONNECT))

    def invalidate(self, resumable: bool) -> None:
        """Tell all clients that their session is invalid."""
        if not resumable:
            self._sessions.clear()
        for each in self._connections:
            each.put(frame(INVALID_SESSION, resumable))

    # -- one socket

    async def serve(self, incoming: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it ends."""
        socket = web.WebSocketResponse(max_msg_size=64 * 1024, compress=False)
        await socket.prepare(incoming)
        connection = Connection(socket, incoming)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.put(frame(HELLO, {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000)}))
        try:
            await self._read(connection)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
            self._connections.discard(connection)
            session = connection.session
            if session is not None and session.connection is connection:
                session.connection = None
            if not any(each.connection for each in self._sessions.values()):
                self.arrived.clear()
        return socket

    async def _read(self, connection: Connection) -> None:
        while True:
            try:
                message = await connection.socket.receive(timeout=HEARTBEAT_SECONDS * 1.5)
            except TimeoutError:
                return connection.close(TIMED_OUT)
            if message.type is not WSMsgType.TEXT:
                return None
            self._receive(connection, message.data)

    def _receive(self, connection: Connection, text: str) -> None:
        connection.received += 1
        try:
            message = json.loads(text)
            op, content = message["op"], message.get("d")
        except (ValueError, TypeError, KeyError):
            return self._fault(connection, DECODE_ERROR, "what was sent is no message")
        if connection.received > MOST_PER_MINUTE and not connection.new_minute():
            return self._fault(connection, TOO_FAST, "too many messages in a minute")
        if op == HEARTBEAT:
            return connection.put_in(ACK_SECONDS, frame(HEARTBEAT_ACK))
        if not isinstance(content, dict):
            return self._fault(connection, DECODE_ERROR, f"op {op!r} without content")
        if op == IDENTIFY:
            return self._identify(connection, content)
        if op == RESUME:
            return self._resume(connection, content)
        if connection.session is None:
            return self._fault(connection, NOT_AUTHENTICATED, f"op {op} before identifying")
        if op == REQUEST_MEMBERS:
            return connection.session.dispatch(
                "GUILD_MEMBERS_CHUNK", members_chunk(self._world, content)
            )
        if op not in (PRESENCE, VOICE):
            return self._fault(connection, UNKNOWN_OPCODE, f"op {op!r} is not known")
        return None

    def _fault(self, connection: Connection, code: int, words: str) -> None:
        """Close the socket with `code`, and note the violation."""
        self._violations.append(f"gateway: {code} {words}")
        connection.close(code)

    def _is_known(self, content: Json) -> bool:
        return self.knows_token and content.get("token") == self._token

    def _identify(self, connection: Connection, content: Json) -> None:
        intents = content.get("intents", -1)
        if connection.session is not None:
            return self._fault(connection, ALREADY_AUTHENTICATED, "identified twice")
        if not self._is_known(content):
            return self._fault(connection, WRONG_TOKEN, "the token is wrong")
        if not 0 <= intents <= ALL_INTENTS:
            return self._fault(connection, INVALID_INTENTS, f"intents {intents} are invalid")
        refused = intents & PRIVILEGED & ~self._world.privileged_intents
        if refused:
            return self._fault(
                connection, DISALLOWED_INTENTS, f"the privileged intents {refused} are off"
            )
        shard = shard_of(content.get("shard"))
        if shard is None:
            return self._fault(
                connection, INVALID_SHARD, f"there is no shard {content['shard']}"
            )
        if not self._world.starts.begin(shard[0]):
            return connection.put(frame(INVALID_SESSION, False))
        self._sessions = {k: s for k, s in self._sessions.items() if s.connection is not None}
        session = Session(f"{next(self._numbers):032x}", intents, shard)
        self._sessions[session.id] = session
        self._attach(connection, session)
        session.dispatch("READY", self._ready(session))
        if serves(shard, self._world.guild_id):
            session.dispatch("GUILD_CREATE", guild_arrival(self._world, intents))
        return None

    def _attach(self, connection: Connection, session: Session) -> None:
        if session.connection is not None:
            session.connection.close(1000)
        session.connection = connection
        connection.session = session
        self.arrived.set()

    def _ready(self, session: Session) -> Json:
        own = [{"id": self._world.guild_id, "unavailable": True}]
        return {
            "v": 10,
            "user": own_user_json(self._world),
            "guilds": own if serves(session.shard, self._world.guild_id) else [],
            "session_id": session.id,
            "resume_gateway_url": self._world.address.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": self._world.application_id, "flags": APPLICATION_FLAGS},
        }

    def _resume(self, connection: Connection, content: Json) -> None:
        session = self._sessions.get(content.get("session_id", ""))
        missed = None if session is None else session.missed_since(content.get("seq") or 0)
        if not self._is_known(content) or session is None or missed is None:
            return connection.put(frame(INVALID_SESSION, False))
        self._attach(connection, session)
        for text in missed:
            connection.put(text)
        session.dispatch("RESUMED", {"_trace": []})
        return None
