"""The commands that look into decks, own and ready ones: view, hand."""

from discord import app_commands
from discord.ext import commands

from bot.decks.looking import lay_open, sample
from bot.decks.own_decks import complete_format, format_of
from bot.decks.visible_decks import complete_subject, subject_named
from bot.shared.host import Interaction
from bot.shared.sheets import reply
from bot.shared.typed import Name
from bot.shared.words import localised


class DeckLooks(commands.Cog):
    """The part of `/deck …` that shows what a deck is made of; pictures are drawn in turn."""

    @app_commands.command(name="view", description=localised("deck-view-description"))
    @app_commands.describe(deck=localised("deck-option-any"))
    @app_commands.autocomplete(deck=complete_subject)
    async def view(self, interaction: Interaction, deck: Name) -> None:
        """Show a deck in pictures and in words: its cards in groups, its curve."""
        if (seen := await subject_named(interaction, deck)) is not None:
            await lay_open(interaction, seen)

    @app_commands.command(name="hand", description=localised("deck-hand-description"))
    @app_commands.describe(
        deck=localised("deck-option-any"), format=localised("deck-option-format")
    )
    @app_commands.autocomplete(deck=complete_subject, format=complete_format)
    async def hand(
        self, interaction: Interaction, deck: Name, format: Name | None = None
    ) -> None:
        """Draw an opening hand from a deck."""
        if (seen := await subject_named(interaction, deck)) is None:
            return
        key = await format_of(interaction, seen.game, format, seen.format)
        if key is not None:
            await reply(interaction, await sample(interaction, seen, key))
