"""The games we host: the one place where the bot names them."""

from cards.games.yugioh import YUGIOH
from engine.core.game import Game

GAMES: dict[str, Game] = {YUGIOH.key: YUGIOH}
"""Every game by its key."""
