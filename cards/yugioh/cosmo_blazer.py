"""Cosmo Blazer (2013)."""

from engine.yugioh.language import *

SLACKER_MAGICIAN = xyz_monster(
    "Slacker Magician",
    58058134,
    XyzMaterials(1),
    Continuous(StandsInBattle(THIS, once_a_turn=True)),
    Quick(
        IsActivated(Cards(), effect=None, targeting=THIS),
        cost=DetachMaterial(),
        do=AndIfYouDo(NegateActivation(), Destroy(SUBJECT)),
    ),
    attribute=Attribute.LIGHT,
    type=Type.SPELLCASTER,
    rank=1,
    attack=200,
    defense=2100,
)

DIAMOND_DIRE_WOLF = xyz_monster(
    "Diamond Dire Wolf",
    95169481,
    XyzMaterials(4),
    Ignition(
        cost=DetachMaterial(1),
        target=Target(
            Cards(
                Kind.MONSTER,
                Whose.YOURS,
                Place.FIELD,
                like=(Of((Type.BEAST, Type.BEAST_WARRIOR, Type.WINGED_BEAST)),),
            ),
            besides=Target(Cards(place=Place.FIELD)),
        ),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST,
    rank=4,
    attack=2000,
    defense=1200,
)

LEOTAUR = monster(
    "Leotaur",
    98225108,
    Continuous(
        Gains(THIS, 500),
        InDamageStep(BattlesWith(THIS, Cards(Kind.MONSTER, like=(Not(Of(Frame.NORMAL)),)))),
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1500,
    defense=1600,
)
