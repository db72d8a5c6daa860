"""What is pressed to say that a card is played wrongly, and to take that back."""

from bot.readings.form import ask_what_is_wrong
from bot.readings.house import house
from bot.readings.listing import listing
from bot.shared.host import Interaction
from bot.shared.ids import NoChoiceError, chosen_number
from bot.shared.moderators import moderates
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.words import language_of


class PlayedWrongly(DeclaredButton, id="wrong:{game:key(20)}:{code:int(10)}"):
    """Asks what is wrong with how a card is played that was looked up."""

    game: str
    code: int

    async def pressed(self, interaction: Interaction) -> None:
        """Open the form; NoChoiceError where there is no such game."""
        game = house(interaction).games.get(self.game)
        if game is None:
            raise NoChoiceError
        await ask_what_is_wrong(interaction, game, self.code, interaction.guild_id)


class TakeBack(DeclaredMenu, id="reports-back"):
    """The card that a moderator lets be played again."""

    async def pressed(self, interaction: Interaction) -> None:
        """Take back what was said of it on this server, and show what is left."""
        guild, reports = interaction.guild_id, house(interaction).store.reports
        if guild is None or not moderates(interaction):
            await whisper(interaction, "needs-moderator")
            return
        number = chosen_number(self.item.values)
        here = await reports.open_on(guild)
        meant = next((each for each in here if each.id == number), None)
        if meant is not None:
            await reports.take_back(guild, meant.game, meant.card)
        left, language = await reports.open_on(guild), language_of(interaction.locale)
        view = listing(language, house(interaction).games, left, back=meant)
        await interaction.response.edit_message(view=view)
