"""The commands that judge one's own decks: check."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.own_decks import (
    Interaction,
    complete_deck,
    complete_format,
    format_of,
    found,
)
from bot.layouts import decks as layouts
from bot.layouts.sheets import reply
from bot.words import language_of, localised


class DeckChecks(commands.Cog):
    """The part of `/deck …` that says what is wrong with a deck."""

    @app_commands.command(name="check", description=localised("deck-check-description"))
    @app_commands.describe(
        deck=localised("deck-option"), format=localised("deck-option-format")
    )
    @app_commands.autocomplete(deck=complete_deck, format=complete_format)
    async def check(
        self, interaction: Interaction, deck: str, format: str | None = None
    ) -> None:
        """Name everything that keeps a deck from being played in a format."""
        if own := await found(interaction, deck):
            kept, game = own
            key = await format_of(interaction, game, format, next(iter(game.formats)))
            if key is not None:
                language = language_of(interaction.locale)
                await reply(interaction, layouts.checked(language, game, kept, key))
