"""Duelist Revolution (2010)."""

from engine.yugioh.language import *

EFFECT_VEILER = monster(
    "Effect Veiler",
    97268402,
    Quick(
        None,
        During(Whose.THEIRS, (Phase.MAIN_1, Phase.MAIN_2)),
        where=Place.HAND,
        cost=SendToGraveyard(THIS),
        target=Target(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(EffectMonster(),)),
            still=Cards(Kind.MONSTER, Whose.THEIRS, face=Face.UP),
        ),
        do=Apply(EffectsNegated(THAT), Until.END_OF_TURN),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    abilities=(Ability.TUNER,),
    level=1,
    attack=0,
    defense=0,
)
POT_OF_DUALITY = spell(
    "Pot of Duality",
    98645731,
    Activate(
        do=AndIfYouDo(
            Excavate(3),
            Then(
                AddToHand(Choose(Among(Lot.EXCAVATED))),
                ShuffleIntoDeck(Every(Among(Lot.EXCAVATED))),
            ),
        ),
        limit=Limit.ONE_ACTIVATION,
        oath=CannotSpecialSummon(Whose.YOURS),
    ),
)

TRIDENT_WARRIOR = monster(
    "Trident Warrior",
    20474741,
    When(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        you_can=True,
        do=SpecialSummon(
            Choose(
                Cards(
                    Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Has(Stat.LEVEL, exactly(3)),)
                )
            )
        ),
    ),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=4,
    attack=1800,
    defense=1200,
)

HORN_OF_THE_PHANTOM_BEAST = trap(
    "Horn of the Phantom Beast",
    21350571,
    Activate(
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                face=Face.UP,
                like=(Of((Type.BEAST, Type.BEAST_WARRIOR)),),
            )
        ),
        do=EquipThisTo(THAT),
    ),
    Continuous(Gains(EQUIPPED, 800)),
    When(Slays(EQUIPPED), do=Draw(1)),
)

SOLEMN_WARNING = counter_trap(
    "Solemn Warning",
    84749824,
    Activate(
        when=WouldBeSummoned(
            Cards(Kind.MONSTER), (Summon.NORMAL, Summon.TRIBUTE, Summon.FLIP, Summon.SPECIAL)
        ),
        cost=PayLife(2000),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.SPELL_TRAP), including=(Deed.SUMMON,)),
        cost=PayLife(2000),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.MONSTER), effect=True, including=(Deed.SUMMON,)),
        cost=PayLife(2000),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

PARADOX_FUSION = counter_trap(
    "Paradox Fusion",
    57355219,
    Activate(
        when=WouldBeSummoned(Cards(Kind.MONSTER), (Summon.SPECIAL,)),
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    face=Face.UP,
                    like=(Of(Frame.FUSION),),
                )
            ),
            aside=True,
        ),
        do=AndIfYouDo(
            NegateSummon(),
            And(
                Destroy(FORMER),
                InNextPhase(
                    Phase.END,
                    ReturnToField(Among(Lot.PAID, Cards(Kind.MONSTER)), Position.ATTACK),
                    Whose.YOURS,
                    2,
                ),
            ),
        ),
    ),
    Activate(
        when=IsActivated(Cards(Kind.SPELL_TRAP)),
        cost=Banish(
            Choose(
                Cards(
                    Kind.MONSTER,
                    Whose.YOURS,
                    Place.FIELD,
                    face=Face.UP,
                    like=(Of(Frame.FUSION),),
                )
            ),
            aside=True,
        ),
        do=AndIfYouDo(
            NegateActivation(),
            And(
                Destroy(SUBJECT),
                InNextPhase(
                    Phase.END,
                    ReturnToField(Among(Lot.PAID, Cards(Kind.MONSTER)), Position.ATTACK),
                    Whose.YOURS,
                    2,
                ),
            ),
        ),
    ),
)

NATURIA_BEANS = monster(
    "Naturia Beans",
    44789585,
    Continuous(StandsInBattle(THIS, once_a_turn=True)),
    When(IsAttacked(THIS), do=InflictDamage(Whose.THEIRS, 500)),
    attribute=Attribute.EARTH,
    type=Type.PLANT,
    level=2,
    attack=100,
    defense=1200,
)
