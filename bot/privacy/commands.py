"""`/privacy`: what is kept of the asker, and for how long; to have it, or have it forgotten."""

from discord import app_commands

from bot.privacy.buttons import DeleteButton, ExportButton
from bot.privacy.house import house
from bot.privacy.layout import DANGER, kept_words, view
from bot.shared.host import Host, Interaction
from bot.shared.words import language_of, localised, say


@app_commands.command(name="privacy", description=localised("privacy-description"))
async def privacy_command(interaction: Interaction) -> None:
    """Tell the asker alone."""
    language = language_of(interaction.locale)
    keeping = house(interaction).farewells.retention.keeping
    export = ExportButton.button(say(language, "privacy-export"))
    delete = DeleteButton.button(say(language, "privacy-delete"), style=DANGER, act="ask")
    shown = view(kept_words(keeping, language), export, delete)
    await interaction.response.send_message(view=shown, ephemeral=True)


async def setup(client: Host) -> None:
    """Let the client know the command."""
    client.tree.add_command(privacy_command)
