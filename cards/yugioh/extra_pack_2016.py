"""Extra Pack 2016 (2016)."""

from engine.yugioh.language import *

PALEOZOIC_CANADIA = trap(
    "Paleozoic Canadia",
    98414735,
    Activate(
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, face=Face.UP)),
        do=ChangePosition(THAT, Position.FACE_DOWN),
    ),
    Quick(
        IsActivated(Cards(Kind.TRAP)),
        do=AndIfYouDo(
            BecomeMonster(Frame.NORMAL, Type.AQUA, Attribute.WATER, 2, 1200, 0, still=False),
            And(
                Apply(IsUnaffected(THIS, Kind.MONSTER), Until.WHILE_FACE_UP),
                BanishWhenItLeaves(THIS),
            ),
        ),
        limit=Limit.ONCE_PER_CHAIN,
        where=Place.GRAVEYARD,
    ),
)
