"""Ancient Prophecy (2009)."""

from engine.yugioh.language import *

SUNLIGHT_UNICORN = monster(
    "Sunlight Unicorn",
    10321588,
    Ignition(
        do=AndIfYouDo(
            Excavate(1),
            Otherwise(
                AddToHand(
                    Choose(Among(Lot.EXCAVATED, Cards(Kind.SPELL, like=(Of(Icon.EQUIP),))))
                ),
                PlaceOnDeckBottom(Every(Among(Lot.EXCAVATED))),
            ),
        ),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.LIGHT,
    type=Type.BEAST,
    level=4,
    attack=1800,
    defense=1000,
)

SKILL_SUCCESSOR = trap(
    "Skill Successor",
    73729209,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 400), Until.END_OF_TURN),
    ),
    Quick(
        condition=Both(During(Whose.YOURS), ThisIs(Cards(like=(Not(Did(Feat.BURIED)),)))),
        cost=Banish(THIS),
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 800), Until.END_OF_TURN),
        where=Place.GRAVEYARD,
    ),
)

GOTTOMS_EMERGENCY_CALL = trap(
    "Gottoms' Emergency Call",
    13504844,
    Activate(
        condition=Exists(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(OfArchetype("X-Saber"),))
        ),
        target=Target(
            Cards(Kind.MONSTER, place=Place.GRAVEYARD, like=(OfArchetype("X-Saber"),)), 2
        ),
        do=SpecialSummon(Together(THAT)),
    ),
)

SOLIDARITY = continuous_spell(
    "Solidarity",
    86780027,
    Activate(),
    Continuous(
        Gains(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(OfOnlyType(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)),),
            ),
            attack=800,
        )
    ),
)

XX_SABER_GOTTOMS = synchro_monster(
    "XX-Saber Gottoms",
    52352005,
    SynchroMaterials(others=Cards(like=(Of(Attribute.EARTH),)), tuners_too=True),
    Ignition(
        cost=TributeCards(
            Choose(
                Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("X-Saber"),))
            )
        ),
        do=Discard(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=9,
    attack=3100,
    defense=2600,
)

SMALL_ONES_OF_THE_SEA = Cards(
    Kind.MONSTER,
    Whose.YOURS,
    Place.FIELD,
    like=(Has(Stat.LEVEL, at_most(3)), Of(Attribute.WATER)),
)
AEGIS_OF_THE_OCEAN_DRAGON_LORD = trap(
    "Aegis of the Ocean Dragon Lord",
    7935043,
    Activate(
        do=And(
            Apply(StandsInBattle(SMALL_ONES_OF_THE_SEA), Until.END_OF_TURN),
            Apply(StandsAgainstEffects(SMALL_ONES_OF_THE_SEA), Until.END_OF_TURN),
        )
    ),
)

ARMED_SEA_HUNTER = monster(
    "Armed Sea Hunter",
    20470500,
    If(
        AtDamageStep(
            Timing.AFTER_CALCULATION,
            fighter=Cards(Kind.MONSTER, like=(EffectMonster(),)),
            foe=THIS,
        ),
        Throughout(
            Exists(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    other=True,
                    like=(Of(Attribute.WATER),),
                )
            )
        ),
        do=Apply(EffectsNegated(SUBJECT, buried=True), Until.WHILE_FACE_UP),
    ),
    Continuous(
        DoesInstead(
            THIS,
            Destroy(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.FIELD,
                        like=(Has(Stat.LEVEL, at_most(3)), Of(Attribute.WATER)),
                    )
                )
            ),
        )
    ),
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=4,
    attack=1800,
    defense=400,
)
