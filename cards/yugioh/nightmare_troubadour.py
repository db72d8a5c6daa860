"""Promotional cards of Nightmare Troubadour (2005)."""

from engine.yugioh.language import *

MAGICIANS_CIRCLE = trap(
    "Magician's Circle",
    50755,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, like=(Of(Type.SPELLCASTER),))),
        do=EachPlayer(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Of(Type.SPELLCASTER), Has(Stat.ATTACK, at_most(2000))),
                    )
                ),
                Position.ATTACK,
            )
        ),
    ),
)
