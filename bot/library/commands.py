"""The commands for the person who manages a server."""

from discord import app_commands
from discord.ext import commands

from bot.library.house import house
from bot.library.layout import library_status
from bot.shared.host import Host, Interaction
from bot.shared.sheets import reply
from bot.shared.words import language_of, localised


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class AdminCommands(
    commands.GroupCog, group_name="admin", group_description=localised("admin-description")
):
    """`/admin …`: how the bot is equipped."""

    @app_commands.command(name="import", description=localised("admin-import-description"))
    @app_commands.checks.has_permissions(manage_guild=True)
    async def status(self, interaction: Interaction) -> None:
        """Show what the library holds, and where it comes from."""
        library = house(interaction).library
        counts, sources = await library.counts(), await library.sources()
        language = language_of(interaction.locale)
        await reply(interaction, library_status(language, counts, sources))


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(AdminCommands())
