"""The button that draws a sample hand from a deck, again and again."""

import random
import re
from typing import Any, Self

import discord
from discord import ui

from bot.decks.known_cards import known_cards
from bot.decks.layouts.hands import hand
from bot.decks.spread import tiles
from bot.decks.store import KeptDeck
from bot.library.shelf import Library
from bot.shared.replies import guarded
from bot.shared.sheets import sheet
from bot.shared.words import language_of, say
from engine.core.game import Game

_DICE = random.SystemRandom()


class DrawHand(
    ui.DynamicItem[ui.Button[ui.LayoutView]],
    template=r"deck-hand:(?P<deck>[0-9]{1,18}):(?P<format>[\w-]{1,30}):(?P<again>[01])",
):
    """Draws from the deck whose number it carries, if it belongs to whoever presses.

    Pressed `again` it puts the new hand in the place of the last one.
    """

    def __init__(self, deck: int, format: str, again: bool, language: str) -> None:
        super().__init__(
            ui.Button(
                label=say(language, "deck-hand-again" if again else "deck-hand-draw"),
                custom_id=f"deck-hand:{deck}:{format}:{again:d}",
            )
        )
        self.deck = deck
        self.format = format
        self.again = again

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        language = language_of(interaction.locale)
        return cls(int(match["deck"]), match["format"], match["again"] == "1", language)

    @guarded
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the next hand, or that the deck is there no more."""
        language = language_of(interaction.locale)
        kept = await interaction.client.store.decks.get(interaction.user.id, self.deck)
        game = interaction.client.games.get(kept.game) if kept else None
        if kept is None or game is None or self.format not in game.formats:
            view = sheet(say(language, "deck-hand-gone"))
        else:
            library = interaction.client.library
            view = await sample(language, library, game, kept, self.format)
        if self.again:
            await interaction.response.edit_message(view=view)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)


async def sample(
    language: str, library: Library, game: Game, deck: KeptDeck, format: str
) -> ui.LayoutView:
    """An opening hand of the deck, drawn at random, over the button for another."""
    main = deck.deck.main
    drawn = _DICE.sample(main, min(len(main), game.opening_hand(format)))
    known = await known_cards(library, game, drawn, language)
    name = game.formats[format][language]
    again = DrawHand(deck.id, format, again=True, language=language)
    return hand(language, deck, name, tiles(drawn, known), (again,))
