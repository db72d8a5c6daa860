"""Calling the organiser of an event to a table."""

import logging

import discord

from bot.duels.panel.ids import DESK
from bot.duels.store.records import Status
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.showing.look import Look
from bot.hosting.store.events import TableRecord
from bot.hosting.store.needs import EventStore
from bot.shared.components import button, row, text
from bot.shared.sending import FAILURES, content_of, send

_log = logging.getLogger(__name__)


async def call_organiser(
    client: discord.Client,
    store: EventStore,
    hosted: Hosted,
    table: TableRecord,
    key: str,
    **facts: int | str,
) -> bool:
    """Call whoever runs the event with these words, at the table; whether that was sent.

    Both who created it and the role that runs events are called. Where a duel is under way
    there they can open the desk of a judge.
    """
    role = await store.events.organisers(hosted.record.guild)
    users, roles = [hosted.record.organiser], [] if role is None else [role]
    rung = " ".join([f"<@{each}>" for each in users] + [f"<@&{each}>" for each in roles])
    look = Look.at(hosted, hosted.record.language)
    words = look.say(key, table=table.number, **facts)
    desks = [
        row(button(look.say("desk-open"), DESK.write(match=duel.match, act="open")))
        for duel in await store.event_tables.duels(hosted.record.id)
        if duel.table == table.id and duel.status is Status.OPEN
    ]
    content = content_of(text(f"{rung} {words}"), *desks).calling(users, roles)
    for place in filter(None, (table.thread, hosted.record.channel)):
        try:
            await send(client, place, content)
        except FAILURES as problem:
            _log.info("The organiser could not be called in %s: %s", place, problem)
        else:
            return True
    return False
