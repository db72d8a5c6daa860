"""Conditions made of two: nobody can tell whether they are so where one of them is in doubt."""

import pytest

from engine.core.changing import changed
from engine.yugioh.asked import is_in_doubt
from engine.yugioh.language import (
    THAT,
    Both,
    Cards,
    Condition,
    Either,
    HasLife,
    Kind,
    ProvesToBe,
    Whose,
    at_least,
)
from engine.yugioh.state.card import mark
from tests.rulings.inventing import named, speaking
from tests.table import face_down, side

UNSEEN = ProvesToBe(THAT, Cards(Kind.TRAP))
OPEN = HasLife(Whose.YOURS, at_least(1))


@pytest.mark.parametrize(
    ("condition", "doubtful"),
    [
        (Both(UNSEEN, OPEN), True),
        (Both(OPEN, UNSEEN), True),
        (Either(OPEN, UNSEEN), True),
        (Both(OPEN, OPEN), False),
        (Either(OPEN, OPEN), False),
    ],
)
def test_two_are_in_doubt_where_one_is(condition: Condition, doubtful: bool) -> None:
    duel, speaker = speaking(side(field=["Uraby", face_down("Trap Hole")]), "Uraby")
    aiming = changed(speaker, targets=(mark(named(duel, "Trap Hole")),))

    assert is_in_doubt(condition, aiming) is doubtful
