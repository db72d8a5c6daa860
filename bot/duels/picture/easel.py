"""Draws the boards of all duels, one after the other beside the event loop."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import blake2b

from bot.duels.panel.panel import shows_table
from bot.duels.picture.describing import described
from bot.duels.picture.drawing import draw
from bot.duels.seen.sight import Sight
from bot.people.looks import PALETTES
from bot.people.terms import Shown
from bot.shared.drawing.canvas import Picture
from bot.shared.drawing.lettering import can_letter
from bot.shared.recent import Recent
from bot.shared.words import named
from bot.shared.worker_threads import Beside
from cards.languages import LANGUAGES

_log = logging.getLogger(__name__)
FOR_A_PRESS = 0.4
"""Seconds for which the answer to a press waits for its picture; then the words go without."""
FOR_A_FOLLOWER = 5.0
"""The same for a message that nobody waits for."""
MOST_WAITING = 6
"""How many pictures may be drawn or wait for it; for more, words are shown instead."""
MOST_UNASKED = 2
"""With so many, none is begun for people who are not asked: spectators wait first."""
_KEPT = 64


class Easel:
    """Pictures of tables by what is in them: one that looks like the last is drawn once.

    A picture is a matter of luck: where it is not there in time the words stand in its place,
    which are complete, and it is hung later.
    """

    def __init__(self, is_lagging: Callable[[], bool]) -> None:
        """While the loop `is_lagging` nothing is drawn."""
        self.is_lagging = is_lagging
        self._beside = Beside("boards", 1)
        self._kept = Recent[str, bytes | None](_KEPT)
        """None for what could not be drawn."""
        self._drawing: dict[str, asyncio.Future[bytes]] = {}

    async def hang(self, sight: Sight, patience: float) -> Sight:
        """The sight with its picture, where one is wanted and drawn within so many seconds."""
        board = sight.board
        if not is_wanted(sight) or board is None or board.picture is None:
            return sight
        language = sight.language if can_letter(sight.language) else LANGUAGES[0]
        names = tuple(named(seat.name, language) for seat in sight.record.seats)
        tableau = board.picture(language, names)
        told = tableau
        if language != sight.language:
            names = tuple(named(seat.name, sight.language) for seat in sight.record.seats)
            told = board.picture(sight.language, names)
        seen = f"{language} {sight.shade} {tableau}".encode()
        name = f"board-{blake2b(seen, digest_size=8).hexdigest()}.png"
        if name not in self._kept:
            work = self._drawing.get(name)
            if work is None:
                if self._is_busy(sight):
                    return sight
                palette = PALETTES[sight.shade]
                work = asyncio.ensure_future(self._beside.do(draw, tableau, language, palette))
                self._drawing[name] = work
                work.add_done_callback(lambda done: self._drawn(name, done))
            await asyncio.wait([work], timeout=patience)
            if name not in self._kept:
                return sight
        content = self._kept[name]
        if content is None:
            return replace(sight, shown=Shown.WORDS)
        return replace(sight, picture=Picture(name, described(told, sight.language), content))

    def let_go(self) -> None:
        """Keep nothing that was drawn, nor what is drawn just now: names have changed."""
        self._kept = Recent(_KEPT)
        self._drawing.clear()

    def stop(self) -> None:
        """Draw nothing more."""
        self._beside.stop()

    def _is_busy(self, sight: Sight) -> bool:
        most = MOST_WAITING if sight.question else MOST_UNASKED
        return self.is_lagging() or len(self._drawing) >= most

    def _drawn(self, name: str, work: asyncio.Future[bytes]) -> None:
        if self._drawing.get(name) is not work or work.cancelled():
            return
        del self._drawing[name]
        problem = work.exception()
        if problem is not None:
            _log.error("A board could not be drawn", exc_info=problem)
        self._kept[name] = None if problem else work.result()


def is_wanted(sight: Sight) -> bool:
    """Whether a picture is to be shown of what is seen, and can be drawn."""
    if sight.shown is Shown.WORDS or not shows_table(sight):
        return False
    return sight.board is not None and sight.board.picture is not None
