"""Starter Deck: Xyz Symphony (2012)."""

from engine.yugioh.language import *

MELOMELODY_THE_BRASS_DJINN = xyz_monster(
    "Melomelody the Brass Djinn",
    88942504,
    XyzMaterials(3),
    Ignition(
        cost=DetachMaterial(),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of(Frame.XYZ), OfArchetype("Djinn")),
            )
        ),
        do=Apply(AttacksOften(THAT, 2), Until.END_OF_TURN),
        limit=Limit.ONCE_EACH,
    ),
    rank=3,
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    attack=1400,
    defense=1600,
)

TEMTEMPO_THE_PERCUSSION_DJINN = xyz_monster(
    "Temtempo the Percussion Djinn",
    52558805,
    XyzMaterials(3),
    Quick(
        cost=DetachMaterial(),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Frame.XYZ), HasMaterial()))
        ),
        do=AndIfYouDo(
            DetachMaterial(of=THAT),
            Apply(
                Gains(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        like=(Of(Frame.XYZ), OfArchetype("Djinn")),
                    ),
                    500,
                ),
                Until.WHILE_FACE_UP,
            ),
        ),
        limit=Limit.ONCE_EACH,
    ),
    rank=3,
    attribute=Attribute.EARTH,
    type=Type.FIEND,
    attack=1700,
    defense=1000,
)

MUZURHYTHM_THE_STRING_DJINN = xyz_monster(
    "Muzurhythm the String Djinn",
    26563200,
    XyzMaterials(3),
    Quick(
        AtDamageStep(
            (Timing.START, Timing.BEFORE_CALCULATION),
            attacker=Cards(
                Kind.MONSTER, Whose.YOURS, like=(Of(Frame.XYZ), OfArchetype("Djinn"))
            ),
            attacked=Cards(Kind.MONSTER, Whose.THEIRS),
        ),
        cost=DetachMaterial(),
        do=Apply(AttackBecomes(SUBJECT, AttackOf(SUBJECT, 2)), Until.END_OF_TURN),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.WIND,
    type=Type.FIEND,
    rank=3,
    attack=1500,
    defense=1000,
)


MAESTROKE_THE_SYMPHONY_DJINN = xyz_monster(
    "Maestroke the Symphony Djinn",
    25341652,
    XyzMaterials(4),
    Ignition(
        cost=DetachMaterial(),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, Position.ATTACK),
            still=Cards(Kind.MONSTER, face=Face.UP),
        ),
        do=ChangePosition(THAT, Position.FACE_DOWN),
        limit=Limit.ONCE_EACH,
    ),
    Continuous(
        DetachesInstead(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of(Frame.XYZ), OfArchetype("Djinn")),
            )
        )
    ),
    rank=4,
    attribute=Attribute.DARK,
    type=Type.FIEND,
    attack=1800,
    defense=2300,
)
