"""`/puzzle`: the puzzle of the day, for everybody in the channel or for oneself."""

import discord
from discord import app_commands

from bot.puzzles.buttons import place_of
from bot.puzzles.house import house
from bot.puzzles.posts import NoPuzzleError
from bot.puzzles.store import Post
from bot.shared.host import Host, Interaction
from bot.shared.replies import whisper
from bot.shared.words import language_of, localised


@app_commands.command(name="puzzle", description=localised("puzzle-description"))
@app_commands.describe(alone=localised("puzzle-option-alone"))
async def puzzle_command(interaction: Interaction, alone: bool = False) -> None:
    """Show the puzzle of the day: win this turn."""
    posts, guild = house(interaction).puzzle_posts, interaction.guild
    is_public = guild is not None and not alone
    language = language_of(interaction.locale)
    if guild is not None and is_public:
        language = language_of(guild.preferred_locale)
    try:
        occasion = posts.of_today(place_of(interaction))
        view = await posts.view(occasion, language)
    except NoPuzzleError:
        await whisper(interaction, "puzzle-gone")
        return
    sent = await interaction.response.send_message(view=view, ephemeral=not is_public)
    message = sent.resource
    if is_public and isinstance(message, discord.InteractionMessage):
        await posts.keep(occasion, Post(interaction.channel_id or 0, message.id, language))


async def setup(client: Host) -> None:
    """Let the client know the command."""
    client.tree.add_command(puzzle_command)
