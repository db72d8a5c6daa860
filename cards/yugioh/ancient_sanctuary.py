"""Ancient Sanctuary (2004)."""

from engine.yugioh.language import *

GOGIGA_GAGAGIGO = monster(
    "Gogiga Gagagigo",
    39674352,
    attribute=Attribute.WATER,
    type=Type.REPTILE,
    level=8,
    attack=2950,
    defense=2800,
)

MOKEY_MOKEY = monster(
    "Mokey Mokey",
    27288416,
    attribute=Attribute.LIGHT,
    type=Type.FAIRY,
    level=1,
    attack=300,
    defense=100,
)
