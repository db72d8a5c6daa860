"""Made-up cards of which something is done by hand."""

from dataclasses import replace

from engine.yugioh.language import (
    Activate,
    Attribute,
    ByHand,
    CardText,
    Claimed,
    Effect,
    Frame,
    Ignition,
    Limit,
    PayLife,
    Place,
    Quick,
    Timing,
    Type,
    monster,
    spell,
    trap,
)


def fiend(name: str, passcode: int, effect: Effect) -> CardText:
    """A Level 4 monster with that effect."""
    return monster(
        name,
        passcode,
        effect,
        level=4,
        attribute=Attribute.DARK,
        type=Type.FIEND,
        attack=1500,
        defense=1000,
    )


SCRIBE: CardText = fiend(
    "By Hand Scribe", 900_000_001, Ignition(do=ByHand((0,)), limit=Limit.ONCE_EACH)
)
"""Once per turn, in the Main Phase, what its only sentence says."""
SPELL: CardText = spell("By Hand Spell", 900_000_002, Activate(do=ByHand((0,))))
PAID: CardText = spell(
    "By Hand Price", 900_000_003, Activate(cost=ByHand((0,)), do=ByHand((1,)))
)
DEAR: CardText = spell(
    "By Hand Dear", 900_000_004, Activate(cost=PayLife(1000), do=ByHand((1,)))
)
TRAP: CardText = trap("By Hand Trap", 900_000_005, Activate(do=ByHand((0,))))
HERALD: CardText = fiend("By Hand Herald", 900_000_006, Claimed(do=ByHand((0,))))
AUGUR: CardText = fiend(
    "By Hand Augur",
    900_000_012,
    Claimed(do=ByHand((0,)), timings=(Timing.BEFORE_CALCULATION, Timing.CALCULATION)),
)
"""What its text names of its occasion are two times of the Damage Step."""
QUICK: CardText = fiend("By Hand Quick", 900_000_007, Quick(do=ByHand((0,))))
EXILE: CardText = fiend(
    "By Hand Exile", 900_000_008, Ignition(do=ByHand((0,)), where=Place.BANISHED)
)
GHOST: CardText = fiend(
    "By Hand Ghost", 900_000_009, Quick(do=ByHand((0,)), where=Place.BANISHED)
)
GIANT: CardText = replace(
    fiend("By Hand Giant", 900_000_010, Ignition(do=ByHand((0,)), where=Place.EXTRA_DECK)),
    frame=Frame.FUSION,
    special_only=True,
)
"""A monster of which not even the materials are understood."""
TOWER: CardText = replace(
    fiend("By Hand Tower", 900_000_011, Ignition(do=ByHand((0,)))),
    frame=Frame.XYZ,
    level=0,
    rank=4,
)
CARDS = (TOWER, SCRIBE, AUGUR, SPELL, PAID, DEAR, TRAP, HERALD, QUICK, EXILE, GHOST, GIANT)
