"""Extra Pack Volume 3 (2010)."""

from engine.yugioh.language import *

XX_SABER_FULHELMKNIGHT = monster(
    "XX-Saber Fulhelmknight",
    78422252,
    When(
        DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        you_can=True,
        target=Target(ATTACKER),
        do=NegateAttack(),
        limit=Limit.ONCE_FACE_UP,
    ),
    If(
        Slays(
            THIS,
            sent=False,
            slain=Cards(Kind.MONSTER, Whose.THEIRS, position=Position.DEFENSE),
        ),
        you_can=True,
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(Has(Stat.LEVEL, at_most(4)), OfArchetype("X-Saber")),
            )
        ),
        do=SpecialSummon(THAT),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=3,
    attack=1300,
    defense=1000,
    abilities=(Ability.TUNER,),
)
