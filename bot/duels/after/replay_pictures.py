"""Draws the tables of replays, beside the event loop and not too many at once."""

import asyncio
import logging

from bot.duels.match.pictured import as_tableau
from bot.duels.picture.drawing import draw
from bot.people.looks import PALETTES
from bot.people.store import People
from bot.people.terms import Shade
from bot.replays.frames import Replay
from bot.replays.layout import description
from bot.shared.drawing.canvas import Picture
from bot.shared.drawing.lettering import can_letter
from bot.shared.worker_threads import Beside
from cards.languages import LANGUAGES

_log = logging.getLogger(__name__)
MOST_WAITING = 4
"""How many may be drawn or wait for it; for more, the words are shown."""


class ReplayPictures:
    """Tables as they are drawn in duels, of what was kept of them."""

    def __init__(self, people: People, beside: Beside) -> None:
        self._people = people
        self._beside = beside
        self._waiting = 0

    async def draw(
        self, replay: Replay, view: str, at: int, language: str, user: int
    ) -> Picture | None:
        """The table at that step, in the colours of that user.

        None where the words have to do: nothing can be drawn of it, or too much is drawn now.
        Where all is open, what everybody saw is drawn; the rest stands in words.
        """
        lettered = language if can_letter(language) else LANGUAGES[0]
        step = (await asyncio.to_thread(replay.steps, view, lettered))[at]
        if not step.picture or self._waiting >= MOST_WAITING:
            return None
        ways = await self._people.ways(user)
        palette = PALETTES[Shade.DARK if ways is None else ways.shade]
        self._waiting += 1
        try:
            tableau = as_tableau(step.picture)
            content = await self._beside.do(draw, tableau, lettered, palette)
        except Exception:
            _log.exception("The table of a replay could not be drawn")
            return None
        finally:
            self._waiting -= 1
        told = replay.steps(view, language)[at]
        return Picture(f"step-{at + 1}.png", description(told, language), content)
