"""What is pressed below a ladder: to take part, after it was said what that shows; to leave."""

from bot.ladder.house import house
from bot.ladder.store import Member
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sheets import sheet
from bot.shared.text import note
from bot.shared.tidying import name_of
from bot.shared.words import language_of, say


class LadderButton(DeclaredButton, id="ladder:{act:ask|join|no|leave}"):
    """Takes part in the ladder of the server, or leaves it."""

    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Do it for the presser, or ask them first."""
        here, language = house(interaction), language_of(interaction.locale)
        guild, user = interaction.guild_id, interaction.user
        if guild is None:
            await whisper(interaction, "only-on-a-server")
            return
        if self.act == "ask":
            yes = self.button(say(language, "ladder-join"), act="join")
            no = self.button(say(language, "ladder-join-no"), act="no")
            asked = sheet(say(language, "ladder-sure"), below=[yes, no])
            await interaction.response.send_message(view=asked, ephemeral=True)
            return
        if self.act == "join":
            member = Member(user.id, name_of(user), here.clock.wall())
            await here.store.ladders.join(guild, member)
        elif self.act == "leave":
            await here.store.ladders.leave(guild, user.id)
        told = note(say(language, f"ladder-done-{self.act}"))
        await interaction.response.edit_message(view=told)
