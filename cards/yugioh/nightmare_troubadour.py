"""Promotional cards of Nightmare Troubadour (2005)."""

from engine.yugioh.language import *

MAGICIANS_CIRCLE = trap(
    "Magician's Circle",
    50755,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, type=Type.SPELLCASTER)),
        do=EachPlayer(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        type=Type.SPELLCASTER,
                        attack=at_most(2000),
                    )
                ),
                Position.ATTACK,
            )
        ),
    ),
)
