"""Generation Force (2011)."""

from engine.yugioh.language import *

GOGOGO_GOLEM = monster(
    "Gogogo Golem",
    62476815,
    Continuous(
        StandsInBattle(THIS, once_a_turn=True), ThisIs(Cards(position=Position.DEFENSE))
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=4,
    attack=1800,
    defense=1500,
)

GOBLINDBERGH = monster(
    "Goblindbergh",
    25259669,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=Then(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.HAND,
                        like=(Has(Stat.LEVEL, at_most(4)),),
                    )
                )
            ),
            Provided(
                ThisIs(Cards(position=Position.ATTACK)), ChangePosition(THIS, Position.DEFENSE)
            ),
        ),
    ),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    level=4,
    attack=1400,
    defense=0,
)

NUMBER_17_LEVIATHAN_DRAGON = xyz_monster(
    "Number 17: Leviathan Dragon",
    69610924,
    XyzMaterials(3),
    Continuous(CannotAttackDirectly(THIS), condition=ThisIs(Cards(like=(Not(HasMaterial()),)))),
    Ignition(
        cost=DetachMaterial(),
        do=Apply(Gains(THIS, 500), Until.WHILE_FACE_UP),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.WATER,
    type=Type.DRAGON,
    attack=2000,
    defense=0,
    rank=3,
)

STAR_CHANGER = quick_play(
    "Star Changer",
    63485233,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, at_least(1)),))
        ),
        do=Apply(GainsLevels(THAT, 1), Until.WHILE_FACE_UP),
    ),
    Activate(
        target=Target(
            Cards(Kind.MONSTER, place=Place.FIELD, like=(Has(Stat.LEVEL, at_least(2)),))
        ),
        do=Apply(GainsLevels(THAT, -1), Until.WHILE_FACE_UP),
    ),
)

BIG_JAWS = monster(
    "Big Jaws",
    51254277,
    If(BattlePhaseEnds(), this_did(Feat.ATTACKED), do=Banish(THIS)),
    attribute=Attribute.WATER,
    type=Type.FISH,
    level=3,
    attack=1800,
    defense=300,
)

DAMAGE_VACCINE_OMEGA_MAX = trap(
    "Damage Vaccine Ω MAX",
    98535702,
    Activate(when=TakesDamage(Whose.YOURS), do=GainLife(DamageTaken())),
)

STEELSWARM_ROACH = xyz_monster(
    "Steelswarm Roach",
    37926346,
    XyzMaterials(4),
    Quick(
        WouldBeSummoned(
            Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, at_least(5)),)), (Summon.SPECIAL,)
        ),
        cost=DetachMaterial(1),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    rank=4,
    attack=1900,
    defense=0,
)

GEM_ELEPHANT = monster(
    "Gem-Elephant",
    19019586,
    Ignition(
        condition=Throughout(ThisIs(Cards(place=Place.FIELD, face=Face.UP))),
        do=ReturnToHand(THIS),
    ),
    Quick(
        AtDamageStep(Timing.CALCULATION, fighter=THIS),
        cost=SendToGraveyard(
            Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Frame.NORMAL),)))
        ),
        do=Apply(Gains(THIS, defense=1000), Until.END_OF_CALCULATION),
        limit=Limit.ONCE_PER_BATTLE,
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=3,
    attack=400,
    defense=1900,
)
