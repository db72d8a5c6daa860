"""Phantom Darkness (2008)."""

from engine.yugioh.language import *

ATLANTEAN_PIKEMAN = monster(
    "Atlantean Pikeman",
    26976414,
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=2,
    attack=1400,
    defense=0,
)

FIELD_COMMANDER_RAHZ = monster(
    "Field-Commander Rahz",
    89529919,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)),
        do=PlaceOnDeckTop(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(
                        Of(Type.WARRIOR),
                        Has(Stat.LEVEL, at_most(4)),
                        Not(Named("Field-Commander Rahz")),
                    ),
                )
            )
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1600,
    defense=1200,
)

VENGEFUL_SHINOBI = monster(
    "Vengeful Shinobi",
    26046205,
    If(IsAttacked(THIS), ThisIs(Cards(position=Position.ATTACK)), do=Draw(1)),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=2,
    attack=400,
    defense=800,
)
