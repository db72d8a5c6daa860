"""Starter Deck: Xyz Symphony (2012)."""

from engine.yugioh.language import *

MUZURHYTHM_THE_STRING_DJINN = xyz_monster(
    "Muzurhythm the String Djinn",
    26563200,
    XyzMaterials(3),
    Quick(
        AtDamageStep(
            (Timing.START, Timing.BEFORE_CALCULATION),
            attacker=Cards(Kind.MONSTER, Whose.YOURS, frame=Frame.XYZ, archetype="Djinn"),
            attacked=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        cost=DetachMaterial(),
        do=Apply(Gains(SUBJECT, AttackOf(SUBJECT)), Until.END_OF_TURN),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.WIND,
    type=Type.FIEND,
    rank=3,
    attack=1500,
    defense=1000,
)
