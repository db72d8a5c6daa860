"""Where the tables of events stand in Discord: laid, kept up to date, and cleared away.

Belongs here: where the tables of a round stand in Discord, and that they are shown as they are.
Does not belong here: what is due (`ongoing`), results (`results`), and what a table says
(`face`).
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Protocol
from weakref import WeakKeyDictionary

import discord

from bot.duels.clock import Clock
from bot.duels.table.sessions import Sessions
from bot.events.event import Phase
from bot.events.results import Player, Round
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.ongoing.table import Table, round_under_way, rounds_by_record, tables_of
from bot.hosting.pictures.easel import Easel
from bot.hosting.store.events import TableRecord
from bot.hosting.store.needs import EventStore
from bot.hosting.tables.calling import call_organiser
from bot.hosting.tables.clashes import Clashes
from bot.hosting.tables.face import face, taken_back, thread_name
from bot.hosting.tables.posts import Posts
from bot.hosting.tables.threads import Threads
from bot.shared.budget import Rank, sent_as
from bot.shared.components import text
from bot.shared.following import Follower
from bot.shared.notices import Notice
from bot.shared.sending import FAILURES, Content, content_of, digest, edit, send
from bot.shared.words import say

_log = logging.getLogger(__name__)
_AT_ONCE = 4
"""How many tables are laid side by side."""
_TRIES = 4
"""After how many failures a table's message goes to the channel of the event, or is left."""
_REST = 2.0
"""Seconds between two showings of one event."""
_AGAIN, _LONGEST, _MANY = 20.0, 300.0, 9
"""Seconds after which what could not be shown is tried again, more after many failures."""
CALLS_APART = 60.0
"""Seconds for which players call the organiser, or each other, to a table once only."""
_UNKNOWN_MESSAGE = 10008
_ARCHIVED = 50083
_NOT_THERE = (discord.Forbidden, discord.NotFound)


class Announces(Protocol):
    """Where events are announced."""

    def changed(self, hosted: Hosted) -> None:
        """Show the announcement as the event is now, soon, and once for many changes."""

    async def show_now(self, hosted: Hosted) -> None:
        """Show it at once; it raises what keeps it from being shown."""


