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
