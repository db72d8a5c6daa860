"""How events begin: set up, announced, joined with a deck, and checked in to."""
