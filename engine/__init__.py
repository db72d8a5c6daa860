"""The rules of games; where `make compiled` has compiled this very source, that runs."""

from engine.builds import choose

BUILD = choose()
"""Which build of the engine runs: "pure" or "compiled"."""
