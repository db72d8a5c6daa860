"""Challenges, practice, and the tables duels are played at."""
