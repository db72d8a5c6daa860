"""Ignition Assault (2020)."""

from engine.yugioh.language import *

LIGHTNING_STORM = spell(
    "Lightning Storm",
    14532163,
    Activate(
        condition=Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP)),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, Position.ATTACK))),
        limit=Limit.ONE_ACTIVATION,
    ),
    Activate(
        condition=Lacks(Cards(whose=Whose.YOURS, place=Place.FIELD, face=Face.UP)),
        do=Destroy(Every(Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD))),
        limit=Limit.ONE_ACTIVATION,
    ),
)

CROSS_SHEEP = link_monster(
    "Cross-Sheep",
    50277355,
    LinkMaterials(Cards(), 2, named_apart=True),
    If(
        IsSummoned(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(PointedTo(THIS),)), (Summon.SPECIAL,)
        ),
        OutsideDamageStep(),
        you_can=True,
        do=ByFrames(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(PointedTo(THIS),)),
            ritual=Then(
                Draw(2), Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND), 2))
            ),
            fusion=SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.GRAVEYARD,
                        like=(Has(Stat.LEVEL, at_most(4)),),
                    )
                )
            ),
            synchro=Apply(
                Gains(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD), 700), Until.WHILE_FACE_UP
            ),
            xyz=Apply(
                Gains(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD), -700),
                Until.WHILE_FACE_UP,
            ),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    attack=700,
    markers=(Marker.BOTTOM_LEFT, Marker.BOTTOM_RIGHT),
)
