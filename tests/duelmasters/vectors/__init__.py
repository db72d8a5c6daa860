"""Scenarios of Duel Party, played by the engine: a start, steps, and what comes of them."""
