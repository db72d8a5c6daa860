"""Flaming Eternity (2005)."""

from engine.yugioh.language import *

THREATENING_ROAR = trap(
    "Threatening Roar",
    36361633,
    Activate(do=Apply(CannotDeclareAttacks(Whose.THEIRS), Until.END_OF_TURN)),
)

SHADOWSLAYER = monster(
    "Shadowslayer",
    20939559,
    Continuous(
        AttacksDirectly(THIS),
        Lacks(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, position=Position.ATTACK)),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=1400,
    defense=200,
)

CHIRON_THE_MAGE = monster(
    "Chiron the Mage",
    16956455,
    Ignition(
        cost=Discard(Choose(Cards(Kind.SPELL, Whose.YOURS, Place.HAND))),
        target=Target(
            Cards(Kind.SPELL_TRAP, Whose.THEIRS, Place.FIELD),
            still=Cards(Kind.SPELL_TRAP, Whose.THEIRS),
        ),
        do=Destroy(THAT),
        limit=Limit.ONCE_EACH,
    ),
    attribute=Attribute.EARTH,
    type=Type.BEAST_WARRIOR,
    level=4,
    attack=1800,
    defense=1000,
)

LIGHTNING_VORTEX = spell(
    "Lightning Vortex",
    69162969,
    Activate(
        cost=Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND))),
        do=Destroy(Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP))),
    ),
)
