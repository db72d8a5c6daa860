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
    XyzMaterials(7, of=Cards(type=Type.DRAGON)),
    PendulumSummonedAs(7),
    If(
        IsSummoned(THIS, (Summon.XYZ,)),
        MadeWith(Cards(Kind.MONSTER, frame=Frame.XYZ)),
        do=And(
            Apply(AttacksOften(THIS, 3), Until.END_OF_TURN),
            AndIfYouDo(
                Destroy(
                    Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, level=at_most(7)))
                ),
                InflictDamage(Whose.THEIRS, PerCard(1000, FORMER)),
            ),
        ),
    ),
    If(
        IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT)),
        do=AndIfYouDo(
            Destroy(Every(Cards(whose=Whose.YOURS, place=Place.FIELD, in_pendulum_zone=True))),
            PlaceInPendulumZone(THIS),
        ),
        you_can=True,
    ),
    rank=7,
    scale=4,
    pendulum=(
        Ignition(
            condition=Lacks(
                Cards(whose=Whose.YOURS, place=Place.FIELD, other=True, in_pendulum_zone=True)
            ),
            do=PlaceInPendulumZone(
                Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, ability=Ability.PENDULUM))
            ),
            limit=Limit.ONCE_EACH,
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    attack=3000,
    defense=2500,
)
