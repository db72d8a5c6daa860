"""What is pressed at a table and shown on the panel of whoever pressed it."""

from bot.duels.presses.answers import Work, at_table, show_panel
from bot.duels.table.session import Session
from bot.shared.host import Interaction


class ShowsPanel:
    """A button or menu at the table of `match`, which its players may press while it is open.

    Stands before what declares it: `class Turn(ShowsPanel, DeclaredButton, id=…)`.
    """

    match: int

    async def pressed(self, interaction: Interaction) -> None:
        """Do it, and show the presser's panel, or why it has no effect."""
        session = await at_table(interaction, self.match)
        if session is not None:
            work = self.work(session, interaction.user.id)
            await show_panel(interaction, session, work)

    def work(self, session: Session, user: int) -> Work:
        """What it does for `user`; NoChoiceError where what was chosen in it cannot be."""
        raise NotImplementedError
