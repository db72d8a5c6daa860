"""The button that draws a sample hand from a deck, again and again."""

import random

from discord import ui

from bot.decks.known_cards import known_cards
from bot.decks.layouts.hands import hand
from bot.decks.spread import tiles
from bot.decks.store import KeptDeck
from bot.library.shelf import Library
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import Interaction
from bot.shared.sheets import sheet
from bot.shared.words import language_of, say
from engine.core.game import Game

_DICE = random.SystemRandom()


class DrawHand(DeclaredButton, id="deck-hand:{deck:int}:{format:key(30)}:{again:flag}"):
    """Draws from the deck whose number it carries, if it belongs to whoever presses.

    Pressed `again` it puts the new hand in the place of the last one.
    """

    deck: int
    format: str
    again: bool

    async def pressed(self, interaction: Interaction) -> None:
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
    again = draw_button(language, deck.id, format, again=True)
    return hand(language, deck, name, tiles(drawn, known), (again,))


def draw_button(
    language: str, deck: int, format: str, *, again: bool
) -> ui.Button[ui.LayoutView]:
    """The button that draws a hand from a deck, for the first time or again."""
    label = say(language, "deck-hand-again" if again else "deck-hand-draw")
    return DrawHand.button(label, deck=deck, format=format, again=again)
