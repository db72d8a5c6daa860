"""Every word of the language with all its readings: whoever imports this knows them all."""

from engine.yugioh import words
from engine.yugioh.readers import answers, counts, holds, means

__all__ = ["answers", "counts", "holds", "means", "words"]
