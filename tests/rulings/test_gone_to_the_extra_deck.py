"""What is said of a card that was added holds of none that went to the Extra Deck instead."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cards.yugioh import by_name
from engine.yugioh.language import (
    FORMER,
    Activate,
    AddToHand,
    And,
    Apply,
    CannotActivate,
    Cards,
    Choose,
    Draw,
    Ignition,
    Kind,
    Place,
    Until,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

DEAD = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
LOCK = Apply(CannotActivate(Whose.YOURS, FORMER), Until.END_OF_TURN)


@pytest.mark.rule("MR-MISC-01")
@pytest.mark.parametrize(
    ("origin", "is_locked"), [("Kuriboh", True), ("Number 39: Utopia", False)]
)
def test_what_went_to_the_extra_deck_was_not_added(
    origin: str, is_locked: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Miasma Necromancer."""
    lay_beside(
        replace(by_name(origin), name="Used", passcode=9001, effects=(Ignition(do=Draw(1)),)),
        spell("Fetch", 9002, Activate(do=And(AddToHand(Choose(DEAD)), LOCK))),
    )
    table = Table(yugi=side(hand=["Fetch"], field=["Used"], graveyard=["Used"]))
    assert table.yugi.may("activate", "Used")

    table.yugi.activates("Fetch")
    table.everyone_passes()
    assert table.yugi.may("activate", "Used") is not is_locked
