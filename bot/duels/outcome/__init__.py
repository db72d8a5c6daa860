"""What has come of a duel, and how duels and decks are named."""
