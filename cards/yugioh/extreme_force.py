"""Extreme Force (2017)."""

from engine.yugioh.language import *

WATTKINETIC_PUPPETEER = monster(
    "Wattkinetic Puppeteer",
    88392300,
    Quick(
        cost=SendToGraveyard(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=MoveOver(THAT),
        where=Place.HAND,
    ),
    Quick(
        cost=SendToGraveyard(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=MoveOver(THAT),
    ),
    attribute=Attribute.LIGHT,
    type=Type.PSYCHIC,
    level=4,
    attack=1800,
    defense=0,
)

PENDULUM_PARADOX = spell(
    "Pendulum Paradox",
    38203732,
    Activate(
        do=AddToHand(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.EXTRA_DECK,
                    face=Face.UP,
                    like=(Of(Ability.PENDULUM),),
                ),
                2,
                named_apart=True,
                alike=Trait.SCALE,
            )
        ),
        limit=Limit.ONE_ACTIVATION,
    ),
)

UNDERCLOCK_TAKER = link_monster(
    "Underclock Taker",
    77058170,
    LinkMaterials(Cards(like=(EffectMonster(),)), 2),
    Ignition(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP, like=(PointedTo(THIS),)),
            besides=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        ),
        do=Apply(
            Gains(
                AmongTargets(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
                Less(
                    AttackOf(
                        AmongTargets(
                            Cards(
                                Kind.MONSTER,
                                place=Place.FIELD,
                                face=Face.UP,
                                like=(PointedTo(THIS),),
                            )
                        )
                    )
                ),
            ),
            Until.END_OF_TURN,
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.CYBERSE,
    attack=1000,
    markers=(
        Marker.LEFT,
        Marker.BOTTOM,
    ),
)
