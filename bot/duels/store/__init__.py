"""Duels on disk."""
