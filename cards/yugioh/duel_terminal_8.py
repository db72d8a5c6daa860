"""Duel Terminal: Pulse of the Trishula!! (2010)."""

from engine.yugioh.language import *

TRISHULA_DRAGON_OF_THE_ICE_BARRIER = synchro_monster(
    "Trishula, Dragon of the Ice Barrier",
    52687916,
    SynchroMaterials(least=2),
    When(
        IsSummoned(THIS, (Summon.SYNCHRO,)),
        you_can=True,
        do=Banish(OneFromEach()),
    ),
    attribute=Attribute.WATER,
    type=Type.DRAGON,
    level=9,
    attack=2700,
    defense=2000,
)
