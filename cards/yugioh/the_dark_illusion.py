"""The Dark Illusion (2016)."""

from engine.yugioh.language import *

POT_OF_DESIRES = spell(
    "Pot of Desires",
    35261759,
    Activate(cost=Banish(DeckTop(10), face_down=True), do=Draw(2), limit=Limit.ONE_ACTIVATION),
)
