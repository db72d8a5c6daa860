"""Structure Deck: Master of Pendulum (2015)."""

from engine.yugioh.language import *

DRAGONPULSE_MAGICIAN = pendulum_monster(
    "Dragonpulse Magician",
    15146890,
    attribute=Attribute.EARTH,
    type=Type.SPELLCASTER,
    level=4,
    attack=1800,
    defense=900,
    scale=1,
    pendulum=(
        Ignition(
            condition=Exists(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    other=True,
                    archetype="Magician",
                    in_pendulum_zone=True,
                )
            ),
            cost=Discard(
                Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, ability=Ability.PENDULUM))
            ),
            target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
            do=Destroy(THAT),
            limit=Limit.ONCE_EACH,
        ),
    ),
)

DRAGONPIT_MAGICIAN = pendulum_monster(
    "Dragonpit Magician",
    51531505,
    attribute=Attribute.WATER,
    type=Type.SPELLCASTER,
    level=7,
    attack=900,
    defense=2700,
    scale=8,
    pendulum=(
        Ignition(
            condition=Exists(
                Cards(
                    whose=Whose.YOURS,
                    place=Place.FIELD,
                    other=True,
                    archetype="Magician",
                    in_pendulum_zone=True,
                )
            ),
            cost=Discard(
                Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, ability=Ability.PENDULUM))
            ),
            target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD)),
            do=Destroy(THAT),
            limit=Limit.ONCE_EACH,
        ),
    ),
)
