"""What players press to choose when they are asked whether they respond."""

from bot.duels.panel import ids
from bot.duels.presses.answers import Work
from bot.duels.presses.shows_panel import ShowsPanel
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.duels.windows.asking import Pause
from bot.people.store import Asked
from bot.shared.ids import NoChoiceError, chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu


async def choose(session: Session, user: int, chosen: str) -> Verdict:
    """Ask `user` from now on as `chosen` in the menu says.

    Raises NoChoiceError where it is not in the menu.
    """
    if chosen in tuple(Pause):
        return await session.leave_alone(user, Pause(chosen))
    if chosen not in tuple(Asked):
        raise NoChoiceError
    return await session.ask_in(user, Asked(chosen))


class AskingMenu(ShowsPanel, DeclaredMenu, id=ids.WHEN):
    """Has the presser asked as they choose."""

    def work(self, session: Session, user: int) -> Work:
        """Pass the choice on; the session decides whether it counts."""
        way = chosen(self.item.values)
        return lambda: choose(session, user, way)


class AskingAgain(ShowsPanel, DeclaredButton, id=ids.AGAIN):
    """Has the presser asked again, who was not to be asked for a while."""

    def work(self, session: Session, user: int) -> Work:
        """Pass the press on; the session decides whether it counts."""
        return lambda: session.ask_in(user)
