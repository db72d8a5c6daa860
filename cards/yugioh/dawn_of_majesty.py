"""Dawn of Majesty (2021)."""

from engine.yugioh.language import *

SAAMBELL_THE_STAR_BONDER = pendulum_monster(
    "Saambell the Star Bonder",
    46999905,
    If(
        IsSummoned(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True), (Summon.SPECIAL,)
        ),
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.HAND,
                    like=(Has(Stat.LEVEL, Within(LevelOf(THIS), same=True)),),
                )
            )
        ),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
    scale=7,
    pendulum=(
        Ignition(
            condition=Exists(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    other=True,
                    like=(
                        In(Zone.PENDULUM),
                        Has(Stat.LEVEL, Within(LevelOf(THIS), same=True)),
                    ),
                )
            ),
            do=AndIfYouDo(
                Destroy(
                    Every(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.FIELD,
                            other=True,
                            like=(In(Zone.PENDULUM),),
                        )
                    )
                ),
                SpecialSummon(THIS),
            ),
            limit=Limit.ONCE_BY_NAME,
        ),
    ),
    attribute=Attribute.WIND,
    type=Type.SPELLCASTER,
    level=3,
    attack=1400,
    defense=1300,
)
