"""Phantom Rage (2020)."""

from engine.yugioh.language import *

FREE_RANGE_MONSTERS = trap(
    "Free-Range Monsters",
    75025112,
    Activate(
        condition=During(None, (Phase.MAIN_1, Phase.MAIN_2)),
        do=NormalSummonOne(),
    ),
)
