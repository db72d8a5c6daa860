"""What is sent to the Graveyard has to be of that Type or Attribute there, too."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    AlsoOf,
    Attribute,
    BecomesType,
    Cards,
    Cause,
    Continuous,
    Draw,
    Fact,
    IsSentToGraveyard,
    Kind,
    Of,
    Place,
    Type,
    Whose,
)
from engine.yugioh.language.cards import continuous_spell, trap
from tests.rulings.test_damage_step import END, offered
from tests.table import Table, face_up, side

MINE = Cards(Kind.MONSTER, place=Place.FIELD)
BIRDS = BecomesType(MINE, Type.WINGED_BEAST)
WARRIORS = BecomesType(MINE, Type.WARRIOR)
WATERS = AlsoOf(MINE, (Attribute.WATER,))
BIRD, WATER = Of(Type.WINGED_BEAST), Of(Attribute.WATER)


@pytest.mark.parametrize(
    ("fact", "asked", "falls", "may"),
    [
        (None, BIRD, "Harpie Lady", True),
        (None, BIRD, "Silver Fang", False),
        (WARRIORS, BIRD, "Harpie Lady", False),
        (BIRDS, BIRD, "Silver Fang", False),
        (BIRDS, BIRD, "Harpie Lady", True),
        (WATERS, WATER, "Silver Fang", False),
    ],
)
def test_qa_6163_9442_12962_it_is_so_on_the_field_and_in_the_graveyard(
    fact: Fact | None, asked: Of, falls: str, may: bool, lay_beside: Callable[..., None]
) -> None:
    such = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(asked,))
    answer = IsSentToGraveyard(such, destroyed_by=Cause.BATTLE)
    said = () if fact is None else (Continuous(fact),)
    lay_beside(
        trap("Revenge", 9001, Activate(when=answer, do=Draw(1))),
        continuous_spell("Surgery", 9002, *said),
    )
    table = Table(
        yugi=side(field=["Summoned Skull", face_up("Surgery")]),
        kaiba=side(field=[falls, "Revenge"]),
    )
    table.yugi.attacks_with("Summoned Skull", at=falls)
    assert offered(table, table.kaiba)[END] == (["Revenge"] if may else [])
