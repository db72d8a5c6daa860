"""Decks of people: kept, checked, looked at."""
