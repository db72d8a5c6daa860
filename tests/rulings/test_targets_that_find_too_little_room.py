"""Of targets that come where there is room for fewer, their player chooses who comes."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THAT,
    Activate,
    Cards,
    Kind,
    Place,
    SpecialSummon,
    Target,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, attacking, face_down, side

CALL = "Call of the Haunted"


@pytest.mark.rule("MR-SUM-08")
def test_qa_18040_with_one_zone_left_one_of_both_is_chosen(
    lay_beside: Callable[..., None],
) -> None:
    two = Target(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD), 2)
    lay_beside(spell("Bringer", 9001, Activate(target=two, do=SpecialSummon(THAT))))
    table = Table(
        yugi=side(
            hand=["Bringer"],
            field=[*map(attacking, ["Battle Ox"] * 3), face_down(CALL)],
            graveyard=["Kuriboh", "Sangan", "Uraby"],
        )
    )
    table.yugi.activates("Bringer")
    table.yugi.chooses("Kuriboh", "Sangan")
    table.yugi.activates(CALL, targeting="Uraby")
    table.everyone_passes()
    table.yugi.chooses("Sangan")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [
        "Battle Ox",
        "Battle Ox",
        "Battle Ox",
        "Sangan",
        "Uraby",
    ]
    assert "Kuriboh" in table.yugi.graveyard
