"""Duels: how they come about, go on, and are shown."""
