"""Starter Deck: Duelist Toolbox (2010)."""

from engine.yugioh.language import *

RAPID_WARRIOR = monster(
    "Rapid Warrior",
    255998,
    Ignition(
        condition=During(Whose.YOURS, (Phase.MAIN_1,)),
        do=Apply(AttacksDirectly(THIS), Until.END_OF_TURN),
        oath=CannotAttack(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True)),
    ),
    attribute=Attribute.WIND,
    type=Type.WARRIOR,
    level=4,
    attack=1200,
    defense=200,
)
