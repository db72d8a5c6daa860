"""Starter Deck: Yugi Evolution (2003)."""

from engine.yugioh.language import *

BLACK_LUSTER_SOLDIER = ritual_monster(
    "Black Luster Soldier",
    5405694,
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=8,
    attack=3000,
    defense=2500,
)

BLACK_LUSTER_RITUAL = ritual_spell(
    "Black Luster Ritual",
    55761792,
    Activate(
        do=RitualSummon(
            Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Black Luster Soldier"),)), 8
        )
    ),
)

THE_EYE_OF_TRUTH = continuous_trap(
    "The Eye of Truth",
    34694160,
    Activate(),
    Continuous(HandRevealed(Whose.THEIRS)),
    If(
        AtPhase(Phase.STANDBY, Whose.THEIRS),
        condition=Throughout(Exists(Cards(Kind.SPELL, whose=Whose.THEIRS, place=Place.HAND))),
        do=GainLife(1000, who=Whose.THEIRS),
    ),
)
