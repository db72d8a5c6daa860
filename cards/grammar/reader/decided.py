"""What Japanese decides of which cards are meant, and of how often something is used.

A listing like those of `twice.py`, which asks it: it makes both parts say what is played.
"""

from dataclasses import replace

from engine.yugioh.language import (
    Activatable,
    Cards,
    If,
    Limit,
    Named,
    Node,
    Not,
    Quality,
)

Told = tuple[str, Node, Node] | None


def decided_of_use(english: Node, japanese: Node) -> Told:
    """What Japanese decides of how often something is used."""
    match english, japanese:
        # How often it is used on one chain.
        case Activatable(limit=None), Activatable(limit=Limit.ONCE_PER_CHAIN as limit):
            return "on a chain", replace(english, limit=limit), japanese
        # What has to be activated each time is activated whenever that happens.
        case If(each_time=True, you_can=False), If(each_time=False, you_can=False):
            return "each time", replace(english, each_time=False), japanese
    return None


def decided_of_cards(english: Node, japanese: Node) -> Told:
    """What Japanese decides of which cards are meant."""
    match english, japanese:
        # Whether cards that are called so are left out.
        case Cards(like=one), Cards(like=other) if one != other:
            left_out = _by_name(one), _by_name(other)
            if set(one) - left_out[0] == set(other) - left_out[1] and not all(left_out):
                return "by name", replace(english, like=other), japanese
    return None


DECIDED = decided_of_use, decided_of_cards


def _by_name(like: tuple[Quality, ...]) -> set[Quality]:
    """The qualities of a card that is left out by its name."""
    left_out = (each for each in like if isinstance(each, Not) and isinstance(each.what, Named))
    return {each for each in left_out if isinstance(getattr(each.what, "name", None), str)}
