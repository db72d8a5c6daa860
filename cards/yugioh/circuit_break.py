"""Circuit Break (2017)."""

from engine.yugioh.language import *

FUSE_LINE = trap(
    "Fuse Line",
    51091138,
    Activate(
        condition=ThisIs(Cards(place=Place.FIELD, face=Face.DOWN)),
        target=Target(Cards(place=Place.FIELD, other=True, like=(InColumn(),))),
        do=Destroy(THAT),
    ),
)
