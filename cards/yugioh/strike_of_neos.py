"""Strike of Neos (2007)."""

from engine.yugioh.language import *

TWISTER = quick_play(
    "Twister",
    45939841,
    Activate(
        cost=PayLife(500),
        target=Target(Cards(Kind.SPELL_TRAP, place=Place.FIELD, face=Face.UP, other=True)),
        do=Destroy(THAT),
    ),
)

SHRINK = quick_play(
    "Shrink",
    55713623,
    Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)),
        do=Apply(
            OriginalAttackBecomes(THAT, HalfOf(OriginalAttackOf(THAT))), Until.END_OF_TURN
        ),
    ),
)

BIRTHRIGHT = continuous_trap(
    "Birthright",
    35539880,
    Activate(
        target=Target(
            Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Frame.NORMAL),))
        ),
        do=SpecialSummon(THAT, Position.ATTACK),
    ),
    Whenever(LeavesField(THIS), do=Destroy(THAT)),
    Whenever(LeavesField(THAT), do=Destroy(THIS)),
)

FROSTOSAURUS = monster(
    "Frostosaurus",
    6631034,
    attribute=Attribute.WATER,
    type=Type.DINOSAUR,
    level=6,
    attack=2600,
    defense=1700,
)

SPIRAL_SERPENT = monster(
    "Spiral Serpent",
    32626733,
    attribute=Attribute.WATER,
    type=Type.SEA_SERPENT,
    level=8,
    attack=2900,
    defense=2900,
)

DARK_WORLD_DEALINGS = spell(
    "Dark World Dealings",
    74117290,
    Activate(
        do=Then(
            EachPlayer(Draw(1)),
            EachPlayer(Discard(Choose(Cards(whose=Whose.YOURS, place=Place.HAND)))),
        )
    ),
)

NEO_SPACIAN_GRAND_MOLE = monster(
    "Neo-Spacian Grand Mole",
    80344569,
    If(
        AtDamageStep(Timing.START, fighter=THIS, foe=Cards(Kind.MONSTER, Whose.THEIRS)),
        do=And(ReturnToHand(FOE), ReturnToHand(THIS)),
        you_can=True,
    ),
    attribute=Attribute.EARTH,
    type=Type.ROCK,
    level=3,
    attack=900,
    defense=300,
)
