"""What is tidied up after a duel: its challenge and its thread tell the result, and close."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord

from bot.duels.clock import Alarm, Clock
from bot.duels.lobby.invitations import Invitations
from bot.duels.lobby.store import LobbyStore
from bot.duels.outcome.results import result_line
from bot.duels.store.records import MatchRecord
from bot.shared.database import UnavailableError
from bot.shared.notices import Notice
from bot.shared.owning import Kind

_log = logging.getLogger(__name__)
ARCHIVED_AFTER = 600.0
"""Seconds after the end of a duel in which its thread stays open, for another one."""
PRACTICE_ARCHIVED_AFTER = 60.0
_RETRY_SECONDS = 60.0
_NAME = 100
TOLD, DONE = 1, 2
_Doing: TypeAlias = Callable[[MatchRecord], Awaitable[None]]


class Tidying:
    """Tells the result where the duel was asked for, and archives its thread a while later.

    A thread is renamed once, so that Discord's limit of two names in ten minutes is kept. How
    far this has come is on disk: after a restart it goes on.
    """

    def __init__(
        self,
        client: discord.Client,
        store: LobbyStore,
        invitations: Invitations,
        clock: Clock,
        told: Notice[MatchRecord],
    ) -> None:
        """`told` is of each duel that is over, once its result is told."""
        self._told = told
        self._client = client
        self._store = store
        self._invitations = invitations
        self._clock = clock
        self._alarms: dict[tuple[int, int], Alarm] = {}
        """For each duel and how far it is to come, what wakes that step."""
        self._telling: set[asyncio.Task[None]] = set()
        self._is_stopped = False

    def begin(self, record: MatchRecord) -> None:
        """Tidy up after a duel that has just been shown for the last time."""
        if self._is_stopped:  # at the next start every duel that is not told is shown again
            return
        task = asyncio.create_task(self._tell(record))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
        self._close_after(record, self._clock.wall())

    async def resume(self, *, new: bool = False) -> None:
        """Go on with what was told but left open when the bot was stopped.

        Only what is `new` is what other processes have left.
        """
        ended_at = dict(await self._store.matches.untidied())
        mine = await self._store.owners.mine(Kind.DUEL, [*ended_at], new=new)
        for match, ended in ((each, ended_at[each]) for each in mine):
            record = await self._store.matches.load(match)
            if record is not None:
                self._close_after(record, ended)

    def stop(self) -> None:
        """Do nothing more, whatever ends or wakes from now on."""
        self._is_stopped = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._telling:
            task.cancel()
        self._alarms.clear()

    def _close_after(self, record: MatchRecord, ended: float) -> None:
        rest = PRACTICE_ARCHIVED_AFTER if record.practice else ARCHIVED_AFTER
        left = max(0.0, ended + rest - self._clock.wall())
        self._wake_in(record, DONE, left, self._close)

    async def _tell(self, record: MatchRecord) -> None:
        """Tell the result in the message of the challenge, and in the name of the thread."""
        try:
            await self._answer_challenge(record)
        except UnavailableError as problem:
            self._try_again(record, TOLD, self._tell, problem)
            return
        await self._change(record, name=result_line(record, record.language)[:_NAME])
        await self._note_told(record)

    async def _answer_challenge(self, record: MatchRecord) -> None:
        offer = None
        if record.challenge is not None:
            offer = await self._store.challenges.load(record.challenge)
        if offer is not None:
            result = result_line(record, offer.language)
            await self._invitations.show_result(offer, result, f"<#{record.place.channel}>")

    async def _note_told(self, record: MatchRecord) -> None:
        """Have on disk that the result is told; only then others hear of it."""
        try:
            await self._store.matches.tidied(record.id, TOLD)
        except UnavailableError as problem:
            self._try_again(record, TOLD, self._note_told, problem)
        else:
            self._told.tell(record)

    def _try_again(
        self, record: MatchRecord, step: int, doing: _Doing, problem: UnavailableError
    ) -> None:
        _log.warning("Duel %s is not tidied up yet: %s", record.id, problem)
        self._wake_in(record, step, _RETRY_SECONDS, doing)

    def _wake_in(self, record: MatchRecord, step: int, seconds: float, doing: _Doing) -> None:
        async def do() -> None:
            self._alarms.pop((record.id, step), None)
            await doing(record)

        if self._is_stopped:
            return
        if (record.id, step) in self._alarms:
            self._alarms[record.id, step].cancel()
        when = self._clock.now() + seconds
        self._alarms[record.id, step] = self._clock.wake_at(when, do)

    async def _close(self, record: MatchRecord) -> None:
        """Archive the thread."""
        try:
            await self._change(record, archived=True)
            await self._store.matches.tidied(record.id, DONE)
        except UnavailableError as problem:
            self._try_again(record, DONE, self._close, problem)

    async def _change(self, record: MatchRecord, **changes: str | bool) -> None:
        """Change the thread of the duel, if it has one and that is not an event's."""
        if not record.place.is_thread or record.event_table is not None:
            return
        try:
            await self._client.http.edit_channel(record.place.channel, reason=None, **changes)
        except discord.HTTPException as problem:
            _log.info("The thread of duel %s was not changed: %s", record.id, problem)
