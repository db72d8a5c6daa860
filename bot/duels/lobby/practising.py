"""Tables for one person alone: in private messages, or in a thread that nobody else sees."""

import asyncio
import logging
from dataclasses import replace

import discord

from bot.duels.lobby.tables import (
    THREAD_NAME,
    LobbyError,
    Meeting,
    Person,
    guild_of,
    take_back,
)
from bot.duels.store.matches import TakenError
from bot.duels.store.records import MatchRecord, Place, SeatRecord, Status
from bot.duels.store.taken import Hold, Kind
from bot.duels.table.session import Session
from bot.duels.table.sessions import Sessions
from bot.duels.table.verdict import Verdict
from bot.people.terms import Terms
from bot.readings.gate import Gate
from bot.shared.text import note
from bot.shared.words import say
from engine.core.protocol import Seat
from engine.core.setup import Setup

_log = logging.getLogger(__name__)


async def not_practising(sessions: Sessions, user: int) -> None:
    """LobbyError where that user practises already."""
    for record in await sessions.records_of(user):
        if record.practice:
            raise LobbyError("practice-goes-on", channel=record.place.link)


class PracticeTables:
    """Lays tables for practice, of which a person has one at a time."""

    def __init__(self, client: discord.Client, sessions: Sessions, gate: Gate) -> None:
        self._client = client
        self._gate = gate
        self._sessions = sessions
        self._seating = asyncio.Lock()
        self._moving: set[asyncio.Task[None]] = set()

    async def begin(
        self, meeting: Meeting, channel: int, pressed_in: int | None = None
    ) -> Session:
        """Begin the duel of the one person of the meeting, asked for in `channel`.

        `pressed_in` is where they have pressed now, if that is another one. LobbyError where
        they practise already, or can be reached neither in private messages nor in a private
        thread.
        """
        guild = guild_of(self._client, channel)
        setup, agreement = await meeting.admitted(self._gate, guild)
        admitted = replace(meeting, agreement=agreement)
        return await self.lay(admitted, setup, channel, pressed_in)

    async def lay(
        self, meeting: Meeting, setup: Setup, channel: int, pressed_in: int | None = None
    ) -> Session:
        """Begin the duel of that setup, which was admitted; LobbyError as from `begin`."""
        person = meeting.person
        async with self._seating:
            await not_practising(self._sessions, person.id or 0)
            place, greeting = await self._place(meeting, channel, pressed_in or channel)
            seats = [
                SeatRecord(Seat(number), each.id, each.name, each.language, ready=deck.ready)
                for number, (each, deck) in enumerate(
                    zip(meeting.people, meeting.decks, strict=True)
                )
            ]
            if place.is_private:
                dm, message = place.channel, greeting.id if greeting else None
                own = meeting.people.index(person)
                seats[own] = replace(seats[own], panel_channel=dm, panel_message=message)
            record = MatchRecord(
                id=0,
                game=meeting.game.key,
                setup=setup,
                practice=True,
                place=place,
                language=person.language,
                terms=Terms(),
                seats=tuple(seats),
                agreement=meeting.agreement,
            )
            try:
                hold = Hold(Kind.PRACTICE, person.id or 0)
                return await self._sessions.open(record, (hold,))
            except TakenError as problem:
                await take_back([greeting] if greeting else [])
                other = problem.other or record
                raise LobbyError("practice-goes-on", channel=other.place.link) from problem

    def unreached(self, record: MatchRecord) -> None:
        """Go on with it in a thread, where it was to be played in private messages."""
        if record.practice and record.place.is_private:
            task = asyncio.create_task(self._move(record))
            self._moving.add(task)
            task.add_done_callback(self._moving.discard)

    async def _move(self, record: MatchRecord) -> None:
        """Begin it anew in a thread, as it was laid: nobody has seen anything of it."""
        session = await self._sessions.get(record.id)
        if session is None or session.record.status is not Status.OPEN:
            return
        people = [Person(seat.user, seat.name, seat.language) for seat in record.seats]
        game, agreement = self._sessions.game_of(record), record.agreement
        meeting = Meeting(game, record.setup.format, people, (), agreement)
        async with self._seating:
            if await session.settling.call_off() is not Verdict.TAKEN:
                return
            try:
                place = await self._thread(meeting, record.place.parent)
            except LobbyError as problem:
                _log.warning("Duel %s cannot be seen by who plays it: %s", record.id, problem)
                return
            hold = Hold(Kind.PRACTICE, meeting.person.id or 0)
            seats = [replace(seat, panel_channel=None) for seat in record.seats]
            anew = replace(record, id=0, place=place, seats=tuple(seats))
            await self._sessions.open(anew, (hold,))

    async def _place(
        self, meeting: Meeting, channel: int, pressed_in: int
    ) -> tuple[Place, discord.Message | None]:
        """Where the duel is played, and the message there that becomes the panel.

        Whoever presses for it in private messages can mostly be reached there: the panel comes
        at once. Where it cannot be sent, the duel goes on in a thread (`unreached`).
        """
        person = meeting.person
        try:
            private = await self._client.create_dm(discord.Object(person.id or 0))
            if private.id == pressed_in != channel:
                return Place(None, private.id, channel), None
            greeting = await private.send(view=note(say(person.language, "practice-is-laid")))
        except discord.Forbidden:
            return await self._thread(meeting, channel), None
        return Place(None, private.id, channel), greeting

    async def _thread(self, meeting: Meeting, channel: int) -> Place:
        """A private thread with the person in it."""
        person = meeting.person
        found = self._client.get_channel(channel)
        parent = found.parent if isinstance(found, discord.Thread) else found
        if not isinstance(parent, discord.TextChannel):
            raise LobbyError("practice-nowhere")
        try:
            thread = await parent.create_thread(
                name=meeting.title(person.language)[:THREAD_NAME],
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=1440,
            )
            await thread.add_user(discord.Object(person.id or 0))
        except discord.HTTPException as problem:
            _log.info("No private thread in channel %s: %s", channel, problem)
            raise LobbyError("practice-nowhere") from problem
        return Place(parent.guild.id, thread.id, parent.id)
