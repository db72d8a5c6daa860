"""What is turned face-down and cannot change its position (Quaking Mirror Force)."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    FORMER,
    Activate,
    AndIfYouDo,
    Apply,
    CannotChangePosition,
    Cards,
    ChangePosition,
    DeclaresAttack,
    Every,
    Kind,
    Place,
    Position,
    Until,
    Whose,
)
from engine.yugioh.language.cards import trap
from tests.table import Table, attacking, face_down, side

QUAKE = trap(
    "A Quake",
    9001,
    Activate(
        when=DeclaresAttack(Cards(Kind.MONSTER, Whose.THEIRS)),
        do=AndIfYouDo(
            ChangePosition(
                Every(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD, Position.ATTACK)),
                Position.FACE_DOWN,
            ),
            Apply(CannotChangePosition(FORMER), Until.WHILE_FACE_UP),
        ),
    ),
)


@pytest.fixture
def quaked(lay_beside: Callable[..., None]) -> Table:
    """A table at which two monsters lie down, in their player's next turn."""
    lay_beside(QUAKE)
    table = Table(
        yugi=side(field=[face_down("A Quake")]),
        kaiba=side(
            field=[attacking("Uraby"), attacking("Kuriboh")],
        ),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Uraby")
    table.yugi.activates("A Quake")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    return table


@pytest.mark.rule("MR-POS-06")
def test_qa_17293_they_stay_down_as_long_as_they_lie_there(quaked: Table) -> None:
    assert quaked.kaiba.sees("Uraby").position == "face-down Defense"
    assert not quaked.kaiba.may("Flip Summon", "Uraby")
    assert not quaked.kaiba.may("Flip Summon", "Kuriboh")
