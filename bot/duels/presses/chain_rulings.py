"""What opens the official rulings of the chain under way."""

from bot.duels.panel import ids
from bot.duels.presses.answers import at_table, refuse
from bot.duels.table.verdict import Verdict
from bot.rulings.buttons import opened
from bot.rulings.search import MOST_CARDS, Asked
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_new, whisper


class ChainButton(DeclaredButton, id=ids.CHAIN):
    """Opens what is officially said of the cards of the chain that the presser sees."""

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it to them alone; their panel stays as it is."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        sight = await session.sight_of(interaction.user.id)
        if sight is None:
            await refuse(interaction, Verdict.NOT_YOURS)
            return
        chain = sight.chain
        if chain:
            await show_new(interaction, await opened(interaction, Asked(chain[:MOST_CARDS])))
        else:
            await whisper(interaction, "rulings-no-chain")
