"""The verbs of the game: move, put, destroy, draw, defeat."""
