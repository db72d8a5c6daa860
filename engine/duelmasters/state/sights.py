"""Cards as they are told in events."""

from collections.abc import Sequence

from engine.core.values import value


@value
class Sight:
    """A card as it is told: its number and its code, both 0 for who may not know it."""

    number: int = 0
    code: int = 0


HIDDEN = Sight()


def unordered(
    sights: Sequence[Sight], olds: Sequence[int]
) -> tuple[tuple[Sight, ...], tuple[int, ...]]:
    """These cards as they lay before: in which order they go nobody is told (DM-ZONE-13)."""
    pairs = sorted(zip(olds, (each.code for each in sights), strict=True))
    return tuple(Sight(0, code) for _, code in pairs), tuple(old for old, _ in pairs)
