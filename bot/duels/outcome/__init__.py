"""What came of a duel, and how it is named."""
