"""What the words of cards do when they are carried out."""

from engine.duelmasters.words import doing, joining, looking, using

__all__ = ["doing", "joining", "looking", "using"]
