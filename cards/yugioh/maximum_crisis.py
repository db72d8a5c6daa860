"""Maximum Crisis (2017)."""

from engine.yugioh.language import *

ASH_BLOSSOM_AND_JOYOUS_SPRING = monster(
    "Ash Blossom & Joyous Spring",
    14558127,
    Quick(
        IsActivated(
            Cards(),
            effect=None,
            including=(Deed.ADD_FROM_DECK, Deed.SUMMON_FROM_DECK, Deed.SEND_FROM_DECK),
        ),
        where=Place.HAND,
        cost=Discard(THIS),
        do=NegateEffect(),
        limit=Limit.ONCE_BY_NAME,
    ),
    attribute=Attribute.FIRE,
    type=Type.ZOMBIE,
    abilities=(Ability.TUNER,),
    level=3,
    attack=0,
    defense=1800,
)
