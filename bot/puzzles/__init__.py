"""Puzzles: one a day for each server, who has solved it, hints and solutions."""
