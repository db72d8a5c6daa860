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

MAGICIANS_UNITE = spell(
    "Magicians Unite",
    36045450,
    Activate(
        condition=Exists(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                Position.ATTACK,
                like=(Of(Type.SPELLCASTER),),
            ),
            2,
        ),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                Position.ATTACK,
                like=(Of(Type.SPELLCASTER),),
            )
        ),
        do=And(
            Apply(AttackBecomes(THAT, 3000), Until.END_OF_TURN),
            Apply(
                CannotAttack(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        like=(Of(Type.SPELLCASTER), Not(Is(THAT))),
                    )
                ),
                Until.END_OF_TURN,
            ),
        ),
    ),
)
