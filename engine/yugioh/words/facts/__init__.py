"""Facts, by what they change."""

from engine.yugioh.words.facts import (
    attackers,
    battle,
    cards,
    effects,
    harm,
    joined,
    levels,
    numbers,
    summons,
)

__all__ = [
    "attackers",
    "battle",
    "cards",
    "effects",
    "harm",
    "joined",
    "levels",
    "numbers",
    "summons",
]
