"""The puzzle of each place and day: which it is, who has solved it, and its messages."""

import asyncio
import logging
from collections.abc import Mapping

import discord

from bot.duels.clock import Clock
from bot.duels.store.records import MatchRecord
from bot.puzzles.daily import puzzle_of, today
from bot.puzzles.layout import puzzle_view
from bot.puzzles.store import Occasion, Post, PuzzleStore
from bot.shared.database import UnavailableError
from bot.shared.notices import Notice
from engine.core.exercises import Exercise, Exercises
from engine.core.game import Game
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)
SOLVER = Seat(0)


class NoPuzzleError(LookupError):
    """There is no such puzzle, or no game has any."""


class PuzzlePosts:
    """Knows the puzzle of the day, notes who has solved it, and keeps its messages true."""

    def __init__(
        self,
        client: discord.Client,
        store: PuzzleStore,
        games: Mapping[str, Game],
        clock: Clock,
        told: Notice[MatchRecord],
    ) -> None:
        """`told` is of each duel that is over."""
        self._client, self._store = client, store
        self._clock, self._games = clock, games
        self._noting: set[asyncio.Task[None]] = set()
        told.hear(self._hear)

    @property
    def game(self) -> tuple[Game, Exercises]:
        """The game whose puzzles are posed; NoPuzzleError where none has any."""
        for game in self._games.values():
            if game.exercises is not None and game.exercises.puzzles:
                return game, game.exercises
        raise NoPuzzleError

    def of_today(self, place: int) -> Occasion:
        """The puzzle that the place has today."""
        _, exercises = self.game
        day = today(self._clock.wall())
        return Occasion(place, day, puzzle_of(place, day, exercises.puzzles).key)

    def puzzle(self, key: str) -> tuple[Exercises, Exercise]:
        """The puzzle of that key; NoPuzzleError where there is none any more."""
        _, exercises = self.game
        for each in exercises.puzzles:
            if each.key == key:
                return exercises, each
        raise NoPuzzleError

    async def view(self, occasion: Occasion, language: str) -> discord.ui.LayoutView:
        """The puzzle as it is shown now."""
        exercises, puzzle = self.puzzle(occasion.puzzle)
        solved = len(await self._store.puzzles.solvers(occasion))
        return puzzle_view(exercises, puzzle, occasion, solved, language)

    async def keep(self, occasion: Occasion, post: Post) -> None:
        """Keep that message up to date from now on."""
        await self._store.puzzles.keep_post(occasion, post)

    def stop(self) -> None:
        """Do nothing more; what is not noted yet is heard of again at the next start."""
        for task in self._noting:
            task.cancel()

    def _hear(self, record: MatchRecord) -> None:
        ending, occasion = record.ending, Occasion.read(record.agreement.occasion)
        if occasion is None or ending is None or SOLVER not in ending.winners:
            return
        task = asyncio.create_task(self._note(occasion, record.seats[SOLVER].user or 0))
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def _note(self, occasion: Occasion, user: int) -> None:
        """Note that the user has solved it, and show it in the messages of the day."""
        try:
            is_new = await self._store.puzzles.solve(occasion, user)
            posts = await self._store.puzzles.posts(occasion) if is_new else []
        except UnavailableError as problem:
            _log.warning("A solved puzzle could not be noted: %s", problem)
            return
        for post in posts:
            await self._edit(occasion, post)

    async def _edit(self, occasion: Occasion, post: Post) -> None:
        channel = self._client.get_partial_messageable(post.channel)
        try:
            view = await self.view(occasion, post.language)
            await channel.get_partial_message(post.message).edit(view=view)
        except discord.NotFound:
            await self._store.puzzles.drop_post(post.message)
        except (discord.HTTPException, NoPuzzleError) as problem:
            _log.info("The post %s of a puzzle was not changed: %s", post.message, problem)
