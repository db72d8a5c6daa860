"""Duels laid out in the middle of a turn, and what is asked of them."""
