"""All cards that can be played: those of the game, and those that were brought to it."""
