"""Deciding anew what was last decided: asked for, agreed to, refused."""

from bot.duels.panel import ids
from bot.duels.presses.answers import Work
from bot.duels.presses.shows_panel import ShowsPanel
from bot.duels.table.session import Session
from bot.shared.pressing import DeclaredButton
from engine.core.protocol import Seat


class UndoButton(ShowsPanel, DeclaredButton, id=ids.UNDO):
    """Decides anew, in practice at once; agrees that another does, or refuses."""

    answers: int
    act: str
    whose: int | None

    def work(self, session: Session, user: int) -> Work:
        """Pass the word on; the session decides whether it counts."""
        if self.act == "ask":
            return lambda: session.anew.ask(user, self.answers)
        agreed, whose = self.act == "yes", None if self.whose is None else Seat(self.whose)
        return lambda: session.anew.answer(user, self.answers, whose, agreed=agreed)