class Floor:
    """Shows the tables of every event, and the posts of its rounds, as they are now.

    What one table cannot be shown keeps nothing from the others: it is tried again.
    """

    def __init__(
        self,
        client: discord.Client,
        store: EventStore,
        sessions: Sessions,
        clock: Clock,
        easel: Easel,
        clashes: Clashes,
        stage: Announces,
        closed: Notice[Hosted],
    ) -> None:
        """The announcement on `stage` follows the posts, and is shown before an event is
        `closed`: shown for the last time.
        """
        self._stage = stage
        self._closing = closed
        self.threads = Threads(client, store, clock)
        self._client = client
        self._clock = clock
        self._clashes = clashes
        self._called: dict[tuple[int, str], float] = {}
        """When somebody was last called to a table, and about what."""
        self._store = store
        self._sessions = sessions
        self._posts = Posts(client, store, easel)
        self._followers: dict[int, Follower] = {}
        self._shown: dict[int, bytes] = {}
        self._failed: Counter[int] = Counter()
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self._closed: WeakKeyDictionary[Hosted, int] = WeakKeyDictionary()
        """Those that were shown for the last time, and how many decisions they had then."""

    def touch(self, hosted: Hosted) -> None:
        """Show the event anew, soon, and once for many changes.

        One that is over is shown again only where something was decided since.
        """
        if self._closed.get(hosted) == len(hosted.entries):
            return
        event = hosted.record.id
        if event not in self._followers:
            show = partial(self._show, hosted)
            self._followers[event] = Follower(show, 0.0, lambda: _REST, f"Event {event}")
        self._followers[event].touch()

    async def settled(self) -> None:
        """Wait until everything has been shown."""
        for follower in list(self._followers.values()):
            await follower.settled()

    def stop(self) -> None:
        """Show nothing more; after a restart everything is shown again."""
        for follower in self._followers.values():
            follower.stop()
        for handle in self._waiting.values():
            handle.cancel()

    async def content(self, hosted: Hosted, one: Round, table: Table) -> Content:
        """What the message of the table of this round shows now."""
        session = None if table.duel is None else await self._sessions.get(table.duel)
        place = session.record.place.link if session else ""
        return face(hosted, one, table, place, await self._clashes.at(hosted, table))

    def note_shown(self, table: Table, content: Content) -> None:
        """Take note that an answer to a press has shown this in the table's message."""
        self._shown[table.record.id] = digest(content)

    def hides(self, table: int) -> bool:
        """Whether the table of that id is not shown as it should be."""
        return table not in self._shown or self._failed[table] > 0

    async def call_once(self, hosted: Hosted, table: TableRecord, kind: str, key: str) -> None:
        """Call the organiser to the table, once with a post of that kind."""
        event, record = hosted.record.id, table.paired
        if (record, kind) in await self._store.event_posts.of(event):
            return
        if await call_organiser(self._client, self._store, hosted, table, key):
            await self._store.event_posts.keep(event, record, kind, None)

    async def call(
        self, hosted: Hosted, table: TableRecord, key: str, **facts: int | str
    ) -> None:
        """Call the organiser to the table with these words."""
        await call_organiser(self._client, self._store, hosted, table, key, **facts)

    async def call_of_dispute(self, hosted: Hosted, table: TableRecord) -> None:
        """Call the organiser to a report that was contradicted, unless they just were."""
        key = "event-call-disputed"
        if self._may_call(table, key):
            await self.call(hosted, table, key)

    async def call_for(self, hosted: Hosted, table: TableRecord, user: int) -> None:
        """Call the organiser for a player, unless that was done a moment ago."""
        key = "event-call-player"
        if self._may_call(table, key):
            await self.call(hosted, table, key, name=f"<@{user}>")

    async def ring(
        self,
        hosted: Hosted,
        table: TableRecord,
        players: Sequence[Player],
        key: str,
        **facts: int | str,
    ) -> None:
        """Call the attention of players to their table, unless that was done a moment ago."""
        words = say(hosted.record.language, key, table=table.number, **facts)
        if not self._may_call(table, words):
            return
        rung = " ".join(f"<@{each}>" for each in players)
        content = content_of(text(f"{rung} {words}")).calling(players)
        try:
            place = table.thread or hosted.record.channel
            await send(self._client, place, content)
        except FAILURES as problem:
            _log.info("Players could not be called to table %s: %s", table.id, problem)

    def _may_call(self, table: TableRecord, about: str) -> bool:
        """Whether somebody may be called to the table about this; if so, they are now.

        It is the key of a sentence, or the sentence where its facts make it another call.
        """
        now, call = self._clock.now(), (table.id, about)
        if now - self._called.get(call, -inf) < CALLS_APART:
            return False
        self._called[call] = now
        return True

    async def _show(self, hosted: Hosted) -> None:
        if self._closed.get(hosted) == len(hosted.entries):
            return
        one = round_under_way(hosted)
        done = True
        if one is not None:
            await self._posts.begin(hosted)
            done = await self._show_tables(hosted, one)
        await self._posts.show(hosted)
        self._stage.changed(hosted)
        done &= await self._clear_away(hosted)
        if hosted.event.phase in (Phase.OVER, Phase.CANCELLED):
            done &= await self._posts.end(hosted)
            if done:
                await self._stage.show_now(hosted)
                if await hosted.close():
                    self.let_go(hosted)
                    self._closing.tell(hosted)
        if not done:
            self._show_again(hosted)

    def let_go(self, hosted: Hosted) -> None:
        """Keep nothing in memory of an event that was shown here for the last time."""
        event = hosted.record.id
        self._closed[hosted] = len(hosted.entries)
        self._followers.pop(event, None)
        if waiting := self._waiting.pop(event, None):
            waiting.cancel()
        self._posts.let_go(event)

    async def _show_tables(self, hosted: Hosted, one: Round) -> bool:
        tables = await tables_of(hosted, self._store)
        line = asyncio.Semaphore(_AT_ONCE)
        shown = await asyncio.gather(
            *(self._in_line(line, hosted, one, table) for table in tables)
        )
        return all(shown)

    def _show_again(self, hosted: Hosted) -> None:
        event, loop = hosted.record.id, asyncio.get_running_loop()
        if event in self._waiting:
            self._waiting[event].cancel()
        tries = max(self._failed.values(), default=0)
        seconds = min(_LONGEST, _AGAIN * 2 ** max(0, min(tries, _MANY) - _TRIES))
        self._waiting[event] = loop.call_later(seconds, self.touch, hosted)

    async def _in_line(
        self, line: asyncio.Semaphore, hosted: Hosted, one: Round, table: Table
    ) -> bool:
        """Show the table; whether that has come off, else it is tried again."""
        async with line:
            key = table.record.id
            try:
                await self._show_table(hosted, one, table)
            except FAILURES as problem:
                self._failed[key] += 1
                _log.info("Table %s cannot be shown: %s", key, problem)
                if table.record.thread and self._is_lost(key, problem):
                    self._shown.pop(key, None)
                    await self._store.event_tables.placed(key, None, None)
                    await self.threads.give_up(key)
                return False
            self._failed.pop(key, None)
            return True

    def _is_lost(self, key: int, problem: BaseException) -> bool:
        """Whether the thread of the table has to be given up."""
        return isinstance(problem, _NOT_THERE) or self._failed[key] == _TRIES

    async def _show_table(self, hosted: Hosted, one: Round, table: Table) -> None:
        content, record = await self.content(hosted, one, table), table.record
        if self._shown.get(record.id) == digest(content):
            return
        if record.message is None:
            await self._lay(hosted, one, table, content)
            return
        await self._show_again_there(hosted, record, record.message, content)
        self._shown[record.id] = digest(content)

    async def _show_again_there(
        self, hosted: Hosted, record: TableRecord, message: int, content: Content
    ) -> None:
        """Edit the message of the table, or send it again where somebody has deleted it.

        A thread that was archived is opened for it; where it stays so, the table is given up
        there and laid elsewhere.
        """
        where = record.thread or hosted.record.channel
        with sent_as(Rank.PANEL):
            try:
                await self._edit(record, where, message, content)
            except discord.NotFound as problem:
                if problem.code != _UNKNOWN_MESSAGE:
                    raise
                sent = await send(self._client, where, content, nonce=str(message))
                await self._store.event_tables.placed(record.id, record.thread, sent)

    async def _edit(
        self, record: TableRecord, where: int, message: int, content: Content
    ) -> None:
        """Edit the message, in a thread that is opened again where it was archived."""
        try:
            await edit(self._client, where, message, content)
        except discord.HTTPException as problem:
            if problem.code != _ARCHIVED or record.thread is None:
                raise
            await self.threads.reopen(record.thread)
            # it is archived again once nothing is shown there any more
            await self._store.event_tables.reopened(record.id)
            await edit(self._client, where, message, content)

    async def _lay(self, hosted: Hosted, one: Round, table: Table, content: Content) -> None:
        """Send the message of the table, to a thread of its own where one can be opened.

        It is sent once: one that could not be kept is found, and shown anew the next time.
        """
        record, thread = table.record, table.record.thread
        if thread is None and not self._failed[record.id]:
            name = thread_name(hosted, one, table.pairing)
            thread = await self.threads.open(hosted.record.channel, record, name)
            if thread is not None:
                await self._store.event_tables.placed(record.id, thread, None)
        with sent_as(Rank.PANEL):
            place, nonce = thread or hosted.record.channel, f"t-{thread or record.id}"
            message = await send(self._client, place, content, nonce)
        await self._store.event_tables.placed(record.id, thread, message)
        for clash in await self._clashes.at(hosted, table):
            self.touch(clash.other)

    async def _clear_away(self, hosted: Hosted) -> bool:
        """Clear away the tables of rounds that are over; whether none is left.

        A table waits until its duel was shown for the last time.
        """
        one = round_under_way(hosted)
        current = None if one is None else hosted.paired
        left = await self._store.event_tables.left(hosted.record.id, current)
        busy = await self._store.event_tables.busy(hosted.record.id) if left else frozenset()
        for record in left:
            if record.id not in busy:
                try:
                    await self._clear(hosted, record)
                except FAILURES as problem:
                    _log.info("Table %s was not cleared away: %s", record.id, problem)
                await self._store.event_tables.close(record.id)
                self._shown.pop(record.id, None)
                self._failed.pop(record.id, None)
                for call in [each for each in self._called if each[0] == record.id]:
                    del self._called[call]
        return not busy

    async def _clear(self, hosted: Hosted, record: TableRecord) -> None:
        """Show the result of a table, or that there is none, and archive its thread."""
        one = rounds_by_record(hosted).get(record.paired)
        content, name = taken_back(hosted.record.language), None
        if one is not None and record.number in one.results:
            pairing, result = one.table(record.number), one.results[record.number]
            content = face(hosted, one, Table(record, pairing, result, ()), "")
            name = thread_name(hosted, one, pairing, result)
        if record.message is not None and self._shown.get(record.id) != digest(content):
            with sent_as(Rank.BOARD):
                where = record.thread or hosted.record.channel
                await edit(self._client, where, record.message, content)
        if record.thread is not None:
            await self.threads.close(record.thread, name)
