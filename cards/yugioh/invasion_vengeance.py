"""Invasion: Vengeance (2016)."""

from engine.yugioh.language import *

GRAYDLE_SLIME_JR = monster(
    "Graydle Slime Jr.",
    80250319,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(OfArchetype("Graydle"),))
        ),
        do=And(
            Apply(
                CannotSpecialSummon(
                    Whose.YOURS, Cards(Kind.MONSTER, like=(Of(Attribute.WATER),))
                ),
                Until.END_OF_TURN,
            ),
            Then(
                SpecialSummon(THAT),
                YouCan(
                    SpecialSummon(
                        Choose(
                            Cards(
                                Kind.MONSTER,
                                Whose.YOURS,
                                Place.HAND,
                                like=(
                                    Of(Type.AQUA),
                                    Has(Stat.LEVEL, Within(LevelOf(FORMER), same=True)),
                                ),
                            )
                        )
                    )
                ),
            ),
        ),
        you_can=True,
    ),
    When(
        IsSentToGraveyard(THIS, destroyed_by=Cause.BATTLE),
        do=SpecialSummon(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(OfArchetype("Graydle"),)))
        ),
        you_can=True,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=0,
    defense=2000,
    abilities=(Ability.TUNER,),
)
