"""Duels and Matches: set up, laid out, opened, and looked into by those who host them."""
