"""What is pressed below a deck that cannot be played as it is."""

import discord
from discord import ui

from bot.decks.changing import mended
from bot.decks.checking import judged_view
from bot.decks.house import house
from bot.decks.ids import ALIKE, CHECK, TAKE_OUT
from bot.decks.likeness import most_alike
from bot.decks.look_buttons import view_deck
from bot.decks.standing import barred, nearest
from bot.decks.visible_decks import OWN, READY, Subject, subject
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.words import say


class CheckDeck(DeclaredButton, id=CHECK):
    """Tells everything that keeps the deck from being played in a format."""

    deck: int
    format: str

    async def pressed(self, interaction: Interaction) -> None:
        """Tell it in a message of its own."""
        seen = await subject(interaction, OWN, str(self.deck))
        if seen is None or self.format not in seen.game.formats:
            await whisper(interaction, "deck-hand-gone")
            return
        view = await judged_view(interaction, seen, self.format)
        await interaction.response.send_message(view=view, ephemeral=True)


class TakeOut(DeclaredButton, id=TAKE_OUT):
    """Takes out every card that cannot be played."""

    deck: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the deck, to be edited, without them."""
        view = await mended(interaction, self.deck, self.page)
        await interaction.response.edit_message(view=view)


class PlayAlike(DeclaredButton, id=ALIKE):
    """Leads to the ready deck that is most like the deck."""

    deck: int

    async def pressed(self, interaction: Interaction) -> None:
        """Lay it open, with the button to duel with it, in a message of its own."""
        seen = await subject(interaction, OWN, str(self.deck))
        library = house(interaction).library
        found = seen and await most_alike(
            library, seen.game, seen.deck, nearest(seen.game, seen.deck)
        )
        if found is None:
            await whisper(interaction, "deck-hand-gone")
            return
        await view_deck(interaction, READY, found.key)


def mending_buttons(language: str, seen: Subject) -> list[ui.Button[ui.LayoutView]]:
    """What helps with an own deck that cannot be played as it is; nothing for one that can."""
    if seen.playable:
        return []
    game, number = seen.game, int(seen.key)
    found = [
        CheckDeck.button(
            say(language, "deck-problems"), deck=number, format=nearest(game, seen.deck)
        )
    ]
    if barred(game, seen.deck):
        found.insert(0, take_out_button(language, number, page=0))
    if game.ready_decks:
        found.append(PlayAlike.button(say(language, "deck-alike"), deck=number))
    return found


def take_out_button(language: str, deck: int, page: int) -> ui.Button[ui.LayoutView]:
    """The button that takes out what cannot be played, at a page of the deck."""
    primary = discord.ButtonStyle.primary
    label = say(language, "deck-take-out")
    return TakeOut.button(label, style=primary, deck=deck, page=page)
