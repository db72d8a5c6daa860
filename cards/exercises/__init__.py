"""Duels that are laid out for practice, and what is said in them."""
