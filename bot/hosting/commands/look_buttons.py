"""The buttons of pairings, standings, brackets and places: other pages, other languages."""

from dataclasses import dataclass

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
from bot.hosting.showing.pages import IN, TURN
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
        asked = Asked(self.what, self.stage, self.round, self.page)
        await _show(interaction, hosted, asked, language_of(interaction.locale))


class ReadIn(OfEvent, DeclaredButton, id=IN):
    """Shows the presser what everybody reads in the language it carries."""

    what: str
    stage: int
    round: int
    language: str

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show it to them alone, as the event stands now."""
        asked = Asked(self.what, self.stage, self.round)
        await _show(interaction, hosted, asked, self.language)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be shown; without a page the one that matters to the reader."""

    what: str
    stage: int
    round: int
    page: int | None = None


async def _show(interaction: Interaction, hosted: Hosted, asked: Asked, language: str) -> None:
    view = await _shown(interaction, hosted, asked, language)
    if view is None:
        await whisper(interaction, "event-page-gone")
    else:
        await show_presser(interaction, view)


async def _shown(
    interaction: Interaction, hosted: Hosted, asked: Asked, language: str
) -> ui.LayoutView | None:
    """The page; None where what it showed was taken back, or an id was forged."""
    look = Look.at(hosted, language, player_of(interaction.user))
    if asked.what == "standings":
        return standings(look, page=asked.page) if look.event.players else None
    if asked.what == "places":
        over = look.event.phase is Phase.OVER
        return places(look, page=asked.page) if over else None
    if asked.what == "bracket":
        return _bracket(look, asked)
    one = _round(hosted, asked)
    if one is None:
        return None
    threads = await threads_of(house(interaction).store, hosted, one)
    return pairings(look, one, threads=threads, page=asked.page)


def _bracket(look: Look, asked: Asked) -> ui.LayoutView | None:
    event = look.event
    if asked.stage == 2 and event.cut:
        return bracket(look, 2, page=asked.page)
    is_bracket = event.terms.shape in (Shape.SINGLE, Shape.DOUBLE)
    if asked.stage == 1 and is_bracket and event.players:
        return bracket(look, 1, page=asked.page)
    return None


def _round(hosted: Hosted, asked: Asked) -> Round | None:
    rounds = hosted.event.rounds_of(asked.stage)
    return next((each for each in rounds if each.number == asked.round), None)
