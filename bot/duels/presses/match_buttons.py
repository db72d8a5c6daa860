"""The buttons of a match: exchanges and draws."""

from bot.duels.panel import ids
from bot.duels.presses.answers import Work
from bot.duels.presses.shows_panel import ShowsPanel
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.shared.ids import number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from engine.core.protocol import Seat


class SwapMenu(ShowsPanel, DeclaredMenu, id=ids.SWAP):
    """Some options of an exchange, among which what is to be exchanged is marked."""

    number: int
    first: int
    count: int

    def work(self, session: Session, user: int) -> Work:
        """Have exactly these of its options chosen."""
        offered = range(self.first, self.first + self.count)
        chosen = list(dict.fromkeys(number(value) for value in self.item.values))

        async def mark() -> Verdict:
            if not all(option in offered for option in chosen):
                return Verdict.ILLEGAL
            return await session.draft(
                user,
                self.number,
                lambda draft, _game, _language: draft.mark_from(self.first, self.count, chosen),
            )

        return mark


class RetractButton(ShowsPanel, DeclaredButton, id=ids.RETRACT):
    """Changes an exchange again that was done, as long as the other player is not."""

    number: int

    def work(self, session: Session, user: int) -> Work:
        """Have the question asked again."""
        return lambda: session.retract(user, self.number)


class DrawButton(ShowsPanel, DeclaredButton, id=ids.DRAW):
    """Agrees to a draw that is offered, or declines it."""

    offered: Seat
    agreed: str

    def work(self, session: Session, user: int) -> Work:
        """Pass the word on; the session decides whether it counts."""
        return lambda: session.settling.answer_draw(user, self.offered, self.agreed == "yes")
