"""What moderators do with what members say of cards: look at it, and take it back."""

from discord import app_commands

from bot.readings.house import house
from bot.readings.listing import listing
from bot.shared.groups import moderating
from bot.shared.host import Host, Interaction
from bot.shared.moderators import moderates
from bot.shared.replies import whisper
from bot.shared.words import language_of, localised


@app_commands.command(description=localised("duel-reports-description"))
async def reports(interaction: Interaction) -> None:
    """Show which cards were reported on this server as played wrongly, to a moderator."""
    here, guild = house(interaction), interaction.guild_id
    if guild is None or not moderates(interaction):
        await whisper(interaction, "needs-moderator")
        return
    found = await here.store.reports.open_on(guild)
    view = listing(language_of(interaction.locale), here.games, found)
    await interaction.response.send_message(view=view, ephemeral=True)


async def setup(client: Host) -> None:
    """Put the command into the group of moderators."""
    moderating(client).add_command(reports)
