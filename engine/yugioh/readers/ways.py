"""Reading the ways of a summon: what is a Special Summon, however it is called?"""

from collections.abc import Collection

from engine.yugioh.language import Summon

SPECIALLY = tuple(Summon)[3:]
"""The ways that are Special Summons."""


def is_among(way: Summon | None, ways: Collection[Summon]) -> bool:
    """Whether a summon in that way is one of `ways`; "Special" is any Special Summon."""
    return way in ways or (way in SPECIALLY and Summon.SPECIAL in ways)
