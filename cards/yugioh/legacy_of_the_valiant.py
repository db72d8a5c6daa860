"""Legacy of the Valiant (2013)."""

from engine.yugioh.language import *

EVILSWARM_EXCITON_KNIGHT = xyz_monster(
    "Evilswarm Exciton Knight",
    46772449,
    XyzMaterials(4),
    Quick(
        condition=Both(
            Either(
                During(Whose.YOURS, (Phase.MAIN_1, Phase.MAIN_2)),
                During(Whose.THEIRS, (Phase.BATTLE,)),
            ),
            Count(
                AnyOf(
                    Cards(whose=Whose.YOURS, place=Place.HAND),
                    Cards(whose=Whose.YOURS, place=Place.FIELD),
                ),
                below(
                    PerCard(
                        1,
                        AnyOf(
                            Cards(whose=Whose.THEIRS, place=Place.HAND),
                            Cards(whose=Whose.THEIRS, place=Place.FIELD),
                        ),
                    )
                ),
            ),
        ),
        cost=DetachMaterial(),
        do=And(
            Destroy(Every(Cards(place=Place.FIELD, other=True))),
            Apply(NoDamage(Whose.THEIRS), Until.END_OF_TURN),
        ),
        limit=Limit.ONCE_PER_CHAIN,
    ),
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    rank=4,
    attack=1900,
    defense=0,
)

IMPERIAL_TOMBS_OF_NECROVALLEY = counter_trap(
    "Imperial Tombs of Necrovalley",
    90434657,
    Activate(
        when=IsActivated(Cards(), by_kind=True),
        condition=Both(
            Exists(
                Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("Gravekeeper's"),))
            ),
            Exists(Cards(place=Place.FIELD, like=(Named("Necrovalley"),))),
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
        limit=Limit.ONE_ACTIVATION,
    ),
)
