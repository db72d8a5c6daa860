"""The menu that opens a card: each option carries what it opens."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.components.replies import guarded
from bot.layouts.pages import card_page
from bot.layouts.sheets import sheet
from bot.words import language_of, say

MENU = 25
"""The most options one menu can hold."""


class CardMenu(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"card-menu"):
    """Opens the card chosen, in the place of the question which card was meant."""

    def __init__(self, language: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(_menu("card-menu", say(language, "card-show"), options))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it stood in the message."""
        assert isinstance(item, ui.Select)
        return cls(language_of(interaction.locale), item.options)

    @guarded
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the card chosen."""
        language = language_of(interaction.locale)
        game, _, code = self.item.values[0].partition(":")
        known = interaction.client.games.get(game)
        page = known.page(int(code), language) if known else None
        view = sheet(say(language, "card-gone")) if page is None else card_page(language, page)
        await interaction.response.edit_message(view=view)


def _menu(
    custom_id: str, placeholder: str, options: Sequence[discord.SelectOption]
) -> ui.Select[ui.LayoutView]:
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=list(options))
