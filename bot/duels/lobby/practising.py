"""Tables for one person alone: in private messages, or in a thread that nobody else sees."""

import asyncio
import logging
from dataclasses import replace

import discord

from bot.duels.lobby.tables import THREAD_NAME, LobbyError, Meeting, guild_of
from bot.duels.store.records import MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.sessions import Sessions
from bot.people.terms import Terms
from bot.readings.gate import Gate
from bot.shared.text import note
from bot.shared.words import say
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)


class PracticeTables:
    """Lays tables for practice, of which a person has one at a time."""

    def __init__(self, client: discord.Client, sessions: Sessions, gate: Gate) -> None:
        self._client = client
        self._gate = gate
        self._sessions = sessions
        self._seating = asyncio.Lock()

    async def begin(self, meeting: Meeting, channel: int) -> Session:
        """Begin the duel of the first of the meeting, asked for in `channel`, with nobody else.

        LobbyError where they practise already, or can be reached neither in private messages
        nor in a private thread.
        """
        person = meeting.people[0]
        guild = guild_of(self._client, channel)
        setup, agreement = await meeting.admitted(self._gate, guild)
        async with self._seating:
            for session in await self._sessions.all_of(person.id or 0):
                if session.record.practice:
                    raise LobbyError("practice-goes-on", channel=session.record.place.link)
            place, greeting = await self._place(meeting, channel)
            seats = [
                SeatRecord(Seat(number), each.id, each.name, each.language, ready=deck.ready)
                for number, (each, deck) in enumerate(
                    zip(meeting.people, meeting.decks, strict=True)
                )
            ]
            if greeting is not None:
                dm, message = greeting.channel.id, greeting.id
                seats[0] = replace(seats[0], panel_channel=dm, panel_message=message)
            record = MatchRecord(
                id=0,
                game=meeting.game.key,
                setup=setup,
                practice=True,
                place=place,
                language=person.language,
                terms=Terms(),
                seats=tuple(seats),
                agreement=agreement,
            )
            return await self._sessions.open(record)

    async def _place(
        self, meeting: Meeting, channel: int
    ) -> tuple[Place, discord.Message | None]:
        """Where the duel is played, and the message there that becomes the panel."""
        person = meeting.people[0]
        try:
            private = await self._client.create_dm(discord.Object(person.id or 0))
            greeting = await private.send(view=note(say(person.language, "practice-is-laid")))
        except discord.Forbidden:
            return await self._thread(meeting, channel), None
        return Place(None, private.id, channel), greeting

    async def _thread(self, meeting: Meeting, channel: int) -> Place:
        """A private thread with the person in it."""
        person = meeting.people[0]
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
