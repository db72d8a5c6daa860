"""Duel Terminal 1 (2010)."""

from engine.yugioh.language import *

ALLY_OF_JUSTICE_CATASTOR = synchro_monster(
    "Ally of Justice Catastor",
    26593852,
    SynchroMaterials(),
    If(
        AtDamageStep(
            Timing.START,
            fighter=THIS,
            foe=Cards(Kind.MONSTER, face=Face.UP, like=(Not(Of(Attribute.DARK)),)),
        ),
        do=Destroy(FOE),
    ),
    attribute=Attribute.DARK,
    type=Type.MACHINE,
    level=5,
    attack=2200,
    defense=1200,
)
