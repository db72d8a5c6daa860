"""Starter Deck: Yu-Gi-Oh! 5D's (2009)."""

from engine.yugioh.language import *

X_SABER_GALAHAD = monster(
    "X-Saber Galahad",
    50604950,
    Continuous(
        Gains(THIS, attack=300),
        InDamageStep(Attacks(THIS, Cards(Kind.MONSTER, Whose.THEIRS))),
    ),
    Continuous(
        Gains(THIS, attack=-500),
        InDamageStep(Attacks(Cards(Kind.MONSTER, Whose.THEIRS), THIS)),
    ),
    When(
        IsAttacked(THIS),
        you_can=True,
        cost=TributeCards(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    other=True,
                    like=(OfArchetype("Saber"),),
                )
            )
        ),
        do=NegateAttack(),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=800,
)

ROAD_SYNCHRON = monster(
    "Road Synchron",
    71971554,
    Continuous(LevelAsMaterial(THIS, 2, but=Cards(like=(Named("Road Warrior"),)))),
    If(
        AtDamageStep(Timing.END, attacker=THIS),
        do=Apply(GainsLevels(THIS, 1), Until.END_OF_TURN),
    ),
    attribute=Attribute.LIGHT,
    type=Type.MACHINE,
    level=4,
    attack=1600,
    defense=800,
    abilities=(Ability.TUNER,),
)

ROAD_WARRIOR = synchro_monster(
    "Road Warrior",
    2322421,
    SynchroMaterials(tuner=Cards(like=(Named("Road Synchron"),)), least=2),
    Ignition(
        limit=Limit.ONCE_EACH,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.DECK,
                    like=(Has(Stat.LEVEL, at_most(2)), Of((Type.WARRIOR, Type.MACHINE))),
                )
            )
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=8,
    attack=3000,
    defense=1500,
)

PRIDE_OF_THE_WEAK = continuous_spell(
    "Pride of the Weak",
    86016245,
    Activate(),
    If(
        Slays(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Has(Stat.LEVEL, at_most(2)),))
        ),
        condition=Throughout(Lacks(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Draw(2),
    ),
)

X_SABER_URBELLUM = synchro_monster(
    "X-Saber Urbellum",
    80108118,
    SynchroMaterials(),
    If(
        DealsBattleDamage(THIS, Whose.THEIRS),
        condition=Exists(Cards(whose=Whose.THEIRS, place=Place.HAND), 4),
        do=PlaceOnDeckTop(AtRandom(Cards(whose=Whose.THEIRS, place=Place.HAND))),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=7,
    attack=2200,
    defense=1300,
)
