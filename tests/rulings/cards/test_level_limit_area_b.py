"""Level Limit - Area B: monsters of Level 4 or higher stand in Defense Position."""

import pytest

from tests.table import Table, face_up, side
from tests.table.laying import Lying

AREA, ORDERS = "Level Limit - Area B", "Final Attack Orders"


def test_monsters_of_level_4_or_higher_are_turned_and_lower_ones_are_not() -> None:
    table = Table(
        yugi=side(hand=[AREA], field=["Uraby", "Silver Fang"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates(AREA)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.yugi.sees("Silver Fang").position == "face-up Attack"
    assert table.kaiba.sees("Summoned Skull").position == "face-up Defense"


def test_qa_11014_a_rank_is_no_level() -> None:
    utopia = Lying("Number 39: Utopia", materials=("Uraby",))
    table = Table(yugi=side(hand=[AREA], field=[utopia, "Uraby"]))
    table.yugi.activates(AREA)
    table.everyone_passes()

    assert table.yugi.sees("Number 39: Utopia").position == "face-up Attack"
    assert table.yugi.sees("Uraby").position == "face-up Defense"


@pytest.mark.parametrize("first", [AREA, ORDERS])
def test_what_says_that_it_cannot_be_changed_holds_it_whichever_came_first(first: str) -> None:
    """Where neither gave way, the duel stood still for ever."""
    if first == AREA:
        table = Table(yugi=side(field=[face_up(AREA), ORDERS, "Summoned Skull"]))
        table.yugi.activates(ORDERS)
    else:
        table = Table(yugi=side(hand=[AREA], field=[face_up(ORDERS), "Summoned Skull"]))
        table.yugi.activates(AREA)
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").position == "face-up Attack"


def test_else_who_came_first_holds_it() -> None:
    jar = face_up("Dragon Capture Jar")
    table = Table(yugi=side(field=[jar, ORDERS, "Luster Dragon", "Summoned Skull"]))
    table.yugi.activates(ORDERS)
    table.everyone_passes()

    assert table.yugi.sees("Luster Dragon").position == "face-up Defense"
    assert table.yugi.sees("Summoned Skull").position == "face-up Attack"
