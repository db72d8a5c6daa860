"""A deck list that is pasted: names with numbers, the text of a file, a link or a code."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.promptness import delay
from bot.shared.replies import guarded
from bot.shared.text import clip
from bot.shared.words import say

LONGEST = 4000
"""The most characters that Discord lets anybody write into a form."""
_SECONDS = 3600.0
Keeping: TypeAlias = Callable[[Interaction, bytes], Awaitable[None]]


class PasteForm(ui.Modal):
    """Asks for the list. It lives no longer than the process."""

    def __init__(self, language: str, keep: Keeping) -> None:
        title = say(language, "deck-paste-title")
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.keep = keep
        self.list: ui.TextInput[Any] = ui.TextInput(
            custom_id="list",
            style=discord.TextStyle.paragraph,
            placeholder=clip(say(language, "deck-paste-example"), 100),
            max_length=LONGEST,
        )
        label = clip(say(language, "deck-paste-label"), FORM)
        self.add_item(ui.Label(text=label, component=self.list))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Keep the deck, or say everything that is wrong with it."""
        await delay(interaction, private=True)
        await self.keep(interaction, self.list.value.encode())
