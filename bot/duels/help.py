"""`/help`: what the bot is, how a first duel goes, the commands, and when one is asked."""

import discord
from discord import app_commands

from bot.shared.host import Host, Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_presser
from bot.shared.text import note
from bot.shared.words import language_of, localised, say

_PAGES = ("first", "commands", "asked")
_MANAGERS = "managers"


class HelpButton(DeclaredButton, id="help:{page:first|commands|asked|managers}"):
    """Opens a page of the help."""

    page: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show the page in the presser's own message."""
        language = language_of(interaction.locale)
        await show_presser(interaction, help_page(self.page, language, _is_server(interaction)))


def help_page(page: str, language: str, on_server: bool) -> discord.ui.LayoutView:
    """A page of the help, "start" or one of a button, with the buttons to the others."""
    pages = (*_PAGES, _MANAGERS) if on_server else _PAGES
    buttons = [
        HelpButton.button(
            say(language, f"help-{each}-button"),
            style=discord.ButtonStyle.primary
            if each == page
            else discord.ButtonStyle.secondary,
            page=each,
        )
        for each in pages
    ]
    return note(say(language, f"help-{page}"), discord.ui.ActionRow(*buttons))


@app_commands.command(name="help", description=localised("help-description"))
async def help_command(interaction: Interaction) -> None:
    """Show what the bot is to the person who asks, alone."""
    view = help_page("start", language_of(interaction.locale), _is_server(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


def _is_server(interaction: Interaction) -> bool:
    return interaction.guild_id is not None


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    client.tree.add_command(help_command)
