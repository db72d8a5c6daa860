"""Judgment of the Light (2013)."""

from engine.yugioh.language import *

GALAXY_SERPENT = monster(
    "Galaxy Serpent",
    11066358,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=2,
    attack=1000,
    defense=0,
    abilities=(Ability.TUNER,),
)

XYZ_ENCORE = quick_play(
    "Xyz Encore",
    78610936,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Frame.XYZ), HasMaterial()))
        ),
        do=AndIfYouDo(
            DetachMaterial(None, THAT),
            Then(
                ReturnToExtraDeck(THAT),
                AndIfYouDo(
                    SpecialSummon(
                        Among(Lot.DETACHED, Cards(Kind.MONSTER, place=Place.GRAVEYARD)),
                        Position.DEFENSE,
                        to=Whose.THEIRS,
                    ),
                    Apply(GainsLevels(FORMER, -1), Until.WHILE_FACE_UP),
                ),
            ),
        ),
        unanswerable=True,
    ),
)

SHAPESISTER = continuous_trap(
    "Shapesister",
    92099232,
    Activate(
        do=BecomeMonster(
            Frame.NORMAL,
            Type.FIEND,
            Attribute.EARTH,
            2,
            0,
            0,
            abilities=(Ability.TUNER,),
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)
