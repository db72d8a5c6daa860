"""What the commands and buttons of puzzles need of the bot."""

from collections.abc import Mapping
from typing import Protocol

from bot.duels.lobby.lobby import Lobby
from bot.puzzles.posts import PuzzlePosts
from bot.puzzles.store import PuzzleStore
from bot.shared.house import Door
from engine.core.game import Game


class House(Protocol):
    """What they need."""

    games: Mapping[str, Game]
    lobby: Lobby
    puzzle_posts: PuzzlePosts

    @property
    def store(self) -> PuzzleStore:
        """The database."""


house = Door[House]()
