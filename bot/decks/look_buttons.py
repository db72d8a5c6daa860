"""What is pressed to look into decks: one of them, a hand of it, and another hand."""

from discord import ui

from bot.decks.ids import HAND, MENU, OWN_HAND, VIEW
from bot.decks.looking import lay_open, sample
from bot.decks.visible_decks import OWN, SHARED, subject
from bot.shared.host import Interaction
from bot.shared.ids import chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.sheets import sheet
from bot.shared.words import language_of, say


class ViewDeck(DeclaredButton, id=VIEW):
    """Shows the deck that it names to the person who presses, if they may see it."""

    whose: str
    deck: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await view_deck(interaction, self.whose, self.deck)


class DeckMenu(DeclaredMenu, id=MENU):
    """Shows the deck chosen."""

    whose: str
    part: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await view_deck(interaction, self.whose, chosen(self.item.values))


class DrawHand(DeclaredButton, id=OWN_HAND):
    """Draws from the deck whose number it carries, if it belongs to the person who presses."""

    deck: int
    format: str
    again: bool

    async def pressed(self, interaction: Interaction) -> None:
        """Show the next hand, or that the deck is there no more."""
        await _draw(interaction, OWN, str(self.deck), self.format, again=self.again)


class DrawHandOf(DeclaredButton, id=HAND):
    """Draws from a ready or a shared deck."""

    whose: str
    deck: str
    format: str
    again: bool

    async def pressed(self, interaction: Interaction) -> None:
        """Show the next hand, or that the deck is there no more."""
        await _draw(interaction, self.whose, self.deck, self.format, again=self.again)


async def view_deck(interaction: Interaction, whose: str, key: str) -> None:
    """Show the deck that an id names, or that it is there no more."""
    seen = await subject(interaction, whose, key)
    if seen is not None:
        await lay_open(interaction, seen)
        return
    await interaction.response.send_message(view=_gone(interaction, whose), ephemeral=True)


async def _draw(
    interaction: Interaction, whose: str, key: str, format: str, *, again: bool
) -> None:
    seen = await subject(interaction, whose, key)
    if seen is None or format not in seen.game.formats:
        view = _gone(interaction, whose)
    else:
        view = await sample(interaction, seen, format)
    if again:
        await interaction.response.edit_message(view=view)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


def _gone(interaction: Interaction, whose: str) -> ui.LayoutView:
    """That the deck is no longer saved, or no longer shared."""
    key = "deck-not-shared" if whose == SHARED else "deck-hand-gone"
    return sheet(say(language_of(interaction.locale), key))
