"""Photon Shockwave (2011)."""

from engine.yugioh.language import *

EGO_BOOST = quick_play(
    "Ego Boost",
    73178098,
    Activate(
        DeclaresAttack(Cards(Kind.MONSTER)),
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(Gains(THAT, 1000), Until.END_OF_BATTLE_PHASE),
    ),
)

ALEXANDRITE_DRAGON = monster(
    "Alexandrite Dragon",
    43096270,
    attribute=Attribute.LIGHT,
    type=Type.DRAGON,
    level=4,
    attack=2000,
    defense=100,
)

HEARTFELT_APPEAL = trap(
    "Heartfelt Appeal",
    32065885,
    Activate(
        when=DealsBattleDamage(Cards(Kind.MONSTER, Whose.THEIRS), Whose.YOURS, directly=True),
        do=AndIfYouDo(
            TakeControl(
                Extreme(
                    End.HIGHEST,
                    Stat.DEFENSE,
                    Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP),
                ),
                Until.YOUR_NEXT_END_PHASE,
            ),
            And(
                Apply(EffectsNegated(FORMER), Until.YOUR_NEXT_END_PHASE),
                Apply(CannotAttack(FORMER, only_declare=True), Until.YOUR_NEXT_END_PHASE),
            ),
        ),
    ),
)

ONE_DAY_OF_PEACE = spell(
    "One Day of Peace",
    33782437,
    Activate(
        do=And(
            EachPlayer(Draw(1)),
            Apply(NoDamage(None), Until.END_OF_NEXT_TURN),
        )
    ),
)

SHARD_OF_GREED = continuous_spell(
    "Shard of Greed",
    33904024,
    Activate(),
    Whenever(Draws(Whose.YOURS, normal=True), PlaceCounters(THIS, Counter.GREED, 1)),
    Ignition(
        condition=BearsCounters(THIS, Counter.GREED, 2), cost=SendToGraveyard(THIS), do=Draw(2)
    ),
)

EVOLZAR_LAGGIA = xyz_monster(
    "Evolzar Laggia",
    74294676,
    XyzMaterials(4, of=Cards(like=(Of(Type.DINOSAUR),))),
    Quick(
        when=IsActivated(Cards(Kind.SPELL_TRAP)),
        cost=DetachMaterial(2),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    Quick(
        when=WouldBeSummoned(
            Cards(Kind.MONSTER), (Summon.NORMAL, Summon.TRIBUTE, Summon.SPECIAL)
        ),
        cost=DetachMaterial(2),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    attribute=Attribute.FIRE,
    type=Type.DRAGON,
    rank=4,
    attack=2400,
    defense=2000,
)


PRIOR_OF_THE_ICE_BARRIER = monster(
    "Prior of the Ice Barrier",
    50088247,
    SummonedIf(
        Exists(
            Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Ice Barrier"),))
        ),
        oath=CannotSpecialSummon(
            Whose.YOURS, such=Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, at_least(5)),))
        ),
    ),
    Ignition(
        cost=TributeCards(THIS),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.GRAVEYARD,
                like=(OfArchetype("Ice Barrier"), Not(Named("Prior of the Ice Barrier"))),
            )
        ),
        do=SpecialSummon(THAT),
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=2,
    attack=1000,
    defense=400,
)

CHAMPIONS_VIGILANCE = counter_trap(
    "Champion's Vigilance",
    82382815,
    Activate(
        when=WouldBeSummoned(
            Cards(Kind.MONSTER), (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL)
        ),
        condition=Exists(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_least(7))),
            )
        ),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.SPELL_TRAP)),
        condition=Exists(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_least(7))),
            )
        ),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

RESCUE_RABBIT = monster(
    "Rescue Rabbit",
    85138716,
    NeverSpecialSummoned(Place.DECK),
    Ignition(
        cost=Banish(THIS),
        do=AndIfYouDo(
            SpecialSummon(
                Choose(
                    Cards(
                        Kind.MONSTER,
                        Whose.YOURS,
                        Place.DECK,
                        like=(Of(Frame.NORMAL), Has(Stat.LEVEL, at_most(4))),
                    ),
                    2,
                    alike=Trait.NAME,
                )
            ),
            InEndPhase(Destroy(FORMER)),
        ),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    level=4,
    attack=300,
    defense=100,
)

FRILLER_RABCA = monster(
    "Friller Rabca",
    93830681,
    When(
        IsAttacked(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of((Type.FISH, Type.SEA_SERPENT, Type.AQUA)),),
            )
        ),
        cost=Banish(THIS),
        target=Target(ATTACKER),
        do=AndIfYouDo(NegateAttack(), Apply(Gains(THAT, -500), Until.END_OF_NEXT_TURN)),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
        where=Place.GRAVEYARD,
    ),
    attribute=Attribute.WATER,
    type=Type.FISH,
    level=3,
    attack=700,
    defense=1500,
)
