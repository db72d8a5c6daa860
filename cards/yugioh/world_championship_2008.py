"""World Championship 2008 promotional cards (2007)."""

from engine.yugioh.language import *

BURDEN_OF_THE_MIGHTY = continuous_spell(
    "Burden of the Mighty",
    44947065,
    Activate(),
    Continuous(
        Gains(
            Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP), attack=PerLevel(-100)
        )
    ),
)

DIMENSIONAL_PRISON = trap(
    "Dimensional Prison",
    70342110,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        target=Target(ATTACKER),
        do=Banish(THAT),
    ),
)

DEEP_DIVER = monster(
    "Deep Diver",
    17559367,
    If(
        BattlePhaseEnds(),
        condition=this_did(Feat.FELL_IN_BATTLE),
        do=PlaceOnDeckTop(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK))),
        where=Place.GRAVEYARD,
    ),
    attribute=Attribute.WATER,
    type=Type.AQUA,
    level=3,
    attack=1000,
    defense=1100,
)
