"""Who may see a duel, as Discord tells it at the moment of a press."""

import discord

from bot.duels.presses.answers import at_table
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.shared.host import Interaction
from bot.shared.replies import whisper


async def seen_table(interaction: Interaction, match: int) -> Session | None:
    """The duel that was pressed on, where the presser plays or has played, or may watch it.

    None where it is answered that it is over, or not for them: a message of a spectator lasts
    longer than the right to see the channel of the duel may.
    """
    session = await at_table(interaction, match)
    if session is None:
        return None
    record, user = session.record, interaction.user.id
    sits = session.seat_of(user) is not None or record.has_left(user)
    if sits or may_watch(interaction, record):
        return session
    await whisper(interaction, "watch-not-here")
    return None


def may_watch(interaction: Interaction, record: MatchRecord) -> bool:
    """Whether who asks can see where the duel is played, as Discord tells it just now."""
    place, guild, asker = record.place, interaction.guild, interaction.user
    if place.is_private or interaction.guild_id != place.guild:
        return False
    if interaction.channel_id == place.channel:
        return True
    channel = guild.get_channel_or_thread(place.channel) if guild else None
    if channel is None or not isinstance(asker, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and (channel.is_private() or not channel.parent):
        return False
    return channel.permissions_for(asker).view_channel
