"""The Dark Illusion (2016)."""

from engine.yugioh.language import *

POT_OF_DESIRES = spell(
    "Pot of Desires",
    35261759,
    Activate(cost=Banish(DeckTop(10), face_down=True), do=Draw(2), limit=Limit.ONE_ACTIVATION),
)

MAGICIAN_NAVIGATION = trap(
    "Magician Navigation",
    7922915,
    Activate(
        do=Then(
            SpecialSummon(
                Choose(
                    Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Dark Magician"),))
                )
            ),
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(
                            Has(Stat.LEVEL, at_most(7)),
                            Of(Attribute.DARK),
                            Of(Type.SPELLCASTER),
                        ),
                    )
                )
            ),
        )
    ),
    Quick(
        condition=Both(
            Exists(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Dark Magician"),))),
            ThisIs(Cards(like=(Not(Did(Feat.BURIED)),))),
        ),
        cost=Banish(THIS),
        target=Target(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        do=Apply(EffectsNegated(THAT), Until.END_OF_TURN),
        where=Place.GRAVEYARD,
    ),
)
