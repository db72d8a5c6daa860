"""Sentences as they stand in a text: opening, costs, targets, and what is done.

Which effect they make up depends on the card, and is told by `effects`.
"""

from dataclasses import dataclass, replace

from engine.yugioh.language import (
    Both,
    Condition,
    Fact,
    Limit,
    Place,
    Step,
    Summon,
    Target,
    Trigger,
)


@dataclass(frozen=True, slots=True)
class Said:
    """What a sentence with a colon or semicolon says; what it does not say is empty.

    `word` is how it opens: "When", "If", "During", "Phase", "FLIP", "Activated".
    """

    word: str = ""
    when: Trigger | None = None
    condition: Condition | None = None
    where: Place | tuple[Place, ...] | None = None
    quick: bool = False
    limit: Limit | None = None
    can: bool = False
    cost: Step | None = None
    target: Target | None = None
    do: Step | None = None
    each: bool = False
    """Whether it is one of several that can be chosen once each."""
    bullet: bool = False
    """Whether it is one of a list."""


ONCE_EACH = Said(each=True, limit=Limit.ONCE_BY_NAME)


@dataclass(frozen=True, slots=True)
class Tail:
    """What a sentence says of the effect before it, of `all` those before it, or `ahead`."""

    name: str = ""
    limit: Limit | None = None
    all: bool = False
    ahead: bool = False
    way: bool = False
    card: bool = False
    at_once: bool = False
    unanswerable: bool = False
    unanswered: bool = False
    undeniable: bool = False
    by_summoner: bool = False
    treated_as: Summon | None = None
    oath: Fact | None = None
    condition: Condition | None = None
    quick_if: Condition | None = None
    then: Step | None = None


def opened(first: Said, second: Said) -> Said:
    """What both say, where each may say what must be so."""
    if first.condition is None or second.condition is None:
        return joined(first, second)
    both = Both(first.condition, second.condition)
    return joined(replace(first, condition=both), replace(second, condition=None))


def each_joined(first: Said, several: tuple[Said, ...]) -> tuple[Said, ...]:
    """What is said of several, of which one is chosen, with what each says."""
    told = (replace(each, can=False) if first.can else each for each in several)
    return tuple(opened(first, each) for each in told)


def joined(first: Said, second: Said) -> Said:
    """What both say; ValueError where both say the same thing."""
    told = {name: getattr(second, name) for name in Said.__slots__}
    for name in Said.__slots__:
        if getattr(first, name):
            if told[name]:
                raise ValueError(f"{name} is said twice")
            told[name] = getattr(first, name)
    return Said(**told)
