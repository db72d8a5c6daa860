"""Duelist Pack: Aster Phoenix (2007)."""

from engine.yugioh.language import *

DESTINY_HERO_DISK_COMMANDER = monster(
    "Destiny HERO - Disk Commander",
    56570271,
    RestsInGraveyard(),
    If(
        IsSummoned(THIS, (Summon.SPECIAL,), Place.GRAVEYARD),
        you_can=True,
        do=Draw(2),
        limit=Limit.ONCE_PER_DUEL,
    ),
    attribute=Attribute.DARK,
    type=Type.WARRIOR,
    level=1,
    attack=300,
    defense=300,
)
