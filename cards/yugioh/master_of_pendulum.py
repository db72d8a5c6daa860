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
                    like=(OfArchetype("Magician"), In(Zone.PENDULUM)),
                )
            ),
            cost=Discard(
                Choose(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Ability.PENDULUM),))
                )
            ),
            target=Target(
                Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP),
                still=Cards(Kind.MONSTER, place=Place.FIELD),
            ),
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
                    like=(OfArchetype("Magician"), In(Zone.PENDULUM)),
                )
            ),
            cost=Discard(
                Choose(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Ability.PENDULUM),))
                )
            ),
            target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD)),
            do=Destroy(THAT),
            limit=Limit.ONCE_EACH,
        ),
    ),
)

WISDOM_EYE_MAGICIAN = pendulum_monster(
    "Wisdom-Eye Magician",
    72714461,
    Ignition(
        where=Place.HAND,
        cost=Discard(THIS),
        target=Target(
            Cards(
                whose=Whose.YOURS,
                place=Place.FIELD,
                like=(In(Zone.PENDULUM), Differs(Stat.SCALE)),
            )
        ),
        do=Apply(ScaleBecomes(THAT, None), Until.END_OF_TURN),
    ),
    scale=5,
    pendulum=(
        Ignition(
            condition=Either(
                Exists(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        other=True,
                        like=(OfArchetype("Magician"), In(Zone.PENDULUM)),
                    )
                ),
                Exists(
                    Cards(
                        whose=Whose.YOURS,
                        place=Place.FIELD,
                        other=True,
                        like=(OfArchetype("Performapal"), In(Zone.PENDULUM)),
                    )
                ),
            ),
            do=AndIfYouDo(
                Destroy(THIS),
                PlaceInPendulumZone(
                    Choose(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.DECK,
                            like=(
                                Of(Ability.PENDULUM),
                                OfArchetype("Magician"),
                                Not(Named("Wisdom-Eye Magician")),
                            ),
                        )
                    )
                ),
            ),
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    level=4,
    attack=1500,
    defense=1500,
)
