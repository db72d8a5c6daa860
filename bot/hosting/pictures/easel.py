"""What is shown of an event, with its pictures: they are drawn beside the event loop."""

from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from bot.events.director import ranking
from bot.hosting.pictures.table import draw_standings
from bot.hosting.pictures.tree import draw_bracket
from bot.hosting.showing.brackets import bracket
from bot.hosting.showing.look import Look
from bot.hosting.showing.standings import standings
from bot.shared.drawing.canvas import Picture
from bot.shared.drawing.lettering import can_letter
from bot.shared.worker_threads import Beside
from cards.languages import LANGUAGES

Shown = tuple[ui.LayoutView, Sequence[Picture]]
"""A message, and the pictures that have to be sent with it."""


class Easel:
    """Draws pictures of events one after the other; what they show is in words as well.

    A decision makes a new `Event`, so that one which is being drawn does not change meanwhile.
    """

    def __init__(self) -> None:
        self._beside = Beside("events", 1)

    async def standings(self, look: Look) -> Shown:
        """The standings, with the best of them in a table."""
        ranked = ranking(look.event)
        drawn = [await self._beside.do(draw_standings, _lettered(look))] if ranked else []
        return standings(look, pictures=[each.item() for each in drawn]), drawn

    async def bracket(self, look: Look, stage: int) -> Shown:
        """The bracket of a stage, with the rounds that are played now in pictures."""
        drawn = await self._beside.do(draw_bracket, _lettered(look), stage)
        return bracket(look, stage, pictures=[each.item() for each in drawn]), drawn

    def stop(self) -> None:
        """Draw nothing more."""
        self._beside.stop()


def _lettered(look: Look) -> Look:
    """The event in a language that this machine can letter."""
    return look if can_letter(look.language) else replace(look, language=LANGUAGES[0])
