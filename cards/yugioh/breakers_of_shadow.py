"""Breakers of Shadow (2015)."""

from engine.yugioh.language import *

THEIR_DRAGONS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, like=(Of(Type.DRAGON),))

SOLEMN_STRIKE = counter_trap(
    "Solemn Strike",
    40605147,
    Activate(
        when=WouldBeSummoned(Cards(Kind.MONSTER), (Summon.SPECIAL,)),
        cost=PayLife(1500),
        do=AndIfYouDo(NegateSummon(), Destroy(FORMER)),
    ),
    Activate(
        when=IsActivated(Cards(Kind.MONSTER), effect=True),
        cost=PayLife(1500),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
)

TWIN_TWISTERS = quick_play(
    "Twin Twisters",
    43898403,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        target=Target(
            Cards(Kind.SPELL_TRAP, place=Place.FIELD, other=True), count=2, up_to=True
        ),
        do=Destroy(THAT),
    ),
)

BUSTER_BLADER_THE_DRAGON_DESTROYER_SWORDSMAN = fusion_monster(
    "Buster Blader, the Dragon Destroyer Swordsman",
    86240887,
    FusionMaterials((Cards(like=(Named("Buster Blader"),)), Cards(like=(Of(Type.DRAGON),)))),
    MustBeSummoned(Summon.FUSION),
    Continuous(CannotAttackDirectly(THIS)),
    Continuous(
        Gains(
            THIS,
            PerCard(
                1000,
                AnyOf(
                    THEIR_DRAGONS,
                    Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD, like=(Of(Type.DRAGON),)),
                ),
            ),
            PerCard(
                1000,
                AnyOf(
                    THEIR_DRAGONS,
                    Cards(Kind.MONSTER, Whose.THEIRS, Place.GRAVEYARD, like=(Of(Type.DRAGON),)),
                ),
            ),
        )
    ),
    Continuous(StandsIn(THEIR_DRAGONS, Position.DEFENSE)),
    Continuous(CannotUseEffects(Cards(Kind.MONSTER, like=(Of(Type.DRAGON),)), Whose.THEIRS)),
    Continuous(Pierces(THIS)),
    attribute=Attribute.LIGHT,
    type=Type.WARRIOR,
    level=8,
    attack=2800,
    defense=2500,
)
