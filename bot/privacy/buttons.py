"""What is pressed below what is kept: to have it, or to have it forgotten."""

import asyncio

from bot.privacy.house import house
from bot.privacy.kept import handed_out
from bot.privacy.layout import DANGER, farewell_words, view
from bot.shared.attaching import attached
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.text import note
from bot.shared.words import language_of, say


class ExportButton(DeclaredButton, id="privacy-export"):
    """Hands the presser all that is kept of them."""

    async def pressed(self, interaction: Interaction) -> None:
        """Send the file to them alone."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        store, user = house(interaction).store, interaction.user.id
        data = await handed_out(store.database, store.leavings.kept, user)
        file = await asyncio.to_thread(attached, data, "duelkeeper.json")
        words = say(language_of(interaction.locale), "privacy-exported")
        await interaction.followup.send(words, file=file)


class DeleteButton(DeclaredButton, id="privacy-delete:{act:ask|yes|no}"):
    """Asks whether all is to be forgotten, or has it done."""

    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Say first what happens; do it only when that is pressed."""
        language = language_of(interaction.locale)
        if self.act == "no":
            await interaction.response.edit_message(view=note(say(language, "privacy-kept")))
            return
        if self.act == "ask":
            await interaction.response.defer(ephemeral=True, thinking=True)
            opened = await house(interaction).farewells.open_of(interaction.user.id)
            yes = self.button(say(language, "privacy-delete-yes"), style=DANGER, act="yes")
            no = self.button(say(language, "privacy-delete-no"), act="no")
            shown = view(farewell_words(opened, language), yes, no)
            await interaction.edit_original_response(view=shown)
            return
        await interaction.response.defer()
        leaving = await house(interaction).farewells.leave(interaction.user.id)
        left = await house(interaction).store.leavings.is_left(leaving)
        words = say(language, "privacy-gone-later" if left else "privacy-gone")
        await interaction.edit_original_response(view=note(words))
