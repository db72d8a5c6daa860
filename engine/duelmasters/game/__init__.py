"""What hosts ask for: decks checked, a game opened."""
