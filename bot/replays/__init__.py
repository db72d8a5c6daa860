"""Duels as they were told, kept for good: read without the rules and cards of that time."""
