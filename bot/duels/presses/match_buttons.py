"""The buttons of a match: exchanges and draws."""

from bot.duels.panel import ids
from bot.duels.presses.answers import Interaction, at_table, refuse, show_panel
from bot.duels.table.session import Verdict
from bot.shared.ids import number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from engine.core.protocol import Seat


class SwapMenu(DeclaredMenu, id=ids.SWAP):
    """Some options of an exchange, among which what is to be exchanged is marked."""

    match: int
    number: int
    first: int
    count: int

    async def pressed(self, interaction: Interaction) -> None:
        """Have exactly these of its options chosen."""
        session = await at_table(interaction, self.match)
        if session is None:
            return
        offered = range(self.first, self.first + self.count)
        chosen = list(dict.fromkeys(number(value) for value in self.item.values))
        if not all(option in offered for option in chosen):
            await refuse(interaction, Verdict.ILLEGAL)
            return
        user = interaction.user.id

        async def mark() -> Verdict:
            return await session.draft(
                user,
                self.number,
                lambda draft, _game, _language: draft.mark_from(self.first, self.count, chosen),
            )

        await show_panel(interaction, session, mark)


class RetractButton(DeclaredButton, id=ids.RETRACT):
    """Changes an exchange again that was done, as long as the other player is not."""

    match: int
    number: int

    async def pressed(self, interaction: Interaction) -> None:
        """Have the question asked again."""
        session = await at_table(interaction, self.match)
        if session is None:
            return
        user = interaction.user.id
        await show_panel(interaction, session, lambda: session.retract(user, self.number))


class DrawButton(DeclaredButton, id=ids.DRAW):
    """Agrees to a draw that is offered, or declines it."""

    match: int
    offered: Seat
    agreed: str

    async def pressed(self, interaction: Interaction) -> None:
        """Pass the word on; the session decides whether it counts."""
        session = await at_table(interaction, self.match)
        if session is None:
            return
        user, agreed = interaction.user.id, self.agreed == "yes"
        await show_panel(
            interaction,
            session,
            lambda: session.settling.answer_draw(user, self.offered, agreed),
        )
