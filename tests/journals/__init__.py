"""Kept journals of whole duels, which the rules of now have to play as they were played."""
