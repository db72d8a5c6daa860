"""Every word of the language with all its readings: whoever imports this knows them all."""

from engine.yugioh.readers import (
    answers,
    brings,
    could,
    counts,
    does,
    holds,
    means,
    redirecting,
)

__all__ = ["answers", "brings", "could", "counts", "does", "holds", "means", "redirecting"]
