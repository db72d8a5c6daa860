"""Who may run the events of a server."""

import discord

from bot.hosting.ongoing.house import house
from bot.shared.host import Interaction
from bot.shared.replies import whisper


async def organises(interaction: Interaction) -> bool:
    """Whether the person may manage the server or its events, or has the organiser role."""
    if interaction.guild_id is None:
        return False
    allowed = interaction.permissions
    if allowed.manage_guild or allowed.manage_events:
        return True
    role = await house(interaction).store.events.organisers(interaction.guild_id)
    member = interaction.user
    return role is not None and isinstance(member, discord.Member) and _has(member, role)


async def plays_beside(interaction: Interaction, table: int) -> bool:
    """Whether a duel of the person goes on at another table of the event of that table."""
    store, user = house(interaction).store, interaction.user.id
    here = await store.event_tables.load(table)
    for own in await store.matches.load_all(await store.matches.open_of(user)):
        if own.event_table not in (None, table):
            there = await store.event_tables.load(own.event_table)
            if here is not None and there is not None and there.event == here.event:
                return True
    return False


async def is_refused(interaction: Interaction) -> bool:
    """Whether it was answered that the command is not for this person."""
    if await organises(interaction):
        return False
    await whisper(interaction, "event-needs-organiser")
    return True


def _has(member: discord.Member, role: int) -> bool:
    return any(each.id == role for each in member.roles)
