"""Questions about two cards put to the rules engine, beside the event loop and one by one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.shared.recent import Recent
from bot.shared.worker_threads import Beside
from engine.core.game import Game, Posed

KEPT = 500
"""How many answers are kept: the same question always has the same one."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One question: can `card` be used in that situation of `to`, both by code?

    `revision` is that of the library, since cards may come from there.
    """

    game: str
    card: int
    to: int
    situation: str
    language: str
    revision: str = ""


class Trials:
    """Works out one question at a time, and one for each person."""

    def __init__(self) -> None:
        self._beside = Beside("trials", 1)
        self._kept = Recent[Trial, Posed](KEPT)
        self._under_way: dict[Trial, asyncio.Future[Posed]] = {}
        self._asking: set[int] = set()

    def stop(self) -> None:
        """Take on nothing more."""
        self._beside.stop()

    def is_busy(self, person: int) -> bool:
        """Whether a question of that person is still being worked out."""
        return person in self._asking

    @contextmanager
    def asking(self, person: int) -> Iterator[None]:
        """Work on a question of that person."""
        self._asking.add(person)
        try:
            yield
        finally:
            self._asking.discard(person)

    async def answer(self, game: Game, trial: Trial) -> Posed:
        """What the engine says; kept answers are given at once.

        What several people ask at the same time is worked out once.
        """
        if trial in self._kept:
            return self._kept[trial]
        work = self._under_way.get(trial)
        if work is None:
            asked = (trial.card, trial.to, trial.situation, trial.language)
            work = asyncio.ensure_future(self._beside.do(game.pose, *asked))
            self._under_way[trial] = work
            work.add_done_callback(lambda done: self._answered(trial, done))
        return await asyncio.shield(work)

    def _answered(self, trial: Trial, work: asyncio.Future[Posed]) -> None:
        del self._under_way[trial]
        if work.cancelled() or work.exception() is not None:
            return
        self._kept[trial] = work.result()
