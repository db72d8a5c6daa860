"""A deck list that is pasted: names with numbers, the text of a file, a link or a code."""

from typing import Any

import discord
from discord import ui

from bot.decks.bringing import keep_brought
from bot.decks.house import house
from bot.decks.ids import PASTE_AGAIN
from bot.decks.pasted import PastedList
from bot.decks.reading import read_for
from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.promptness import delay
from bot.shared.replies import guarded
from bot.shared.text import clip
from bot.shared.words import language_of, say
from engine.core.decks import BroughtDeck
from engine.core.game import Game

LONGEST = 4000
"""The most characters that Discord lets anybody write into a form."""
_SECONDS = 3600.0


class PasteForm(ui.Modal):
    """Asks for the list. It lives no longer than the process."""

    def __init__(self, language: str, name: str | None, text: str = "") -> None:
        """The deck is kept under its `name`; the form is open with the `text` to correct."""
        title = say(language, "deck-paste-title")
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.name = name
        self.list: ui.TextInput[Any] = ui.TextInput(
            custom_id="list",
            style=discord.TextStyle.paragraph,
            placeholder=clip(say(language, "deck-paste-example"), 100),
            default=text or None,
            max_length=LONGEST,
        )
        label = clip(say(language, "deck-paste-label"), FORM)
        self.add_item(ui.Label(text=label, component=self.list))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Keep the deck, or say everything that is wrong with it."""
        await delay(interaction, private=True)
        text = self.list.value
        house(interaction).pasted.keep(interaction.user.id, PastedList(text, self.name))
        again = PasteAgain.button(say(language_of(interaction.locale), "deck-paste-again"))
        reading = _read(interaction, text.encode())
        await keep_brought(interaction, reading, self.name, declined=[again])


class PasteAgain(DeclaredButton, id=PASTE_AGAIN):
    """Opens the form with the list that was declined; an empty one where it is gone."""

    async def pressed(self, interaction: Interaction) -> None:
        """Let the list be corrected."""
        language = language_of(interaction.locale)
        pasted = house(interaction).pasted.of(interaction.user.id)
        await interaction.response.send_modal(PasteForm(language, pasted.name, pasted.text))


async def _read(interaction: Interaction, content: bytes) -> tuple[Game, BroughtDeck]:
    """The deck in a text that was pasted, and its game."""
    games = house(interaction).games.values()
    return read_for(games, len(content), lambda lists: lists.read(content))
