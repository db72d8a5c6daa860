"""Promotional cards of The Valuable Book (2002–2012)."""

from engine.yugioh.language import *

NUMBER_11_BIG_EYE = xyz_monster(
    "Number 11: Big Eye",
    80117527,
    XyzMaterials(7),
    Ignition(
        cost=DetachMaterial(1),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=TakeControl(THAT, Until.END_OF_DUEL),
        limit=Limit.ONCE_EACH,
        oath=CannotAttack(THIS),
    ),
    attribute=Attribute.DARK,
    type=Type.SPELLCASTER,
    rank=7,
    attack=2600,
    defense=2000,
)

VISER_DES = monster(
    "Viser Des",
    56043446,
    If(
        IsSummoned(THIS, (Summon.NORMAL, Summon.TRIBUTE)),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=InNextPhase(
            Phase.STANDBY,
            Provided(AimRemains(), Destroy(THAT)),
            Whose.YOURS,
            nth=3,
        ),
    ),
    Continuous(
        StandsInBattle(THIS),
        AimRemains(),
    ),
    attribute=Attribute.DARK,
    type=Type.FIEND,
    level=4,
    attack=500,
    defense=1200,
)

METAL_REFLECT_SLIME = continuous_trap(
    "Metal Reflect Slime",
    26905245,
    Activate(
        do=BecomeMonster(
            Frame.EFFECT, Type.AQUA, Attribute.WATER, 10, 0, 3000, Position.DEFENSE
        ),
    ),
    Continuous(CannotAttack(THIS), BecameMonster()),
)
