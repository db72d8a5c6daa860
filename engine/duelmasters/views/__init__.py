"""What a seat, or the public, may know of a game."""
