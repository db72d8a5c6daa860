"""Every word of the language with all its readings: whoever imports this knows them all."""

from engine.yugioh import words
from engine.yugioh.readers import means

__all__ = ["means", "words"]
