"""Structure Deck: Saga of Blue-Eyes White Dragon (2013)."""

from engine.yugioh.language import *

# "1 "Blue-Eyes White Dragon" from your hand, Deck, or GY".
ANY_BLUE_EYES = Choose(
    AnyOf(
        Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named("Blue-Eyes White Dragon"),)),
        Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named("Blue-Eyes White Dragon"),)),
        Cards(
            whose=Whose.YOURS, place=Place.GRAVEYARD, like=(Named("Blue-Eyes White Dragon"),)
        ),
    )
)

MAIDEN_WITH_EYES_OF_BLUE = monster(
    "Maiden with Eyes of Blue",
    88241506,
    Quick(
        when=IsActivated(Cards(), effect=None, targeting=THIS),
        do=SpecialSummon(ANY_BLUE_EYES),
        limit=Limit.ONE_BY_NAME,
    ),
    When(
        IsAttacked(THIS),
        you_can=True,
        do=AndIfYouDo(
            NegateAttack(),
            Then(ChangePosition(THIS, None), YouCan(SpecialSummon(ANY_BLUE_EYES))),
        ),
        limit=Limit.ONE_BY_NAME,
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    abilities=(Ability.TUNER,),
    level=1,
    attack=0,
    defense=0,
)
