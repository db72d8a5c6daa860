"""The commands that look into one's own decks: view, hand."""

from discord import app_commands
from discord.ext import commands

from bot.decks.hand_buttons import draw_button, sample
from bot.decks.known_cards import known_cards
from bot.decks.layouts.view import pictures, view
from bot.decks.own import (
    Interaction,
    complete_deck,
    complete_format,
    format_of,
    found,
    playable,
)
from bot.decks.spread import spread
from bot.shared.beside import Beside
from bot.shared.drawing.lettering import can_letter
from bot.shared.sheets import reply
from bot.shared.typed import Name
from bot.shared.words import LANGUAGES, language_of, localised


class DeckLooks(commands.Cog):
    """The part of `/deck …` that shows what a deck is made of; pictures are drawn in turn."""

    easel: Beside

    @app_commands.command(name="view", description=localised("deck-view-description"))
    @app_commands.describe(deck=localised("deck-option"))
    @app_commands.autocomplete(deck=complete_deck)
    async def view(self, interaction: Interaction, deck: Name) -> None:
        """Show a deck in pictures and in words: its cards in groups, its curve."""
        if (own := await found(interaction, deck)) is None:
            return
        kept, game = own
        await interaction.response.defer(ephemeral=True)
        language = language_of(interaction.locale)
        drawn_in = language if can_letter(language) else LANGUAGES[0]
        library = interaction.client.library
        codes = (*kept.deck.main, *kept.deck.extra, *kept.deck.side)
        worded, lettered = [
            spread(kept.deck, game, await known_cards(library, game, codes, each), each)
            for each in (language, drawn_in)
        ]
        drawn = await self.easel.do(pictures, lettered, drawn_in)
        below = (draw_button(language, kept.id, playable(game, kept), again=False),)
        strange = any(game.glance(code, language) is None for code in codes)
        shown = view(language, kept, worded, drawn, below, strange=strange)
        await reply(interaction, shown, files=[picture.file() for picture in drawn])

    @app_commands.command(name="hand", description=localised("deck-hand-description"))
    @app_commands.describe(
        deck=localised("deck-option"), format=localised("deck-option-format")
    )
    @app_commands.autocomplete(deck=complete_deck, format=complete_format)
    async def hand(
        self, interaction: Interaction, deck: Name, format: Name | None = None
    ) -> None:
        """Draw an opening hand from a deck."""
        if (own := await found(interaction, deck)) is None:
            return
        kept, game = own
        key = await format_of(interaction, game, format, playable(game, kept))
        if key is not None:
            language, library = language_of(interaction.locale), interaction.client.library
            await reply(interaction, await sample(language, library, game, kept, key))
