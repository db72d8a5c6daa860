"""Decks that can be played without bringing one."""

from cards.decks.classic import KAIBA, YUGI
from cards.decks.measuring import BENCH_A, BENCH_B, BENCH_DECKS
from cards.decks.speed import HERO_SPEED, JUNK_SPEED, KAIBA_SPEED, YUGI_SPEED

__all__ = ["BENCH_A", "BENCH_B", "BENCH_DECKS", "KAIBA_SPEED", "READY_DECKS", "YUGI_SPEED"]

READY_DECKS = (YUGI, KAIBA, YUGI_SPEED, KAIBA_SPEED, HERO_SPEED, JUNK_SPEED)
"""Every deck offered to players; the decks of a format come in fair pairs."""
