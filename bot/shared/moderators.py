"""Who moderates a server."""

from bot.shared.host import Interaction


def moderates(interaction: Interaction) -> bool:
    """Whether the person may manage the server or moderate its members."""
    allowed = interaction.permissions
    may = allowed.manage_guild or allowed.moderate_members
    return interaction.guild_id is not None and may
