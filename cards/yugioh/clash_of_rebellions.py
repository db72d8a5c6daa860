"""Clash of Rebellions (2015)."""

from engine.yugioh.language import *

MYSTERY_SHELL_DRAGON = monster(
    "Mystery Shell Dragon",
    18108166,
    attribute=Attribute.DARK,
    type=Type.WYRM,
    level=4,
    attack=2000,
    defense=0,
)

ODD_EYES_REBELLION_DRAGON = xyz_monster(
    "Odd-Eyes Rebellion Dragon",
    45627618,
    XyzMaterials(7, of=Cards(like=(Of(Type.DRAGON),))),
    PendulumSummonedAs(7),
    If(
        IsSummoned(THIS, (Summon.XYZ,)),
        MadeWith(Cards(Kind.MONSTER, like=(Of(Frame.XYZ),))),
        do=And(
            Apply(AttacksOften(THIS, 3), Until.END_OF_TURN),
            AndIfYouDo(
                Destroy(
                    Every(
                        Cards(
                            Kind.MONSTER,
                            Whose.THEIRS,
                            Place.FIELD,
                            like=(Has(Stat.LEVEL, at_most(7)),),
                        )
                    )
                ),
                InflictDamage(Whose.THEIRS, PerCard(1000, FORMER)),
            ),
        ),
    ),
    If(
        IsDestroyed(THIS, (Cause.BATTLE, Cause.EFFECT), as_monster=True),
        do=AndIfYouDo(
            Destroy(
                Every(Cards(whose=Whose.YOURS, place=Place.FIELD, like=(In(Zone.PENDULUM),)))
            ),
            PlaceInPendulumZone(THIS),
        ),
        you_can=True,
    ),
    rank=7,
    scale=4,
    pendulum=(
        Ignition(
            condition=Lacks(
                Cards(
                    whose=Whose.YOURS, place=Place.FIELD, other=True, like=(In(Zone.PENDULUM),)
                )
            ),
            do=PlaceInPendulumZone(
                Choose(
                    Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Of(Ability.PENDULUM),))
                )
            ),
            limit=Limit.ONCE_EACH,
        ),
    ),
    attribute=Attribute.DARK,
    type=Type.DRAGON,
    attack=3000,
    defense=2500,
)

LUSTER_PENDULUM_THE_DRACOSLAYER = pendulum_monster(
    "Luster Pendulum, the Dracoslayer",
    92746535,
    NeverMaterial(
        (Summon.FUSION, Summon.SYNCHRO, Summon.XYZ),
        but=Cards(Kind.MONSTER, like=(OfArchetype("Dracoslayer"),)),
    ),
    scale=5,
    pendulum=(
        Ignition(
            condition=Throughout(ThisIs(Cards(place=Place.FIELD, like=(In(Zone.PENDULUM),)))),
            do=AndIfYouDo(
                Destroy(
                    Choose(
                        Cards(
                            whose=Whose.YOURS,
                            place=Place.FIELD,
                            other=True,
                            like=(In(Zone.PENDULUM),),
                        )
                    )
                ),
                AddToHand(
                    Choose(Cards(whose=Whose.YOURS, place=Place.DECK, like=(Named(FORMER),)))
                ),
            ),
            limit=Limit.ONCE_EACH,
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=4,
    attack=1850,
    defense=0,
    abilities=(Ability.TUNER,),
)

IGNISTER_PROMINENCE_THE_BLASTING_DRACOSLAYER = synchro_monster(
    "Ignister Prominence, the Blasting Dracoslayer",
    18239909,
    SynchroMaterials(others=Cards(like=(Of(Ability.PENDULUM),))),
    Ignition(
        target=Target(
            AnyOf(
                Cards(Kind.MONSTER, place=Place.FIELD, like=(Of(Ability.PENDULUM),)),
                Cards(place=Place.FIELD, like=(In(Zone.PENDULUM),)),
            )
        ),
        do=AndIfYouDo(Destroy(THAT), ShuffleIntoDeck(Choose(Cards(place=Place.FIELD)))),
        limit=Limit.ONCE_EACH,
    ),
    Ignition(
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(OfArchetype("Dracoslayer"),),
                    )
                ),
                Position.DEFENSE,
            ),
            Apply(CannotServe(FORMER, (Summon.SYNCHRO,)), Until.WHILE_FACE_UP),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    level=8,
    attack=2850,
    defense=0,
)

AROMA_JAR = monster(
    "Aroma Jar",
    21452275,
    Continuous(StandsInBattle(THIS), WasFlipped(THIS)),
    If(AtPhase(Phase.END), WasFlipped(THIS), do=GainLife(500)),
    attribute=Attribute.WIND,
    type=Type.ROCK,
    level=1,
    attack=500,
    defense=400,
    abilities=(Ability.FLIP,),
)

ARCHFIEND_ECCENTRICK = pendulum_monster(
    "Archfiend Eccentrick",
    57624336,
    Ignition(
        cost=TributeCards(THIS),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)),
        do=Destroy(THAT),
        limit=Limit.ONCE_BY_NAME,
    ),
    scale=7,
    pendulum=(
        Ignition(
            target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True)),
            do=Destroy(WithThis(THAT)),
            limit=Limit.ONCE_BY_NAME,
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.FIEND,
    level=3,
    attack=800,
    defense=1000,
)
