"""The buttons that turn the pages of pairings, standings, brackets and places."""

from discord import ui

from bot.events.event import Phase
from bot.events.results import Round
from bot.events.terms import Shape
from bot.hosting.commands.house import house
from bot.hosting.meant import player_of
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.presses import OfEvent
from bot.hosting.showing.brackets import bracket
from bot.hosting.showing.look import Look
from bot.hosting.showing.pages import TURN
from bot.hosting.showing.pairings import pairings
from bot.hosting.showing.standings import places, standings
from bot.hosting.showing.threads import threads_of
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_presser, whisper
from bot.shared.words import language_of


class TurnPage(OfEvent, DeclaredButton, id=TURN):
    """Shows another page: to the presser alone, where everybody reads the message."""

    what: str
    stage: int
    round: int
    page: int

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show the page as the event stands now."""
        view = await self._shown(interaction, hosted)
        if view is None:
            await whisper(interaction, "event-page-gone")
        else:
            await show_presser(interaction, view)

    async def _shown(self, interaction: Interaction, hosted: Hosted) -> ui.LayoutView | None:
        """The page; None where what it showed was taken back, or an id was forged."""
        look = Look.at(hosted, language_of(interaction.locale), player_of(interaction.user))
        if self.what == "standings":
            return standings(look, page=self.page) if look.event.players else None
        if self.what == "places":
            over = look.event.phase is Phase.OVER
            return places(look, page=self.page) if over else None
        if self.what == "bracket":
            return self._bracket(look)
        one = self._round(hosted)
        if one is None:
            return None
        threads = await threads_of(house(interaction).store, hosted, one)
        return pairings(look, one, threads=threads, page=self.page)

    def _bracket(self, look: Look) -> ui.LayoutView | None:
        event = look.event
        if self.stage == 2 and event.cut:
            return bracket(look, 2, page=self.page)
        is_bracket = event.terms.shape in (Shape.SINGLE, Shape.DOUBLE)
        if self.stage == 1 and is_bracket and event.players:
            return bracket(look, 1, page=self.page)
        return None

    def _round(self, hosted: Hosted) -> Round | None:
        rounds = hosted.event.rounds_of(self.stage)
        return next((each for each in rounds if each.number == self.round), None)
