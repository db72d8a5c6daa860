"""The command that shows a card."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.cardsearch import CardIndex
from bot.client import Client
from bot.components.page_menus import MENU, CardMenu
from bot.layouts.pages import card_page, unknown_card
from bot.layouts.sheets import reply
from bot.words import LANGUAGES, language_of, localised
from engine.core.game import Page

Interaction: TypeAlias = discord.Interaction[Client]

_NEAREST = 5
_LONGEST_LABEL = 100


class CardCommands(commands.Cog):
    """`/card`: answered to everybody, so that a card can be talked about."""

    def __init__(self, client: Client) -> None:
        self.games = client.games
        self.indexes = {
            key: CardIndex({language: game.names(language) for language in LANGUAGES})
            for key, game in self.games.items()
        }

    @app_commands.command(name="card", description=localised("card-description"))
    @app_commands.describe(name=localised("card-option"))
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show the card of that name, or those that are named nearly so."""
        language = language_of(interaction.locale)
        if page := self._page(name, language):
            await reply(interaction, card_page(language, page), private=False)
            return
        options = [
            discord.SelectOption(label=label, value=value)
            for label, value in self._found(name, language, _NEAREST)
        ]
        below = (CardMenu(language, options),) if options else ()
        await reply(interaction, unknown_card(language, name, below))

    @card.autocomplete("name")
    async def complete(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The cards that what was typed may mean, named in the reader's language."""
        found = self._found(typed, language_of(interaction.locale), MENU)
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    def _found(self, typed: str, language: str, most: int) -> list[tuple[str, str]]:
        """Labels of cards with values that `_page` knows again."""
        return [
            (card.label[:_LONGEST_LABEL], f"{key}:{card.code}")
            for key, index in self.indexes.items()
            for card in index.find(typed, language, most)
        ][:most]

    def _page(self, name: str, language: str) -> Page | None:
        """The card that was chosen from the completions, or typed in full."""
        key, _, code = name.partition(":")
        if key in self.games and code.isascii() and code.isdigit():
            return self.games[key].page(int(code[:20]), language)
        for key, index in self.indexes.items():
            exact = index.exact(name)
            if exact is not None:
                return self.games[key].page(exact, language)
        return None


async def setup(client: Client) -> None:
    """Add the command, and let its menu outlive the process."""
    client.add_dynamic_items(CardMenu)
    await client.add_cog(CardCommands(client))
