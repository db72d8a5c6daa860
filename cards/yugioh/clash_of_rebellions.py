"""Clash of Rebellions (2015)."""

from engine.yugioh.language import *

MYSTERY_SHELL_DRAGON = monster(
    "Mystery Shell Dragon",
    18108166,
    attribute=Attribute.DARK,
    type=Type.WYRM,
    level=4,
    attack=2000,
    defense=0,
)

ODD_EYES_REBELLION_DRAGON = xyz_monster(
    "Odd-Eyes Rebellion Dragon",
    45627618,
    XyzMaterials(7, of=Cards(like=(Of(Type.DRAGON),))),
    PendulumSummonedAs(7),
    If(
        IsSummoned(THIS, (Summon.XYZ,)),
        MadeWith(Cards(Kind.MONSTER, like=(Of(Frame.XYZ),))),
        do=And(
            Apply(AttacksOften(THIS, 3), Until.END_OF_TURN),
            AndIfYouDo(
                Destroy(
                    Every(
                        Cards(
                            Kind.MONSTER,
                            Whose.THEIRS,
                            Place.FIELD,
                            like=(Has(Stat.LEVEL, at_most(7)),),
                        )
                    )
                ),
                InflictDamage(Whose.THEIRS, PerCard(1000, FORMER)),
            ),
        ),
    ),
    If(
        IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), as_monster=True),
        do=AndIfYouDo(
            Destroy(
                Every(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(In(Zone.PENDULUM),)))
            ),
            PlaceInPendulumZone(THIS),
        ),
        you_can=True,
    ),
    rank=7,
    scale=4,
    pendulum=(
        Ignition(
            condition=Lacks(
                Cards(
                    whose=Whose.YOURS, place=Place.FIELD, other=True, like=(In(Zone.PENDULUM),)
                )
            ),
            do=PlaceInPendulumZone(
                Choose(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Ability.PENDULUM),))
                )
            ),
            limit=Limit.ONCE_EACH,
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    attack=3000,
    defense=2500,
)
