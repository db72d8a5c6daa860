"""What says of a card at the table that it is played wrongly."""

from bot.duels.panel import ids
from bot.duels.presses.answers import at_table, refuse
from bot.duels.table.verdict import Verdict
from bot.readings.form import ask_what_is_wrong
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton


class WrongButton(DeclaredButton, id=ids.WRONG):
    """Asks what is wrong with how the card is played that is open.

    It holds on the server of the duel. Who does not play has to be there to say so.
    """

    match: int
    answers: int
    code: int

    async def pressed(self, interaction: Interaction) -> None:
        """Open the form; which duel it is, and how far, is kept with it."""
        session = await at_table(interaction, self.match)
        if session is None:
            return
        guild = session.record.place.guild
        if session.seat_of(interaction.user.id) is None and (
            guild is None or interaction.guild_id != guild
        ):
            await refuse(interaction, Verdict.NOT_YOURS)
            return
        await ask_what_is_wrong(
            interaction, session.game, self.code, guild, self.match, self.answers
        )
