"""Soul of the Duelist (2004)."""

from engine.yugioh.language import *

CHARCOAL_INPACHI = monster(
    "Charcoal Inpachi",
    13179332,
    attribute=Attribute.FIRE,
    type=Type.PYRO,
    level=1,
    attack=100,
    defense=2100,
)
DARK_FACTORY_OF_MASS_PRODUCTION = spell(
    "Dark Factory of Mass Production",
    90928333,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, frame=Frame.NORMAL), 2),
        do=AddToHand(THAT),
    ),
)
