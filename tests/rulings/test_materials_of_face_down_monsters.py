"""Materials are detached from Xyz Monsters that lie face-down, too."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    Cards,
    DetachMaterial,
    Draw,
    Face,
    Frame,
    Kind,
    Of,
    Place,
    Whose,
)
from engine.yugioh.language.cards import spell
from tests.table import Table, side
from tests.table.laying import Lying

UTOPIA, MOON = "Number 39: Utopia", "Book of Moon"
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
XYZ = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Frame.XYZ),))
SHOWN = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP, like=(Of(Frame.XYZ),))


@pytest.mark.rule("MR-XYZ-12")
@pytest.mark.parametrize(("of", "can"), [(MINE, True), (XYZ, True), (SHOWN, False)])
def test_a_cost_is_paid_with_materials_of_a_face_down_monster(
    of: Cards, can: bool, lay_beside: Callable[..., None]
) -> None:
    """FAQ of Time Thief Winder and Xyz Block."""
    lay_beside(spell("Unwind", 9001, Activate(cost=DetachMaterial(of=of), do=Draw(1))))
    table = Table(
        yugi=side(field=[Lying(UTOPIA, materials=("Uraby",))], hand=["Unwind", MOON]),
    )
    assert table.yugi.may("activate", "Unwind")

    table.yugi.activates(MOON, targeting=UTOPIA)
    table.everyone_passes()
    assert table.yugi.may("activate", "Unwind") is can
    if can:
        table.yugi.activates("Unwind")
        assert "Uraby" in table.yugi.graveyard
