"""Mythological Age (2001)."""

from engine.yugioh.language import *

OTOHIME = monster(
    "Otohime",
    39751093,
    NeverSpecialSummoned(),
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=ChangePosition(THAT, None),
    ),
    When(
        IsFlipped(THIS),
        you_can=True,
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=ChangePosition(THAT, None),
    ),
    returns_as_spirit(),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    abilities=(Ability.SPIRIT,),
    level=3,
    attack=0,
    defense=100,
)

SPRING_OF_REBIRTH = continuous_spell(
    "Spring of Rebirth",
    94425169,
    Activate(),
    If(IsReturnedToHand(Cards(Kind.MONSTER, place=Place.FIELD)), do=GainLife(500)),
)
