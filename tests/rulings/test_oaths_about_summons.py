"""What "cannot Special Summon the turn you activate this" looks back on."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    CannotSpecialSummon,
    Cards,
    Draw,
    Kind,
    Of,
    Type,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side

DRAGON = "Blue-Eyes White Dragon"
DRAGONS = Cards(Kind.MONSTER, like=(Of(Type.DRAGON),))


def reborn(name: str, then: str) -> Table:
    """A turn in which yugi has revived that monster, and then had that befall it."""
    table = Table(yugi=side(field=[then], hand=["Oath", "Monster Reborn"], graveyard=[name]))
    table.yugi.activates("Monster Reborn", targeting=name)
    table.everyone_passes()
    table.yugi.activates(then, targeting=name)
    table.everyone_passes()
    return table


@pytest.mark.parametrize("then", ["Book of Moon", "Compulsory Evacuation Device"])
@pytest.mark.parametrize(("name", "is_usable"), [(DRAGON, True), ("Uraby", False)])
def test_it_asks_what_was_summoned_not_how_that_lies_now(
    name: str, is_usable: bool, then: str, lay_beside: Callable[..., None]
) -> None:
    """Battlin' Boxer Switchitter (FAQ 10500)."""
    oath = CannotSpecialSummon(Whose.YOURS, but=DRAGONS)
    lay_beside(spell("Oath", 9001, Activate(do=Draw(1), oath=oath)))

    assert reborn(name, then).yugi.may("activate", "Oath") is is_usable
