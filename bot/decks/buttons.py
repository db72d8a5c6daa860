"""The buttons under the question whether a deck is to be deleted."""

import discord
from discord import ui

from bot.decks.house import house
from bot.decks.layouts import decks as layouts
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.sheets import sheet
from bot.shared.words import language_of, say


class DeleteDeck(DeclaredButton, id="deck-delete:{deck:int}"):
    """Deletes the deck whose number it carries, if it belongs to the person who presses."""

    deck: int

    async def pressed(self, interaction: Interaction) -> None:
        """Put the deck's end, or that it had ended before, in the place of the question."""
        language = language_of(interaction.locale)
        deck = await house(interaction).store.decks.delete(interaction.user.id, self.deck)
        view = (
            sheet(say(language, "deck-delete-gone"))
            if deck is None
            else layouts.deleted(language, house(interaction).games.get(deck.game), deck)
        )
        await interaction.response.edit_message(view=view)


class KeepDeck(DeclaredButton, id="deck-keep"):
    """Takes the question away; the deck stays."""

    async def pressed(self, interaction: Interaction) -> None:
        """Say that nothing was deleted, in the place of the question."""
        said = say(language_of(interaction.locale), "deck-delete-kept")
        await interaction.response.edit_message(view=sheet(said))


def question_buttons(language: str, deck: int) -> list[ui.Button[ui.LayoutView]]:
    """The buttons that delete the deck of that number, and that keep it."""
    danger = discord.ButtonStyle.danger
    return [
        DeleteDeck.button(say(language, "deck-delete-yes"), style=danger, deck=deck),
        KeepDeck.button(say(language, "deck-delete-no")),
    ]
