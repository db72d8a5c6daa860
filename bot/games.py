"""The games we host: the one place where the bot names them."""

from engine.core.game import Game

GAMES: dict[str, Game] = {}
"""Every game by its key."""
