"""The buttons under the question whether a deck is to be deleted."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.decks.layouts import decks as layouts
from bot.shared.replies import guarded
from bot.shared.sheets import sheet
from bot.shared.words import language_of, say


class DeleteDeck(
    ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"deck-delete:(?P<deck>[0-9]{1,18})"
):
    """Deletes the deck whose number it carries, if it belongs to whoever presses."""

    def __init__(self, deck: int, language: str) -> None:
        super().__init__(
            ui.Button(
                style=discord.ButtonStyle.danger,
                label=say(language, "deck-delete-yes"),
                custom_id=f"deck-delete:{deck}",
            )
        )
        self.deck = deck

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        return cls(int(match["deck"]), language_of(interaction.locale))

    @guarded
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Put the deck's end, or that it had ended before, in the place of the question."""
        language = language_of(interaction.locale)
        deck = await interaction.client.store.decks.delete(interaction.user.id, self.deck)
        view = (
            sheet(say(language, "deck-delete-gone"))
            if deck is None
            else layouts.deleted(language, deck)
        )
        await interaction.response.edit_message(view=view)


class KeepDeck(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"deck-keep"):
    """Takes the question away; the deck stays."""

    def __init__(self, language: str) -> None:
        super().__init__(
            ui.Button(label=say(language, "deck-delete-no"), custom_id="deck-keep")
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        return cls(language_of(interaction.locale))

    @guarded
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say that nothing was deleted, in the place of the question."""
        said = say(language_of(interaction.locale), "deck-delete-kept")
        await interaction.response.edit_message(view=sheet(said))
