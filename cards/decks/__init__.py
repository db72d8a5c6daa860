"""Decks that can be played without bringing one."""

from cards.decks.classic import KAIBA, YUGI
from cards.decks.dark_magic import DARK_MAGIC
from cards.decks.expert import DARKNESS_2004, SPELLCASTERS_2004, WARRIORS_2004
from cards.decks.jaden_hero import JADEN_HERO
from cards.decks.junk_synchro import JUNK_SYNCHRO
from cards.decks.kaiba_evolution import KAIBA_EVOLUTION
from cards.decks.link_strike import LINK_STRIKE
from cards.decks.measuring import BENCH_A, BENCH_B, BENCH_DECKS
from cards.decks.space_time import SPACE_TIME
from cards.decks.speed import HERO_SPEED, JUNK_SPEED, KAIBA_SPEED, YUGI_SPEED
from cards.decks.xyz_symphony import XYZ_SYMPHONY
from cards.decks.yugi_evolution import YUGI_EVOLUTION

__all__ = [
    "BENCH_A",
    "BENCH_B",
    "BENCH_DECKS",
    "EXPERT",
    "KAIBA_SPEED",
    "MASTER",
    "READY_DECKS",
    "SPEED",
    "YUGI_SPEED",
]

MASTER = (
    YUGI,
    KAIBA,
    YUGI_EVOLUTION,
    KAIBA_EVOLUTION,
    JADEN_HERO,
    JUNK_SYNCHRO,
    SPACE_TIME,
    LINK_STRIKE,
    DARK_MAGIC,
    XYZ_SYMPHONY,
)
SPEED = (YUGI_SPEED, KAIBA_SPEED, HERO_SPEED, JUNK_SPEED)
EXPERT = (WARRIORS_2004, SPELLCASTERS_2004, DARKNESS_2004)
READY_DECKS = (*MASTER, *SPEED, *EXPERT)
"""Every deck offered to players; those for Speed Duels and the Expert Rules are even."""
