"""A duel that goes on: the session, its parts, and what becomes due."""
