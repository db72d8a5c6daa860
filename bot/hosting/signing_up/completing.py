"""Decks offered while somebody types: those that may be played in the event they mean."""

from discord import app_commands

from bot.duels.lobby.choosing import completions
from bot.duels.lobby.tables import LobbyError
from bot.hosting.meant import event_typed
from bot.hosting.signing_up.joining import decks_for
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only


@newest_only
async def complete_playable(
    interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The decks whose names hold what was typed."""
    hosted = await event_typed(interaction)
    if hosted is None:
        return []
    try:
        decks = await decks_for(interaction, hosted)
    except LobbyError:
        return []
    return completions(decks, typed)
