"""Which readings of a text the parser takes for well-formed."""

import pytest

from cards.grammar.reader.lawful import is_well_formed
from engine.yugioh.language import (
    THIS,
    AnyOf,
    Cards,
    Choose,
    EquippedTo,
    Every,
    Kind,
    Noun,
    Place,
    Target,
)

IN_HAND = Cards(Kind.SPELL, place=Place.HAND)
ON_FIELD = Cards(Kind.TRAP, place=Place.FIELD)
ANYWHERE = Cards(Kind.SPELL)
WORN = Cards(Kind.MONSTER, like=(EquippedTo(THIS),))


@pytest.mark.parametrize("seeking", [Choose, Every, Target])
@pytest.mark.parametrize(
    ("noun", "accepted"),
    [
        (ON_FIELD, True),
        (WORN, True),
        (ANYWHERE, False),
        (AnyOf(IN_HAND, ON_FIELD), True),
        (AnyOf(ANYWHERE, ON_FIELD), False),
        (AnyOf(ON_FIELD, ANYWHERE), False),
        (AnyOf(IN_HAND, ON_FIELD, ANYWHERE), False),
        (AnyOf(IN_HAND, ON_FIELD, WORN), True),
    ],
)
def test_all_that_is_looked_for_is_said_to_be_somewhere(
    seeking: type[Choose | Every | Target], noun: Noun, accepted: bool
) -> None:
    assert is_well_formed(seeking(noun)) is accepted
