"""Extra Pack (2008)."""

from engine.yugioh.language import *

BLAZEWING_BUTTERFLY = monster(
    "Blazewing Butterfly",
    16984449,
    Ignition(
        cost=TributeCards(THIS),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Of(Ability.GEMINI), Not(Named("Blazewing Butterfly"))),
            )
        ),
        do=AndIfYouDo(SpecialSummon(THAT), CountAsAgain(FORMER)),
    ),
    attribute=Attribute.FIRE,
    type=Type.INSECT,
    abilities=(Ability.GEMINI,),
    level=4,
    attack=1500,
    defense=1500,
)
