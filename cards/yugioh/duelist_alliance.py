"""Duelist Alliance (2014)."""

from engine.yugioh.language import *

SHADDOLL_BEAST = monster(
    "Shaddoll Beast",
    3717252,
    Flip(
        you_can=True,
        do=Then(Draw(2), Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND)))),
        limit=Limit.ONE_BY_NAME,
    ),
    If(
        IsSentToGraveyard(THIS, by_effect=True),
        you_can=True,
        do=Draw(1),
        limit=Limit.ONE_BY_NAME,
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    level=5,
    attack=2200,
    defense=1700,
    abilities=(Ability.FLIP,),
)

ODD_EYES_PENDULUM_DRAGON = pendulum_monster(
    "Odd-Eyes Pendulum Dragon",
    16178681,
    Continuous(DoublesBattleDamage(THIS, Cards(Kind.MONSTER, Whose.THEIRS))),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    level=7,
    attack=2500,
    defense=2000,
    scale=4,
    pendulum=(
        CanApply(
            AtDamageStep(
                Timing.CALCULATION,
                fighter=Cards(Kind.MONSTER, Whose.YOURS, like=(Of(Ability.PENDULUM),)),
                damage_to=Whose.YOURS,
            ),
            NoBattleDamage(Whose.YOURS),
            Limit.ONCE_BY_NAME,
        ),
        If(
            AtPhase(Phase.END, Whose.YOURS),
            you_can=True,
            do=AndIfYouDo(
                Destroy(THIS),
                AddToHand(
                    Choose(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.DECK,
                            like=(Of(Ability.PENDULUM), Has(Stat.ATTACK, at_most(1500))),
                        )
                    )
                ),
            ),
            limit=Limit.ONCE_BY_NAME,
        ),
    ),
)

CASTEL_THE_SKYBLASTER_MUSKETEER = xyz_monster(
    "Castel, the Skyblaster Musketeer",
    82633039,
    XyzMaterials(4),
    Ignition(
        cost=DetachMaterial(),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=ChangePosition(THAT, Position.FACE_DOWN),
        limit=Limit.ONE_BY_NAME,
    ),
    Ignition(
        cost=DetachMaterial(2),
        target=Target(Cards(place=Place.FIELD, face=Face.UP, other=True)),
        do=ShuffleIntoDeck(THAT),
        limit=Limit.ONE_BY_NAME,
    ),
    rank=4,
    attribute=Attribute.WIND,
    type=Type.WINGED_BEAST,
    attack=2000,
    defense=1500,
)

D_D_D_DRAGON_KING_PENDRAGON = monster(
    "D/D/D Dragon King Pendragon",
    56619314,
    Ignition(
        cost=And(
            TributeCards(
                Choose(
                    AnyOf(
                        Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.DRAGON),)),
                        Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.DRAGON),)),
                    )
                )
            ),
            TributeCards(
                Choose(
                    AnyOf(
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.HAND,
                            other=True,
                            like=(Of(Type.FIEND),),
                        ),
                        Cards(
                            Kind.MONSTER,
                            Whose.YOURS,
                            Place.FIELD,
                            other=True,
                            like=(Of(Type.FIEND),),
                        ),
                    )
                )
            ),
        ),
        do=SpecialSummon(THIS),
        where=Place.HAND,
    ),
    Ignition(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Then(
            Apply(Gains(THIS, 500), Until.END_OF_TURN),
            YouCan(Destroy(Choose(Cards(Kind.SPELL_TRAP, place=Place.FIELD)))),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=7,
    attack=2600,
    defense=2400,
)
