"""Collectors Pack 2017 (2017)."""

from engine.yugioh.language import *

NUMBER_41_BAGOOSKA_THE_TERRIBLY_TIRED_TAPIR = xyz_monster(
    "Number 41: Bagooska the Terribly Tired Tapir",
    90590303,
    XyzMaterials(4),
    Maintained(DetachMaterial(), optional=False),
    Continuous(
        StandsAgainstEffects(THIS, Whose.THEIRS),
        condition=ThisIs(Cards(position=Position.ATTACK)),
    ),
    Continuous(
        CannotBeTargeted(THIS, Whose.THEIRS),
        condition=ThisIs(Cards(position=Position.ATTACK)),
    ),
    Continuous(
        StandsIn(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP), Position.DEFENSE),
        condition=ThisIs(Cards(position=Position.DEFENSE)),
    ),
    Continuous(
        NegatesEffectsFrom(Position.DEFENSE),
        condition=ThisIs(Cards(position=Position.DEFENSE)),
    ),
    attribute=Attribute.EARTH,
    type=Type.FIEND,
    rank=4,
    attack=2100,
    defense=2000,
)
