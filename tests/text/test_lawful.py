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
    IsSentToGraveyard,
    Kind,
    Noun,
    Place,
    Target,
    Whose,
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


@pytest.mark.rule("MR-FIELD-06")
def test_of_a_card_itself_it_is_not_said_to_whose_graveyard_it_goes() -> None:
    assert is_well_formed(IsSentToGraveyard(THIS))
    assert is_well_formed(IsSentToGraveyard(Cards(Kind.MONSTER), to=Whose.YOURS))
    assert not is_well_formed(IsSentToGraveyard(THIS, to=Whose.YOURS))


def test_whose_field_it_left_is_said_of_a_card_itself_alone() -> None:
    """Of others their description tells it: "a monster you control is sent to the GY"."""
    assert is_well_formed(IsSentToGraveyard(THIS, held=True))
    assert not is_well_formed(IsSentToGraveyard(Cards(Kind.MONSTER), held=True))
