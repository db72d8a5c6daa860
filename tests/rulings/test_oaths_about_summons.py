"""What "cannot Special Summon the turn you activate this" looks back on."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    And,
    Apply,
    CannotSpecialSummon,
    Cards,
    Draw,
    Kind,
    Of,
    Place,
    Type,
    Until,
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


@pytest.mark.parametrize(
    ("but", "out_of", "summons", "is_usable"),
    [
        (None, Place.EXTRA_DECK, "Monster Reborn", True),
        (None, Place.GRAVEYARD, "Monster Reborn", False),
        (DRAGONS, Place.GRAVEYARD, "Monster Reborn", False),
        (None, Place.HAND, "Monster Reborn", True),
        (None, None, "Monster Reborn", False),
    ],
)
def test_it_asks_from_where_each_came_where_that_is_said(
    but: Cards | None,
    out_of: Place | None,
    summons: str,
    is_usable: bool,
    lay_beside: Callable[..., None],
) -> None:
    """MR-SUM-20: before it, and after it."""
    oath = CannotSpecialSummon(Whose.YOURS, but, out_of)
    lay_beside(spell("Oath", 9001, Activate(do=Draw(1), oath=oath)))
    table = Table(
        yugi=side(hand=["Oath", summons], graveyard=["Uraby"], deck=["Kuriboh", "Kuriboh"])
    )
    table.yugi.activates(summons, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.may("activate", "Oath") is is_usable


@pytest.mark.parametrize(
    ("out_of", "may_come"), [(Place.EXTRA_DECK, True), (Place.GRAVEYARD, False), (None, False)]
)
def test_from_then_on_none_come_from_there(
    out_of: Place | None, may_come: bool, lay_beside: Callable[..., None]
) -> None:
    """MR-SUM-20: what comes from elsewhere is not kept from coming."""
    ban = Apply(CannotSpecialSummon(Whose.YOURS, DRAGONS, out_of), Until.END_OF_TURN)
    lay_beside(spell("Oath", 9001, Activate(do=And(Draw(1), ban))))
    table = Table(
        yugi=side(hand=["Oath", "Monster Reborn"], graveyard=["Uraby"], deck=["Kuriboh"])
    )
    table.yugi.activates("Oath")
    table.everyone_passes()

    assert table.yugi.may("activate", "Monster Reborn") is may_come
